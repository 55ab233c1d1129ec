import type { DriverOf } from '../kind-driver.ts';
import type { FetchKind } from './states.ts';

export const driver: DriverOf<FetchKind> = {
  act: () => Promise.resolve(),
};
