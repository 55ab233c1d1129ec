import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import styles from '../feedback/Feedback.module.css';
import { useT } from '../language.tsx';
import { ProblemNote } from '../feedback/Problem.tsx';
import { ScrollText } from './ScrollText.tsx';
import { useEventCallback } from '../stable.ts';
import { messages } from '../messages.ts';

export interface MoreListProps {
  /** The list as far as it is there. */
  children: ReactNode;
  more: boolean;
  loading: boolean;
  /** Why the next part did not come; the button tries again. */
  problem?: string;
  onMore: () => void;
}

/** A list that goes on when its end comes near, or by its button: for keys, screen readers and old web views. */
export function MoreList(props: MoreListProps) {
  const t = useT();
  const end = useEndInView(
    props.more && !props.loading && props.problem === undefined,
    props.onMore,
  );
  return (
    <>
      {props.children}
      <div ref={end}>
        {props.problem !== undefined && (
          <ProblemNote text={props.problem} onRetry={props.onMore} retrying={props.loading} />
        )}
        <ScrollText shown={props.loading} text={t(messages.loadingMore)} />
        {props.more && !props.loading && props.problem === undefined && (
          <Button variant="secondary" onPress={props.onMore}>
            {t(messages.more)}
          </Button>
        )}
        {!props.more && <p className={styles.end}>{t(messages.atEnd)}</p>}
      </div>
    </>
  );
}

function useEndInView(isEnabled: boolean, onVisible: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const onVisibleEvent = useEventCallback(onVisible);
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onVisibleEvent(),
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEnabled, onVisibleEvent]);
  return end;
}
