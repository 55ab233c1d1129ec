import { exactYuan } from '../../../definition/formula/yuan.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useSay } from '../../../ui/language.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import { buttonWords, dataOf, fenOf, leaveBy, type PageProps } from '../screen-parts.ts';
import type { Colour } from '../plans.ts';
import { words } from '../words.ts';
import styles from './Car.module.css';
import type { CarAnswer, Store } from './car-data.ts';
import { colourOf } from './colour-photo.ts';

interface Given {
  car: CarAnswer;
  store: Store;
  /** The colour's name. */
  colour: string;
  colours: Colour[];
  spuCode: string;
  /** Amounts in yuan. */
  scheme: {
    name: string;
    leaseTerm: string;
    firstMoney: number;
    monthRent: number;
    startPercent: number;
    lastMoney: number;
  };
}

/** The order once more, whole, before it is placed. */
export function OrderReview(props: PageProps) {
  const say = useSay();
  const { car, store, colour, colours, spuCode, scheme } = dataOf<Given>(props);
  return (
    <div className={styles.page}>
      {car && (
        <section className={styles.card}>
          <h2 className={styles.title}>{say(words.yourCar)}</h2>
          {car.car && (
            <OwnPhoto car={car.car} colour={colourOf(colours, spuCode)} label={car.fullName} />
          )}
          <p className={styles.strong}>{car.fullName}</p>
          <p className={styles.quiet}>{colour}</p>
        </section>
      )}
      {scheme && <Plan scheme={scheme} />}
      {store && (
        <section className={styles.card}>
          <h2 className={styles.title}>{say(words.deliveredAt)}</h2>
          <p className={styles.strong}>{store.name}</p>
          <p className={styles.quiet}>
            {store.city} {store.address ?? store.storeAddress}
          </p>
        </section>
      )}
      <ActionBar note={say(words.notYet)}>
        <Button onPress={() => leaveBy(props, 'place')}>{buttonWords(props, 'place')}</Button>
        <Button look="secondary" onPress={() => leaveBy(props, 'change')}>
          {buttonWords(props, 'change')}
        </Button>
      </ActionBar>
    </div>
  );
}

function Plan({ scheme }: { scheme: Given['scheme'] }) {
  const say = useSay();
  const money = (amount: number) => exactYuan(fenOf(amount));
  const lines: [{ zh: string; en: string }, unknown, () => string][] = [
    [words.firstPayment, scheme.firstMoney, () => money(scheme.firstMoney)],
    [words.ratio, scheme.startPercent, () => say(words.percent, { percent: scheme.startPercent })],
    [words.monthRent, scheme.monthRent, () => money(scheme.monthRent)],
    [words.period, scheme.leaseTerm, () => say(words.months, { count: scheme.leaseTerm })],
    [words.lastPayment, scheme.lastMoney, () => money(scheme.lastMoney)],
  ];
  // A plan without a final payment has 0 there.
  const rows = lines.flatMap(([label, given, text]) => (given ? [[label, text()] as const] : []));
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say(words.yourPlan)}</h2>
      <p className={styles.quiet}>{scheme.name}</p>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label.zh}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
