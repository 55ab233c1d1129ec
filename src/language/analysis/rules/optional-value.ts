import { longest } from '../../formula/parse.ts';
import { fixableBy, type Fixed } from '../../text/fixes.ts';
import type { Setting } from '../../../model/step-kind.ts';
import type { Symbols } from '../../schema/symbols.ts';
import {
  answersAt,
  collects,
  follow,
  scoped,
  whensOf,
  type DataFlowFacts,
  type PathFactSets,
} from '../data-flow.ts';
import { isLongEnough, type IndexRead } from '../list-size.ts';
import { answerIn, walk, factsAt, type OnRead } from '../reads.ts';
import { assume, atomsOf, nameOf } from '../conditions.ts';
import type { Expr, Flow } from '../../../model/definition.ts';
import type { FormulaRead } from '../../emit/formula.ts';
import type { Finding } from '../../../model/finding.ts';
import type { SourceSpan } from '../../../model/source.ts';
import type { LinkedFlow } from '../../link/linked.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import type { FlowRule } from '../rule.ts';

interface RuleInput {
  flow: Flow;
  linked: LinkedFlow;
  symbols: Symbols;
  reads: readonly FormulaRead[];
}

interface OptionalAnswer {
  /** The condition under which it is required. */
  when?: Expr | undefined;
  /** What may be missing where a step keeps it. */
  keptFrom?: { name: string; place: SourceSpan };
}

/** What may be missing where a formula reads it. */
interface Lacking {
  read: FormulaRead;
  /** A value, or a list that may be too short. */
  what: OptionalRead | IndexRead;
}

/** A missing text reads as empty; a missing amount, date, number or yes/no makes the formula fail. */
export const optionalValue: FlowRule = ({ flow, linked, reads }, { symbols, reached }) => {
  const input = { flow, linked, symbols, reads };
  if (lackingIn(input, reached).length === 0) return [];
  // Most flows need no more than what is tracked anyway: what earlier steps have asked is followed only here.
  const presence = whensOf(flow).flatMap(atomsOf).map(nameOf).filter(isAboutPresence);
  const findings = lackingIn(input, follow(flow, reads, presence)).map(({ read, what }) =>
    'list' in what ? emptyList(read, what) : missingValue(read, what),
  );
  return findings.filter((finding) => finding !== undefined);
};

const isAboutPresence = (condition: string) => /"(?:has|size)"/.test(condition);

function lackingIn(input: RuleInput, reached: DataFlowFacts): Lacking[] {
  const { flow, reads, symbols } = input;
  const answers = optionalAnswers(input);
  const lacking = new Map<string, Lacking>();
  const tracked = new Set([
    ...reached.conditions,
    ...[...answers.values()].flatMap(({ when }) => conditionNames(when ?? null)),
  ]);
  const inOrder = [...reads.filter(isKeep), ...reads.filter((read) => !isKeep(read))];
  for (const read of inOrder) {
    const conditions = new Set([...tracked, ...conditionNames(read.expr)]);
    const paths = factsAt(flow, read.site, { ...reached, conditions });
    if (!paths?.length) continue;
    const kept = isKeep(read) ? keptIn(flow, read) : undefined;
    const add = (id: string, what: Lacking['what']) => {
      const whole = `${read.site.step.id} ${id}`;
      if (!lacking.has(whole)) lacking.set(whole, { read, what });
    };
    const onRead: OnRead = (path, here, operator) => {
      if (operator !== 'get') return;
      const optional = beingWritten(path, read, input) ?? optionalIn(path, read, answers, symbols);
      if (!optional || isThere(optional, here, conditions)) return;
      // A kept value is as optional as what it came from.
      if (!isKeep(read)) add(optional.name, optional);
      else if (kept !== undefined && !answers.has(kept))
        answers.set(kept, { keptFrom: { name: optional.name, place: read.place } });
    };
    walk(strict(read.expr), paths, conditions, onRead, (indexRead, here) => {
      const isEnough = here.every((facts) => isLongEnough(indexRead, facts));
      if (!isEnough) add(JSON.stringify(indexRead), indexRead);
    });
  }
  return [...lacking.values()];
}

function isKeep({ site }: FormulaRead): boolean {
  return site.moment === 'exit' && site.branch === undefined;
}

/** Only where no other step collects it. */
function keptIn({ steps }: Flow, { site, expr }: FormulaRead): string | undefined {
  const step = steps[site.step.id];
  const name = Object.entries(step?.keep ?? {}).find(([, formula]) => formula.expr === expr)?.[0];
  if (!step || name === undefined) return undefined;
  const answer = scoped(step, name);
  const collecting = Object.values(steps).filter((one) => collects(one, answer));
  return collecting.length === 1 ? answer : undefined;
}

function missingValue(read: FormulaRead, { name, keptFrom }: OptionalRead): Finding {
  return aboutStep(read.site.step, {
    rule: 'optional-value',
    place: read.place,
    message: `"${name}" can be missing, and this formula then fails.`,
    hint: `Ask first: if(has(${name}), …, …), or "when: =has(${name})".`,
    ...withPresenceTest(read, name),
    ...(keptFrom && {
      also: [{ place: keptFrom.place, message: `Kept here from "${keptFrom.name}".` }],
    }),
  });
}

function emptyList(read: FormulaRead, { list, index }: IndexRead): Finding | undefined {
  const name = nameOfList(list);
  return name === undefined
    ? undefined
    : aboutStep(read.site.step, {
        rule: 'optional-value',
        place: read.place,
        message: `"${name}" can be too short for [${index}], and this formula then fails.`,
        hint: `Ask first: if(size(${name}) > ${index}, …, …), or "when: =size(${name}) > ${index}".`,
      });
}

