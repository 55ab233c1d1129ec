import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useSay } from '../../ui/language.tsx';
import styles from './Letters.module.css';
import { words } from './words.ts';

export interface LetterSection {
  /** A letter, or what stands for the choices before the letters. */
  letter: string;
  title: string;
  /** What the bar shows for it, and what it is called there. */
  short?: string;
  content: ReactNode;
}

/** Sections by letter, and a bar of the letters: one stop of the Tab key, arrow keys within it. */
export function Letters({ sections }: { sections: readonly LetterSection[] }) {
  const say = useSay();
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
      <Toolbar orientation="vertical" aria-label={say(words.letters)} className={styles.bar ?? ''}>
        {sections.map(({ letter, short, title }) => (
          <Button
            key={letter}
            className={styles.jump ?? ''}
            aria-label={title}
            onPress={() => showLetter(letter)}
          >
            {short ?? letter}
          </Button>
        ))}
      </Toolbar>
    </div>
  );
}

function idOf(letter: string): string {
  return `letter-${letter}`;
}

/** Scrolls to a letter and gives its heading the focus, so that reading and Tab go on from there. */
function showLetter(letter: string): void {
  const heading = document.getElementById(idOf(letter));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
