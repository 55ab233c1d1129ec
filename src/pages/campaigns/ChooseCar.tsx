import { yuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { PillLink } from '../PillLink.tsx';
import { pagesOf, type Participation } from './campaign.ts';
import styles from './Campaigns.module.css';
import { messages } from './messages.ts';

/** The cars whose down payment can be bargained for, as long as there are places. */
export function ChooseCar({ participation }: { participation: Participation }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t(messages.chooseCar)}</h2>
      <ul className={styles.lines}>
        {participation.cars.map((car) => (
          <li key={car.carId} className={styles.line}>
            <span>
              <b>{car.name}</b>
              <span className={styles.quiet}>
                {car.modelName} ·{' '}
                {t(messages.firstPayment, { amount: yuan(car.firstPayment, language) })}
              </span>
              <span className={styles.quiet}>
                {car.left > 0 ? t(messages.places, { left: car.left }) : t(messages.full)}
              </span>
            </span>
            {car.left > 0 && (
              <PillLink
                small
                to={`${pagesOf.bargain.join}?${new URLSearchParams({ campaign: participation.campaign, carId: car.carId }).toString()}`}
                aria-label={`${t(messages.bargainFor, { name: car.name })} ${language === 'zh' ? car.name : ''}`.trim()}
              >
                {language === 'zh' ? messages.bargainFor.zh : messages.join.en}
              </PillLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
