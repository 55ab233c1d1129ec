import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cars } from './cars.ts';
import { lookOf as looksOf } from './car-words.ts';
import type { BodyType } from './makers.ts';
import { findCar } from './stock.ts';
import { paintColours } from '../../../src/ui/car/paints.ts';
import type { CatalogueColour } from './words.ts';

/** Pixels across; they are five eighths as high. */
export const photographSizes = { small: 360, large: 720 } as const;
type Size = keyof typeof photographSizes;

const folder = fileURLToPath(new URL('../photographs/', import.meta.url));

function photographFile(name: string, size: Size): string {
  return size === 'large' ? `${name}.webp` : `${name}-small.webp`;
}

/** Where a photograph is kept: a folder for each body and view. */
export function photographPath(name: string, size: Size): string {
  return pathOf(photographFile(name, size));
}

function pathOf(file: string): string {
  return join(folder, /^[a-z]+/.exec(file)?.[0] ?? '', file);
}

/** A photograph as it is named in an address; undefined for any other name. */
export function photographAt(file: string): Buffer | undefined {
  if (!/^[a-z]+(-[a-z]+){0,2}\.webp$/.test(file) || !existsSync(pathOf(file))) return undefined;
  return readFileSync(pathOf(file));
}

/** What shows the paint of a car; anything else looks the same in all of them. */
const outside: ReadonlySet<string> = new Set(['front', 'rear']);

export interface Photographs {
  focusImage: string;
  focusImageSmall: string;
}

/** Addresses of a photograph in both sizes. `view`: the whole car from its side where absent. */
export function photographOf(
  { bodyType, paint }: { bodyType: BodyType; paint: CatalogueColour },
  view = 'side',
): Photographs {
  const file = view.startsWith('side') ? bodyType : view;
  const name = file === view && !outside.has(view) ? view : `${file}-${paint}`;
  return {
    focusImage: `/documents/cars/${photographFile(name, 'large')}`,
    focusImageSmall: `/documents/cars/${photographFile(name, 'small')}`,
  };
}

/** How a car looks that is known by its id or its model's code, in a paint if that is one. */
export function lookOf(
  code: string,
  paint?: string,
): { bodyType: BodyType; paint: CatalogueColour } | undefined {
  const colour = Object.keys(paintColours).find((one) => one === paint) as
    | CatalogueColour
    | undefined;
  const car = findCar(code);
  if (car) return { bodyType: car.model.series.bodyType, paint: colour ?? car.paint };
  const former = cars.find(({ modelCode }) => modelCode === code);
  if (!former) return undefined;
  const { bodyType, paint: own } = looksOf(former) ?? { bodyType: 'sedan', paint: 'silver' };
  return { bodyType, paint: colour ?? own };
}
