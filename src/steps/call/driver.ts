import type { DriverOf } from '../kind-driver.ts';
import type { CallKind } from './states.ts';

export const driver: DriverOf<CallKind> = {
  refusedOutcome: 'failed',
  taps: {
    unreachable: () => ['call.retried', 'back'],
    unsure: () => ['call.retried'],
  },
  act: () => Promise.resolve(),
};
