import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  advance: ({ send }) => send({ type: 'review.confirmed' }),
  act: ({ page }, _step, _outcome, { submit }) => submit(page),
};
