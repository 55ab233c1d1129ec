import styles from './Orders.module.css';

/** Labels and values; what has no value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.flatMap(([label, value]) =>
        value === undefined
          ? []
          : [<dt key={`${label} label`}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>],
      )}
    </dl>
  );
}
