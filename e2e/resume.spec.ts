import { expect, type Locator, type Page } from '@playwright/test';
import type { Flow, Step } from '../src/model/definition.ts';
import type { Example } from '../src/model/example.ts';
import { messages } from '../src/machine/messages.ts';
import { fieldsOf } from '../src/steps/form/driving/fill.ts';
import { addressOf, arriveAt, isVisible, ordinary, startWalk, walkOn } from './support/walk.ts';
import { type FlowWalk } from './support/walk-types.ts';
import { signInAs } from './support/signed-in.ts';
import { nightlyExcept } from './support/nightly.ts';
import { test } from './support/own-sandbox.ts';

/** Long flows of different funders: with a write in the middle, a second person, a draft on the platform. */
const flows: [funder: string, example: Example][] = [
  ['GONGTOU_FINANCE', ordinary(335)],
  ['SELF_OPERATED', ordinary(300, { hasCoLessee: true })],
  ['SZ_BANK_FINANCE', ordinary(100, { bankStaff: true })],
];

interface ReopenCase {
  name: string;
  interrupt: (walk: FlowWalk) => Promise<void>;
}

const reopenCases: ReopenCase[] = [
  { name: 'a reload', interrupt: ({ page }) => page.reload().then() },
  {
    name: 'a closed page and the button of the order',
    async interrupt(walk) {
      const closed = walk.page;
      walk.page = await closed.context().newPage();
      await closed.close();
      await walk.page.goto(addressOf(walk));
    },
  },
  {
    name: 'an update of the flow',
    async interrupt(walk) {
      await walk.page.evaluate((key) => {
        const record = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...record, hash: 'of another version' }));
      }, `session:${walk.orderNo}:${walk.action}`);
      await walk.page.reload();
    },
  },
];

for (const [at, [funder, example]] of flows.entries()) {
  test(
    `${funder} ${example.action}: a reload, a closed page or an update of the flow leads back to every step, or to where the secrets are asked`,
    nightlyExcept(funder, ['SZ_BANK_FINANCE']),
    async ({ page, context }) => {
      test.slow();
      const walk = await startWalk(page, funder, example);
      await signInAs(context, walk.token);
      // Each step is interrupted in one way, in turn; each flow begins with another. tests/sessions covers all ways at all steps.
      const tried = new Set<string>();
      for (;;) {
        const step = await walkOn(walk, (one) => isVisible(one) && !tried.has(one.id));
        if (!step || step.ends !== undefined) break;
        const reopenCase = reopenCases[(tried.size + at) % reopenCases.length];
        if (!reopenCase) throw new Error('There is no case.');
        tried.add(step.id);
        const typed = await typeSomething(walk, step);

        await reopenCase.interrupt(walk);

        const isBack = await expectBack(walk, step);
        if (isBack) await expectTyped(walk.page, typed);
      }
      expect(tried.size).toBeGreaterThan(4);
    },
  );
}

test('on another phone the pages of a credit review have every question that belongs to what was answered', async ({
  page,
  browser,
  baseURL,
}) => {
  const example = ordinary(100, { education: '10', employment: 'employed' });
  const walk = await startWalk(page, 'HAITONG_UT_FINANCE', example);
  await walkOn(walk, ({ id }) => id === 'contacts');
  const another = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(another, walk.token);
  walk.page = await another.newPage();
  await walk.page.goto(addressOf(walk));

  await walkOn(walk, ({ id }) => id === 'personal');
  const degree = walk.page.getByRole('radiogroup', { name: '最高学位' });
  await expect(degree.getByRole('radio', { checked: true })).toHaveCount(1);
  await walkOn(walk, ({ id }) => id === 'work');
  for (const name of ['company', 'companyAddress', 'companyPhone'])
    await expect(walk.page.locator(`#field-${name}`)).not.toHaveValue('');
  // The lender's own page, of a flow that runs within this one.
  await walkOn(walk, ({ id }) => id === 'part-three/page');
  for (const name of ['house', 'localYears', 'licenceSince'])
    await expect(walk.page.locator(`#field-${name}`)).not.toHaveValue('');
  await another.close();
});

