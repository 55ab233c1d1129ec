import { expect } from '@playwright/test';
import { payThere } from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { expectStep, payWith, toCashier } from './paying.ts';
import { newOrder } from '../support/sandbox.ts';
import { signInAs } from '../support/signed-in.ts';

test('a rent paid long ago and left by closing the tab is said to be paid at its address, and the next one can be paid', async ({
  ownPage: page,
  context,
}) => {
  const { orderNo, token } = await newOrder(page, 'HX_LEASING_FINANCE', 'repayment');
  const rents = `/mwap/repayment?orderNo=${orderNo}`;
  const payOne = { name: '支付本期' };
  await signInAs(page, token);
  await page.goto(rents);
  await page.getByRole('button', payOne).first().click();
  await toCashier(page);
  await payWith(page, 'AliPay');
  await payThere(page);
  await expectStep(page, 'done');
  const result = page.url();
  await page.close();

  await context.clock.install({ time: Date.now() + 3_600_000 });
  const later = await context.newPage();
  await later.goto(result);
  await expectStep(later, 'done');
  await later.goto(rents);

  await expectStep(later, 'rents');
  await expect(later.getByRole('button', payOne).first()).toBeVisible();
});
