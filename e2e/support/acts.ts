import { expect, type Locator, type Page } from '@playwright/test';
import { okCode } from '../../src/api/codes.ts';
import { contract } from '../../src/api/contract.ts';
import type { Flow, Step } from '../../src/model/definition.ts';
import type { BrowserTools, KindDriver } from '../../src/steps/kind-driver.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { openInterviewer } from './interviewer.ts';
import { givePhoto, photo } from './photo.ts';
import { codeFor } from './sandbox.ts';
import type { WalkPosition, FlowWalk } from './walk-types.ts';
import { isObject } from '../../src/model/plain-object.ts';

/** Does what a customer does at a step, so that it ends with the outcome. */
export async function act(walk: FlowWalk, step: Step, outcome: string): Promise<void> {
  if (!waitsForSomebody(step)) return;
  const driver = driverOf(step);
  if (!driver.act) throw new Error(`No driver knows what to do at a step of kind ${step.kind}.`);
  await driver.act(walk, step as Step & Record<string, unknown>, outcome, browserTools(walk));
}

/** False for steps whose machine only decides where to go. */
function waitsForSomebody({ kind }: Step): boolean {
  const states = Object.values(kindStates[kind]?.states ?? {});
  return !states.every(({ always }) => always);
}

/** How a test acts on steps of its kind. */
export function driverOf(step: Step | undefined): KindDriver {
  return kindDrivers[step?.kind ?? ''] ?? {};
}

export function browserTools(walk: FlowWalk): BrowserTools {
  return {
    expect,
    submit,
    toast,
    givePhoto,
    readUntil,
    drawSignature,
    codeFor,
    photo,
    decideAt: (_walk, step) => decide(walk, step),
    refuseNext: (page, step, msg, code) => refuseNext(page, endpointOf(step), msg, code),
    interview: async ({ page, orderNo }, step, verdict) => {
      if (timesOut(walk, step)) await answerAlways(page, 'face-sign.check', { status: '1' });
      return openInterviewer(page, orderNo, verdict);
    },
  };
}

/** The primary button of a form. */
export async function submit(page: Page): Promise<void> {
  await page.locator('[data-bar]').getByRole('button').last().click();
}

/** The live region of the toast: that of an open dialog, which comes first in the page, else the page's own. */
export function toast(page: Page) {
  return page.locator('output[aria-live=polite]').first();
}

/** The decision to make on the funder's page, which the poll after it will have as its outcome. */
function decide(walk: FlowWalk, link: Step): string {
  const check = walk.flow.steps[link.exits[link.main]?.at(-1)?.to ?? ''];
  if (!check || !polls(check)) return 'ok';
  const outcome = nextOutcome(walk, check);
  walk.decided.set(check.id, outcome);
  return outcome;
}

/** Whether the step polls until there is a decision. */
function polls(step: Step): boolean {
  return driverOf(step).timeoutOutcome !== undefined;
}

function isRefusable(step: Step): boolean {
  return driverOf(step).refusedOutcome !== undefined;
}

/** Whether the next poll ends by its timeout. */
function timesOut({ flow, outcomes }: FlowWalk, step: Step): boolean {
  let next: Step | undefined = step;
  while (next && !polls(next) && next.ends === undefined)
    next = flow.steps[next.exits[next.main]?.at(-1)?.to ?? ''];
  const outcome = next && outcomes.get(next.id)?.[0];
  return outcome !== undefined && outcome === driverOf(next).timeoutOutcome;
}

function nextOutcome({ outcomes }: FlowWalk, step: Step): string {
  return outcomes.get(step.id)?.shift() ?? step.main;
}

/** The outcome of a step that sends its request by itself, fixed once per visit: by the walk or by the response, whichever comes first. */
export function outcomeAt(walk: FlowWalk, step: Step, visit: string): string {
  const decided = walk.decided.get(step.id) ?? walk.polled.get(visit);
  if (decided !== undefined) return decided;
  const next = nextOutcome(walk, step);
  if (polls(step) || isRefusable(step)) walk.polled.set(visit, next);
  return next;
}

export function endpointOf(step: Step | undefined): string {
  const own = (step as { endpoint?: string } | undefined)?.endpoint;
  return own ?? driverOf(step).endpoint ?? '';
}

