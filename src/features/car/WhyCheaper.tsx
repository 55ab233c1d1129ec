import { exactYuan } from '../../model/yuan.ts';
import { cheaperBecause, type PlanCost } from '../../model/plan-cost.ts';
import { costMessages } from '../../ui/money/cost-messages.ts';
import { useT } from '../../ui/language.tsx';
import styles from './Car.module.css';

/** What a lower rent costs instead, where the down payment is not higher. */
export function WhyCheaper({ cost, others }: { cost: PlanCost; others: readonly PlanCost[] }) {
  const t = useT();
  const why = cheaperBecause(cost, others);
  if (!why) return null;
  const messages = !why.last
    ? costMessages.longer
    : why.longer
      ? costMessages.longerAndLast
      : costMessages.last;
  return (
    <span className={styles.why}>
      {t(messages, { more: exactYuan(why.more), last: exactYuan(cost.last) })}
    </span>
  );
}
