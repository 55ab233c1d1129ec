import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useT } from '../language.tsx';
import { useOnline } from '../online.ts';
import { leavePage } from '../overlay/overlays.ts';
import styles from './Page.module.css';
import visuallyHidden from '../visually-hidden.module.css';
import { messages } from '../messages.ts';

export interface PageProps {
  title: string;
  children: ReactNode;
  /** Absent: there is nowhere to go back to. */
  onBack?: () => void;
  /** Back is refused for now (a write is pending). */
  backLocked?: boolean;
  /** Without `of`, the number of screens is not known yet. */
  progress?: { at: number; of?: number | undefined };
  /** The heading takes the focus whenever this changes: the step's id. */
  focusKey?: string;
  /** A quiet word in the bar, such as the flow's name. */
  context?: string;
  /** Another control in the bar. */
  headerAction?: ReactNode;
  /** At the bar's beginning, where there is no way back. */
  before?: ReactNode;
  /** More than a column of text: lists and homes use more of a desk. */
  wide?: boolean;
  /** The title is for screen readers: what is seen first says it in its own way. */
  hideTitle?: boolean;
}

/** One screen: bar with the way back, progress, a heading that takes the focus, and the screen below. */
export function Page(props: PageProps) {
  const t = useT();
  const [isPassed, setPassed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, props.focusKey);
  useEffect(() => {
    document.title = props.title;
  }, [props.title]);
  // Where the bar is there anyway: one that came with the title would move what is read.
  const hasBar = !props.hideTitle && (props.onBack ?? props.before) !== undefined;
  return (
    <div className={`${styles.page ?? ''} ${props.wide ? (styles.wide ?? '') : ''}`}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <div className={styles.side}>
            {props.onBack && (
              <button
                type="button"
                className={styles.back}
                aria-label={t(messages.back)}
                aria-disabled={props.backLocked || undefined}
                onClick={() => !props.backLocked && props.onBack && leavePage(props.onBack)}
              >
                <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                  <path d="M15 4.5 7.5 12l7.5 7.5" />
                </svg>
              </button>
            )}
            {props.before}
          </div>
          <div className={styles.context}>
            {isPassed && hasBar ? <span aria-hidden="true">{props.title}</span> : props.context}
          </div>
          <div className={`${styles.side ?? ''} ${styles.end ?? ''}`}>
            {props.headerAction}
            {props.progress && <ProgressCount {...props.progress} />}
          </div>
        </div>
        {props.progress?.of !== undefined && (
          <Progress at={props.progress.at} of={props.progress.of} />
        )}
        <OfflineNote />
      </header>
      <main className={styles.main}>
        <Heading
          key={props.focusKey}
          title={props.title}
          place={heading}
          isHidden={props.hideTitle === true}
          onPassed={setPassed}
        />
        {props.children}
      </main>
    </div>
  );
}

function OfflineNote() {
  const t = useT();
  const online = useOnline();
  return (
    <p role="status" className={online ? visuallyHidden.element : styles.offline}>
      {!online && t(messages.offline)}
    </p>
  );
}

/** The heading of a new step takes the focus. */
function useArrival(heading: RefObject<HTMLElement | null>, step: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (step === undefined) return;
    if (!isWritingEarly()) heading.current?.focus({ preventScroll: true });
    // A page that has just come is scrolled by the app: to its top, or to where the customer was.
    if (shown.current !== undefined && shown.current !== step) window.scrollTo(0, 0);
    shown.current = step;
  }, [heading, step]);
}

let isFirst = true;

/** In what was drawn before the app was there: the keyboard stays where it is. */
function isWritingEarly(): boolean {
  const focused = isFirst ? document.activeElement : null;
  isFirst = false;
  const isField = /^(INPUT|TEXTAREA|SELECT)$/.test(focused?.tagName ?? '');
  return isField && focused?.closest('[data-page]') != null;
}

interface HeadingProps {
  title: string;
  place: RefObject<HTMLHeadingElement | null>;
  isHidden: boolean;
  /** Whether it has been scrolled under the bar. */
  onPassed: (passed: boolean) => void;
}

/** One for each step: a new one is read where the focus goes, another word in it is said where it stands. */
function Heading({ title, place, isHidden, onPassed }: HeadingProps) {
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => onPassed(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-44px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, onPassed]);
  return (
    <h1
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      className={isHidden ? visuallyHidden.element : styles.title}
    >
      {title}
    </h1>
  );
}

function ProgressCount({ at, of }: { at: number; of?: number | undefined }) {
  const t = useT();
  if (of === undefined) return <span className={styles.count}>{t(messages.stepAt, { at })}</span>;
  return (
    <span className={styles.count} aria-hidden="true">
      <b>{at}</b> / {of}
    </span>
  );
}

function Progress(props: { at: number; of: number }) {
  const t = useT();
  return (
    <progress
      className={styles.progress}
      max={props.of}
      value={props.at}
      aria-label={t(messages.progress, props)}
    />
  );
}
