import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** A mark to find the way by; the name beside it says which it is. */
export function PaymentMethodMark({ payType }: { payType: string }) {
  const mark = marks[payType];
  if (!mark) return null;
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill={mark.colour} />
      {mark.drawing}
    </svg>
  );
}

const letter = {
  x: 16,
  y: 22.5,
  fontSize: 18,
  fontWeight: 700,
  fill: '#fff',
  textAnchor: 'middle',
} as const;

const marks: Readonly<Record<string, { colour: string; drawing: ReactNode }>> = {
  AliPay: { colour: '#1677ff', drawing: <text {...letter}>支</text> },
  WxPay: {
    colour: '#07a352',
    drawing: (
      <path
        fill="#fff"
        d="M16 7c-5.5 0-10 3.6-10 8 0 2.5 1.4 4.7 3.6 6.2L9 25l4-2.3c1 .2 2 .3 3 .3 5.5 0 10-3.6 10-8s-4.5-8-10-8Z"
      />
    ),
  },
  DCEPPay: { colour: '#c7302f', drawing: <text {...letter}>￥</text> },
};
