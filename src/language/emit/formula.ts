import type { Expr, Formula, TextTemplate, ValueType } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import {
  compileFormula,
  compileText,
  type FormulaProblem,
  type FormulaTypes,
} from '../formula/compile.ts';
import { longest, splitIt, tooLong } from '../formula/parse.ts';
import { fits, inWords } from '../formula/value-type.ts';
import { contextOf, type LinkContext, type LinkedStep } from '../link/linked.ts';
import { oneOf } from '../text/fixes.ts';
import { mentionsSettings } from './values.ts';
import { formulaFixes, type Compile } from './formula-fixes.ts';
import { within } from './within.ts';
import { formulaIn, isScalar, placeOf, written } from '../yaml/node-access.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import { oncePer } from '../../model/once-per.ts';

/**
 * When a formula is evaluated: for the step's `when`, in the step without its own answers (`entry`) or with them
 * (`own`), or on leaving by an outcome.
 */
export interface FormulaSite {
  step: LinkedStep;
  moment: 'when' | 'entry' | 'own' | 'exit';
  outcome?: string;
  /** The exit among those of the outcome, and which part of it. */
  branch?: { index: number; part: 'when' | 'message' };
  /** The type of `result` here. */
  result?:
    | {
        endpoint: string;
        fields: Record<string, ValueType>;
        /** Those that may be missing. */
        optional?: readonly string[];
        /** The endpoint is unknown and has a finding; its fields get none. */
        isUnknown?: boolean;
      }
    | undefined;
  /** The type of `item` here, for settings evaluated per item. */
  item?: ValueType;
  context: LinkContext;
}

/** `answers.name` where no step of the flow collects that. */
export interface UnresolvedAnswer {
  name: string;
  scope: readonly string[];
  place: SourceSpan;
}

/** A formula and where it is evaluated, remembered for the data pass. */
export interface FormulaRead {
  site: FormulaSite;
  expr: Expr;
  place: SourceSpan;
}

export interface Formulas {
  /** `source`: the formula to be compiled. */
  types: (site: FormulaSite, source: string) => FormulaTypes;
  /** Collected while a step is emitted: findings, and what its formulas read. */
  findings: Finding[];
  reads: FormulaRead[];
  unknownAnswers: UnresolvedAnswer[];
  /** Formulas with substituted settings, directly or through a named value. */
  fromSettings: Set<Formula>;
}

type Compiled = ReturnType<typeof compileFormula>;

const compiledWith = oncePer<FormulaTypes, Map<string, Compiled>>(() => new Map());

export function compileOnce(source: string, types: FormulaTypes): Compiled {
  const compiled = compiledWith(types);
  let result = compiled.get(source);
  if (!result) compiled.set(source, (result = compileFormula(source, types)));
  return result;
}

/** Compiles the formula at this node. Undefined after a finding. */
export function emitFormula(
  node: ScalarNode,
  outer: FormulaSite,
  formulas: Formulas,
  expected: ValueType = 'any',
  mismatch?: (type: ValueType) => Finding,
): { formula: Formula; type: ValueType } | undefined {
  const source = formulaIn(node) ?? written(node);
  const site = siteOf(node, outer);
  const types = formulas.types(site, source);
  const result = compileOnce(settingNames(source), types);
  if (!result.ok) {
    note(node, result.problem, site, formulas, (changed) => {
      const other = compileOnce(settingNames(changed), types);
      if (!other.ok) return other.problem;
      return fits(other.type, expected) ? undefined : { start: 0 };
    });
    return undefined;
  }
  if (!fits(result.type, expected)) {
    const usual: Finding = {
      rule: 'formula-type',
      place: placeOf(node),
      message: `"=${source.trim()}" gives ${inWords(result.type)} where ${inWords(expected)} is needed.`,
      ...converted(node, source.trim(), result.type, expected),
    };
    formulas.findings.push(mismatch ? mismatch(result.type) : usual);
    return undefined;
  }
  formulas.findings.push(...lengthOf(node, source.trim()));
  const { formula, type } = result;
  formulas.reads.push({ site, expr: formula.expr, place: placeOf(node) });
  const whole: Formula = { ...formula, formula: source.trim() };
  if (mentionsSettings(source, site.context)) formulas.fromSettings.add(whole);
  return { formula: whole, type };
}

