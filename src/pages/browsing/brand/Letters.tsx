import type { ReactNode } from 'react';
import { LetterBar } from './LetterBar.tsx';
import styles from './Letters.module.css';

export interface LetterSection {
  /** A letter, or what stands for the choices before the letters. */
  letter: string;
  title: string;
  /** What the bar shows for it. */
  short?: string;
  content: ReactNode;
}

/** Sections by letter, and a bar of the letters to get to one of them at once. */
export function Letters({ sections }: { sections: readonly LetterSection[] }) {
  return (
    <div className={styles.sides}>
      <div className={styles.sections}>
        {sections.map(({ letter, title, content }) => (
          <section key={letter} aria-labelledby={idOf(letter)}>
            <h2 id={idOf(letter)} tabIndex={-1} className={styles.letter}>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
      {sections.length > 1 && (
        <LetterBar
          marks={sections.map(({ letter, title, short }) => ({ id: letter, title, short }))}
          placeOf={(letter) => document.getElementById(idOf(letter))}
        />
      )}
    </div>
  );
}

function idOf(letter: string): string {
  return `letter-${letter}`;
}
