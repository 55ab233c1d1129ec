import type { ReactNode } from 'react';
import { useT } from '../../ui/language.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import styles from './Legal.module.css';
import type { LegalText } from './legal-text.ts';
import { messages } from './messages.ts';

/** An agreement or a policy: since when, its chapters as links, the chapters. `children` stand before the first. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const t = useT();
  return (
    <PageWithBack title={t(text.title)} focusKey={text.effective}>
      <p className={styles.quiet}>{t(messages.effective, { date: text.effective })}</p>
      {children}
      <details className={styles.contents}>
        <summary>{t(messages.contents)}</summary>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.jump} href={`#${id}`}>
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.paper}>
        {text.sections.map((section) => (
          <section key={section.id} className={styles.section}>
            <h2 id={section.id} tabIndex={-1}>
              {t(section.title)}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
      </div>
    </PageWithBack>
  );
}
