/** Build time only: the author's formulas and sentences, checked and turned into the data evaluate.ts understands. */
import type { Formula, TextTemplate, ValueType } from '../../model/definition.ts';
import { oncePer } from '../../model/once-per.ts';
import { libraryFor } from './library.ts';
import { parse } from './parse.ts';
import { balanced, refuse, rewritten, FormulaError } from './problem.ts';
import type { FormulaProblem, Span } from './problem.ts';
import { readsOf } from './reads.ts';
import { piecesOf } from './sentence.ts';
import { translate } from './translate.ts';
import type { FormulaTypes, Typed } from './typed.ts';
import { inWords } from './value-type.ts';

export type { FormulaProblem } from './problem.ts';
export type { FormulaTypes } from './typed.ts';

export type Compiled =
  | {
      ok: true;
      formula: Formula;
      type: ValueType;
      /** Every name read, dotted, as emitted (`answers.co.idNumber`). */
      reads: string[];
      /** Names has(…) asks about: the formula copes with their absence. */
      guarded: string[];
    }
  | { ok: false; problem: FormulaProblem };

export type CompiledText =
  | { ok: true; text: TextTemplate; reads: string[]; guarded: string[] }
  | { ok: false; problem: FormulaProblem };

/** `source` is the text after `=`. */
export function compileFormula(source: string, types: FormulaTypes): Compiled {
  return guarded(() => {
    const { type, expr } = understand(source, types);
    return { ok: true, formula: { formula: source.trim(), expr }, type, ...readsOf(expr) };
  });
}

/** A sentence with `{…}`; `{{` and `}}` are braces themselves. */
export function compileText(source: string, types: FormulaTypes): CompiledText {
  return guarded(() => {
    const pieces = piecesOf(source).map((piece) =>
      typeof piece === 'string' ? piece : shifted(piece.at, () => inSentence(piece.source, types)),
    );
    const formulas = pieces.filter((piece) => typeof piece !== 'string');
    const reads = formulas.map(({ expr }) => readsOf(expr));
    return {
      ok: true,
      text: formulas.length > 0 ? pieces : pieces.map(String).join(''),
      reads: [...new Set(reads.flatMap(({ reads }) => reads))],
      guarded: [...new Set(reads.flatMap(({ guarded }) => guarded))],
    };
  });
}

/** The formula in the library's own notation, for the property test. Throws FormulaError. */
export function understand(source: string, types: FormulaTypes): Typed {
  const typed = whole(source, () => translate(parse(source), { source, types, locals: new Map() }));
  const checked = environmentFor(types).check(typed.cel);
  if (!checked.valid)
    refuse(
      'formula-type',
      { start: 0, end: source.length },
      'The parts of this formula do not fit together.',
      checked.error?.message.split('\n')[0],
    );
  return typed;
}

const environmentFor = oncePer(libraryFor);

function inSentence(source: string, types: FormulaTypes): Formula {
  const { type, expr } = understand(source, types);
  const whole = { start: 0, end: source.length };
  const name = source.trim();
  if (type === 'money')
    refuse(
      'formula-type',
      whole,
      `"${name}" is an amount of money.`,
      `Write {exactYuan(${name})}.`,
      rewritten(whole, `exactYuan(${name})`),
    );
  if (type === 'yes-no')
    refuse(
      'formula-type',
      whole,
      `"${name}" is a yes or no, which is no text.`,
      `Write {if(${name}, "one text", "another")}.`,
    );
  if (typeof type === 'object')
    refuse('formula-type', whole, `"${name}" is ${inWords(type)}, which is no text.`);
  return { formula: name, expr };
}

function whole<T>(source: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    throw new FormulaError({ ...error.problem, ...balanced(error.problem, source) });
  }
}

function shifted<T>(by: number, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const at = <S extends Span>(one: S): S => ({
      ...one,
      start: one.start + by,
      end: one.end + by,
    });
    const { rewrites, ...rest } = error.problem;
    throw new FormulaError({ ...at(rest), ...(rewrites && { rewrites: rewrites.map(at) }) });
  }
}

function guarded<T>(compute: () => T): T | { ok: false; problem: FormulaProblem } {
  try {
    return compute();
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, problem: error.problem };
    throw error;
  }
}
