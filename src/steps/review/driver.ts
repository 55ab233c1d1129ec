import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  act: ({ page }, _step, _outcome, { submit }) => submit(page),
};
