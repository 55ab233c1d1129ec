import { deserialize, serialize } from 'node:v8';
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import type { Example } from '../../src/model/example.ts';
import { exampleRunner } from '../../src/verify/run-example.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { driverOf } from './acts.ts';
import { flowStartedBy } from '../../src/machine/starts.ts';
import { isNightly } from '../../tools/run/daily.ts';
import { exampleScenarios } from '../../tools/sandbox/testing/example-scenarios.ts';
import { keyOfFiles, readCache, writeCache } from '../../tools/run/disk-cache.ts';
import { exampleSamples } from '../../tools/made-up/example-samples.ts';

export interface SelectedExample {
  definition: Definition;
  title: string;
  example: Example;
  /** Examples that bring nothing new, as `FUNDER: title`. */
  alike: string[];
}

interface Candidate extends SelectedExample {
  /** What it shows in a browser that not every walk shows. */
  parts: ReadonlySet<string>;
  /** Roughly how long it takes: screens, and fields to fill. */
  length: number;
}

interface Visit {
  step: Step;
  outcome: string;
}

type Choice = Pick<SelectedExample, 'title' | 'alike'> & { funder: string };

/** Cached by the content of the files: otherwise each worker of a run would run all examples. */
export function selectedExamples(definitions: readonly Definition[]): SelectedExample[] {
  const key = keyOfFiles(['flows', 'funders', 'src', 'tools', 'e2e']);
  const name = isNightly ? 'examples-every-product' : 'examples-selected';
  const cached = readCache(name, key);
  if (!cached) {
    const selected = selectExamples(definitions);
    const choices = selected.map(({ definition: { funder }, title, alike }): Choice => {
      return { funder, title, alike };
    });
    writeCache(name, key, serialize(choices));
    return selected;
  }
  const byFunder = new Map(definitions.map((one) => [one.funder, one]));
  return (deserialize(cached) as Choice[]).flatMap(({ funder, title, alike }) => {
    const definition = byFunder.get(funder);
    const example = definition?.examples[title];
    return definition && example ? [{ definition, title, example, alike }] : [];
  });
}

/**
 * A small set of short examples which together cover every outcome of every step kind in any example, every setting that
 * changes a kind's screen or its use of the browser, every way a flow ends and every kind of lender. Each of the others is
 * listed under the selected one it resembles most: it differs in words, order and addresses. All examples run on the
 * model, and all transitions of their flows on rendered screens (tests/journeys*). Payments and refunds are left out: their
 * outcome depends on host and ledger (pay-hosts.spec.ts, refunds.spec.ts).
 */
function selectExamples(definitions: readonly Definition[]): SelectedExample[] {
  const all = definitions.flatMap(candidatesOf);
  const missing = new Set(all.flatMap(({ parts }) => [...parts]));
  const chosen = new Set<Candidate>();
  while (missing.size > 0) {
    const best = greatest(all, ({ parts, length }) => shared(parts, missing) / length);
    chosen.add(best);
    for (const part of best.parts) missing.delete(part);
  }
  dropNeedless(chosen);
  for (const one of all) {
    if (chosen.has(one)) continue;
    const nearest = greatest([...chosen], ({ parts }) => shared(one.parts, parts));
    nearest.alike.push(`${one.definition.funder}: ${one.title}`);
  }
  return all.filter((one) => chosen.has(one));
}

/** Drops examples whose parts are all covered by others chosen later. */
function dropNeedless(chosen: Set<Candidate>): void {
  const longestFirst = [...chosen].toSorted((one, other) => other.length - one.length);
  for (const one of longestFirst) {
    const others = new Set([...chosen].flatMap((it) => (it === one ? [] : [...it.parts])));
    if (shared(one.parts, others) === one.parts.size) chosen.delete(one);
  }
}

function shared(parts: ReadonlySet<string>, of: ReadonlySet<string>): number {
  return [...parts].filter((part) => of.has(part)).length;
}

function greatest<T>(of: readonly T[], value: (one: T) => number): T {
  const [first, ...rest] = of;
  if (!first) throw new Error('There are no examples.');
  return rest.reduce((best, one) => (value(one) > value(best) ? one : best), first);
}

/** Templates that refund money. */
const refunds = new Set(['refund-request', 'deposit-refund']);

