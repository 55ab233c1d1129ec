import type { Language, LocalizedTemplate } from '../model/definition.ts';
import type { Effects, ResultFrom } from '../model/effects.ts';
import { localizedIn } from '../model/localized.ts';

/**
 * The key of a list to choose from. `provinces`, `cities 110000`, `districts 110100`, `industries`, `dictionary house`,
 * `answer {"endpoint":"hz.ys-dictionary","list":"wed"}`.
 */
export type ListName = string;

/** Options from an endpoint's response: `list` names the field where it is not the whole response. */
export interface AnsweredOptions {
  endpoint: string;
  send?: Record<string, unknown>;
  list?: string;
  /** The field of an item that is kept. */
  value: string;
  /** The field of an item that is read, where the item has no words in both languages. */
  label?: string;
}

export interface Listed {
  value: string;
  zh: string;
  en: string;
  below?: Listed[];
}

export type Lists = Readonly<Record<ListName, readonly Listed[]>>;
/** The platform's sentence, or ours. */
export type Trouble = string | LocalizedTemplate;

export function troubleText(trouble: Trouble, language: Language): string {
  return localizedIn(trouble, language);
}

/** The part of a step's data that concerns lists. */
export function listsIn({ lists }: { readonly lists?: Lists | undefined }): Lists {
  return lists ?? {};
}

/** The list behind options that the platform has: `dictionary.house`, or an endpoint's; undefined where they are written out. */
export function listOf(options: unknown): ListName | undefined {
  if (typeof options === 'string') return `dictionary ${options.replace(/^dictionary\./, '')}`;
  return isAnswered(options) ? `answer ${JSON.stringify(options)}` : undefined;
}

function isAnswered(options: unknown): options is AnsweredOptions {
  if (typeof options !== 'object' || options === null) return false;
  return 'endpoint' in options && 'value' in options && typeof options.endpoint === 'string';
}

/** The list below what was chosen so far. */
export function regionList(chosen: readonly { value: string }[]): ListName {
  if (chosen.length === 0) return 'provinces';
  return `${chosen.length === 1 ? 'cities' : 'districts'} ${chosen[chosen.length - 1]?.value ?? ''}`;
}

export interface FetchedLists {
  /** The lists loaded before and now. */
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
): Promise<FetchedLists> {
  const missing = [...new Set(names)].filter((name) => lists[name] === undefined);
  const answers = await Promise.all(missing.map((name) => fetchList(name, effects, signal)));
  return answers.reduce<FetchedLists>(
    (all, response, at) => {
      if ('trouble' in response) return { trouble: response.trouble, ...all };
      return { ...all, lists: { ...all.lists, [missing[at] ?? '']: response.list } };
    },
    { lists },
  );
}

async function fetchList(
  name: ListName,
  effects: Pick<Effects, 'call'>,
  signal: AbortSignal,
): Promise<{ list: Listed[] } | { trouble: Trouble }> {
  const source = sourceOf(name);
  const response = await effects.call(source.endpoint, source.request, { signal });
  if (response.type === 'unreachable') return { trouble: response.words };
  if (response.type === 'failed') return { trouble: response.result.msg };
  return { list: source.read(response.result) };
}

function sourceOf(name: ListName) {
  const space = name.indexOf(' ');
  const [what, of] = space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
  if (what === 'answer') {
    const options = JSON.parse(of) as AnsweredOptions; // written by listOf
    const read = (result: Record<string, unknown>) => answered(options, result);
    return { endpoint: options.endpoint, request: options.send ?? {}, read };
  }
  const source = (sources as Record<string, Source>)[what];
  if (!source) throw new Error(`Bug: fetchLists knows no list "${name}"`);
  return { ...source, request: source.request(of) };
}

function answered(
  { list, value, label }: AnsweredOptions,
  result: Record<string, unknown>,
): Listed[] {
  const items = (result[list ?? 'data'] ?? []) as Record<string, unknown>[];
  return items.map((item) => ({
    value: textIn(item, value),
    zh: textIn(item, label ?? 'zh'),
    en: textIn(item, label ?? 'en'),
  }));
}

function textIn(item: Record<string, unknown>, field: string): string {
  const value = item[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface Source {
  endpoint: string;
  request: (of: string) => Record<string, unknown>;
  /** Answers have been checked against the contract by now. */
  read: (result: Record<string, unknown>) => Listed[];
}

const sources = {
  dictionary: {
    endpoint: 'check.other-dictionaries',
    request: (naturalTypeCode) => ({ naturalTypeCode }),
    read: (result) =>
      ((result as Dictionaries).list ?? []).map(({ id, value, en = value }) => ({
        value: id,
        zh: value,
        en,
      })),
  },
  provinces: { endpoint: 'region.provinces', request: () => ({}), read: regions },
  cities: { endpoint: 'region.cities', request: (provinceId) => ({ provinceId }), read: regions },
  districts: { endpoint: 'region.districts', request: (cityId) => ({ cityId }), read: regions },
  industries: {
    endpoint: 'check.other-dictionaries',
    request: () => ({}),
    read: (result) => ((result as Dictionaries).industry ?? []).map(industry),
  },
} satisfies Record<string, Source>;

function regions(result: Record<string, unknown>): Listed[] {
  const { data = [] } = result as Partial<ResultFrom<'region.provinces'>>;
  return data.map(({ code, name }) => ({ value: code, zh: name, en: name }));
}

type Dictionaries = ResultFrom<'check.other-dictionaries'>;
type Industry = NonNullable<Dictionaries['industry']>[number];

function industry({ id, value, childList }: Industry): Listed {
  const below = childList?.map((child) => ({ value: child.id, zh: child.value, en: child.value }));
  return { value: id, zh: value, en: value, ...(below && { below }) };
}
