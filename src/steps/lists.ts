import type { Language, Words } from '../definition/definition.ts';
import type { Effects } from '../machine/effects.ts';

/** What can be chosen, fetched from the platform. `provinces`, `cities 110000`, `districts 110100`, `industries`, `dictionary house`. */
export type ListName = string;

export interface Listed {
  value: string;
  zh: string;
  en: string;
  below?: Listed[];
}

export type Lists = Readonly<Record<ListName, readonly Listed[]>>;
/** The platform's sentence, or ours. */
export type Trouble = string | Words;

export function troubleText(trouble: Trouble, language: Language): string {
  const text = typeof trouble === 'string' ? trouble : trouble[language];
  return typeof text === 'string' ? text : '';
}

/** The part of a step's data that concerns lists. */
export function listsIn(data: Readonly<Record<string, unknown>>): Lists {
  return (data.lists ?? {}) as Lists;
}

/** The list behind options written as `dictionary.house`; undefined where they are written out. */
export function dictionaryOf(options: unknown): ListName | undefined {
  return typeof options === 'string'
    ? `dictionary ${options.replace(/^dictionary\./, '')}`
    : undefined;
}

/** The list below what was chosen so far. */
export function regionList(chosen: readonly { value: string }[]): ListName {
  if (chosen.length === 0) return 'provinces';
  return `${chosen.length === 1 ? 'cities' : 'districts'} ${chosen[chosen.length - 1]?.value ?? ''}`;
}

export interface Fetched {
  /** Those that were there before and those that came. */
  lists: Lists;
  /** Why some are missing. */
  trouble?: Trouble;
}

/** Fetches the lists that are not there yet, all at once. Throws for a name that is no list. */
export async function fetchLists(
  names: readonly ListName[],
  lists: Lists,
  effects: Pick<Effects, 'call'>,
  signal: AbortSignal,
): Promise<Fetched> {
  const missing = [...new Set(names)].filter((name) => lists[name] === undefined);
  const answers = await Promise.all(missing.map((name) => fetchList(name, effects, signal)));
  return answers.reduce<Fetched>(
    (all, answer, at) => {
      if ('trouble' in answer) return { trouble: answer.trouble, ...all };
      return { ...all, lists: { ...all.lists, [missing[at] ?? '']: answer.list } };
    },
    { lists },
  );
}

async function fetchList(
  name: ListName,
  effects: Pick<Effects, 'call'>,
  signal: AbortSignal,
): Promise<{ list: Listed[] } | { trouble: Trouble }> {
  const [what = '', of = ''] = name.split(' ');
  const source = (sources as Record<string, Source>)[what];
  if (!source) throw new Error(`Bug: fetchLists knows no list "${name}"`);
  const answer = await effects.call(source.endpoint, source.request(of), { signal });
  if (answer.type === 'unreachable') return { trouble: answer.words };
  if (answer.type === 'failed') return { trouble: answer.result.msg };
  return { list: source.read(answer.result) };
}

interface Source {
  endpoint: string;
  request: (of: string) => Record<string, unknown>;
  /** Answers have been checked against the contract by now. */
  read: (result: Record<string, unknown>) => Listed[];
}

const sources = {
  dictionary: {
    endpoint: 'dictionary.list',
    request: (name) => ({ name }),
    read: (result) => (result.options ?? []) as Listed[],
  },
  provinces: { endpoint: 'region.provinces', request: () => ({}), read: regions },
  cities: { endpoint: 'region.cities', request: (provinceId) => ({ provinceId }), read: regions },
  districts: { endpoint: 'region.districts', request: (cityId) => ({ cityId }), read: regions },
  industries: {
    endpoint: 'check.other-dictionaries',
    request: () => ({}),
    read: (result) => ((result.industry ?? []) as IndustryItem[]).map(industry),
  },
} satisfies Record<string, Source>;

function regions(result: Record<string, unknown>): Listed[] {
  return ((result.data ?? []) as { code: string; name: string }[]).map(({ code, name }) => ({
    value: code,
    zh: name,
    en: name,
  }));
}

interface IndustryItem {
  id: string;
  value: string;
  childList?: IndustryItem[];
}

function industry({ id, value, childList }: IndustryItem): Listed {
  const own = { value: id, zh: value, en: value };
  return childList ? { ...own, below: childList.map(industry) } : own;
}
