import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  act: () => Promise.resolve(),
};
