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
import { messages as productMessages } from './product-messages.ts';
import { TabBar } from './TabBar.tsx';

type Word = (typeof productMessages)[keyof typeof productMessages];

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
    name: productMessages.waysNew,
    about: productMessages.waysNewAbout,
    suits: productMessages.waysNewFor,
    start: productMessages.start,
    to: '/newIndex',
    body: 'suv',
    paint: 'blue',
  },
  {
    name: productMessages.waysUsed,
    about: productMessages.waysUsedAbout,
    suits: productMessages.waysUsedFor,
    start: productMessages.start,
    to: '/usedCar',
    body: 'sedan',
    paint: 'red',
  },
  {
    name: productMessages.waysBack,
    about: productMessages.waysBackAbout,
    suits: productMessages.waysBackFor,
    start: productMessages.startOwnCar,
    to: '/HZownCar',
    flow: true,
    body: 'mpv',
    paint: 'gold',
  },
  {
    name: productMessages.waysDirect,
    about: productMessages.waysDirectAbout,
    suits: productMessages.waysDirectFor,
    start: productMessages.startBack,
    to: '/searchListType?type=direct-lease',
    body: 'hatchback',
    paint: 'green',
  },
  {
    name: productMessages.waysFull,
    about: productMessages.waysFullAbout,
    suits: productMessages.waysFullFor,
    start: productMessages.start,
    to: '/Area',
    body: 'coupe',
    paint: 'orange',
  },
];

const steps = [
  productMessages.step1,
  productMessages.step2,
  productMessages.step3,
  productMessages.step4,
];

/** /index: what the product is, with a way into each of its five kinds. */
export function ProductHome() {
  const t = useT();
  const query = useHome('product');
  return (
    <Page
      wide
      title={t(productMessages.productTitle)}
      focusKey="product home"
      before={<CityLink />}
      headerAction={<LanguageSwitch always />}
    >
      <p className={styles.lead}>{t(productMessages.productAbout)}</p>
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
      <Section title={t(productMessages.steps)}>
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
