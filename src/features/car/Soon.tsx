import styles from './Car.module.css';

const looks = {
  prices: styles.soonPrices,
  colours: styles.soonColours,
  plan: styles.soonPlan,
  licences: styles.soonLicences,
};

/** As large as what usually comes in its place, so that nothing jumps when that is there. */
export function Soon(props: { of: keyof typeof looks }) {
  return <div className={`${styles.soon ?? ''} ${looks[props.of] ?? ''}`} aria-hidden="true" />;
}