/** Fix: an amount as a number of yuan, or the other way round; another setting may be meant. */
function converted(node: ScalarNode, source: string, type: ValueType, expected: ValueType) {
  const whole = /^[\w.]+$/.test(source) ? source : `(${source})`;
  const place = placeOf(node);
  if (type === 'money' && expected === 'number') {
    const by = `=${whole} / money(1)`;
    return { hint: `Write "${by}", which is how many yuan it is.`, ...oneOf(place, [by]) };
  }
  if (type === 'number' && expected === 'money')
    return {
      hint: 'Write money(…) around a number of yuan.',
      ...oneOf(place, [`=money(${source})`]),
    };
  return {};
}

/** The formula's type; undefined where it is none or does not compile, which has a finding elsewhere. */
export function typeOfFormula(
  node: Node | undefined,
  outer: FormulaSite,
  formulas: Formulas,
): ValueType | undefined {
  const source = isScalar(node) ? formulaIn(node) : undefined;
  if (source === undefined || !isScalar(node)) return undefined;
  const result = compileOnce(settingNames(source), formulas.types(siteOf(node, outer), source));
  return result.ok ? result.type : undefined;
}

/** One language of a sentence. Undefined after a finding. */
export function emitText(
  node: ScalarNode,
  outer: FormulaSite,
  formulas: Formulas,
): TextTemplate | undefined {
  const source = written(node);
  if (!source.includes('{') && !source.includes('}')) return source;
  const site = siteOf(node, outer);
  const result = compileText(settingNames(source), formulas.types(site, source));
  if (!result.ok) {
    note(node, result.problem, site, formulas, (changed) => {
      const other = compileText(settingNames(changed), formulas.types(site, changed));
      return other.ok ? undefined : other.problem;
    });
    return undefined;
  }
  if (typeof result.text === 'string') return result.text;
  return result.text.map((piece) => {
    if (typeof piece === 'string') return piece;
    formulas.findings.push(...lengthOf(node, piece.formula));
    formulas.reads.push({ site, expr: piece.expr, place: placeOf(node) });
    return piece;
  });
}

/** `settings.success-page` would parse as a subtraction; a name of the same length keeps offsets. */
export function settingNames(source: string): string {
  return source.includes('settings.')
    ? source.replace(/\bsettings\.[A-Za-z][\w-]*/g, (name) => name.replaceAll('-', '_'))
    : source;
}

function siteOf(node: ScalarNode, site: FormulaSite): FormulaSite {
  const context = contextOf.get(node);
  return context && context !== site.context ? { ...site, context } : site;
}

/** The finding of a formula longer than `longest`. */
export function lengthOf(node: ScalarNode, formula: string): Finding[] {
  if (formula.length <= longest) return [];
  const start = Math.max(0, (formulaIn(node) ?? written(node)).indexOf(formula));
  const place = within(node, { start, end: start + 40 });
  return [{ rule: 'formula-cost', place, message: tooLong(formula), hint: splitIt }];
}

const missingInResult = /^"?result"? has no "(.*)"\.$/;

function note(
  node: ScalarNode,
  problem: FormulaProblem,
  site: FormulaSite,
  formulas: Formulas,
  compile: Compile,
) {
  const { unknown } = problem;
  if (site.result?.isUnknown && missingInResult.test(problem.message)) return;
  formulas.findings.push(problemAt(node, problem, site, compile));
  if (unknown?.of === 'answers')
    formulas.unknownAnswers.push({
      name: unknown.name,
      scope: site.context.scope,
      place: within(node, problem),
    });
}

/** The finding of a problem, with the compiler's offsets into the source mapped to the file. */
export function problemAt(
  node: ScalarNode,
  problem: FormulaProblem,
  site: FormulaSite,
  compile: Compile,
): Finding {
  const place = within(node, problem);
  const { rule, message, hint } = problem;
  const fixes = formulaFixes(node, problem, compile);
  const missing = missingInResult.exec(message);
  if (missing && site.result)
    return {
      rule: 'result-mismatch',
      place,
      message: `The answer of "${site.result.endpoint}" has no "${missing[1] ?? ''}".`,
      ...(hint !== undefined && { hint }),
      ...fixes,
    };
  return { rule, place, message, ...(hint !== undefined && { hint }), ...fixes };
}
