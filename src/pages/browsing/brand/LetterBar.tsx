import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../../ui/language.tsx';
import styles from './LetterBar.module.css';
import { messages } from './messages.ts';

interface Mark {
  id: string;
  title: string;
  /** What the bar shows; the id unless given. */
  short: string | undefined;
}

interface LetterBarProps {
  marks: readonly Mark[];
  /** The heading a mark leads to. */
  placeOf: (id: string) => HTMLElement | null;
}

/**
 * The letters at the edge, as address books have them: one strip, as wide as a finger, that is tapped or slid along. For
 * keys and screen readers it is a slider, which a browser's own control is behind, because their gestures reach no other.
 */
export function LetterBar({ marks, placeOf }: LetterBarProps) {
  const t = useT();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [isPressed, setPressed] = useState(false);
  const every = useEvery(strip, marks.length);

  const show = (index: number) => {
    const next = Math.max(0, Math.min(marks.length - 1, index));
    setAt(next);
    if (next !== at || !isPressed) placeOf(marks[next]?.id ?? '')?.scrollIntoView();
    return next;
  };
  /** So that reading and Tab go on from there. */
  const settle = (index: number) => placeOf(marks[index]?.id ?? '')?.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyed(event.key, at, marks);
    if (next === 'there') settle(at);
    if (typeof next === 'number') show(next);
    if (next !== undefined) event.preventDefault();
  };

  return (
    <div className={styles.edge}>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={marks.length - 1}
        value={at}
        aria-label={t(messages.letters)}
        aria-orientation="vertical"
        aria-valuetext={marks[at]?.title}
        onChange={(event) => show(Number(event.target.value))}
        onFocus={() => setAt(visibleIndex(marks, placeOf))}
        onKeyDown={onKeyDown}
        onClick={() => settle(at)}
      />
      <div
        ref={strip}
        className={styles.strip}
        style={{ maxHeight: `${marks.length * 2.75}rem` }}
        aria-hidden="true"
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          capture(event);
          setPressed(true);
          show(under(event, marks.length));
        }}
        onPointerMove={(event) => isPressed && show(under(event, marks.length))}
        onPointerUp={(event) => {
          if (isPressed) settle(show(under(event, marks.length)));
          setPressed(false);
        }}
        onPointerCancel={() => setPressed(false)}
      >
        {marks.map(({ id, short }, index) => (
          <span
            key={id}
            className={`${styles.mark ?? ''} ${isPressed && index === at ? (styles.now ?? '') : ''}`}
          >
            {index % every === 0 && (short ?? id)}
            {isPressed && index === at && <span className={styles.bubble}>{short ?? id}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The mark a key leads to; `there`: into the section that is shown. Down is the next letter, as it stands on the strip. */
function keyed(key: string, at: number, marks: readonly Mark[]): number | 'there' | undefined {
  if (key === 'Enter') return 'there';
  if (key === 'ArrowDown' || key === 'ArrowRight') return at + 1;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return at - 1;
  const named = marks.findIndex(({ id }) => id.toLowerCase() === key.toLowerCase());
  return named === -1 ? undefined : named;
}

function under({ clientY, currentTarget }: PointerEvent, count: number): number {
  const { top, height } = currentTarget.getBoundingClientRect();
  return height === 0 ? 0 : Math.floor(((clientY - top) / height) * count);
}

/** The finger may stray from the strip while it slides. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // It has been lifted meanwhile.
  }
}

/** The section at the top of the window. */
function visibleIndex(marks: readonly Mark[], placeOf: LetterBarProps['placeOf']): number {
  const line = window.innerHeight / 4;
  const below = marks.findIndex(({ id }) => (placeOf(id)?.getBoundingClientRect().top ?? 0) > line);
  return Math.max(0, (below === -1 ? marks.length : below) - 1);
}

/** Where letters are large or the phone is low, only every second or third has the room to be read; all are there. */
function useEvery(strip: RefObject<HTMLElement | null>, count: number): number {
  const [every, setEvery] = useState(1);
  useEffect(() => {
    const measure = () => {
      const element = strip.current;
      if (!element || element.clientHeight === 0) return;
      const line = Number.parseFloat(getComputedStyle(element).fontSize) * 1.15;
      setEvery(Math.max(1, Math.ceil((line * count) / element.clientHeight)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [strip, count]);
  return every;
}
