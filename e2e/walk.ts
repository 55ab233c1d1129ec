import { expect, type Page } from '@playwright/test';
import { okCode } from '../src/api/codes.ts';
import { contract } from '../src/api/contract.ts';
import type { Definition, Example, Flow, Step } from '../src/definition/definition.ts';
import { fillForm } from './fill-form.ts';
import { codeFor } from './sandbox.ts';
import { photo } from './photo.ts';

export interface Walk {
  page: Page;
  definition: Definition;
  flow: Flow;
  example: Example;
  /** Called on every screen before anything is done there. */
  onScreen: (step: Step) => Promise<void>;
}

/** Where the app says it is. */
export async function standing(
  page: Page,
): Promise<{ step: string; kind: string; status: string }> {
  const place = page.locator('[data-step]');
  const [step, kind, status] = await Promise.all(
    ['data-step', 'data-kind', 'data-status'].map((name) => place.getAttribute(name)),
  );
  return { step: step ?? '', kind: kind ?? '', status: status ?? '' };
}

export async function arriveAt(page: Page, step: string): Promise<void> {
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step);
}

/** Walks an example of the YAML on the real screens to its end. Each visit of a step has the outcome the example names. */
export async function walkExample(walk: Walk): Promise<void> {
  const { page, flow, example } = walk;
  const outcomes = new Map(
    Object.entries(example.outcomes).map(([step, list]) => [step, [...list]]),
  );
  await prepareResults(walk);
  for (let visits = 0; visits < 60; visits += 1) {
    await page.waitForSelector('[data-step]');
    const { step: id } = await standing(page);
    const step = flow.steps[id];
    if (!step) throw new Error(`The app is at ${id}, which ${flow.id} does not have.`);
    if (step.path !== undefined) await walk.onScreen(step);
    if (step.ends !== undefined) {
      expect(step.ends).toBe(example.ends);
      return;
    }
    const outcome = outcomes.get(id)?.shift() ?? step.main;
    await act(walk, step, outcome, outcomes);
    await moved(page, id, outcome === step.main);
    if (example.ends === 'left' && (await page.locator('[data-step]').count()) === 0) return;
  }
  throw new Error(`The example did not end after 60 steps of ${flow.id}.`);
}

/** A main outcome leads away; others may come back to the same step. */
async function moved(page: Page, from: string, away: boolean): Promise<void> {
  if (away) await expect(page.locator(`[data-step="${from}"]`)).toHaveCount(0, { timeout: 30_000 });
  await page.waitForLoadState('domcontentloaded');
}

/** Answers given in the example stand in for the platform's, once for each call. */
async function prepareResults({ page, flow, example }: Walk): Promise<void> {
  for (const [id, result] of Object.entries(example.results ?? {})) {
    await answerNext(page, endpointOf(flow.steps[id]), { code: okCode, msg: '', data: result });
  }
}

async function answerNext(
  page: Page,
  endpoint: string,
  body: Record<string, unknown>,
): Promise<void> {
  const row = contract[endpoint as keyof typeof contract];
  await page.route(
    (url) => url.pathname === row.path,
    (route) => route.fulfill({ json: body }),
    { times: 1 },
  );
}

const usualEndpoint: Record<string, string> = {
  'sms-code': 'sms.verify',
  face: 'face.verify',
  sign: 'sign.submit',
  identity: 'ocr.id-card',
};

function endpointOf(step: Step | undefined): string {
  const own = (step as { endpoint?: string } | undefined)?.endpoint;
  return own ?? usualEndpoint[step?.kind ?? ''] ?? '';
}

type Act = (walk: Walk, step: Step, outcome: string) => Promise<void>;

async function act(
  walk: Walk,
  step: Step,
  outcome: string,
  outcomes: Map<string, string[]>,
): Promise<void> {
  const how = acts[step.kind];
  if (!how) throw new Error(`The walk does not know what to do at a step of kind ${step.kind}.`);
  await how(walk, step, step.kind === 'link' ? wanted(walk, step, outcomes) : outcome);
}

