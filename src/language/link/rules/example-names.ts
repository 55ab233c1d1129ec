import type { Symbols } from '../../schema/symbols.ts';
import type { Definition, Example, Flow, ValueType, Step } from '../../../model/definition.ts';
import { fullWidthProblem } from '../../text/full-width.ts';
import type { LinkedFlow, LinkedStep, Note } from '../linked.ts';
import { nameHint } from '../../text/nearest.ts';
import {
  at,
  entriesOf,
  formulaIn,
  itemsOf,
  placeOf,
  textAt,
  written,
} from '../../yaml/node-access.ts';
import type { Node } from '../../yaml/node.ts';
import { answerRefused } from './answer-refused.ts';
import { checkShape } from '../../schema/check-setting.ts';

export interface ExampleWorld {
  definition: Definition;
  /** Codes that lead nowhere or that nobody knows: that was said where they stand. */
  brokenCodes: ReadonlySet<string>;
  flows: ReadonlyMap<string, LinkedFlow>;
  symbols: Symbols;
  note: Note;
}

/** An example names things as the funder's flows have them: its action, steps, outcomes, answers and end. */
export function exampleRules(example: Example, node: Node, world: ExampleWorld): void {
  const { definition, note } = world;
  const start = definition.actions[String(example.action)];
  const place = at(node, 'action') ?? at(node, 'page') ?? node;
  if (!start) {
    if (isToldElsewhere(example, world)) return;
    const codes = Object.keys(definition.actions);
    note({
      rule: 'unknown-action-code',
      place: placeOf(place),
      ...notOffered(example.action, codes),
    });
    return;
  }
  const flow = 'flow' in start ? definition.flows[start.flow] : undefined;
  if (!flow || !flow.start) return;
  const linked = world.flows.get(flow.id);
  const steps = Object.keys(flow.steps);
  for (const part of ['outcomes', 'results']) {
    for (const [step, { key, value }] of entriesOf(at(node, part))) {
      const found = flow.steps[step];
      if (!found) {
        tell('unknown-step', `"${step}" is not a step of "${flow.id}".`, key, step, steps, note);
        continue;
      }
      if (part === 'results') {
        resultRules(value, linked?.steps.get(step), world);
        continue;
      }
      outcomeRules(value, found, note);
    }
  }
  allAnswerRules(node, flow, world);
  endRules(example, node, flow, note);
}

/** The code is broken where it stands, or another code nobody knows may be the one that is meant. */
function isToldElsewhere(
  { action }: Example,
  { brokenCodes, symbols }: Pick<ExampleWorld, 'brokenCodes' | 'symbols'>,
): boolean {
  const isKnown = (code: string) => symbols.actionCodes.includes(Number(code));
  if (brokenCodes.has(String(action))) return true;
  return isKnown(String(action)) && [...brokenCodes].some((code) => !isKnown(code));
}

function outcomeRules(value: Node, step: Step, note: Note): void {
  const outcomes = Object.keys(step.exits);
  const labels = Object.values(step.exits).flatMap((exits) => exits.map(({ label }) => label));
  for (const item of itemsOf(value)) {
    const name = item.type === 'scalar' ? String(item.value) : '';
    if (outcomes.includes(name) || labels.includes(name)) continue;
    const message = `"${name}" is not an outcome of "${step.id}".`;
    tell('outcome-unknown', message, item, name, outcomes, note);
  }
}

function notOffered(
  action: Example['action'],
  codes: readonly string[],
): { message: string; hint: string } {
  if (typeof action === 'number')
    return {
      message: `This funder does not offer action ${action}.`,
      hint: `It offers ${codes.join(', ')}.`,
    };
  const hint = nameHint(action, codes, `There are: ${codes.join(', ')}.`) ?? '';
  return { message: `There is no page code "${action}" under "pages:".`, hint };
}

