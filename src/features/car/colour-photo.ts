import type { Colour } from './plans.ts';
import type { CarResponse } from './car-data.ts';

interface Photo {
  url: string | undefined;
  small?: string | undefined;
}

/** The paint a car is drawn in: that of the chosen colour, else its own. */
export function paintIn(
  car: CarResponse['car'],
  colour: Partial<Colour> | undefined,
): NonNullable<Colour['paint']> {
  return colour?.paint ?? car?.paint ?? 'silver';
}

/** A photograph of the car's own colour, where it is in the chosen one too; the platform may have another for that. */
export function photoIn(
  car: CarResponse['car'],
  colour: Partial<Colour> | undefined,
  own: Photo,
): Photo {
  if (colour?.image !== undefined) return { url: colour.image, small: colour.imageSmall };
  const paint = car?.paint;
  return paint === undefined || paintIn(car, colour) === paint ? own : { url: undefined };
}

export function colourOf(colours: readonly Colour[] | undefined, spuCode: string | undefined) {
  return colours?.find((one) => one.spuCode === spuCode);
}
