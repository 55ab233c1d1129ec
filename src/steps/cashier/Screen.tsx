import { ActionBar } from '../../ui/page/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useBusy } from '../../ui/feedback/busy.tsx';
import { Facts } from '../../ui/page/Facts.tsx';
import { useT } from '../../ui/language.tsx';
import { ProblemNote } from '../../ui/feedback/Problem.tsx';
import { Text } from '../../ui/page/Text.tsx';
import type { ScreenOf } from '../../model/define-kind.ts';
import { CouponChoice } from './CouponChoice.tsx';
import { couponAnswers, fittingCoupons } from './coupons.ts';
import { PaymentMethodMark } from './PaymentMethodMark.tsx';
import type { CashierKind } from './states.ts';
import styles from './Screen.module.css';
import { paymentMethods, messages } from './messages.ts';

export function Screen({ step, answers, send }: ScreenOf<CashierKind>) {
  const t = useT();
  const free = step.free === true;
  const open = inOrder(step).filter((payType) => Object.hasOwn(paymentMethods, payType));
  const chosen = open.find((payType) => payType === answers.payType) ?? open[0];
  const coupons = fittingCoupons(step.coupons, step.due ?? 0);
  const coupon = coupons.find(({ code }) => code === answers.couponCode);
  return (
    <>
      <div className={styles.card}>
        {step.for !== undefined && <p className={styles.for}>{step.for}</p>}
        <p className={styles.amount} aria-live="polite">
          {step.amount}
        </p>
        <Facts plain facts={step.facts} whatNext={step['what-next']} />
        {coupons.length > 0 && (
          <CouponChoice
            coupons={coupons}
            chosen={coupon}
            onChoose={(choice) =>
              send({
                type: 'cashier.changed',
                answers: couponAnswers(choice),
                data: { noCoupon: !choice },
              })
            }
          />
        )}
        {coupon && (
          <Facts
            plain
            facts={{ toPay: { label: t(messages.toPay), value: step.amount, total: true } }}
          />
        )}
      </div>
      {!free && open.length > 0 && (
        <PaymentMethods
          open={open}
          chosen={chosen}
          onChoose={(payType) => send({ type: 'cashier.changed', answers: { payType } })}
        />
      )}
      {chosen === undefined && <ProblemNote text={t(messages.noWay)} />}
      {step.text !== undefined && <Text quiet>{step.text}</Text>}
      {chosen !== undefined && (
        <ActionBar stays>
          <Button onPress={() => send({ type: 'cashier.submitted', answers: { payType: chosen } })}>
            {step.button ??
              t(free && coupon ? messages.payByCoupon : messages.pay, { amount: step.amount })}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

/** As they are given, those that do not open here last. */
function inOrder({ ways, preferred = ways }: ScreenOf<CashierKind>['step']): string[] {
  const opensHere = (payType: string) => preferred.includes(payType);
  return [...ways.filter(opensHere), ...ways.filter((payType) => !opensHere(payType))];
}

function PaymentMethods(props: {
  open: readonly string[];
  chosen: string | undefined;
  onChoose: (payType: string) => void;
}) {
  const t = useT();
  const { isBusy } = useBusy();
  return (
    <fieldset className={styles.methods} disabled={isBusy}>
      <legend className={styles.legend}>{t(messages.ways)}</legend>
      {props.open.map((payType) => {
        const method = paymentMethods[payType];
        return (
          method && (
            <label key={payType} className={styles.method}>
              <PaymentMethodMark payType={payType} />
              <span>{t(method.name)}</span>
              <span className={styles.hint}>{t(method.hint)}</span>
              <input
                type="radio"
                name="payType"
                value={payType}
                checked={payType === props.chosen}
                onChange={() => props.onChoose(payType)}
              />
            </label>
          )
        );
      })}
    </fieldset>
  );
}
