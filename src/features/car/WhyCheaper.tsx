import { exactYuan } from '../../model/yuan.ts';
import { cheaperBecause, type PlanCost } from '../../model/plan-cost.ts';
import { costMessages } from '../../ui/money/cost-messages.ts';
import { useT } from '../../ui/language.tsx';
import styles from './Car.module.css';

/** What a lower rent costs instead, at the same down payment. */
export function WhyCheaper({ cost, others }: { cost: PlanCost; others: readonly PlanCost[] }) {
  const t = useT();
  const why = cheaperBecause(cost, others);
  if (!why) return null;
  const { longer, last } = why;
  const messages = !last
    ? costMessages.longer
    : longer
      ? costMessages.longerAndLast
      : costMessages.last;
  return (
    <span className={styles.why}>
      {t(messages, {
        more: exactYuan(longer?.more ?? 0),
        than: longer?.than ?? 0,
        last: exactYuan(cost.last),
      })}
    </span>
  );
}
