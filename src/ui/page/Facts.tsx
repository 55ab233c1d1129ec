import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import { useT } from '../language.tsx';
import { Text } from './Text.tsx';
import { messages } from '../messages.ts';

export interface Fact {
  label: string;
  value: string;
  /** The line that stands out. */
  total?: boolean;
}

interface FactsProps {
  facts?: Record<string, Fact> | undefined;
  whatNext?: string | undefined;
  /** Inside a card of the page's. */
  plain?: boolean;
  /** Between the lines and what happens next. */
  children?: ReactNode;
}

/** What a page states line by line, and what happens next. Lines without a value are left out. */
export function Facts({ facts = {}, whatNext = '', plain = false, children }: FactsProps) {
  const t = useT();
  const lines = Object.entries(facts).filter(([, { value }]) => value.trim() !== '');
  if (lines.length === 0 && whatNext === '' && !children) return null;
  return (
    <div className={`${styles.facts ?? ''} ${plain ? '' : (styles.card ?? '')}`}>
      {lines.length > 0 && (
        <dl>
          {lines.map(([name, { label, value, total }]) => (
            <div key={name} className={`${styles.line ?? ''} ${total ? (styles.total ?? '') : ''}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {whatNext !== '' && (
        <section className={lines.length > 0 || children ? styles.next : undefined}>
          <h2 className={styles.heading}>{t(messages.whatNext)}</h2>
          <Text quiet>{whatNext}</Text>
        </section>
      )}
    </div>
  );
}
