import type { Symbols } from './symbols.ts';
import type { Formulas } from './emit-formula.ts';
import type { LinkedFlow } from './linked.ts';

export interface Emitting {
  symbols: Symbols;
  flow: LinkedFlow;
  formulas: Formulas;
}
