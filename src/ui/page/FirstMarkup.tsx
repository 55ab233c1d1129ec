import styles from './FirstMarkup.module.css';

/**
 * Where the page's first response is shown before React is there (app/first-markup.ts). What stands beside it waits
 * for the same response and is hidden then. React leaves its content alone, whether it hydrates or renders it.
 */
export function FirstMarkup() {
  return (
    <div
      className={styles.markup}
      data-first-markup
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
