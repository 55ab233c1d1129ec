import type { ReactNode } from 'react';
import { intoFlow, Link } from '../routing.ts';
import styles from './Account.module.css';

export interface Row {
  to: string;
  label: string;
  /** A quiet word before the arrow. */
  value?: string | undefined;
  /** It leads into a flow, whose Back leads here again. */
  flow?: boolean;
}

/** A card of links, one below the other. */
export function Rows(props: { title?: string; rows: readonly Row[]; children?: ReactNode }) {
  return (
    <section className={styles.card}>
      {props.title !== undefined && <h2 className={styles.heading}>{props.title}</h2>}
      <ul>
        {props.rows.map(({ to, label, value, flow }) => (
          <li key={to}>
            <Link className={styles.row} to={to} state={flow ? intoFlow : undefined}>
              <span className={styles.label}>{label}</span>
              {value !== undefined && <span className={styles.value}>{value}</span>}
              <Arrow />
            </Link>
          </li>
        ))}
      </ul>
      {props.children}
    </section>
  );
}

export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}
