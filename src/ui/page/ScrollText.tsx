import styles from '../feedback/Feedback.module.css';

/** A line with a spinner at the end of a list; it keeps its place, so that the list does not jump. */
export function ScrollText(props: { shown: boolean; text: string }) {
  return (
    <output className={styles.scrolling} aria-busy={props.shown || undefined}>
      {props.shown && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{props.text}</span>
        </>
      )}
    </output>
  );
}