/** Answers the next call with the example's fields; all others are the platform's. */
export async function answerNext(
  page: Page,
  endpoint: string,
  answers: Record<string, unknown>,
): Promise<void> {
  await page.route(
    at(endpoint),
    async (route) => {
      const real = (await (await route.fetch()).json()) as { data: unknown };
      const data = { ...(isObject(real.data) && real.data), ...answers };
      await route.fulfill({
        json: { code: okCode, msg: '', data, ...('data' in answers && answers) },
      });
    },
    { times: 1 },
  );
}

async function answerAlways(
  page: Page,
  endpoint: string,
  data: Record<string, unknown>,
): Promise<void> {
  await page.route(at(endpoint), (route) =>
    route.fulfill({ json: { code: okCode, msg: '', data } }),
  );
}

function refuseNext(page: Page, endpoint: string, msg: string, code = 'E1'): Promise<void> {
  return fulfilNext(page, endpoint, { code, msg, data: null });
}

async function fulfilNext(page: Page, endpoint: string, json: unknown): Promise<void> {
  await page.route(at(endpoint), (route) => route.fulfill({ json }), { times: 1 });
}

/**
 * Responds to steps that send their request by themselves: with a refusal, or, where a poll is to time out, with `waiting`
 * only. What is decided on the funder's page is left to the sandbox.
 */
export async function prepareResponses(walk: FlowWalk): Promise<void> {
  const { page, flow, outcomes } = walk;
  const responding = Object.values(flow.steps).filter(
    (step) => (polls(step) || isRefusable(step)) && outcomes.has(step.id),
  ) as (Step & { endpoint: string })[];
  for (const endpoint of new Set(responding.map((one) => one.endpoint)))
    await page.route(at(endpoint), async (route) => {
      const { step, visit } = await requestingStep(walk, endpoint);
      const requester = responding.find(({ id }) => id === step);
      if (!requester) return route.fallback();
      const next = outcomeAt(walk, requester, visit);
      if (next === driverOf(requester).timeoutOutcome) {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { status?: unknown } | null };
        return data?.status === 'waiting' ? route.fulfill({ response }) : route.abort();
      }
      const isDecided = polls(requester) && followsElsewhere(flow, requester);
      if (isDecided || next !== 'failed') return route.fallback();
      return route.fulfill({ json: { code: 'E1', msg: '办理未通过', data: null } });
    });
}

/** The step that sent the request: a slow phone sends it before it shows the step, and a `call` sends one per visit. */
async function requestingStep(
  { page, flow, respondedVisits }: FlowWalk,
  endpoint: string,
): Promise<WalkPosition> {
  const candidates = Object.values(flow.steps).filter((step) => endpointOf(step) === endpoint);
  const places = candidates.map(({ id }) => `[data-step="${id}"]`).join();
  const others = [...respondedVisits].map((visit) => `:not(${visit})`).join('');
  const place = page.locator(`:is(${places})${others}`);
  await place.waitFor();
  const at = await place.evaluate(({ dataset: { step = '', visit = '' } }: HTMLElement) => ({
    step,
    visit: `[data-step="${step}"][data-visit="${visit}"]`,
  }));
  const requester = flow.steps[at.step];
  if (!requester || !polls(requester)) respondedVisits.add(at.visit);
  return at;
}

function followsElsewhere({ steps }: Flow, poll: Step): boolean {
  return Object.values(steps).some(
    (step) => driverOf(step).decidedElsewhere && step.exits[step.main]?.at(-1)?.to === poll.id,
  );
}

/** Overrides fields of the platform's order with those of the example. */
export async function changeOrder(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.route(at('order.detail'), async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...values } } });
  });
}

export function at(endpoint: string): (url: URL) => boolean {
  const row = contract[endpoint as keyof typeof contract];
  return (url) => url.pathname === row.path;
}

/** Reads on until the button at the end of the documents appears. */
export async function readUntil(page: Page, done: Locator): Promise<void> {
  const on = page.getByRole('button', { name: /继续阅读|阅读下一份/ });
  await expect(done.or(on)).toBeVisible();
  await expect(async () => {
    if (await on.isVisible()) await on.click({ timeout: 1000 });
    expect(await done.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

export async function drawSignature(page: Page): Promise<void> {
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0 };
  const [left, middle] = [box.x + 40, box.y + 80];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  for (let at = 0; at < 7; at += 1)
    await page.mouse.move(left + at * 36, middle + Math.sin(at) * 30);
  await page.mouse.up();
}
