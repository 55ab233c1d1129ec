import { expect, test } from 'vitest';
import { isForMembers } from './members.ts';

const flow = { flow: 'own-car', file: '', parameters: [] };
const free = {
  '/HZownCarEstimate': { ...flow, page: 'HZownCar', members: true as const },
  '/threadPullCode': { ...flow, flow: 'call-back', page: 'threadPulllogin' },
};

test('pages are for members by their route, flows about no order by their definition', () => {
  expect(isForMembers('/HZownCarEstimate', free)).toBe(true);
  expect(isForMembers('/threadPullCode', free)).toBe(false);
  expect(isForMembers('/coupon', free)).toBe(true);
});
