import type { LocalizedText } from '../../model/step-kind.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { type OrderPosition, processMessages, stateOf } from './milestones.ts';
import styles from './Orders.module.css';

interface MilestoneProps {
  name: LocalizedText;
  state: 'done' | 'now' | 'ahead';
  position: OrderPosition;
  /** Stands in the place of the state's name. */
  at?: string | undefined;
  text?: LocalizedText | undefined;
}

/** One place of an order's way, in an ordered list. */
export function Milestone({ name, state, position, at, text }: MilestoneProps) {
  const t = useT();
  const language = useLanguage();
  const shown = stateOf(state, position);
  return (
    <li
      className={`${styles[state] ?? ''} ${styles[shown] ?? ''}`}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {name[language]} <span className={styles.quiet}>{at ?? t(processMessages[shown])}</span>
      {text && <p className={styles.explain}>{text[language]}</p>}
    </li>
  );
}
