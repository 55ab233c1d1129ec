import styles from './Car.module.css';

const decoration = {
  prices: styles.soonPrices,
  colours: styles.soonColours,
  plan: styles.soonPlan,
  licences: styles.soonLicences,
};

/** A placeholder of the usual size, against layout shifts. */
export function Soon(props: { of: keyof typeof decoration }) {
  return (
    <div className={`${styles.soon ?? ''} ${decoration[props.of] ?? ''}`} aria-hidden="true" />
  );
}
