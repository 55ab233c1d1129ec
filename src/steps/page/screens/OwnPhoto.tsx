import { CarPhoto } from '../../../ui/CarPhoto.tsx';
import type { CarAnswer } from './car-data.ts';

/** The car that is ordered, as its page shows it first. */
export function OwnPhoto({ car, label }: { car: NonNullable<CarAnswer['car']>; label: string }) {
  return (
    <CarPhoto
      first
      url={car.focusImage}
      small={car.focusImageSmall}
      sizes="90vw"
      label={label}
      body={car.bodyType}
      paint={car.paint}
    />
  );
}
