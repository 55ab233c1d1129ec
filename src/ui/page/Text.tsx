import styles from './Text.module.css';

/** Sentences of the author's; an empty line begins a new paragraph. */
export function Text(props: { children: string; quiet?: boolean }) {
  return (
    <div className={`${styles.text ?? ''} ${props.quiet ? (styles.quiet ?? '') : ''}`}>
      {props.children
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of one text never move
          <p key={at}>{paragraph.trim()}</p>
        ))}
    </div>
  );
}
