import type { OrderScenario } from '../orders/scenarios.ts';

/**
 * Examples that assume responses which an order as usual contradicts, because the sandbox refuses what they do next: the
 * scenario in which it does not, or none where there is no such order.
 */
export const exampleScenarios: Readonly<Record<string, OrderScenario | 'none'>> = {
  'the appeal is rejected and made again': 'appeal rejected',
  'comes back to the refund agreement and withdraws the request': 'none',
  'the first lease-back review was rejected': 'none',
  'has passed the first lease-back review': 'none',
  'comes for the papers of the car in person': 'none',
  'sends somebody else for the papers of the car': 'none',
  'goes on from the paid-off lease to the transfer': 'none',
};
