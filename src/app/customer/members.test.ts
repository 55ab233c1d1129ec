import { expect, test } from 'vitest';
import { isForMembers, startOfFlow } from './members.ts';

const flow = { flow: 'own-car', file: '', parameters: [] };
const free = {
  '/HZownCar': { ...flow, page: 'HZownCar' },
  '/HZownCarEstimate': { ...flow, page: 'HZownCar' },
  '/threadPullCode': { ...flow, flow: 'call-back', page: 'threadPulllogin' },
};

// A page for members stands inside another component: from one to the other the flow would be opened anew.
test('the pages of a flow are for members as its first one is', () => {
  expect(isForMembers(startOfFlow('/HZownCarEstimate', free))).toBe(true);
  expect(isForMembers(startOfFlow('/threadPullCode', free))).toBe(false);
  expect(isForMembers(startOfFlow('/coupon', free))).toBe(true);
});
