import { CarPhoto } from '../../ui/car/CarPhoto.tsx';
import type { Colour } from './plans.ts';
import type { CarResponse } from './car-data.ts';
import { paintIn, photoIn } from './colour-photo.ts';

interface OwnPhotoProps {
  car: NonNullable<CarResponse['car']>;
  /** The one that was chosen. */
  colour: Partial<Colour> | undefined;
  label: string;
}

/** The car that is ordered, in its chosen colour, as its page shows it first. */
export function OwnPhoto({ car, colour, label }: OwnPhotoProps) {
  return (
    <CarPhoto
      first
      {...photoIn(car, colour, { url: car.focusImage, small: car.focusImageSmall })}
      sizes="90vw"
      label={label}
      body={car.bodyType}
      paint={paintIn(car, colour)}
    />
  );
}
