import type { NameStyle } from '../../model/step-kind.ts';

interface Style {
  fits: RegExp;
  /** Completes “"x" …”. */
  rule: string;
  example: string;
  turn?: (name: string) => string;
}

const words = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

const toKebab = (name: string): string => words(name).join('-');
export const toCamel = (name: string): string =>
  words(name)
    .map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const camel = /^[a-z][A-Za-z0-9]*$/;

const styles: Record<NameStyle, Style> = {
  kebab: {
    fits: kebab,
    rule: 'should have small letters, digits and hyphens only, and begin with a letter',
    example: 'bank-card',
    turn: toKebab,
  },
  camel: {
    fits: camel,
    rule: 'should have letters and digits only, and begin with a small letter',
    example: 'bankPhone',
    turn: toCamel,
  },
  setting: {
    fits: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$|^[a-z][A-Za-z0-9]*$/,
    rule: 'should have letters, digits and hyphens only, and begin with a small letter',
    example: 'success-page',
    turn: toKebab,
  },
  step: {
    fits: /^([a-z][A-Za-z0-9]*(-[a-z0-9]+)*\/)*[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    rule: 'is not how a step is called',
    example: 'bank-card, or co/bank-card',
    turn: toKebab,
  },
  page: {
    fits: /^[A-Za-z][A-Za-z0-9_]{0,63}$/,
    rule: 'is not a page code: an address without its slash',
    example: 'orderSignfor',
    turn: (name) => name.replace(/^\//, ''),
  },
  code: { fits: /^[0-9]{1,6}$/, rule: 'is not an action code', example: '335' },
  funder: {
    fits: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
    rule: 'should have capital letters, digits and underscores only',
    example: 'SZ_BANK_FINANCE',
    turn: (name) => words(name).join('_').toUpperCase(),
  },
  any: { fits: /\S/, rule: 'is empty', example: 'a word' },
};

/** What is wrong with how a name is spelt, or undefined. */
export function nameProblem(
  name: string,
  style: NameStyle,
): { message: string; hint: string; write?: string } | undefined {
  const { fits, rule, example, turn } = styles[style];
  if (fits.test(name)) return undefined;
  const turned = turn?.(name) ?? '';
  return {
    message: `"${name}" ${rule}.`,
    hint: fits.test(turned) ? `Write "${turned}".` : `Write it like this: ${example}.`,
    ...(fits.test(turned) && { write: turned }),
  };
}

/** The same as a pattern, for editors. */
export const namePattern = (style: NameStyle): string => styles[style].fits.source;
