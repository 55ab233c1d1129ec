import { useSay } from './language.tsx';
import styles from './Skeleton.module.css';
import unseen from './unseen.module.css';
import { words } from './words.ts';

export type SkeletonShape =
  'line' | 'title' | 'tile' | 'picture' | 'banner' | 'row' | 'card' | 'page';

/** Grey places of the size of what is on its way, so that nothing moves when it is there. Says once that it is loading. */
export function Skeleton(props: { shape: SkeletonShape; count?: number; text?: string }) {
  const say = useSay();
  return (
    <>
      <output className={unseen.unseen} aria-busy="true">
        {props.text ?? say(words.waiting)}
      </output>
      <div className={props.shape === 'tile' ? styles.tiles : undefined} aria-hidden="true">
        {Array.from({ length: props.count ?? 1 }, (_, at) => (
          <div key={at} className={`${styles.bone ?? ''} ${styles[props.shape] ?? ''}`} />
        ))}
      </div>
    </>
  );
}
