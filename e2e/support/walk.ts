import type { WalkPosition, FlowWalk } from './walk-types.ts';
import { expect, type Page } from '@playwright/test';
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import type { ActionId } from '../../src/model/action-id.ts';
import type { Example } from '../../src/model/example.ts';
import { addressOf as addressInApp } from '../../src/pages/address.ts';
import { checkRepository } from '../../tools/repository/repository.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import {
  act,
  answerNext,
  changeOrder,
  driverOf,
  endpointOf,
  outcomeAt,
  prepareResponses,
} from './acts.ts';
import { expectUsable, type ScreenReport } from './every-screen.ts';
import { newOrder } from './sandbox.ts';
import { type Driver, driveTo } from '../../src/verify/driver.ts';
import { flowStartedBy } from '../../src/machine/starts.ts';
import type { OrderScenario } from '../../tools/sandbox/orders/scenarios.ts';
import { signInAs } from './signed-in.ts';

const repository = checkRepository();
if (repository.findings.length > 0) throw new Error('npm run check has findings; mend them first.');
export const definitions: readonly Definition[] = repository.definitions;

/** An example without special outcomes, which ends in success. */
export function ordinary(action: number, answers: Record<string, unknown> = {}): Example {
  return { action, answers, outcomes: {}, ends: 'success' };
}

/** Opens an action of a new order, as its button does. */
export async function startWalk(
  page: Page,
  funder: string,
  example: Example,
  scenario: OrderScenario = 'happy',
): Promise<FlowWalk> {
  const definition = definitionOf(funder);
  const named = Object.values(example.outcomes).flat();
  // Nobody waits until something is too late.
  if (named.includes('timeout') || named.includes('expired')) await page.clock.install();
  // Codes are read from this phone's inbox, whichever number the flow sends them to.
  const phone = `139${String(Math.random()).slice(2, 10).padEnd(8, '0')}`;
  const { action } = example;
  const { orderNo, token } = await newOrder(page, funder, action, { bankPhone: phone, scenario });
  const walk: FlowWalk = {
    page,
    definition,
    flow: flowOf(definition, action),
    example,
    action,
    orderNo,
    token,
    phone,
    others: new Set(),
    outcomes: new Map(Object.entries(example.outcomes).map(([id, list]) => [id, [...list]])),
    decided: new Map(),
    polled: new Map(),
    respondedVisits: new Set(),
  };
  // Of two steps with one endpoint the first takes what is prepared last.
  for (const [id, result] of Object.entries(example.results ?? {}).toReversed())
    await answerNext(page, endpointOf(walk.flow.steps[id]), result);
  await prepareResponses(walk);
  const order = { ...missingParams(definition, example), ...example.order };
  if (Object.keys(order).length > 0) await changeOrder(page, order);
  await signInAs(page, token);
  await page.goto(addressOf(walk));
  return walk;
}

/** Parameters that other examples of the action set on the order: empty where this example sets none. */
function missingParams({ examples }: Definition, { action }: Example): Record<string, string> {
  const others = Object.values(examples).filter((one) => one.action === action);
  const words = others.flatMap(({ order = {} }) =>
    Object.entries(order).filter(([, value]) => typeof value === 'string'),
  );
  return Object.fromEntries(words.map(([name]) => [name, '']));
}

export function addressOf(
  { orderNo, action }: Pick<FlowWalk, 'orderNo' | 'action'>,
  path = '/orderAction',
): string {
  return `/mwap${addressInApp(path, orderNo, action)}`;
}

function definitionOf(funder: string): Definition {
  const found = definitions.find((definition) => definition.funder === funder);
  if (!found) throw new Error(`No funder is called ${funder}.`);
  return found;
}

function flowOf(definition: Definition, action: ActionId): Flow {
  const flow = flowStartedBy(definition, action);
  if (!flow) throw new Error(`Action ${action} of ${definition.funder} starts nothing.`);
  return flow;
}

/** The step the app shows; undefined once it has left the flow. */
export async function currentPosition(walk: FlowWalk): Promise<WalkPosition | undefined> {
  const { page } = walk;
  const place = page.locator('[data-step]');
  await expect(place.or(leftFlow(page)).or(fundersPage(page))).toBeVisible();
  if (await fundersPage(page).isVisible()) return savedPlace(walk);
  const at = await place.evaluateAll(([element]) =>
    element instanceof HTMLElement
      ? {
          step: element.dataset.step ?? '',
          visit: `[data-step="${element.dataset.step}"][data-visit="${element.dataset.visit}"]`,
        }
      : undefined,
  );
  // Between two screens of a flow there can be none for a moment.
  return at || (await leftFlow(page).isVisible()) ? at : currentPosition(walk);
}

