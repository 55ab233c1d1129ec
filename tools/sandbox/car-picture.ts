import { cars } from './cars.ts';
import type { StoredFile } from './documents.ts';
import { escapeMarkup } from './markup.ts';

const paints = ['#8fa3b5', '#d9d4c7', '#5f6b76', '#3a4048', '#a7b0a2'];

/** A drawing of the car in its colour; undefined for a model the sandbox does not have. */
export function carPicture(modelCode: string): StoredFile | undefined {
  const at = cars.findIndex((car) => car.modelCode === modelCode);
  const car = cars[at];
  if (!car) return undefined;
  const paint = paints[at % paints.length] ?? '#8fa3b5';
  const name = escapeMarkup(`${car.brandName} ${car.seriesName}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" role="img" aria-label="${name}">
<rect width="320" height="200" fill="#eef1f4"/>
<path d="M40 130 q4-26 40-30 l36-30 q60-12 104 4 l30 28 q28 4 32 28 l0 16 -242 0 z" fill="${paint}"/>
<path d="M126 76 q44-8 80 4 l20 20 -124 2 z" fill="#dfe9f0"/>
<circle cx="98" cy="146" r="20" fill="#22272b"/><circle cx="98" cy="146" r="9" fill="#c9ced3"/>
<circle cx="232" cy="146" r="20" fill="#22272b"/><circle cx="232" cy="146" r="9" fill="#c9ced3"/>
</svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
