import { useId } from 'react';
import { exactYuan } from '../../model/yuan.ts';
import { useBusy } from '../../ui/feedback/busy.tsx';
import inputs from '../../ui/inputs/inputs.module.css';
import { useT } from '../../ui/language.tsx';
import type { CashierCoupon } from './coupons.ts';
import styles from './Screen.module.css';
import { messages } from './messages.ts';

interface CouponChoiceProps {
  /** What saves most first. */
  coupons: readonly CashierCoupon[];
  chosen: CashierCoupon | undefined;
  onChoose: (coupon: CashierCoupon | undefined) => void;
}

export function CouponChoice({ coupons, chosen, onChoose }: CouponChoiceProps) {
  const t = useT();
  const id = useId();
  const hint = hintOf(chosen, coupons);
  const { isBusy } = useBusy();
  return (
    <div className={styles.coupon}>
      <label htmlFor={id}>{t(messages.coupon)}</label>
      <select
        id={id}
        className={`${inputs.input ?? ''} ${inputs.select ?? ''}`}
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        value={chosen?.code ?? ''}
        onChange={(event) => onChoose(coupons.find(({ code }) => code === event.target.value))}
      >
        {coupons.map((coupon) => (
          <option key={coupon.code} value={coupon.code}>
            {`-${exactYuan(coupon.amount)} ${t(coupon.name)}`}
          </option>
        ))}
        <option value="">{t(messages.noCoupon)}</option>
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {t(hint, { date: chosen?.until ?? '', many: coupons.length })}
      </p>
    </div>
  );
}

function hintOf(chosen: CashierCoupon | undefined, coupons: readonly CashierCoupon[]) {
  if (!chosen) return coupons.length === 1 ? messages.oneUsable : messages.usable;
  if (chosen === coupons[0] && coupons.length > 1) return messages.best;
  return messages.until;
}
