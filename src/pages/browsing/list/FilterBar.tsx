import { useLanguage, useT } from '../../../ui/language.tsx';
import { Link } from '../../routing.ts';
import type { ListedCar, Filters } from '../catalogue.ts';
import {
  chosenOf,
  type ListFilters,
  type ListQuery,
  listSearch,
  withChosen,
} from './list-query.ts';
import styles from './Lists.module.css';
import type { ListPath } from './lists.ts';
import { messages } from './messages.ts';

export interface FilterBarProps {
  list: ListPath;
  query: ListQuery;
  /** Undefined while they are on their way: the bar keeps its place. */
  filters: Filters | undefined;
  /** A car of the list names its series where the filters do not. */
  sample?: ListedCar | undefined;
  onChange: (query: ListQuery) => void;
}

/** The order of a list, the ways to its filters, and what is chosen of them. */
export function FilterBar({ list, query, filters, sample, onChange }: FilterBarProps) {
  const t = useT();
  const language = useLanguage();
  const chosen = chosenFilters(query.filters, filters);
  const parameters = new URLSearchParams(listSearch({ ...query, pages: 1 }));
  parameters.set('list', list.slice(1));
  return (
    <>
      <div className={`${styles.tools ?? ''} ${styles.stays ?? ''}`}>
        <select
          className={styles.sort}
          aria-label={t(messages.sort)}
          value={query.sort ?? 'default'}
          onChange={(event) => onChange({ ...query, sort: event.target.value, pages: 1 })}
        >
          {!filters && <option value={query.sort ?? 'default'}>{t(messages.sort)}</option>}
          {filters?.sorts.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort[language]}
            </option>
          ))}
        </select>
        <Link className={styles.tool} to={`/brandList?${parameters.toString()}`}>
          {t(messages.brand)}
        </Link>
        <Link
          className={`${styles.tool ?? ''} ${chosen.length > 0 ? (styles.set ?? '') : ''}`}
          to={`/moreSift?${parameters.toString()}`}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 7h16M7 12h10M10 17h4" />
          </svg>
          {chosen.length > 0
            ? t(messages.filterCount, { count: chosen.length })
            : t(messages.filter)}
        </Link>
      </div>
      {chosen.length > 0 && (
        <ul className={styles.tools} aria-label={t(messages.chosenFilters)}>
          {chosen.map(({ id, label, without }) => {
            const name = label?.[language] ?? sample?.series[language] ?? t(messages.series);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`${styles.tool ?? ''} ${styles.set ?? ''}`}
                  aria-label={t(messages.remove, { label: name })}
                  onClick={() => onChange({ ...query, filters: without, pages: 1 })}
                >
                  {name} <span aria-hidden="true">&nbsp;×</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

interface ChosenFilter {
  id: string;
  label: { zh: string; en: string } | undefined;
  /** The filters with this one taken away. */
  without: ListFilters;
}

/** A range says of what it is one: `1-2 万` alone may be rent or down payment. */
function labelOf({ type, title, options }: Filters['groups'][number], value: string) {
  const option = options.find((one) => one.value === value) ?? { zh: value, en: value };
  if (type !== 'range') return option;
  return { zh: `${title.zh} ${option.zh}`, en: `${title.en} ${option.en}` };
}

function chosenFilters(filters: ListFilters, available: Filters | undefined): ChosenFilter[] {
  const listed = (available?.groups ?? []).flatMap((group) => {
    const values = chosenOf(filters, group);
    return values.map((value) => ({
      id: `${group.id} ${value}`,
      label: labelOf(group, value),
      without: withChosen(
        filters,
        group,
        values.filter((other) => other !== value),
      ),
    }));
  });
  const { keyword, seriesId, ...others } = filters;
  const ids = new Set((available?.groups ?? []).map((group) => group.id));
  const typed =
    keyword === undefined
      ? []
      : [
          {
            id: 'keyword',
            label: { zh: keyword, en: keyword },
            without: { ...others, ...(seriesId !== undefined && { seriesId }) },
          },
        ];
  const ofSeries =
    seriesId === undefined || ids.has('seriesId')
      ? []
      : [
          {
            id: 'seriesId',
            label: undefined,
            without: { ...others, ...(keyword !== undefined && { keyword }) },
          },
        ];
  return [...typed, ...ofSeries, ...listed];
}
