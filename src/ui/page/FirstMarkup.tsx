import { takeKeptMarkup } from './kept-markup.ts';
import styles from './FirstMarkup.module.css';

/**
 * Where the page's first response is shown before React is there (app/first-markup.ts). What stands beside it waits
 * for the same response and is hidden then. React leaves its content alone where it hydrates, and takes it
 * over where it renders anew.
 */
export function FirstMarkup() {
  return (
    <div
      ref={takeKeptMarkup}
      className={styles.markup}
      data-first-markup
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
