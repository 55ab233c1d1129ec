import { useT } from '../../../ui/language.tsx';
import styles from './Search.module.css';
import { messages } from '../find-messages.ts';
import { messages as browsingMessages } from '../messages.ts';
import { Glass } from './SearchLink.tsx';

/** A search field with a button, which the keyboard's own search key presses too. */
export function SearchBox(props: {
  value: string;
  onChange: (value: string) => void;
  onSearch: () => void;
}) {
  const t = useT();
  return (
    <div role="search">
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSearch();
        }}
      >
        <Glass />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={40}
          className={styles.input}
          aria-label={t(browsingMessages.searchCars)}
          placeholder={t(browsingMessages.searchCars)}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {props.value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t(messages.clearText)}
            onClick={(event) => {
              props.onChange('');
              event.currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="m7 7 10 10M17 7 7 17" />
            </svg>
          </button>
        )}
        <button type="submit" className={styles.go}>
          {t(messages.search)}
        </button>
      </form>
    </div>
  );
}
