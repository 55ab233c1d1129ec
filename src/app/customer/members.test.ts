import { expect, test } from 'vitest';
import { isForMembers, startOfFlow } from './members.ts';

const flow = { flow: 'own-car', file: '', parameters: [] };
const free = {
  '/HZownCar': { ...flow, page: 'HZownCar' },
  '/HZownCarEstimate': { ...flow, page: 'HZownCar' },
  '/threadPullCode': { ...flow, flow: 'call-back', page: 'threadPulllogin' },
};

// Pages for members are wrapped in another component, so moving between the two would remount the flow.
test('all pages of a flow are for members if its first one is', () => {
  expect(isForMembers(startOfFlow('/HZownCarEstimate', free))).toBe(true);
  expect(isForMembers(startOfFlow('/threadPullCode', free))).toBe(false);
  expect(isForMembers(startOfFlow('/coupon', free))).toBe(true);
});