function candidatesOf(definition: Definition): Candidate[] {
  const run = exampleRunner(definition, kindStates, exampleSamples);
  return Object.entries(definition.examples).flatMap(([title, example]) => {
    const flow = flowStartedBy(definition, example.action);
    // Flows about no order have tests of their own.
    if (flow?.address || exampleScenarios[title] === 'none') return [];
    // Its end opens another flow, which a walk of this one does not know.
    if (Object.values(flow?.steps ?? {}).some((step) => 'leads-to' in step)) return [];
    const { ends = 'left', ...walked } = run(example);
    const visits = walked.visits.flatMap(({ step: id, outcome }) => {
      const step = flow?.steps[id];
      // What a deciding step chose of itself shows nothing.
      return step && outcome !== 'else' ? [{ step, outcome }] : [];
    });
    const isMoney = visits.some(({ step }) => driverOf(step).pays) || refunds.has(flow?.use ?? '');
    if (isMoney || isBeyondSandbox(example, visits)) return [];
    const parts = new Set([
      `lender: ${lenderOf(definition)}`,
      // Each family of templates has a walk to its success.
      ...(isNightly && ends === 'success' ? [`product: ${familyOf(flow)}`] : []),
      `ends: ${ends === 'success' || ends === 'failure' || ends === 'left' ? ends : 'a word'}`,
      ...visits.flatMap(({ step, outcome }, at) => [
        ...partsOf(step, outcome),
        // An outcome on another site is only known by polling.
        ...awayAt(visits[at - 1]?.step, `${step.kind} ${outcome}`),
      ]),
    ]);
    const fields = visits.map(({ step }) => Object.keys(settingsOf(step).fields ?? {}).length);
    const length = 3 + visits.length + fields.reduce((sum, count) => sum + count / 4, 0);
    return [{ definition, title, example, alike: [], parts, length }];
  });
}

/** The sandbox refuses with codes of its own, and never a link. */
function isBeyondSandbox({ results = {} }: Example, visits: readonly Visit[]): boolean {
  return (
    Object.values(results).some((result) => 'code' in result) ||
    visits.some(({ step, outcome }) => driverOf(step).decidedElsewhere && outcome === 'failed')
  );
}

function awayAt(before: Step | undefined, next: string): string[] {
  return before && driverOf(before).decidedElsewhere ? [`${before.kind}, then ${next}`] : [];
}

/** Templates of one family begin with the same word: `lease-back-signing`, `lease-credit-company`. */
function familyOf(flow: Flow | undefined): string | undefined {
  return flow?.use.split('-')[0];
}

const lenders = { bank: /银行/, trust: /信托/, leasing: /租赁|金租/ };

/** The kind of lender, by its name; the platform's own pages have none. */
function lenderOf({ name: { zh } }: Definition): string {
  const lender = Object.entries(lenders).find(([, word]) => word.test(JSON.stringify(zh)));
  return lender?.[0] ?? 'other';
}

/** The outcome, and the settings that change the screen or the exit. */
function partsOf(step: Step, outcome: string): string[] {
  const exits = step.exits[outcome] ?? [];
  const isButton = kindSchemas[step.kind]?.outcomesFrom !== undefined;
  const named = isButton ? 'a button' : outcome;
  return [
    `${step.kind} ${named}`,
    ...screensOf(step),
    ...(step.scope?.length ? [`${step.kind} of another person`] : []),
    ...(step.when ? [`${step.kind} that may be skipped`] : []),
    ...(exits.some(({ after }) => after) ? [`${step.kind} ${outcome}, moving after a toast`] : []),
  ];
}

/** The kind, and what is visible on its screen that not every screen of the kind has. */
export function screensOf(step: Step): string[] {
  return [
    step.kind,
    ...visibleSettings(settingsOf(step)).map((setting) => `${step.kind} with ${setting}`),
  ];
}

type StepSettings = Record<string, unknown> & {
  fields?: Record<string, { type: string; options?: unknown; when?: unknown }>;
};

function settingsOf(step: Step): StepSettings {
  return step as unknown as StepSettings;
}

const visible = [
  ['sides', 'signature', 'must-read', 'as', 'looks', 'restart', 'length', 'second'],
  ['choose', 'choose-when', 'page-field', 'status', 'document', 'documents', 'draft', 'entry'],
].flat();

/** Settings that change what the browser does, with their value where it is one of few. */
function visibleSettings(settings: StepSettings): string[] {
  const own = visible.flatMap((name) => {
    const value = settings[name];
    if (value === undefined) return [];
    return typeof value === 'object' ? [name] : [`${name} ${JSON.stringify(value)}`];
  });
  const fields = Object.values(settings.fields ?? {}).flatMap(({ type, options, when }) => [
    type,
    ...(isFetched(options) ? [`${type} of a list asked for`] : []),
    ...(when === undefined ? [] : [`${type} that comes and goes`]),
  ]);
  const buttons = Object.keys((settings.buttons as object | undefined) ?? {}).length;
  return [...own, ...fields, ...(buttons > 1 ? [`${Math.min(buttons, 3)} buttons`] : [])];
}

function isFetched(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'endpoint' in options;
}
