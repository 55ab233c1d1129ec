import { useLanguage, useT } from '../../ui/language.tsx';
import type { ListedRecord } from './records.ts';
import styles from './Screen.module.css';
import { messages } from './messages.ts';

interface RecordCardProps {
  record: ListedRecord;
  /** The words of its button; without them it cannot be chosen. */
  choose: string | undefined;
  onChoose: () => void;
}

/** One of the list. Where it can be chosen, its button reaches over the whole card. */
export function RecordCard({ record, choose, onChoose }: RecordCardProps) {
  const t = useT();
  const language = useLanguage();
  const headline = record.headline[language];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.headline}>{headline}</h2>
        {record.status && (
          <span className={`${styles.badge ?? ''} ${styles[record.status.tone] ?? ''}`}>
            {record.status.words[language]}
          </span>
        )}
      </div>
      {record.lines.length > 0 && (
        <dl>
          {record.lines.map(({ label, value }) => (
            <div key={label.zh} className={styles.line}>
              <dt>{label[language]}</dt>
              <dd>{value[language]}</dd>
            </div>
          ))}
        </dl>
      )}
      {choose !== undefined && (
        <button
          type="button"
          className={styles.choose}
          aria-label={t(messages.chooseThis, { choose, headline })}
          onClick={onChoose}
        >
          {choose}
        </button>
      )}
    </li>
  );
}
