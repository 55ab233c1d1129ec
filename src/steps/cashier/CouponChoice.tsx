import { useId } from 'react';
import { exactYuan } from '../../model/yuan.ts';
import inputs from '../../ui/inputs/inputs.module.css';
import { useSay } from '../../ui/language.tsx';
import type { Coupon } from './coupons.ts';
import styles from './Screen.module.css';
import { words } from './words.ts';

interface CouponChoiceProps {
  /** What saves most first. */
  coupons: readonly Coupon[];
  chosen: Coupon | undefined;
  onChoose: (coupon: Coupon | undefined) => void;
}

export function CouponChoice({ coupons, chosen, onChoose }: CouponChoiceProps) {
  const say = useSay();
  const id = useId();
  const hint = hintOf(chosen, coupons);
  return (
    <div className={styles.coupon}>
      <label htmlFor={id}>{say(words.coupon)}</label>
      <select
        id={id}
        className={`${inputs.input ?? ''} ${inputs.select ?? ''}`}
        aria-describedby={`${id}-hint`}
        value={chosen?.code ?? ''}
        onChange={(event) => onChoose(coupons.find(({ code }) => code === event.target.value))}
      >
        {coupons.map((coupon) => (
          <option key={coupon.code} value={coupon.code}>
            {`-${exactYuan(coupon.amount)} ${say(coupon.name)}`}
          </option>
        ))}
        <option value="">{say(words.noCoupon)}</option>
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {say(hint, { date: chosen?.until ?? '', many: coupons.length })}
      </p>
    </div>
  );
}

function hintOf(chosen: Coupon | undefined, coupons: readonly Coupon[]) {
  if (!chosen) return coupons.length === 1 ? words.oneUsable : words.usable;
  if (chosen === coupons[0] && coupons.length > 1) return words.best;
  return words.until;
}
