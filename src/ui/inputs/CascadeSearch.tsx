import { useT } from '../language.tsx';
import { messages } from './messages.ts';
import styles from './Cascade.module.css';
import type { Option } from './input.ts';
import visuallyHidden from '../visually-hidden.module.css';
import inputs from './inputs.module.css';

interface SearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange }: SearchProps) {
  const t = useT();
  return (
    <input
      type="search"
      className={`${inputs.input ?? ''} ${styles.search ?? ''}`}
      aria-label={t(messages.searchIn, { what: label })}
      placeholder={t(messages.searchPlaceholder)}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface FoundProps {
  all: readonly (readonly Option[])[];
  word: string;
  onChoose: (chosen: Option[]) => void;
}

/** A hit is a whole choice, so that one tap takes it. */
export function Matches({ all, word, onChoose }: FoundProps) {
  const t = useT();
  const searched = word.trim().toLowerCase();
  const hits = all.filter((path) =>
    path.some(({ label }) => label.toLowerCase().includes(searched)),
  );
  return (
    <div className={styles.panel}>
      <p role="status" className={hits.length === 0 ? styles.none : visuallyHidden.element}>
        {t(hits.length === 0 ? messages.noneFound : messages.found, { count: hits.length })}
      </p>
      <ul className={styles.list}>
        {hits.map((path) => (
          <li key={path.map(({ value }) => value).join()}>
            <button type="button" className={styles.option} onClick={() => onChoose([...path])}>
              <span>
                {path.at(-1)?.label}
                <span className={styles.note}>{path[0]?.label}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
