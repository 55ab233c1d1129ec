import type { Setting } from '../../model/step-kind.ts';

/** What a setting takes, to stand after “takes”. */
export function describe(setting: Setting): string {
  switch (setting.type) {
    case 'formula':
      return 'a formula, which begins with "="';
    case 'value':
      return typeof setting.gives === 'string' ? (values[setting.gives] ?? 'a value') : 'a value';
    case 'one-of':
      return setting.options.length <= 8
        ? `one of ${setting.options.join(', ')}`
        : 'one of a list of words';
    case 'list':
      return 'a list';
    case 'either':
      return eitherOf([...new Set(setting.of.map(describe))]);
    default:
      return plain[setting.type];
  }
}

export function eitherOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const plain = {
  text: 'a text',
  words: 'a sentence in zh and en',
  'yes-no': 'yes or no',
  number: 'a number',
  money: 'an amount in yuan',
  duration: 'a length of time',
  date: 'a date',
  version: 'a version',
  path: 'an address that begins with "/"',
  endpoint: 'the name of an endpoint',
  flow: 'the name of a flow',
  step: 'the name of a step',
  document: 'the name of a document',
  dictionary: 'the name of a dictionary',
  requirement: 'a line of the specification',
  send: 'names with their values',
  map: 'names with their values',
  object: 'settings of its own',
  variants: 'settings of its own',
  name: 'a name',
} as const;

const values: Record<string, string> = {
  text: 'a text',
  number: 'a number',
  money: 'an amount in yuan',
  'yes-no': 'yes or no',
  date: 'a date',
  version: 'a version',
};
