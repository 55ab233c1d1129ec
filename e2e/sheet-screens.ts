import { expect, type Page } from '@playwright/test';
import { drawSignature, browserTools, readUntil } from './support/acts.ts';
import { fillForm } from '../src/steps/form/driving/fill.ts';
import { openCashier } from './payments/paying.ts';
import { ordinary, startWalk, stepOf, walkTo } from './support/walk.ts';

/** Opens a screen, in Chinese. */
type OpenSheet = (page: Page) => Promise<void>;

const signedIn: OpenSheet = async (page) => {
  await page.addInitScript(() => localStorage.setItem('token', 'sandbox-token-zhang'));
};

/** Opens a page and waits for an element of it. */
const at =
  (path: string, ready: (page: Page) => ReturnType<Page['locator']>): OpenSheet =>
  async (page) => {
    await signedIn(page);
    await page.goto(`/mwap${path}`);
    await expect(ready(page).first()).toBeVisible();
  };

/** Opens a step of a new order's flow. */
const step =
  (funder: string, action: number, id: string, answers: Record<string, unknown> = {}): OpenSheet =>
  async (page) => {
    const walk = await startWalk(page, funder, ordinary(action, answers));
    await walkTo(walk, id);
  };

const cars = (page: Page) => page.locator('a[href*="carDetail?carId"]');

const car: OpenSheet = async (page) => {
  await at('/newCar', cars)(page);
  await cars(page).first().click();
  await expect(page.locator('[data-step=car]')).toBeVisible();
};

const plan: OpenSheet = async (page) => {
  await car(page);
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const confirmOrder: OpenSheet = async (page) => {
  await plan(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /\+20%/ }).check();
  const letter = sheet.getByRole('checkbox');
  if (await letter.count()) await letter.check();
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/confirmOrder\?/);
};

const order: OpenSheet = async (page) => {
  await at('/orderList', (list) => list.locator('a[href*="orderDetail"]'))(page);
  await page.locator('a[href*="orderDetail"]').first().click();
  await expect(page).toHaveURL(/orderDetail/);
};

const bindCard: OpenSheet = async (page) => {
  const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(335));
  await walkTo(walk, 'card');
  const owner = { ...walk, phone: '13800138000' };
  await fillForm(owner, stepOf(walk, 'card'), browserTools(owner));
  await page.getByRole('heading', { level: 1 }).focus();
};

const signature: OpenSheet = async (page) => {
  await step('BOC', 110, 'letter')(page);
  const agree = page.getByRole('button', { name: '同意并签名' });
  await readUntil(page, agree);
  await agree.click();
  await drawSignature(page);
};

const offline: OpenSheet = async (page) => {
  await bindCard(page);
  await page.context().setOffline(true);
};

/** The screens on a contact sheet: together they show most components. */
export const screens: Readonly<Record<string, OpenSheet>> = {
  home: at('/testIndex', cars),
  cars: at('/newCar', cars),
  car,
  plan,
  'confirm order': confirmOrder,
  orders: at('/orderList', (page) => page.locator('a[href*="orderDetail"]')),
  order,
  mine: at('/personal', (page) => page.getByRole('heading', { level: 1 })),
  login: async (page) => {
    await page.goto('/mwap/login');
    await expect(page.locator('[data-step=phone]')).toBeVisible();
  },
  form: bindCard,
  code: step('GONGTOU_FINANCE', 335, 'verify', { bankAcctNo: '6222021234567890128' }),
  signature,
  cashier: (page) => openCashier(page).then(),
  'no network': offline,
  identity: step('BOC', 100, 'identity'),
  result: step('GONGTOU_FINANCE', 335, 'done', { bankAcctNo: '6222021234567890128' }),
};
