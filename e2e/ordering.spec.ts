import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { injectFault } from './support/sandbox.ts';

test.use({ reuseContext: true });

/** Cars of the sandbox whose order button always gives the same response (tools/sandbox/README.md). */
const createsAnOrder = 'N10001';
const needsIdentity = 'N10002';
const coversAnOrder = 'N10006';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openCar(page: Page, carId: string, path = '/carDetail'): Promise<void> {
  await page.goto(`/mwap${path}?carId=${carId}&cityspell=beijing`);
  await expect(page.locator('[data-step=car]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('车辆详情');
}

async function confirmPlan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '确定方案' });
  await dialog.getByRole('radio', { name: /\+5%/ }).check();
  const letter = dialog.getByRole('checkbox');
  if (await letter.count()) await letter.check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/mwap\/confirmOrder\?/);
}

async function expectNoBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

/** How many orders of this car the customer's list shows. */
async function ordersOf(page: Page, model: string): Promise<number> {
  await page.goto('/mwap/orderList');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  return page.getByRole('listitem').filter({ hasText: model }).count();
}

test.beforeEach(resetSandbox);

test('a confirmation reopened in another language shows the whole order in it', async ({
  page,
}) => {
  await openCar(page, createsAnOrder);
  await button(page, /下单/).click();
  await confirmPlan(page);
  const price = page.getByText(/^¥[\d,.]+ × \d+/);
  const [rent] = (await price.innerText()).split(' ×');

  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
  await expect(price).toContainText(rent ?? '');
  await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
  await button(page, 'Change the plan').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await button(page, 'Place the order').click();
  await expect(page).toHaveURL(/assess|estimate|placeOrder/);
});

test('from a car over colour and plan to an order with its first action', async ({
  ownPage: page,
}) => {
  await openCar(page, createsAnOrder);
  await expectNoBarrier(page);
  const colour = page.getByRole('group', { name: '外观颜色' }).getByRole('radio').nth(1);
  await colour.check();
  await page.reload();
  await expect(colour).toBeChecked();

  await button(page, /下单/).click();
  await expect(page.getByRole('dialog', { name: '确定方案' })).toBeVisible();
  await expectNoBarrier(page);
  // The dialog opens with the down payment shown on the car's page.
  await expect(
    page.getByRole('dialog').getByRole('radio', { name: '10%', exact: true }),
  ).toBeChecked();
  await confirmPlan(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(colour).toBeChecked();
  await button(page, /下单/).click();
  await confirmPlan(page);
  await button(page, '提交订单').click();

  await expect(page).toHaveURL(/\/mwap\/assessTransferPage\?fromPage=carDetail/);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  expect(orderNo).not.toBe('');
  const snapshot = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('risk_control') ?? '{}'),
  );
  expect(snapshot).toMatchObject({ carId: createsAnOrder, startPercentPlus: 5 });
  await page.goto(`/mwap/placeOrder?order=${orderNo}`);
  await expect(page.getByText(orderNo)).toBeVisible();
  await button(page, '去办理下一步').click();
  await expect(page).toHaveURL(new RegExp(`/mwap/orderDetail\\?orderNo=${orderNo}`));
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
});

test('an order whose response is lost, tapped twice, is placed once', async ({ ownPage: page }) => {
  await openCar(page, createsAnOrder);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const model = name.split(' ').slice(0, 2).join(' ');
  const before = await ordersOf(page, model);
  await openCar(page, createsAnOrder);
  await button(page, /下单/).click();
  await confirmPlan(page);
  await injectFault(page, 'order.create', 'drop-after');

  await button(page, '提交订单').dblclick();

  await expect(page).toHaveURL(/\/mwap\/assessTransferPage\?/);
  expect(await ordersOf(page, model)).toBe(before + 1);
});

test('the button follows its sub-code: to the identity check, or to replacing an unfinished order', async ({
  ownPage: page,
}) => {
  await openCar(page, needsIdentity);
  await button(page, '去认证').click();
  const dialog = page.getByRole('dialog', { name: '确定方案' });
  await dialog.getByRole('radio', { name: /\+5%/ }).check();
  if (await dialog.getByRole('checkbox').count()) await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/mwap\/authentication\?/);
  await expectNoBarrier(page);

  await openCar(page, coversAnOrder);
  await button(page, /下单/).click();
  await confirmPlan(page);
  await button(page, '提交订单').click();
  await expect(page).toHaveURL(/\/mwap\/placeOrder\?order=/);
});

test('a car that is gone says so', async ({ ownPage: page }) => {
  await page.goto('/mwap/carDetail?carId=NONE&cityspell=beijing');

  await expect(page.getByRole('heading', { name: '暂无车辆信息' })).toBeVisible();
});
