export interface FormulaProblem {
  rule:
    'formula-syntax' | 'formula-type' | 'formula-unknown-name' | 'formula-banned' | 'formula-cost';
  /** Offsets in the source handed in, end exclusive. */
  start: number;
  end: number;
  /** One sentence in the author's words. */
  message: string;
  hint?: string;
}

/** Thrown inside the compiler, caught at its door. */
export class Refused extends Error {
  readonly problem: FormulaProblem;
  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Span {
  start: number;
  end: number;
}

export function refuse(
  rule: FormulaProblem['rule'],
  { start, end }: Span,
  message: string,
  hint?: string,
): never {
  throw new Refused({ rule, start, end, message, ...(hint ? { hint } : {}) });
}
