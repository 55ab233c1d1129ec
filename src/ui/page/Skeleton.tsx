import { useEffect, useState } from 'react';
import { useT } from '../language.tsx';
import styles from './Skeleton.module.css';
import visuallyHidden from '../visually-hidden.module.css';
import { messages } from '../messages.ts';

export type SkeletonShape =
  | 'line'
  | 'title'
  | 'tile'
  | 'picture'
  | 'banner'
  | 'row'
  | 'card'
  | 'page';

/** Milliseconds after which a slow load is announced. */
const slowAfter = 5000;

/**
 * Grey places of the size of what is on its way, so that nothing moves when it is there. Says once that it is loading,
 * and, where it has words of its own, that it takes long.
 */
export function Skeleton(props: { shape: SkeletonShape; count?: number; text?: string }) {
  const t = useT();
  const hasText = props.text !== undefined;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!hasText) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [hasText]);
  return (
    <>
      <output className={slow ? styles.slow : visuallyHidden.element} aria-busy="true">
        <span>{slow ? t(messages.slow) : (props.text ?? t(messages.waiting))}</span>
      </output>
      <div className={props.shape === 'tile' ? styles.tiles : undefined} aria-hidden="true">
        {Array.from({ length: props.count ?? 1 }, (_, at) => (
          <div key={at} className={`${styles.bone ?? ''} ${styles[props.shape] ?? ''}`} />
        ))}
      </div>
    </>
  );
}
