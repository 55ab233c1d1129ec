import styles from './Car.module.css';

const looks = {
  prices: styles.soonPrices,
  colours: styles.soonColours,
  plan: styles.soonPlan,
  licences: styles.soonLicences,
};

/** A placeholder of the usual size, against layout shifts. */
export function Soon(props: { of: keyof typeof looks }) {
  return <div className={`${styles.soon ?? ''} ${looks[props.of] ?? ''}`} aria-hidden="true" />;
}
