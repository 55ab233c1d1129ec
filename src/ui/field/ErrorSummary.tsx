import styles from './ErrorSummary.module.css';
import { useT } from '../language.tsx';
import { messages } from './messages.ts';

export interface FieldProblem {
  /** The id of the input. */
  id: string;
  label: string;
  text: string;
}

/** Everything that keeps a form from being sent, each a way to its field. */
export function ErrorSummary(props: { problems: readonly FieldProblem[] }) {
  const t = useT();
  if (props.problems.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.title}>{t(messages.problemsFound, { count: props.problems.length })}</p>
      <ul>
        {props.problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              className={styles.link}
              onClick={(event) => {
                // A fragment would be another address, and addresses belong to the flow.
                event.preventDefault();
                focusField(problem.id);
              }}
            >
              {t(messages.labelled, { label: problem.label, text: problem.text })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the input and brings it, with its label, into view. */
export function focusField(id: string): void {
  const input = document.getElementById(id);
  input?.focus({ preventScroll: true });
  (document.getElementById(`${id}-label`) ?? input)?.scrollIntoView?.({ block: 'center' });
}
