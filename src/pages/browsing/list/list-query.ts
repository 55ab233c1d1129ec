import { searchWord } from '../search/search-word.ts';

/** What a list can be narrowed by: fields of `catalogue.cars`, in the order addresses carry them. */
const filterNames = [
  'keyword',
  'brandId',
  'seriesId',
  'bodyType',
  'energy',
  'gearbox',
  'paint',
  'label',
  'priceFrom',
  'priceTo',
  'firstPaymentFrom',
  'firstPaymentTo',
  'monthRentFrom',
  'monthRentTo',
  'ageFrom',
  'ageTo',
  'mileageFrom',
  'mileageTo',
] as const;
const filterNameSet = new Set<string>(filterNames);

export type ListFilters = Readonly<Record<string, string>>;

/** What of a list survives Back, a reload and a shared link: all of it is in the address. */
export interface ListQuery {
  filters: ListFilters;
  sort?: string;
  /** How many pages of it are shown. */
  pages: number;
}

const value = /^[\p{L}\p{N}\-_,.·+ ]{1,100}$/u;
/** More pages than 600 cars have; an address cannot ask for more at once. */
const maxPages = 60;

/** Reads an address; what is not a filter, or does not look like one, is treated as absent. */
export function readList(search: string): ListQuery {
  const query = new URLSearchParams(search);
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const written = query.get(name)?.trim() ?? '';
    const text = name === 'keyword' ? searchWord(written) : written;
    if (value.test(text)) filters[name] = text;
  }
  const sort = query.get('sort') ?? '';
  const pages = Math.trunc(Number(query.get('pages') ?? 1));
  return {
    filters,
    ...(/^[a-z-]{1,20}$/.test(sort) && { sort }),
    pages: pages >= 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** The query of the address, `?` in front; empty where there is nothing to say. */
export function listSearch({ filters, sort, pages }: ListQuery): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const chosen = filters[name];
    if (chosen !== undefined && chosen !== '') query.set(name, chosen);
  }
  if (sort !== undefined && sort !== 'default') query.set('sort', sort);
  if (pages > 1) query.set('pages', String(pages));
  const text = query.toString();
  return text && `?${text}`;
}

export type GroupType = 'one' | 'several' | 'range';

/** What is chosen of one group of filters: values of `catalogue.filters`' options. */
export function chosenOf(filters: ListFilters, group: { id: string; type: GroupType }): string[] {
  if (group.type !== 'range') return filters[group.id]?.split(',') ?? [];
  const [from, to] = [filters[`${group.id}From`], filters[`${group.id}To`]];
  return from === undefined && to === undefined ? [] : [`${from ?? ''}-${to ?? ''}`];
}

/** The filters with another choice in one group; nothing chosen takes its fields away. */
export function withChosen(
  filters: ListFilters,
  group: { id: string; type: GroupType },
  chosen: readonly string[],
): ListFilters {
  const next: Record<string, string> = { ...filters };
  if (group.type !== 'range') {
    next[group.id] = chosen.join(',');
  } else {
    const [from = '', to = ''] = (chosen[chosen.length - 1] ?? '-').split('-');
    next[`${group.id}From`] = from;
    next[`${group.id}To`] = to;
  }
  // Models of a series are of its brand: another brand takes the series away.
  if (group.id === 'brandId' && next.brandId !== filters.brandId) next.seriesId = '';
  return Object.fromEntries(
    Object.entries(next).filter(([name, set]) => filterNameSet.has(name) && set !== ''),
  );
}
