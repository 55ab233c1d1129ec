import { QueryProblem } from '../../QueryProblem.tsx';
import { CarPicture, type CarBody } from '../../../ui/car/CarPicture.tsx';
import { useT } from '../../../ui/language.tsx';
import { AfterPaint } from '../../../ui/page/AfterPaint.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { LanguageSwitch } from '../../LanguageSwitch.tsx';
import { intoFlow, Link } from '../../routing.ts';
import { CityLink, HomeWaiting, useHome } from './Home.tsx';
import styles from './Home.module.css';
import { Cars, Entries, News, Section } from './HomeParts.tsx';
import { messages } from './home-messages.ts';
import { TabBar } from './TabBar.tsx';

type Word = (typeof messages)[keyof typeof messages];

interface ProductCard {
  name: Word;
  about: Word;
  suits: Word;
  start: Word;
  to: string;
  /** It leads into a flow, whose Back leads here again. */
  flow?: true;
  body: CarBody;
  paint: string;
}

const productCards: readonly ProductCard[] = [
  {
    name: messages.waysNew,
    about: messages.waysNewAbout,
    suits: messages.waysNewFor,
    start: messages.start,
    to: '/newIndex',
    body: 'suv',
    paint: 'blue',
  },
  {
    name: messages.waysUsed,
    about: messages.waysUsedAbout,
    suits: messages.waysUsedFor,
    start: messages.start,
    to: '/usedCar',
    body: 'sedan',
    paint: 'red',
  },
  {
    name: messages.waysBack,
    about: messages.waysBackAbout,
    suits: messages.waysBackFor,
    start: messages.startOwnCar,
    to: '/HZownCar',
    flow: true,
    body: 'mpv',
    paint: 'gold',
  },
  {
    name: messages.waysDirect,
    about: messages.waysDirectAbout,
    suits: messages.waysDirectFor,
    start: messages.startBack,
    to: '/searchListType?type=direct-lease',
    body: 'hatchback',
    paint: 'green',
  },
  {
    name: messages.waysFull,
    about: messages.waysFullAbout,
    suits: messages.waysFullFor,
    start: messages.start,
    to: '/Area',
    body: 'coupe',
    paint: 'orange',
  },
];

const steps = [messages.step1, messages.step2, messages.step3, messages.step4];

/** /index: what the product is, with a way into each of its five kinds. */
export function ProductHome() {
  const t = useT();
  const query = useHome('product');
  return (
    <Page
      wide
      title={t(messages.productTitle)}
      focusKey="product home"
      before={<CityLink />}
      headerAction={<LanguageSwitch always />}
    >
      <p className={styles.lead}>{t(messages.productAbout)}</p>
      <ul className={styles.products}>
        {productCards.map((card) => (
          <li key={card.to}>
            <Link className={styles.product} to={card.to} state={card.flow ? intoFlow : undefined}>
              <span className={styles.productPicture}>
                <CarPicture bare body={card.body} paint={card.paint} />
              </span>
              <span className={styles.productWords}>
                <b>{t(card.name)}</b>
                <span>{t(card.about)}</span>
                <span className={styles.suits}>{t(card.suits)}</span>
                <span className={styles.start}>{t(card.start)} ›</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Section title={t(messages.steps)}>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step.en}>
              <span aria-hidden="true">{at + 1}</span>
              {t(step)}
            </li>
          ))}
        </ol>
      </Section>
      {query.isPending && <HomeWaiting />}
      {query.isError && <QueryProblem query={query} />}
      {query.data && (
        <AfterPaint>
          <Entries entries={query.data.entries} />
          <Cars title={t(messages.recommended)} cars={query.data.recommended} all="/newCar" />
          <Cars title={t(messages.latest)} cars={query.data.latest} all="/usedCar?sort=newest" />
          <News news={query.data.news} />
        </AfterPaint>
      )}
      <TabBar />
    </Page>
  );
}
