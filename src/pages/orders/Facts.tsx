import { AsGiven } from '../../ui/field/AsGiven.tsx';
import styles from './Orders.module.css';

/** Labels and values; what has no value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl>
      {facts.flatMap(([label, value]) =>
        value === undefined
          ? []
          : [
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>
                  <AsGiven text={value} />
                </dd>
              </div>,
            ],
      )}
    </dl>
  );
}