/** Undefined where it is computed. */
function nameOfList(list: Expr): string | undefined {
  if (typeof list !== 'object' || list === null) return undefined;
  const [operator, ...parts] = list;
  const path = operator === 'or' ? parts.slice(1) : operator === 'get' ? parts : [];
  return path.length > 1 && path.every((part) => typeof part === 'string')
    ? path.join('.')
    : undefined;
}

const comparing = new Set(['==', '!=', '<', '<=', '>', '>=', '&&']);

/** Fix: test for the value first. Only in a condition, which then does not hold where the value is missing. */
function withPresenceTest({ expr, place: { file, start, end } }: FormulaRead, name: string): Fixed {
  const isCondition = Array.isArray(expr) && comparing.has(String(expr[0]));
  const [sign] = /^["']?=/.exec(file.text.slice(start, end)) ?? [];
  const test = `has(${name}) && `;
  if (!isCondition || sign === undefined || test.length + end - start > longest) return {};
  const at = start + sign.length;
  return fixableBy({ replace: { file, start: at, end: at }, by: test });
}

/**
 * A missing date reads as an empty text, which compares as before every date: it counts as a value that must be there.
 */
function strict(expr: Expr): Expr {
  if (typeof expr !== 'object' || expr === null) return expr;
  const [operator, ...parts] = expr;
  const [inner] = parts;
  if (operator === 'date' && Array.isArray(inner) && inner[0] === 'or')
    return ['date', ['get', ...(inner as readonly Expr[]).slice(2)]];
  return [operator, ...parts.map(strict)];
}

interface OptionalRead extends OptionalAnswer {
  name: string;
  path: readonly string[];
}

function isThere(
  { path, when }: OptionalRead,
  paths: PathFactSets,
  conditions: DataFlowFacts['conditions'],
): boolean {
  return paths.every(
    (facts) =>
      assume(facts, ['has', ...path], false, conditions).length === 0 ||
      (when !== undefined && assume(facts, when, false, conditions).length === 0),
  );
}

/** While a form is being filled in, none of its answers is certain. */
function beingWritten(
  [root, ...rest]: readonly string[],
  { site }: FormulaRead,
  { flow, symbols }: RuleInput,
): OptionalRead | undefined {
  const { id, kind } = site.step;
  const { answersFrom, settings } = symbols.kinds[kind] ?? {};
  const step = flow.steps[id];
  if (root !== 'answers' || site.moment !== 'own' || !step || answersFrom === undefined)
    return undefined;
  if (!canBeLeftOut(settings?.[answersFrom])) return undefined;
  const answer = answerIn(rest, new Set(answersAt(step)));
  if (answer === undefined) return undefined;
  return { name: `answers.${answer}`, path: ['answers', ...answer.split('.')] };
}

function optionalIn(
  path: readonly string[],
  { site }: FormulaRead,
  answers: ReadonlyMap<string, OptionalAnswer>,
  symbols: Symbols,
): OptionalRead | undefined {
  const [root = '', name = ''] = path;
  const whole = `${root}.${name}`;
  if (root === 'answers') {
    const answer = answerIn(path.slice(1), new Set(answers.keys()));
    if (answer === undefined) return undefined;
    const own = ['answers', ...answer.split('.')];
    return { name: `answers.${answer}`, path: own, ...answers.get(answer) };
  }
  const optional =
    root === 'order'
      ? symbols.optionalOrder
      : root === 'result'
        ? site.result?.optional
        : undefined;
  return optional?.includes(name) ? { name: whole, path: [root, name] } : undefined;
}

/** Answers a customer may leave out. A required one is there whenever its `when` holds. */
function optionalAnswers({ flow, linked, symbols }: RuleInput): Map<string, OptionalAnswer> {
  const optional = new Map<string, OptionalAnswer>();
  for (const step of linked.steps.values()) {
    const schema = symbols.kinds[step.kind];
    const questions = schema?.settings[schema.answersFrom ?? ''];
    if (!schema?.answersFrom || !canBeLeftOut(questions)) continue;
    for (const { name, required: isRequired } of fieldsIn(
      step.syntax.settings,
      schema.answersFrom,
    )) {
      const when = whenOf(flow, step.id, schema.answersFrom, name);
      if (isRequired && when === undefined) continue;
      optional.set([...step.context.scope, name].join('.'), isRequired ? { when } : {});
    }
  }
  return optional;
}

/** Whether a customer may leave it out: form fields, not what our screens provide. */
function canBeLeftOut(setting: Setting | undefined): boolean {
  const one = setting?.type === 'map' ? setting.of : undefined;
  return one?.type === 'object' && Object.hasOwn(one.settings, 'required');
}

function whenOf({ steps }: Flow, step: string, setting: string, name: string): Expr | undefined {
  const target = steps[step] as unknown as
    | Record<string, Record<string, { when?: { expr: Expr } } | undefined> | undefined>
    | undefined;
  return target?.[setting]?.[name]?.when?.expr;
}

/** Of the conditions in this formula; with those under which optional fields are shown they are tracked, too. */
function conditionNames(expr: Expr): string[] {
  return conditionsIn(expr).flatMap(atomsOf).map(nameOf);
}

const conditional = new Set('has && || ! == != < <= > >= in get or'.split(' '));

function conditionsIn(expr: Expr): Expr[] {
  if (typeof expr !== 'object' || expr === null) return [];
  const [operator, ...parts] = expr;
  const own = conditional.has(operator) ? [expr] : [];
  return [...own, ...parts.flatMap(conditionsIn)];
}
