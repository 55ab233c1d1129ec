import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { useT } from '../language.tsx';
import { messages as uiWords } from '../messages.ts';
import type { PageSize, PdfFile } from './pdf-file.ts';
import styles from './Pdf.module.css';
import { messages } from './messages.ts';

interface SheetProps {
  file: PdfFile;
  /** Counted from 0. */
  at: number;
  of: number;
  size: PageSize;
}

/** One page: its place, its picture while near the viewport, and its text for screen readers. */
export function PdfSheet({ file, at, of, size }: SheetProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const failed = useDrawing(file, at, place, attempt);
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.count}>{t(messages.page, { at: at + 1, of })}</figcaption>
      <div
        ref={place}
        className={styles.paper}
        style={{ paddingTop: `${(size.height / size.width) * 100}%` }}
        aria-hidden="true"
      />
      {failed && (
        <div className={styles.missing} role="alert">
          <p>{t(messages.notDrawn)}</p>
          <Button variant="secondary" onPress={() => setAttempt(attempt + 1)}>
            {t(uiWords.tryAgain)}
          </Button>
        </div>
      )}
      <PageText file={file} at={at} />
    </figure>
  );
}

/** Puts the page's picture into its place while that is near the screen, and takes it away again. Whether it failed. */
function useDrawing(
  file: PdfFile,
  at: number,
  place: RefObject<HTMLDivElement | null>,
  attempt: number,
): boolean {
  const near = useNear(place);
  const width = useWidth(place);
  const [failedAt, setFailedAt] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!near || !element || width === 0) return undefined;
    const abort = new AbortController();
    file.draw(at, width, abort.signal).then(
      (canvas) => {
        if (abort.signal.aborted) return free(canvas);
        empty(element);
        element.append(canvas);
        return undefined;
      },
      () => {
        if (!abort.signal.aborted) setFailedAt(attempt);
      },
    );
    return () => {
      abort.abort();
      empty(element);
    };
  }, [file, at, place, attempt, near, width]);
  return failedAt === attempt;
}

function empty(element: HTMLElement): void {
  element.querySelectorAll('canvas').forEach(free);
}

/** Some web views keep the memory of a removed canvas until its size is 0. */
function free(canvas: HTMLCanvasElement): void {
  canvas.remove();
  canvas.width = 0;
  canvas.height = 0;
}

/** Within a screenful and a half of the viewport. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '150% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return near;
}

/** In CSS pixels; fingers that zoom do not change it, turning the phone does. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(place.current?.clientWidth ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [place]);
  return width;
}

function PageText({ file, at }: Pick<SheetProps, 'file' | 'at'>) {
  const t = useT();
  const [text, setText] = useState<readonly string[] | 'unreadable'>();
  useEffect(() => {
    let isUnmounted = false;
    const update = (loaded: typeof text) => {
      if (!isUnmounted) setText(loaded);
    };
    file.text(at).then(update, () => update('unreadable'));
    return () => {
      isUnmounted = true;
    };
  }, [file, at]);
  const paragraphs =
    text === 'unreadable'
      ? [t(messages.noText)]
      : text?.length === 0
        ? [t(messages.picture)]
        : text;
  return (
    <div className={styles.text}>
      {paragraphs?.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change their order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
