import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Problem } from '../../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoints } from '../../several-endpoints.ts';
import { intoFlow, Link, useLocation } from '../../routing.ts';
import { CarCard } from '../list/CarCard.tsx';
import { CarList } from '../list/CarList.tsx';
import type { ListedCarKind } from '../catalogue.ts';
import { messages } from '../find-messages.ts';
import { readList } from '../list/list-query.ts';
import { useListQuery } from '../list/CarListPage.tsx';
import listStyles from '../list/Lists.module.css';
import styles from './Search.module.css';
import { SearchLink } from './SearchLink.tsx';
import { nearbyKeywords } from './search-word.ts';
import { useBack } from '../../use-back.ts';
import { useCars } from '../list/use-cars.ts';
import { useCity } from '../place/use-city.ts';

const kindNames = {
  new: messages.newCars,
  used: messages.usedCars,
  'lease-back': messages.leaseBack,
  'direct-lease': messages.directLease,
} as const;
const kinds = Object.keys(kindNames) as ListedCarKind[];

/** What is shown of each kind before its own list. */
const shownOfKind = 3;
const shownNear = 4;

/** /searchList?keyword=…: some of what fits of every kind. */
export function SearchList() {
  const t = useT();
  const { search } = useLocation();
  const back = useBack('/search');
  const keyword = readList(search).filters.keyword ?? '';
  return (
    <Page
      wide
      title={keyword === '' ? t(messages.noWord) : t(messages.resultsFor, { word: keyword })}
      focusKey={`results ${keyword}`}
      onBack={back}
    >
      <SearchLink keyword={keyword} />
      {keyword !== '' && <Results keyword={keyword} />}
    </Page>
  );
}

function Results({ keyword }: { keyword: string }) {
  const t = useT();
  const language = useLanguage();
  const { total, counts, error, loading, retry } = useCars({ keyword }, 1);
  if (error && total === undefined) {
    return <Problem title={error.words[language]} onRetry={retry} retrying={loading} />;
  }
  if (total === undefined || counts === undefined) {
    return <Skeleton shape="card" count={4} text={t(messages.searching)} />;
  }
  const kindsWithCars = kinds.filter((kind) => counts[kind] > 0);
  if (kindsWithCars.length === 0) {
    return (
      <>
        <Empty
          drawing="no-match"
          title={t(messages.noResults, { word: keyword })}
          text={t(messages.noResultsText)}
        />
        <Near keyword={keyword} />
      </>
    );
  }
  return kindsWithCars.map((kind) => (
    <OfKind key={kind} kind={kind} keyword={keyword} count={counts[kind]} />
  ));
}

/** Cars somebody may have meant: of the first part of the word that finds any, else those everybody sees. */
function Near({ keyword }: { keyword: string }) {
  const t = useT();
  const near = nearbyKeywords(keyword);
  const { code } = useCity();
  const answers = useEndpoints(
    'catalogue.cars',
    [...near.map((word) => ({ keyword: word })), {}].map((search) => ({
      ...search,
      buyingIn: code,
      page: '1',
      size: String(shownNear),
    })),
  );
  // In order, so that a nearer word that answers late is not passed over.
  const at = answers.findIndex(({ data, isPending }) => isPending || (data?.total ?? 0) > 0);
  const cars = answers[at]?.data?.cars;
  if (!cars) return null;
  const word = near[at];
  return (
    <section>
      <div className={styles.head}>
        <h2>{word === undefined ? t(messages.others) : t(messages.nearTo, { word })}</h2>
      </div>
      <ul className={listStyles.cars}>
        {cars.map((car) => (
          <li key={car.carId}>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfKind({ kind, keyword, count }: { kind: ListedCarKind; keyword: string; count: number }) {
  const t = useT();
  const { cars, total } = useCars({ keyword, kind }, 1);
  const query = new URLSearchParams({ type: kind, keyword });
  return (
    <section>
      <div className={styles.head}>
        <h2>{t(kindNames[kind])}</h2>
        {count > shownOfKind && (
          <Link className={listStyles.more} to={`/searchListType?${query.toString()}`}>
            {t(messages.allOfKind, { count })}
          </Link>
        )}
      </div>
      {total === undefined ? (
        <Skeleton shape="card" count={Math.min(count, shownOfKind)} text={t(messages.searching)} />
      ) : (
        <ul className={listStyles.cars}>
          {cars.slice(0, shownOfKind).map((car, at) => (
            <li key={car.carId}>
              <CarCard car={car} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** /searchListType?type=…&keyword=…: all that fits of one kind. Without a word: all of that kind. */
export function SearchListType() {
  const t = useT();
  const { search } = useLocation();
  const back = useBack('/search');
  const { query, change } = useListQuery();
  const named = new URLSearchParams(search).get('type');
  const kind = kinds.find((one) => one === named) ?? 'new';
  const keyword = query.filters.keyword ?? '';
  const list = useCars({ ...query.filters, kind }, query.pages);
  const siftable = kind === 'new' ? 'newCar' : kind === 'used' ? 'usedCar' : undefined;
  const sift = new URLSearchParams({
    ...query.filters,
    ...(siftable !== undefined && { list: siftable }),
  });
  return (
    <Page wide title={t(kindNames[kind])} focusKey={`type ${kind} ${keyword}`} onBack={back}>
      <SearchLink keyword={keyword} />
      {siftable !== undefined && (
        <div className={listStyles.tools}>
          <Link className={listStyles.tool} to={`/moreSift?${sift.toString()}`}>
            {t(messages.narrow)}
          </Link>
        </div>
      )}
      {kind === 'lease-back' && (
        <div className={listStyles.tools}>
          <Link className={listStyles.tool} to="/HZownCar" state={intoFlow}>
            {t(messages.ownCar)}
          </Link>
        </div>
      )}
      <CarList
        list={list}
        onMore={() => change({ ...query, pages: query.pages + 1 })}
        {...(keyword !== '' && { noneTitle: t(messages.noResults, { word: keyword }) })}
      />
    </Page>
  );
}
