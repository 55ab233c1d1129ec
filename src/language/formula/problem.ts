export interface Rewrite {
  start: number;
  end: number;
  by: string;
  /** The only possible correction. */
  isSure?: boolean;
}

export interface FormulaProblem {
  rule:
    | 'formula-syntax'
    | 'formula-type'
    | 'formula-unknown-name'
    | 'formula-banned'
    | 'formula-cost'
    | 'full-width';
  /** Offsets in the source handed in, end exclusive. */
  start: number;
  end: number;
  /** One sentence in the author's words. */
  message: string;
  hint?: string;
  /** The valid names, where the range is a name. */
  names?: readonly string[];
  /** Suggested replacements of a part. */
  rewrites?: readonly Rewrite[];
  /** Where a value has no part of that name: `{ of: 'result', name: 'sttus' }`. */
  unknown?: { of: string; name: string };
}

/** Thrown inside the compiler, caught at its door. */
export class FormulaError extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export interface Span {
  start: number;
  end: number;
}

export function refuse(
  rule: FormulaProblem['rule'],
  { start, end }: Span,
  message: string,
  hint?: string,
  suggestions: Pick<FormulaProblem, 'names' | 'rewrites'> = {},
): never {
  throw new FormulaError({ rule, start, end, message, ...(hint && { hint }), ...suggestions });
}

/** A certain replacement. */
export const rewritten = ({ start, end }: Span, by: string): Pick<FormulaProblem, 'rewrites'> => ({
  rewrites: [{ start, end, by, isSure: true }],
});

/** The library leaves the brackets around the first and last part out of a range; the author reads them with it. */
export function balanced({ start, end }: Span, source: string): Span {
  let depth = 0;
  let lowest = 0;
  for (const [bracket] of source
    .slice(start, end)
    .matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[()]/g)) {
    if (bracket === '(') depth++;
    if (bracket === ')') lowest = Math.min(lowest, --depth);
  }
  const opened = -lowest;
  const closed = depth - lowest;
  return {
    start: beyond(source, start - 1, -1, '(', opened),
    end: beyond(source, end, 1, ')', closed),
  };
}

function beyond(
  source: string,
  from: number,
  step: 1 | -1,
  bracket: string,
  times: number,
): number {
  let at = from;
  for (let left = times; left > 0; at += step) {
    if (source[at] === bracket) left--;
    else if (source[at]?.trim() !== '') break;
  }
  return step === 1 ? at : at + 1;
}
