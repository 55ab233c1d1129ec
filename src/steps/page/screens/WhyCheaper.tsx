import { exactYuan } from '../../../model/yuan.ts';
import { cheaperBecause, type PlanCost } from '../../../model/plan-cost.ts';
import { costWords } from '../../../ui/cost-words.ts';
import { useSay } from '../../../ui/language.tsx';
import styles from './Car.module.css';

/** What a low monthly rent is paid for with, where no more is paid down than for a dearer one. */
export function WhyCheaper({ cost, others }: { cost: PlanCost; others: readonly PlanCost[] }) {
  const say = useSay();
  const why = cheaperBecause(cost, others);
  if (!why) return null;
  const words = !why.last
    ? costWords.longer
    : why.longer
      ? costWords.longerAndLast
      : costWords.last;
  return (
    <span className={styles.why}>
      {say(words, { more: exactYuan(why.more), last: exactYuan(cost.last) })}
    </span>
  );
}
