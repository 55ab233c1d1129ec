import { customerServicePhone } from '../../api/constants.ts';
import { CarPicture } from '../../ui/car/CarPicture.tsx';
import { useT } from '../../ui/language.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { Contact } from '../Contact.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import styles from './Info.module.css';
import { infoMessages as words } from './info-messages.ts';
import { Rows } from './Rows.tsx';
import { messages as ownWords } from './messages.ts';

/** As many as the platform has today; nothing is claimed where it does not say. */
function useFigures() {
  const { data } = useEndpoint('city.list', {}, { staleTime: 60_000 });
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
  const t = useT();
  const figures = useFigures();
  return (
    <PageWithBack title={t(words.about)} focusKey="about">
      <div className={styles.hero}>
        <p className={styles.slogan}>{t(words.aboutLead)}</p>
        <CarPicture body="suv" paint="blue" bare />
      </div>
      <div className={styles.article}>
        <p>{t(words.aboutText1)}</p>
        <p>{t(words.aboutText2)}</p>
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(([figure, what]) => (
            <div key={what.en}>
              <dd>{figure}</dd>
              <dt>{t(what)}</dt>
            </div>
          ))}
        </dl>
      )}
      <section className={styles.card}>
        <h2>{t(words.promises)}</h2>
        <ul className={styles.promises}>
          {[words.promise1, words.promise2, words.promise3].map((promise) => (
            <li key={promise.en}>{t(promise)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.card}>
        <dl className={styles.facts}>
          <dt>{t(words.service)}</dt>
          <dd>{customerServicePhone}</dd>
          <dt>{t(words.hours)}</dt>
          <dd>{t(words.hoursText)}</dd>
        </dl>
        <Contact />
      </section>
      <Rows
        rows={[
          { to: '/userAgreement', label: t(ownWords.userAgreement) },
          { to: '/agreement', label: t(ownWords.agreement) },
          { to: '/privacyPolicy', label: t(ownWords.privacy) },
          { to: '/zhaoshangActivity', label: t(ownWords.partner), flow: true },
        ]}
      />
      <div className={styles.last} />
    </PageWithBack>
  );
}
