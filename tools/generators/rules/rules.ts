import { formulas } from './formulas.ts';
import { names } from './names.ts';
import { requests } from './requests.ts';
import type { RuleTable } from './rule-table.ts';
import { examples, ways } from './ways.ts';
import { writing, yaml } from './writing.ts';

/** Every rule a finding can name, in the order of the three passes. */
export const rules: Record<string, RuleTable> = {
  'How a file is written': writing,
  'Traps of YAML': yaml,
  'What is named exists': names,
  Formulas: formulas,
  'What is asked and sent': requests,
  'The way through a flow': ways,
  Examples: examples,
};