function allAnswerRules(node: Node, flow: Flow, world: ExampleWorld): void {
  const { note } = world;
  const answers = Object.values(flow.steps).flatMap(({ scope = [], collects = {} }) =>
    Object.keys(collects).map((name) => [...scope, name].join('.')),
  );
  for (const [name, { key, value }] of entriesOf(at(node, 'answers'))) {
    if (answers.includes(name)) {
      answerRules(name, value, flow, world);
      continue;
    }
    tell('unknown-field', `No step of "${flow.id}" asks for "${name}".`, key, name, answers, note);
  }
}

function endRules(example: Example, node: Node, flow: Flow, note: Note): void {
  const ends = Object.values(flow.steps).flatMap((step) => step.ends ?? []);
  const known = [...new Set([...ends, 'left'])];
  // A flow without any end has a finding of its own.
  if (ends.length > 0 && !known.includes(example.ends))
    tell(
      'outcome-unknown',
      `"${flow.id}" never ends with "${example.ends}".`,
      at(node, 'ends') ?? node,
      example.ends,
      known,
      note,
    );
}

/** What the customer answers is one of the choices the form offers. */
function answerRules(name: string, value: Node, flow: Flow, world: ExampleWorld): void {
  for (const step of Object.values(flow.steps)) {
    const own = [...(step.scope ?? []), ''].join('.');
    if (!name.startsWith(own)) continue;
    const type = step.collects?.[name.slice(own.length)];
    if (type !== undefined) typeRule(name, value, type, world);
    const fields = (step as { fields?: Record<string, Record<string, unknown>> }).fields; // a form's
    const field = fields?.[name.slice(own.length)];
    if (field) answerRefused(name, value, field, world.symbols, world.note);
    const options = field?.options;
    if (typeof options !== 'object' || options === null || value.type !== 'scalar') continue;
    // What an endpoint lists is the platform's to know.
    if (typeof (options as { endpoint?: unknown }).endpoint === 'string') continue;
    const choices = Object.keys(options);
    if (choices.length === 0 || choices.includes(written(value))) continue;
    tell(
      'value-not-a-choice',
      `"${written(value)}" is not a choice of "${name}".`,
      value,
      written(value),
      choices,
      world.note,
    );
  }
}

/** What an endpoint answers in an example is what its contract gives. */
function resultRules(node: Node, step: LinkedStep | undefined, world: ExampleWorld): void {
  const id = textAt(step?.node, 'endpoint') ?? '';
  const { endpoints } = world.symbols;
  const endpoint = Object.hasOwn(endpoints, id) ? endpoints[id] : undefined;
  if (!endpoint) return;
  const names = Object.keys(endpoint.response);
  for (const [name, { key, value }] of entriesOf(node)) {
    const field = Object.hasOwn(endpoint.response, name) ? endpoint.response[name] : undefined;
    if (field) typeRule(name, value, field.type, world);
    else if (!['code', 'msg', 'data'].includes(name))
      tell(
        'result-mismatch',
        `The answer of "${id}" has no "${name}".`,
        key,
        name,
        names,
        world.note,
      );
  }
}

const checked = ['yes-no', 'number', 'money', 'text', 'date'] as const;

function typeRule(
  name: string,
  value: Node,
  type: ValueType,
  { symbols, note }: ExampleWorld,
): void {
  const known = checked.find((one) => one === type);
  if (!known || formulaIn(value) !== undefined) return;
  const shape = { type: 'value', gives: known, about: '' } as const;
  for (const finding of checkShape(value, shape, symbols, { name })) note(finding);
}

function tell(
  rule: string,
  message: string,
  place: Node,
  name: string,
  known: readonly string[],
  note: Note,
): void {
  const wide = fullWidthProblem(name);
  if (wide) {
    note({ ...wide, place: placeOf(place), hint: wide.hint ?? '' });
    return;
  }
  const hint = nameHint(name, [...new Set(known)], `There are: ${[...new Set(known)].join(', ')}.`);
  note({ rule, place: placeOf(place), message, ...(hint !== undefined && { hint }) });
}
