import { AnswerProblem } from '../AnswerProblem.tsx';
import { CarPicture, type CarBody } from '../../ui/CarPicture.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { intoFlow, Link } from '../routing.ts';
import { CityLink, HomeWaiting, useHome } from './Home.tsx';
import styles from './Home.module.css';
import { Cars, Entries, News, Section } from './HomeParts.tsx';
import { words } from './home-words.ts';
import { TabBar } from './TabBar.tsx';

type Word = (typeof words)[keyof typeof words];

interface Way {
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

const ways: readonly Way[] = [
  {
    name: words.waysNew,
    about: words.waysNewAbout,
    suits: words.waysNewFor,
    start: words.start,
    to: '/newIndex',
    body: 'suv',
    paint: 'blue',
  },
  {
    name: words.waysUsed,
    about: words.waysUsedAbout,
    suits: words.waysUsedFor,
    start: words.start,
    to: '/usedCar',
    body: 'sedan',
    paint: 'red',
  },
  {
    name: words.waysBack,
    about: words.waysBackAbout,
    suits: words.waysBackFor,
    start: words.startOwnCar,
    to: '/HZownCar',
    flow: true,
    body: 'mpv',
    paint: 'gold',
  },
  {
    name: words.waysDirect,
    about: words.waysDirectAbout,
    suits: words.waysDirectFor,
    start: words.startBack,
    to: '/searchListType?type=direct-lease',
    body: 'hatchback',
    paint: 'green',
  },
  {
    name: words.waysFull,
    about: words.waysFullAbout,
    suits: words.waysFullFor,
    start: words.start,
    to: '/Area',
    body: 'coupe',
    paint: 'orange',
  },
];

const steps = [words.step1, words.step2, words.step3, words.step4];

/** /index: what the product is, with a way into each of its five kinds. */
export function ProductHome() {
  const say = useSay();
  const answer = useHome('product');
  return (
    <Page
      wide
      title={say(words.productTitle)}
      focusKey="product home"
      before={<CityLink />}
      aside={<LanguageSwitch always />}
    >
      <p className={styles.lead}>{say(words.productAbout)}</p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.to}>
            <Link className={styles.way} to={way.to} state={way.flow ? intoFlow : undefined}>
              <span className={styles.wayPicture}>
                <CarPicture bare body={way.body} paint={way.paint} />
              </span>
              <span className={styles.wayWords}>
                <b>{say(way.name)}</b>
                <span>{say(way.about)}</span>
                <span className={styles.suits}>{say(way.suits)}</span>
                <span className={styles.start}>{say(way.start)} ›</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Section title={say(words.steps)}>
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step.en}>
              <span aria-hidden="true">{at + 1}</span>
              {say(step)}
            </li>
          ))}
        </ol>
      </Section>
      {answer.isPending && <HomeWaiting />}
      {answer.isError && <AnswerProblem answer={answer} />}
      {answer.data && (
        <>
          <Entries entries={answer.data.entries} />
          <Cars title={say(words.recommended)} cars={answer.data.recommended} all="/newCar" />
          <Cars title={say(words.latest)} cars={answer.data.latest} all="/usedCar?sort=newest" />
          <News news={answer.data.news} />
        </>
      )}
      <TabBar />
    </Page>
  );
}
