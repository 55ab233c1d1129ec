import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { useT } from '../../ui/language.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';
import type { HostedMachineProps } from '../../model/hosted-screen.ts';
import type { screens } from './schema.ts';
import { PlanCost } from '../../ui/money/PlanCost.tsx';
import { costOfScheme } from './plans.ts';
import { messages } from './messages.ts';
import styles from './Car.module.css';
import { colourOf } from './colour-photo.ts';
import { type ReviewContext, type ReviewEvent, reviewOf } from './order-review-machine.ts';
import type { ConfirmedPlan } from './ordering/plan-check.ts';

type Props = HostedMachineProps<(typeof screens)['order-review'], ReviewContext, ReviewEvent>;

/** The order once more, whole, before it is placed. */
export function OrderReview({ context, send, buttonText }: Props) {
  const t = useT();
  if (!context?.names) return <CarOutline />;
  const { car, name, store, colour, colours, spuCode, plan } = reviewOf(context);
  return (
    <div className={styles.page}>
      {car && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t(messages.yourCar)}</h2>
          {car.car && <OwnPhoto car={car.car} colour={colourOf(colours, spuCode)} label={name} />}
          <p className={styles.strong}>{name}</p>
          <p className={styles.quiet}>{colour}</p>
        </section>
      )}
      {plan && <Plan plan={plan} />}
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
        <Button onPress={() => send({ type: 'place' })}>{buttonText('place')}</Button>
        <Button variant="secondary" onPress={() => send({ type: 'change' })}>
          {buttonText('change')}
        </Button>
      </ActionBar>
    </div>
  );
}

function Plan({ plan }: { plan: ConfirmedPlan }) {
  const t = useT();
  const cost = costOfScheme({ ...plan, loanAmount: plan.lent });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t(messages.yourPlan)}</h2>
      <p className={styles.quiet}>{plan.schemeName}</p>
      <PlanCost cost={cost} ratio={plan.startPercent} />
    </section>
  );
}
