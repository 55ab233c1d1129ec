import type { ReactNode } from 'react';
import { yuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import type { CarPlan } from './plans.ts';
import { fenOf } from './fen.ts';
import { messages } from './messages.ts';
import { Soon } from './Soon.tsx';
import styles from './Car.module.css';
import type { CarResponse, ProductLine } from './car-data.ts';

/** What it costs on the chosen plan, and what it costs at all. */
export function CarPrice(props: {
  car: CarResponse;
  plan: CarPlan | undefined;
  /** The plan is still to come. */
  isWaiting: boolean;
  line: ProductLine;
  /** At the end of the card. */
  children?: ReactNode;
}) {
  const t = useT();
  const language = useLanguage();
  const { car, plan, isWaiting, line } = props;
  const money = (fen: number) => yuan(fen, language);
  const price = car.used ? car.car?.price : (car.guidePrice ?? car.car?.price);
  return (
    <section className={styles.card}>
      {isWaiting && <Soon of="prices" />}
      {plan && (
        <dl className={styles.prices}>
          <div>
            <dt>{t(messages.firstPayment)}</dt>
            <dd className={styles.price}>{money(fenOf(plan.downPayment))}</dd>
          </div>
          <div>
            <dt>{t(messages.monthRent)}</dt>
            <dd className={styles.price}>{money(fenOf(plan.monthPayment))}</dd>
          </div>
        </dl>
      )}
      <p className={styles.quiet}>
        {price !== undefined &&
          `${t(car.used ? messages.price : messages.guidePrice)} ${money(price)}`}
        {car.deposit !== undefined && ` · ${t(messages.deposit)} ${money(car.deposit)}`}
      </p>
      {line in lines && <p className={styles.line}>{t(lines[line as keyof typeof lines])}</p>}
      {car.car && car.car.labels.length > 0 && (
        <ul className={styles.labels}>
          {car.car.labels.map((label) => (
            <li key={label.zh}>{label[language]}</li>
          ))}
        </ul>
      )}
      {car.description && <p className={styles.about}>{car.description[language]}</p>}
      {props.children}
    </section>
  );
}

const lines = {
  'lease-back': messages['line lease-back'],
  'direct-lease': messages['line direct-lease'],
  'direct-lease-new': messages['line direct-lease-new'],
};
