import type { RuleTable } from './rule-table.ts';

export const formulas: RuleTable = {
  'formula-syntax': {
    zh: '公式无法读取。',
    en: 'A formula cannot be read.',
  },
  'formula-type': {
    zh: '公式各部分的类型不匹配，或结果不是所需的类型。',
    en: 'The parts of a formula do not fit together, or it gives something else than is needed.',
  },
  'formula-unknown-name': {
    zh: '公式用了这里没有的名称。',
    en: 'A formula names something that does not exist where it stands.',
  },
  'formula-looks-literal': {
    zh: '本想写公式却写成了文字，或本想写文字却写成了公式。',
    en: 'A text was meant to be a formula, or a formula to be a text.',
  },
  'formula-banned': {
    zh: '公式里不能用这种写法。',
    en: 'This notation is not used in formulas.',
  },
  'value-circle': {
    zh: '值的计算用到了自己，没有尽头。',
    en: 'A value is made of itself, so it has no end.',
  },
  'formula-cost': {
    zh: '公式太长，不能一眼看懂。',
    en: 'A formula is too long to be understood at once.',
  },
  'formula-always-true': {
    zh: '条件总是成立，起不到判断作用。',
    en: 'A condition always holds, so it decides nothing.',
  },
  'formula-always-false': {
    zh: '条件永远不成立。',
    en: 'A condition never holds.',
  },
  'choice-gap': {
    zh: '有的情况下没有分支可走。',
    en: 'For some input no branch is taken.',
  },
  'choice-overlap': {
    zh: '表中有两行适用于同一种情况，去向却不同。',
    en: 'Two rows of a table fit one input and lead to different places.',
  },
  'choice-shadowed': {
    zh: '分支永远走不到，因为上面的分支总会先走。',
    en: 'A branch is never taken, because one above it always is.',
  },
  'superfluous-choice': {
    zh: '有没有这个分支都一样。',
    en: 'A branch makes no difference.',
  },
};
