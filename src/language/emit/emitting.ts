import type { Symbols } from '../schema/symbols.ts';
import type { Formulas } from './formula.ts';
import type { LinkedFlow } from '../link/linked.ts';

export interface Emitting {
  symbols: Symbols;
  flow: LinkedFlow;
  formulas: Formulas;
}
