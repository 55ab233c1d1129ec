import { QueryProblem } from '../../QueryProblem.tsx';
import { AfterPaint } from '../../../ui/page/AfterPaint.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { useLanguage, useT } from '../../../ui/language.tsx';
import { FirstMarkup } from '../../../ui/page/FirstMarkup.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../../endpoint-queries.tsx';
import { LanguageSwitch } from '../../LanguageSwitch.tsx';
import { Link } from '../../routing.ts';
import type { Home as HomeContent } from '../catalogue.ts';
import styles from './Home.module.css';
import { Banners, Brands, Cars, Entries, News, Notices, Quick } from './HomeParts.tsx';
import { messages } from './home-messages.ts';
import listStyles from '../list/Lists.module.css';
import { SearchLink } from '../search/SearchLink.tsx';
import { TabBar } from './TabBar.tsx';
import { useCity } from '../place/use-city.ts';

/** What a home shows, or its way through waiting and failing. */
export function useHome(home: 'general' | 'product' | 'new-car') {
  const { code } = useCity();
  return useEndpoint('home.content', { home, cityCode: code }, { staleTime: 60_000 });
}

/** The city a home shows, at the beginning of its bar. */
export function CityLink() {
  const t = useT();
  const language = useLanguage();
  const city = useCity();
  const name = (language === 'en' ? city.en : undefined) ?? city.name;
  return (
    <Link
      className={styles.city}
      to="/cityList"
      aria-label={t(messages.chooseCity, { city: name })}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M12 21c-5-5.500-7-8.500-7-11.500a7 7 0 0 1 14 0c0 3-2 6-7 11.500zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
      </svg>
      {name}
    </Link>
  );
}

export function HomeWaiting() {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <FirstMarkup />
      <Skeleton shape="banner" text={t(messages.loading)} />
      <Skeleton shape="tile" count={8} />
      <Skeleton shape="card" count={2} />
    </div>
  );
}

/** /testIndex: the home. */
export function Home() {
  const t = useT();
  const query = useHome('general');
  return (
    <Page
      wide
      hideTitle
      title={t(messages.title)}
      focusKey="home"
      before={<CityLink />}
      headerAction={<LanguageSwitch always />}
    >
      <SearchLink />
      {query.isPending && <HomeWaiting />}
      {query.isError && <QueryProblem query={query} />}
      {query.data && <Content home={query.data} />}
      <TabBar />
    </Page>
  );
}

function Content({ home }: { home: HomeContent }) {
  const t = useT();
  const all = [...home.recommended, ...home.latest];
  const fresh = home.recommended.filter((car) => car.kind === 'new');
  const used = all.filter(
    (car, at) => car.kind === 'used' && all.findIndex((c) => c.carId === car.carId) === at,
  );
  if (home.banners.length === 0 && all.length === 0) {
    return (
      <Empty title={t(messages.nothing)} text={t(messages.nothingText)}>
        <Link className={listStyles.asLink} to="/newCar">
          {t(messages.look)}
        </Link>
      </Empty>
    );
  }
  return (
    <>
      <FirstPart home={home} />
      <AfterPaint>
        <Cars title={t(messages.recommendedNew)} cars={fresh.slice(0, 6)} all="/newCar" />
        <Cars title={t(messages.recommendedUsed)} cars={used.slice(0, 6)} all="/secondCar" />
        <Brands
          brands={home.brands}
          to={(brand) => `/brandSelectIndexList?brandId=${encodeURIComponent(brand.brandId)}`}
        />
        <News news={home.news} />
      </AfterPaint>
    </>
  );
}

/** Shown first; home-markup.ts shows the same before React is there. */
export function FirstPart({ home }: { home: HomeContent }) {
  return (
    <>
      <Banners banners={home.banners} />
      <Notices notices={home.notices} />
      <Entries entries={home.entries} />
      <Quick quick={home.quick} />
    </>
  );
}
