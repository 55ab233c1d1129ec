import { QueryProblem } from '../../QueryProblem.tsx';
import { CarPicture, type CarBody } from '../../../ui/car/CarPicture.tsx';
import { useT } from '../../../ui/language.tsx';
import { AfterPaint } from '../../../ui/page/AfterPaint.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { LanguageSwitch } from '../../LanguageSwitch.tsx';
import { Link } from '../../routing.ts';
import { CityLink, HomeWaiting, useHome } from './Home.tsx';
import styles from './Home.module.css';
import { Banners, Brands, Cars, Quick, Section } from './HomeParts.tsx';
import { messages } from './home-messages.ts';
import { messages as newMessages } from './new-messages.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { TabBar } from './TabBar.tsx';

const bodies: readonly [CarBody & keyof typeof newMessages, string][] = [
  ['sedan', 'silver'],
  ['suv', 'blue'],
  ['mpv', 'white'],
  ['hatchback', 'red'],
  ['coupe', 'grey'],
  ['pickup', 'green'],
];

/** /newIndex: the home of new cars. */
export function NewHome() {
  const t = useT();
  const query = useHome('new-car');
  return (
    <Page
      wide
      title={t(newMessages.newTitle)}
      focusKey="new home"
      before={<CityLink />}
      headerAction={<LanguageSwitch always />}
    >
      <p className={styles.lead}>{t(newMessages.newAbout)}</p>
      <SearchLink />
      {query.isPending && <HomeWaiting />}
      {query.isError && <QueryProblem query={query} />}
      {query.data && (
        <>
          <Banners banners={query.data.banners} />
          <Section title={t(newMessages.bodies)} all="/moreSift?list=newCar">
            <ul className={styles.bodies}>
              {bodies.map(([body, paint]) => (
                <li key={body}>
                  <Link className={styles.body} to={`/newCar?bodyType=${body}`}>
                    <CarPicture bare body={body} paint={paint} />
                    {t(newMessages[body])}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
          <Quick quick={query.data.quick} />
          <AfterPaint>
            {' '}
            <Cars title={t(messages.recommended)} cars={query.data.recommended} all="/newCar" />
            <Brands
              brands={query.data.brands}
              to={(brand) => `/newCar?brandId=${encodeURIComponent(brand.brandId)}`}
            />
            <Cars title={t(messages.latest)} cars={query.data.latest} all="/newCar?sort=newest" />
          </AfterPaint>{' '}
        </>
      )}
      <TabBar />
    </Page>
  );
}