test('a credit review sent from another phone is over on this one, at the next page and when it is opened again', async ({
  page,
  browser,
  baseURL,
}) => {
  const walk = await startWalk(page, 'SELF_OPERATED', ordinary(100));
  await walkOn(walk, ({ id }) => id === 'work');
  const another = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(another, walk.token);
  walk.page = await another.newPage();
  await walk.page.goto(addressOf(walk));
  await walkOn(walk, ({ id }) => id === 'done');
  await another.close();

  await page.getByRole('radio', { name: '退休' }).check();
  await page.locator('#field-monthlyIncome').fill('4321');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('资料已经提交，不能再修改')).toBeVisible();
  await page.getByRole('button', { name: '返回订单' }).click();
  await expect(page).toHaveURL(/orderDetail/);

  await page.goto(addressOf(walk));
  await expect(page.getByText('这一步已经办理过，或现在不用办理')).toBeVisible();
  await expect(page).toHaveURL(/orderDetail/);
});

/** Expects the step itself, or, where a secret is needed from here on, the step that asks for it, with the reason. */
async function expectBack({ page, flow, orderNo, action }: FlowWalk, step: Step): Promise<boolean> {
  const repeated = stepToRepeat(flow, step);
  const goal = repeated ?? step;
  await arriveAt(page, goal.id);
  await expect(page).toHaveURL(addressOf({ orderNo, action }, goal.path));
  const reason = page.getByText(messages.secretsForgotten.zh);
  await expect(reason).toHaveCount(repeated ? 1 : 0);
  return repeated === undefined;
}

/** The step that asks again may itself need an earlier secret. */
function stepToRepeat(flow: Flow, step: Step): Step | undefined {
  const own = (step.sensitive ?? []).map((name) => [...(step.scope ?? []), name].join('.'));
  const lost = (step.needs ?? []).filter((need) => !own.includes(need));
  const repeated = Object.values(flow.steps).find(({ sensitive = [], scope = [] }) =>
    sensitive.some((name) => lost.includes([...scope, name].join('.'))),
  );
  return repeated && (stepToRepeat(flow, repeated) ?? repeated);
}

/** `left`: the field's text afterwards: what was typed, or, for an answer that is never stored, the text before. */
type Typed = { name: string; left: string }[];
const samples: Record<string, string> = {
  text: '还没写完',
  'long-text': '还没写完的地址',
  email: 'zhang@example.com',
  phone: '1391234',
  'bank-card': '622202',
};

/** Fills in text fields of a form without submitting it. */
async function typeSomething({ page }: FlowWalk, step: Step): Promise<Typed> {
  const typed: Typed = [];
  // Input typed while the lists of a form load reaches the machine only afterwards.
  if (step.kind === 'form') await expect(page.locator('[data-status=editing]')).toBeVisible();
  for (const [name, field] of Object.entries(fieldsOf(step))) {
    const sample = samples[field.type];
    if (sample === undefined || 'when' in field) continue;
    // Two people of a form must not have one name.
    const text = field.type === 'text' ? `${sample}${'甲乙丙丁'.charAt(typed.length % 4)}` : sample;
    const input = page.locator(`#field-${name}`);
    const before = await textIn(input);
    await input.fill(text);
    // As with the keyboard's "done", which moves the focus away.
    await input.blur();
    typed.push({ name, left: step.sensitive?.includes(name) ? before : text });
  }
  return typed;
}

async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const { name, left } of typed) {
    const input = page.locator(`#field-${name}`);
    await expect(input).toBeVisible();
    await expect.poll(() => textIn(input)).toBe(left);
  }
}

async function textIn(input: Locator): Promise<string> {
  return (await input.inputValue()).replaceAll(' ', '');
}
