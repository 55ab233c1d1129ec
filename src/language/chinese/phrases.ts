/** How several things inside a sentence are put together; undefined where it is something else. */
type Phrase = (named: string) => string | undefined;

/** `order.status is "paid" and answers.tags holds "new"`, the input that a finding about branches gives as an example. */
const conditions: Phrase = (named) =>
  allOf(named.split(/ and (?=\S+ (?:is|holds) )/).map(condition), '，且 ');

const values: Readonly<Record<string, string>> = {
  empty: '为空',
  yes: '为“是”',
  no: '为“否”',
  'any text': '为任意文本',
  'none of the values named here': '为这里没有列出的值',
};

const condition: Phrase = (named) => {
  const [, name, verb, value = ''] =
    /^(action|language|item|\w+\.\S+) (is|holds) (.+)$/s.exec(named) ?? [];
  if (name === undefined) return undefined;
  if (verb === 'holds') return `${name} 含有 ${value}`;
  if (Object.hasOwn(values, value)) return `${name} ${values[value]}`;
  const neither = /^neither (.+)$/s.exec(value)?.[1]?.replaceAll(' nor ', '，也不是 ');
  if (neither !== undefined) return `${name} 不是 ${neither}`;
  const other = /^not (.+)$/s.exec(value)?.[1];
  return other === undefined ? `${name} 为 ${value}` : `${name} 不是 ${other}`;
};

/** `lease-contract at /sign and on the page of "bank.link"`: what is signed, and where. */
const signings: Phrase = (named) => allOf(named.split(' and ').map(signing), '，并');

const signing: Phrase = (named) => {
  const page = /^on the page of "(.*)"$/.exec(named)?.[1];
  if (page !== undefined) return `到“${page}”的页面签署`;
  const [, documents, path] = /^(\S+(?: \+ \S+)*) at (\S+)$/.exec(named) ?? [];
  return documents === undefined ? undefined : `在 ${path} 签 ${documents}`;
};

/** `320 and 335`. */
const codes: Phrase = (named) =>
  /^[\w.]+(?: and [\w.]+)+$/.test(named) ? named.replaceAll(' and ', ' 和 ') : undefined;

/** `with "bind: [ok]", or without outcomes for "pay"`: how an example would hold. */
const repairs: Phrase = (named) => allOf(named.split(', or ').map(repair), '，或');

const repair: Phrase = (named) => {
  const added = /^with "(.*)"$/.exec(named)?.[1];
  if (added !== undefined) return `写“${added}”`;
  const removed = /^without outcomes for "(.*)"$/.exec(named)?.[1];
  return removed === undefined ? undefined : `不写“${removed}”的结果`;
};

const phrases = [conditions, signings, codes, repairs];

/** Words joined in one of these ways. */
export function joinedInChinese(named: string): string | undefined {
  for (const phrase of phrases) {
    const translated = phrase(named);
    if (translated !== undefined) return translated;
  }
  return undefined;
}

/** Undefined where one of them is. */
export const allOf = (
  parts: readonly (string | undefined)[],
  between: string,
): string | undefined => (parts.includes(undefined) ? undefined : parts.join(between));
