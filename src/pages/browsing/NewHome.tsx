import { AnswerProblem } from '../AnswerProblem.tsx';
import { CarPicture, type CarBody } from '../../ui/CarPicture.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { Link } from '../routing.ts';
import { CityLink, HomeWaiting, useHome } from './Home.tsx';
import styles from './Home.module.css';
import { Banners, Brands, Cars, Quick, Section } from './HomeParts.tsx';
import { words } from './home-words.ts';
import { SearchLink } from './SearchList.tsx';
import { TabBar } from './TabBar.tsx';

const bodies: readonly [CarBody & keyof typeof words, string][] = [
  ['sedan', 'silver'],
  ['suv', 'blue'],
  ['mpv', 'white'],
  ['hatchback', 'red'],
  ['coupe', 'grey'],
  ['pickup', 'green'],
];

/** /newIndex: the home of new cars. */
export function NewHome() {
  const say = useSay();
  const answer = useHome('new-car');
  return (
    <Page
      wide
      title={say(words.newTitle)}
      focusKey="new home"
      before={<CityLink />}
      aside={<LanguageSwitch always />}
    >
      <p className={styles.lead}>{say(words.newAbout)}</p>
      <SearchLink />
      {answer.isPending && <HomeWaiting />}
      {answer.isError && <AnswerProblem answer={answer} />}
      {answer.data && (
        <>
          <Banners banners={answer.data.banners} />
          <Section title={say(words.bodies)} all="/moreSift?list=newCar">
            <ul className={styles.bodies}>
              {bodies.map(([body, paint]) => (
                <li key={body}>
                  <Link className={styles.body} to={`/newCar?bodyType=${body}`}>
                    <CarPicture bare body={body} paint={paint} />
                    {say(words[body])}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
          <Quick quick={answer.data.quick} />
          <Cars title={say(words.recommended)} cars={answer.data.recommended} all="/newCar" />
          <Brands
            brands={answer.data.brands}
            to={(brand) => `/newCar?brandId=${encodeURIComponent(brand.brandId)}`}
          />
          <Cars title={say(words.latest)} cars={answer.data.latest} all="/newCar?sort=newest" />
        </>
      )}
      <TabBar />
    </Page>
  );
}
