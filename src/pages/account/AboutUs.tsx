import { customerServicePhone } from '../../api/constants.ts';
import { CarPicture } from '../../ui/CarPicture.tsx';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAnswer } from '../answers.tsx';
import { Contact } from '../Contact.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import styles from './Info.module.css';
import { infoWords as words } from './info-words.ts';
import { Rows } from './Rows.tsx';
import { useBack } from './use-back.ts';
import { words as ownWords } from './words.ts';

interface Cities {
  letters: { cities: { stores: number }[] }[];
}

/** As many as the platform has today; nothing is claimed where it does not say. */
function useFigures() {
  const { data } = useAnswer<Cities>('city.list', {}, { staleTime: 60_000 });
  const stores = (data?.letters ?? []).flatMap(({ cities }) => cities.map((city) => city.stores));
  const cities = stores.filter((count) => count > 0).length;
  const figures = [
    [stores.reduce((sum, count) => sum + count, 0), words.stores],
    [cities, words.cities],
  ] as const;
  return cities > 0 ? figures : [];
}

/** /aboutUs */
export function AboutUs() {
  const say = useSay();
  const back = useBack();
  const figures = useFigures();
  return (
    <Page title={say(words.about)} focusKey="about" onBack={back} aside={<LanguageSwitch />}>
      <div className={styles.hero}>
        <p className={styles.slogan}>{say(words.aboutLead)}</p>
        <CarPicture body="suv" paint="blue" bare />
      </div>
      <div className={styles.article}>
        <p>{say(words.aboutText1)}</p>
        <p>{say(words.aboutText2)}</p>
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(([figure, what]) => (
            <div key={what.en}>
              <dd>{figure}</dd>
              <dt>{say(what)}</dt>
            </div>
          ))}
        </dl>
      )}
      <section className={styles.card}>
        <h2>{say(words.promises)}</h2>
        <ul className={styles.promises}>
          {[words.promise1, words.promise2, words.promise3].map((promise) => (
            <li key={promise.en}>{say(promise)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.card}>
        <dl className={styles.facts}>
          <dt>{say(words.service)}</dt>
          <dd>{customerServicePhone}</dd>
          <dt>{say(words.hours)}</dt>
          <dd>{say(words.hoursText)}</dd>
        </dl>
        <Contact />
      </section>
      <Rows
        rows={[
          { to: '/userAgreement', label: say(ownWords.userAgreement) },
          { to: '/agreement', label: say(ownWords.agreement) },
          { to: '/privacyPolicy', label: say(ownWords.privacy) },
          { to: '/zhaoshangActivity', label: say(ownWords.partner), flow: true },
        ]}
      />
      <div className={styles.last} />
    </Page>
  );
}