/** What is done on the funder's page decides what the step that asks afterwards will hear. */
function wanted({ flow }: Walk, link: Step, outcomes: Map<string, string[]>): string {
  const check = flow.steps[link.exits[link.main]?.at(-1)?.to ?? ''];
  return (check && outcomes.get(check.id)?.[0]) ?? 'ok';
}

const acts: Record<string, Act> = {
  async notice({ page }, step, outcome) {
    const buttons = (step as { buttons?: Record<string, unknown> }).buttons ?? {};
    const at = Math.max(0, Object.keys(buttons).indexOf(outcome));
    await page.locator('main').getByRole('button').nth(at).click();
  },
  async form({ page, example }, step) {
    await fillForm(page, step, example);
    await page.locator('main').getByRole('button').last().click();
  },
  async review({ page }) {
    await page.locator('main').getByRole('button').last().click();
  },
  async identity({ page }) {
    const files = page.locator('input[type=file]:not([capture])');
    await files.first().setInputFiles(await photo('front.png'));
    await expect(page.getByLabel('姓名')).toHaveValue(/.+/);
    await page
      .locator('input[type=file]:not([capture])')
      .last()
      .setInputFiles(await photo('back.png'));
    await expect(page.getByRole('button', { name: '信息无误，下一步' })).toBeEnabled();
    await expect(page.getByText('正在识别…')).toHaveCount(0);
    await page.getByRole('button', { name: '信息无误，下一步' }).click();
  },
  async face({ page }, step, outcome) {
    if (outcome === 'cancelled') return page.getByRole('button', { name: '取消' }).click();
    const failing = outcome === 'failed';
    if (failing)
      await answerNext(page, endpointOf(step), { code: 'E1', msg: '人脸识别未通过', data: null });
    const answered = page.waitForResponse((response) => response.url().includes('/api/face/'));
    await page.getByRole('button', { name: '开始人脸识别' }).click();
    await page.getByRole('button', { name: '拍摄' }).click();
    await answered;
  },
  async 'sms-code'({ page }, step, outcome) {
    const phone = /1\d{2}\*{4}\d{4}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    const input = page.getByLabel('短信验证码');
    await expect(input).toBeEditable();
    const numbers = new RegExp(`^${phone.slice(0, 3)}\\d{4}${phone.slice(-4)}$`);
    const code = outcome === 'failed' ? '000000' : await codeFor(page, numbers);
    await input.fill(code);
    const answered = page.waitForResponse((response) => response.url().includes('/api/sms/verify'));
    await page.getByRole('button', { name: '确定' }).click();
    await answered;
  },
  async sign({ page }) {
    await readToTheEnd(page);
    await page.getByRole('button', { name: '同意并签名' }).click();
    await drawSignature(page);
    await page.getByRole('button', { name: '提交签名' }).click();
  },
  async call() {},
  async decide() {},
  async table() {},
  async link({ page }, _step, outcome) {
    await page.waitForURL(/\/bank-pages\//, { timeout: 15_000 });
    if (outcome === 'ok') await page.getByRole('button', { name: '同意并完成办理' }).click();
    else if (outcome === 'failed') await page.getByRole('button', { name: '拒绝办理' }).click();
    else await page.getByRole('link', { name: '不做选择，直接返回' }).click();
    await page.waitForURL(/\/mwap\//);
  },
  async poll({ page }, _step, outcome) {
    if (outcome !== 'timeout') return;
    await page.getByRole('button', { name: '稍后再说' }).click({ timeout: 90_000 });
  },
};

async function readToTheEnd(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: '同意并签名' });
  const on = page.getByRole('button', { name: /继续阅读|阅读下一份/ });
  await expect(agree.or(on)).toBeVisible();
  for (let pages = 0; pages < 40 && !(await agree.isVisible()); pages += 1) {
    await on.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(agree).toBeVisible();
}

export async function drawSignature(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  expect(box).not.toBeNull();
  const { x, y } = box ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 80);
  await page.mouse.down();
  for (let at = 0; at < 20; at += 1)
    await page.mouse.move(x + 40 + at * 12, y + 80 + Math.sin(at) * 30);
  await page.mouse.up();
}
