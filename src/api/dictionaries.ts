/** The dictionaries of order-handling, section 3; `industry` and `bank` are ours. */
export const dictionaryNames = [
  'nations',
  'wed',
  'yorn',
  'sapptType',
  'education',
  'indivDegree',
  'profession',
  'employment',
  'profsn',
  'positionOpt',
  'indivEmpTyp',
  'house',
  'sex',
  'regLive',
  'relation',
  'industry',
  'bank',
] as const;

export type DictionaryName = (typeof dictionaryNames)[number];
