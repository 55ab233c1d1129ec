import type { Catalogue } from './catalogue.ts';
import type { Formulas } from './emit-formula.ts';
import type { LinkedFlow } from './linked.ts';

export interface Emitting {
  catalogue: Catalogue;
  flow: LinkedFlow;
  formulas: Formulas;
}
