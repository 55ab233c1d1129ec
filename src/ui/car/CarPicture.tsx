import { useEffect } from 'react';
import styles from './CarPicture.module.css';
import { addDrawings } from './car-drawings.ts';
import { isOutside, type OutsideView } from './outside-views.ts';
import { type Paint, paintColours } from './paints.ts';

const bodies = ['sedan', 'hatchback', 'suv', 'mpv', 'coupe', 'pickup', 'van'] as const;
export type CarBody = (typeof bodies)[number];
export type CarView = 'side' | OutsideView | 'cabin' | 'wheel' | 'boot';

/** Drawings, by the id they have in the document. */
const files = {
  'car-drawings': () => import('./cars.svg?raw'),
  'car-views': () => import('./car-views.svg?raw'),
} as const;

const insideOf: Readonly<Record<Exclude<CarView, 'side' | OutsideView>, string>> = {
  cabin: 'cabin',
  wheel: 'tyre',
  boot: 'boot',
};

export interface CarPictureProps {
  /** A `CarBody`; a car of any other, or of none, is drawn under its cover. */
  body: string | undefined;
  /** A name of the contract's paints; an unknown one is silver. */
  paint: string | undefined;
  view?: CarView;
  /** Absent where the words beside the picture say the same. */
  label?: string;
  /** Without the pale stage behind it. */
  bare?: boolean;
}

/** A car drawn for this product, in any body and paint. Its drawing is in the document once, however many show it. */
export function CarPicture({ body, paint, view = 'side', label, bare }: CarPictureProps) {
  const drawing = drawingOf(body, view);
  // What is seen of it elsewhere than from its side is drawn with parts of that.
  const isAngled = drawing.includes('-');
  // No page waits for what it draws until photographs are there.
  useEffect(() => {
    void add('car-drawings');
    if (isAngled) void add('car-views');
  }, [isAngled]);
  return (
    <svg
      viewBox="0 0 320 140"
      className={`${styles.car ?? ''} ${bare ? '' : (styles.stage ?? '')}`}
      color={paintOf(paint ?? 'silver')}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#car-${drawing}`} />
    </svg>
  );
}

async function add(file: keyof typeof files): Promise<void> {
  const drawings = await files[file]().catch(() => undefined);
  if (drawings) addDrawings(file, drawings.default);
}

function drawingOf(body: string | undefined, view: CarView): string {
  const drawn = bodies.find((one) => one === body);
  if (isOutside(view)) return drawn === undefined ? 'neutral' : `${view}-${drawn}`;
  return view === 'side' ? (drawn ?? 'neutral') : insideOf[view];
}

/** The CSS colour of a paint, for swatches. */
export function paintOf(paint: string): string {
  return (
    (Object.hasOwn(paintColours, paint) ? paintColours[paint as Paint] : undefined) ?? '#b9c0c8'
  );
}
