import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

export type DrawingName = 'empty' | 'error' | 'offline' | 'no-match' | 'no-place';

const road = <path className={styles.line} d="M14 104h172M30 112h28M78 112h54M148 112h22" />;
const car = (
  <>
    <path
      className={styles.body}
      d="M42 92c-5-1-6-6-5-11 1-6 6-8 13-9l17-2 17-16c4-4 9-6 15-6h22c7 0 12 2 17 7l14 14 13 3c6 2 9 6 9 12 0 5-2 8-6 8z"
    />
    <path
      className={styles.glass}
      d="m74 70 14-13c3-3 6-4 10-4h10v17zM113 53h9c5 0 9 1 12 5l11 12h-32z"
    />
    <circle className={styles.tyre} cx="66" cy="92" r="12" />
    <circle className={styles.tyre} cx="144" cy="92" r="12" />
    <circle className={styles.hub} cx="66" cy="92" r="5" />
    <circle className={styles.hub} cx="144" cy="92" r="5" />
  </>
);

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  /* A parking place that nobody stands on. */
  empty: (
    <>
      {road}
      <path className={styles.dashes} d="M52 100V52h96v48" />
      <path
        className={styles.sign}
        d="M86 22h28a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H86a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z"
      />
      <path className={styles.letter} d="M95 54V30h8a7.500 7.500 0 0 1 0 15h-8" />
    </>
  ),
  /* A car with its warning triangle. */
  error: (
    <>
      {road}
      {car}
      <path
        className={styles.warning}
        d="m164 62 17 30a3 3 0 0 1-3 4h-34a3 3 0 0 1-3-4l17-30a3.500 3.500 0 0 1 6 0z"
      />
      <path className={styles.mark} d="M161 72v11M161 89.500v.5" />
    </>
  ),
  /* A tunnel: no signal. */
  offline: (
    <>
      {road}
      <path
        className={styles.hill}
        d="M22 104V78c0-38 34-62 78-62s78 24 78 62v26h-26V84c0-24-22-38-52-38S48 60 48 84v20z"
      />
      <path className={styles.dark} d="M48 104V84c0-24 22-38 52-38s52 14 52 38v20z" />
      <path
        className={styles.wave}
        d="M80 78c12-11 28-11 40 0M88 87c7-6 17-6 24 0M100 96v.5M78 66l44 36"
      />
    </>
  ),
  'no-match': (
    <>
      {road}
      {car}
      <circle className={styles.lens} cx="128" cy="52" r="26" />
      <path className={styles.handle} d="m147 71 20 20" />
      <path className={styles.wave} d="m119 43 18 18M137 43l-18 18" />
    </>
  ),
  'no-place': (
    <>
      {road}
      <path className={styles.map} d="m36 50 40-14 48 14 40-14v54l-40 14-48-14-40 14z" />
      <path className={styles.line} d="M76 36v54M124 50v54" />
      <path
        className={styles.sign}
        d="M100 88c-14-16-22-26-22-38a22 22 0 0 1 44 0c0 12-8 22-22 38z"
      />
      <path className={styles.letter} d="M94 44c1-8 13-8 13 0 0 5-7 5-7 11M100 62v.5" />
    </>
  ),
};

/** A small picture for a screen that has nothing else to show; the words beside it say it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 120" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
