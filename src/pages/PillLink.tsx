import type { ComponentProps } from 'react';
import { Link } from './routing.ts';
import styles from './PillLink.module.css';

/** The way on that a part of a page suggests. `small`: beside something, in a list. */
export function PillLink({ small, ...link }: ComponentProps<typeof Link> & { small?: boolean }) {
  return <Link {...link} className={`${styles.pill ?? ''} ${small ? (styles.small ?? '') : ''}`} />;
}

/** It leaves the app: for a call. */
export function PillCall({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.pill} href={href}>
      {children}
    </a>
  );
}
