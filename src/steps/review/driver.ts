import type { DriverOf } from '../kind-driver.ts';
import type { ReviewKind } from './states.ts';

export const driver: DriverOf<ReviewKind> = {
  advance: ({ send }) => send({ type: 'review.confirmed' }),
  act: ({ page }, _step, _outcome, { submit }) => submit(page),
};
