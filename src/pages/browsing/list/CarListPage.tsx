import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PillLink } from '../../PillLink.tsx';
import { Link, useHref, useLocation, useNavigate } from '../../routing.ts';
import { CarList } from './CarList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type ListQuery, listSearch, readList } from './list-query.ts';
import styles from './Lists.module.css';
import { type ListKind, type ListPath, lists } from './lists.ts';
import { TabBar } from '../home/TabBar.tsx';
import { useBack } from '../../use-back.ts';
import { useCars, useFilters } from './use-cars.ts';
import { useCity } from '../place/use-city.ts';
import { messages } from './messages.ts';

/** The page of a list: what it is narrowed by, its order and how far it was read are in its address. */
function CarListPage({ path }: { path: ListPath }) {
  const t = useT();
  const language = useLanguage();
  const back = useBack('/testIndex');
  const city = useCity();
  const { query, change } = useListQuery();
  const kind: ListKind = lists[path];
  const request = requestOf(kind, query, city.code);
  const { sort: _, ...narrowed } = request;
  const filters = useFilters(narrowed);
  const cars = useCars(request, query.pages);
  const name = (language === 'en' ? city.en : undefined) ?? city.name;
  return (
    <Page wide title={t(kind.title, { city: name })} focusKey={path} onBack={back}>
      {kind.about && <p className={styles.about}>{t(kind.about)}</p>}
      {kind.beside && <PillLink to={kind.beside.to}>{t(kind.beside.name)}</PillLink>}
      <FilterBar
        list={path}
        query={query}
        filters={filters.data}
        sample={cars.cars[0]}
        onChange={(next) => change(next)}
      />
      <p className={styles.count} role="status">
        {cars.total === undefined ? '\u00a0' : t(messages.found, { count: cars.total })}
      </p>
      <CarList
        list={cars}
        onMore={() => change({ ...query, pages: query.pages + 1 })}
        {...(kind.inCity &&
          Object.keys(query.filters).length === 0 && {
            noneTitle: t(messages.noCarsHere, { city: name }),
          })}
        emptyActions={
          <>
            {Object.keys(query.filters).length > 0 && (
              <Link className={styles.asLink} to={path} replace>
                {t(messages.clearFilters)}
              </Link>
            )}
            {kind.inCity && (
              <Link className={styles.asLink} to={`/usedCar${listSearch({ ...query, pages: 1 })}`}>
                {t(messages.nationwide)}
              </Link>
            )}
          </>
        }
      />
      {path === '/newCar' && <TabBar />}
    </Page>
  );
}

export function requestOf(kind: ListKind, query: ListQuery, cityCode: string) {
  return {
    ...query.filters,
    ...kind.fixed,
    ...(kind.inCity && { cityCode }),
    ...(query.sort !== undefined && { sort: query.sort }),
  };
}

/** The list's address as data; a change takes the entry's place in the history. */
export function useListQuery() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const href = useHref(pathname);
  const type = new URLSearchParams(search).get('type');
  return {
    query: readList(search),
    change: (next: ListQuery) => {
      // A list whose end is reached while a tapped link still loads its page: the address is the link's already.
      if (window.location.pathname !== href) return;
      const query = new URLSearchParams(listSearch(next));
      if (type !== null) query.set('type', type);
      const text = query.toString();
      void navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
    },
  };
}

export const NewCarList = () => <CarListPage path="/newCar" />;
export const CityUsedList = () => <CarListPage path="/secondCar" />;
export const UsedList = () => <CarListPage path="/usedCar" />;
export const SelectedUsedList = () => <CarListPage path="/usedCarMS" />;
