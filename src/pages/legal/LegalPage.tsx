import type { ReactNode } from 'react';
import { useSay } from '../../ui/language.tsx';
import { Page } from '../../ui/Page.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useBack } from '../account/use-back.ts';
import styles from './Legal.module.css';
import type { LegalText } from './legal-text.ts';
import { words } from './words.ts';

/** An agreement or a policy: since when, its chapters as links, the chapters. `children` stand before the first. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const say = useSay();
  const back = useBack();
  return (
    <Page
      title={say(text.title)}
      focusKey={text.effective}
      onBack={back}
      aside={<LanguageSwitch />}
    >
      <p className={styles.quiet}>{say(words.effective, { date: text.effective })}</p>
      {children}
      <details className={styles.contents}>
        <summary>{say(words.contents)}</summary>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.jump} href={`#${id}`}>
                {say(title)}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.paper}>
        {text.sections.map((section) => (
          <section key={section.id} className={styles.section}>
            <h2 id={section.id} tabIndex={-1}>
              {say(section.title)}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{say(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