/** The position once it no longer changes: while a draft loads, the step has not begun yet. */
export async function settled(walk: FlowWalk): Promise<WalkPosition | undefined> {
  const at = await currentPosition(walk);
  if (!at || !isVisible(stepOf(walk, at.step))) return at;
  const loadedPage = walk.page.locator('main:not(:has([aria-busy=true]:not(button)))');
  const otherStep = walk.page.locator(`[data-step]:not(${at.visit})`);
  await expect(loadedPage.or(otherStep).first()).toBeAttached();
  const still = await currentPosition(walk);
  return still?.visit === at.visit ? still : settled(walk);
}

/** The position on the funder's page, from the saved session. */
function savedPlace({ page, orderNo, action }: FlowWalk): Promise<WalkPosition> {
  return page.evaluate((key) => {
    const { at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: string };
    return { step: at ?? '', visit: '[data-step=""]' };
  }, `session:${orderNo}:${action}`);
}

function fundersPage(page: Page) {
  return page.getByRole('link', { name: '不做选择，直接返回' });
}

function leftFlow(page: Page) {
  return page.getByRole('heading', { level: 1, name: '订单详情' });
}

export async function arriveAt(page: Page, step: string): Promise<void> {
  await expect(page.locator('[data-step]')).toHaveAttribute('data-step', step);
}

/** Acts at the current step as the example says, or by default, and waits for the next position. */
export async function pass(walk: FlowWalk, { step: id, visit }: WalkPosition): Promise<string> {
  const step = stepOf(walk, id);
  const outcome = outcomeAt(walk, step, visit);
  await act(walk, step, outcome);
  const elsewhere = walk.page.locator(`[data-step]:not(${visit})`);
  await expect(elsewhere.or(leftFlow(walk.page)).or(fundersPage(walk.page))).toBeVisible();
  return outcome;
}

/** Walks to `goal` or an end, checking every screen before acting on it. Undefined where the customer left the flow. */
export async function walkOn(
  walk: FlowWalk,
  goal: (step: Step) => boolean,
  inspect: (step: Step) => Promise<void> = () => Promise.resolve(),
): Promise<Step | undefined> {
  let last: { step: Step; outcome: string } | undefined;
  let report: ScreenReport | undefined;
  const driver: Driver<WalkPosition> = {
    at: () => settled(walk),
    act: async (at) => {
      last = { step: stepOf(walk, at.step), outcome: await pass(walk, at) };
    },
  };
  const isGoal = async (at: WalkPosition) => {
    const step = stepOf(walk, at.step);
    if (isVisible(step)) {
      report = await expectUsable(walk.page, report);
      await inspect(step);
    }
    return goal(step) || (step.ends !== undefined && !restarts(walk, step));
  };
  const there = await driveTo(driver, isGoal, 60);
  if (there) return stepOf(walk, there.step);
  return last && endBehind(walk.flow, last.step, last.outcome);
}

/** Whether the example names an outcome that the platform's own data decides: no test prepares it. */
export function leavesToPlatform({ flow, example }: FlowWalk): boolean {
  return Object.entries(example.outcomes).some(([id, outcomes]) => {
    const step = stepOf({ flow }, id);
    const isPrepared = isVisible(step) || driverOf(step).timeoutOutcome !== undefined;
    return !isPrepared && outcomes.some((one) => one !== step.main && one !== 'failed');
  });
}

/** A result step with further outcomes in the example restarts instead of ending. */
export function restarts({ outcomes }: FlowWalk, { id }: Step): boolean {
  return (outcomes.get(id) ?? []).length > 0;
}

/** The `end` step without a screen that the outcome leads to; undefined where the customer left. */
export function endBehind(flow: Flow, { exits }: Step, outcome: string): Step | undefined {
  const next = flow.steps[exits[outcome]?.at(-1)?.to ?? ''];
  return next?.kind === 'end' ? next : undefined;
}

export async function walkTo(walk: FlowWalk, id: string): Promise<void> {
  const step = await walkOn(walk, (at) => at.id === id);
  expect(step?.id).toBe(id);
}

export function stepOf({ flow }: Pick<FlowWalk, 'flow'>, id: string): Step {
  const step = flow.steps[id];
  if (!step) throw new Error(`The app is at ${id}, which ${flow.id} does not have.`);
  return step;
}

export function isVisible(step: Step): boolean {
  return kindSchemas[step.kind]?.screen === true;
}
