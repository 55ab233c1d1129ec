import type { Flow } from '../../model/definition.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import { removable, type Fixed } from '../text/fixes.ts';

/** To take a step out: only where nothing but the step above leads to it, and that by falling into it. */
export function withoutStep(flow: Flow, id: string, places: SourceLocations): Fixed {
  const isNamed = Object.values(flow.steps).some(
    (step) =>
      step.id !== id &&
      (step.resume === id ||
        Object.entries(step.exits).some(
          ([outcome, exits]) =>
            exits.some(({ to }) => to === id) &&
            !(outcome === step.main && places.falls(flow.id, step.id)),
        )),
  );
  const place = places.of(flow.id, id);
  // A step of a run has another name where it is written.
  return isNamed || place.file.text.slice(place.start, place.end) !== id ? {} : removable(place);
}
