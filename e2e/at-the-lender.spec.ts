import { expect } from '@playwright/test';
import { toast } from './support/acts.ts';
import { messages } from '../src/steps/poll/messages.ts';
import { test } from './support/own-sandbox.ts';
import { arriveAt, ordinary, startWalk, walkOn, walkTo } from './support/walk.ts';

/** What customers do on a lender's page, and what our page says when they are back. */
test.use({ reuseContext: true });

test('back from the bank without signing: the way back to it stands on the page, and leads to the end', async ({
  ownPage: page,
}) => {
  const example = { ...ordinary(300), outcomes: { check: ['unfinished', 'ok'] } };
  const walk = await startWalk(page, 'SZ_BANK_FINANCE', example);

  await walkTo(walk, 'check');
  await expect(page.getByText('正在向苏州银行核实签署结果')).toBeVisible();
  await page.getByRole('button', { name: messages.unfinished.zh }).click();
  await page.getByRole('button', { name: '同意并完成办理' }).click();

  await arriveAt(page, 'done');
  await expect(page.getByRole('heading', { name: '签约完成' })).toBeVisible();
});

test('refused at the bank, signed then: the page says that it is signed', async ({
  ownPage: page,
}) => {
  const outcomes = { check: ['failed', 'ok'], unsigned: ['restart'] };
  const walk = await startWalk(page, 'SZ_BANK_FINANCE', { ...ordinary(300), outcomes });

  const last = await walkOn(walk, () => false);

  expect(last?.id).toBe('done');
  await expect(page.getByRole('heading', { name: '签约完成' })).toBeVisible();
});

test('refused on the page of a lender: the page it leads back to says so, clear of its buttons', async ({
  ownPage: page,
}) => {
  const example = { ...ordinary(300), outcomes: { 'link/check': ['failed', 'ok'] } };
  const walk = await startWalk(page, 'CITIC_FINANCE', example);
  await walkTo(walk, 'link/open');

  await page.getByRole('button', { name: '拒绝办理' }).click();

  await arriveAt(page, 'link/intro');
  await expect(toast(page)).toHaveText('您在中信金租页面尚未完成，请重新办理');
  const [below, bar] = await Promise.all([
    toast(page).locator('span').boundingBox(),
    page.locator('[data-bar]').getByRole('button').first().boundingBox(),
  ]);
  expect((below?.y ?? Infinity) + (below?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
