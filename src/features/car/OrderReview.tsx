import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useT } from '../../ui/language.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import type { HostedProps } from '../../model/hosted-screen.ts';
import type { screens } from './schema.ts';
import { PlanCost } from '../../ui/money/PlanCost.tsx';
import { type Colour, costOfScheme } from './plans.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import type { CarAnswer, Store } from './car-data.ts';
import { colourOf } from './colour-photo.ts';

type Given = {
  car: CarAnswer;
  /** As it is called now, in the language of now. */
  name?: string;
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
    /** What is borrowed; 0 where the platform does not say. */
    lent?: number;
  };
};

type Props = HostedProps<(typeof screens)['order-review'], Given>;

/** The order once more, whole, before it is placed. */
export function OrderReview({ input, leave, buttonText }: Props) {
  const t = useT();
  const { car, name = car?.fullName, store, colour, colours, spuCode, scheme } = input;
  return (
    <div className={styles.page}>
      {car && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.yourCar)}</h2>
          {car.car && (
            <OwnPhoto car={car.car} colour={colourOf(colours, spuCode)} label={name ?? ''} />
          )}
          <p className={styles.strong}>{name}</p>
          <p className={styles.quiet}>{colour}</p>
        </section>
      )}
      {scheme && <Plan scheme={scheme} />}
      {store && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.deliveredAt)}</h2>
          <p className={styles.strong}>{store.name}</p>
          <p className={styles.quiet}>
            {store.city} {store.address ?? store.storeAddress}
          </p>
        </section>
      )}
      <ActionBar note={t(messages.notYet)}>
        <Button onPress={() => leave('place')}>{buttonText('place')}</Button>
        <Button look="secondary" onPress={() => leave('change')}>
          {buttonText('change')}
        </Button>
      </ActionBar>
    </div>
  );
}

function Plan({ scheme }: { scheme: Given['scheme'] }) {
  const t = useT();
  const cost = costOfScheme({ ...scheme, loanAmount: scheme.lent ?? 0 });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t(messages.yourPlan)}</h2>
      <p className={styles.quiet}>{scheme.name}</p>
      <PlanCost cost={cost} ratio={scheme.startPercent} />
    </section>
  );
}
