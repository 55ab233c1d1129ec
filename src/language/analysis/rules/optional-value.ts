import { longest } from '../../formula/parse.ts';
import { fixableBy, type Fixed } from '../../text/fixes.ts';
import type { Setting } from '../../../model/step-kind.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { answersAt, type DataFlowFacts, type PathFactSets } from '../data-flow.ts';
import { answerIn, walk, factsAt } from '../reads.ts';
import { assume, atomsOf, nameOf } from '../conditions.ts';
import type { Expr, Flow } from '../../../model/definition.ts';
import type { FormulaRead } from '../../emit/formula.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow } from '../../link/linked.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import type { FlowRule } from '../rule.ts';

interface RuleInput {
  flow: Flow;
  linked: LinkedFlow;
  symbols: Symbols;
}

/** Optional values, each with the condition under which it is required, if there is one. */
type Optional = ReadonlyMap<string, Expr | undefined>;

/** A missing text reads as empty; a missing amount, date, number or yes/no makes the formula fail. */
export const optionalValue: FlowRule = ({ flow, linked, reads }, { symbols, reached }) => {
  const world = { flow, linked, symbols };
  const findings: Finding[] = [];
  const answers = optionalAnswers(world);
  const reported = new Set<string>();
  const tracked = new Set([
    ...reached.conditions,
    ...[...answers.values()].flatMap((when) => conditionNames(when ?? null)),
  ]);
  for (const read of reads) {
    // A kept value is as optional as the field it came from.
    if (read.site.moment === 'exit' && read.site.branch === undefined) continue;
    const expr = strict(read.expr);
    const optional = (path: readonly string[]) =>
      beingWritten(path, read, world) ?? optionalIn(path, read, answers, symbols);
    const conditions = new Set([...tracked, ...conditionNames(read.expr)]);
    const paths = factsAt(flow, read.site, { ...reached, conditions });
    if (!paths?.length) continue;
    walk(expr, paths, conditions, (path, here, operator) => {
      const optionalRead = operator === 'get' ? optional(path) : undefined;
      const id = `${read.site.step.id} ${optionalRead?.name ?? ''}`;
      if (!optionalRead || reported.has(id) || isThere(optionalRead, here, conditions)) return;
      reported.add(id);
      findings.push(
        aboutStep(read.site.step, {
          rule: 'optional-value',
          place: read.place,
          message: `"${optionalRead.name}" can be missing, and this formula then fails.`,
          hint: `Ask first: if(has(${optionalRead.name}), …, …), or "when: =has(${optionalRead.name})".`,
          ...withPresenceTest(read, optionalRead.name),
        }),
      );
    });
  }
  return findings;
};

const conditions = new Set(['==', '!=', '<', '<=', '>', '>=', '&&']);

/** Fix: test for the value first. Only in a condition, which then does not hold where the value is missing. */
function withPresenceTest({ expr, place: { file, start, end } }: FormulaRead, name: string): Fixed {
  const isCondition = Array.isArray(expr) && conditions.has(String(expr[0]));
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

interface OptionalRead {
  name: string;
  path: readonly string[];
  when?: Expr | undefined;
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
  answers: Optional,
  symbols: Symbols,
): OptionalRead | undefined {
  const [root = '', name = ''] = path;
  const whole = `${root}.${name}`;
  if (root === 'answers') {
    const answer = answerIn(path.slice(1), new Set(answers.keys()));
    if (answer === undefined) return undefined;
    const own = ['answers', ...answer.split('.')];
    return { name: `answers.${answer}`, path: own, when: answers.get(answer) };
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
function optionalAnswers({ flow, linked, symbols }: RuleInput): Optional {
  const optional = new Map<string, Expr | undefined>();
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
      optional.set([...step.context.scope, name].join('.'), isRequired ? when : undefined);
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

const conditional = new Set(['has', '&&', '||', '!', '==', '!=', 'in', 'get', 'or']);

function conditionsIn(expr: Expr): Expr[] {
  if (typeof expr !== 'object' || expr === null) return [];
  const [operator, ...parts] = expr;
  const own = conditional.has(operator) ? [expr] : [];
  return [...own, ...parts.flatMap(conditionsIn)];
}
