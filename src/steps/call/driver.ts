import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  refusedOutcome: 'failed',
  taps: {
    unreachable: () => ['call.retried', 'back'],
    unsure: () => ['call.retried'],
  },
  act: () => Promise.resolve(),
};
