import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  taps: {
    unreachable: () => ['call.retried', 'back'],
    unsure: () => ['call.retried'],
  },
  act: () => Promise.resolve(),
};
