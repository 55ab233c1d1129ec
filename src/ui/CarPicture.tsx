import { useInsertionEffect } from 'react';
import styles from './CarPicture.module.css';
import { type Paint, paintColours } from './paints.ts';
import drawings from './cars.svg?raw';

const bodies = ['sedan', 'hatchback', 'suv', 'mpv', 'coupe', 'pickup', 'van'] as const;
export type CarBody = (typeof bodies)[number];
export type CarView = 'side' | 'front' | 'rear' | 'cabin' | 'wheel' | 'boot';

const drawingOf: Readonly<Record<Exclude<CarView, 'side'>, string>> = {
  front: 'front',
  rear: 'rear',
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
  useInsertionEffect(addDrawings, []);
  return (
    <svg
      viewBox="0 0 320 140"
      className={`${styles.car ?? ''} ${bare ? '' : (styles.stage ?? '')}`}
      color={paintOf(paint ?? 'silver')}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`#car-${view === 'side' ? sideOf(body) : drawingOf[view]}`} />
    </svg>
  );
}

function sideOf(body: string | undefined): CarBody | 'neutral' {
  return bodies.find((known) => known === body) ?? 'neutral';
}

/** The CSS colour of a paint, for swatches. */
export function paintOf(paint: string): string {
  return (
    (Object.hasOwn(paintColours, paint) ? paintColours[paint as Paint] : undefined) ?? '#b9c0c8'
  );
}

const place = 'car-drawings';

function addDrawings(): void {
  if (document.getElementById(place)) return;
  const sprite = document.importNode(
    new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement,
    true,
  );
  sprite.id = place;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', styles.drawings ?? '');
  document.body.prepend(sprite);
}
