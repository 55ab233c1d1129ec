import type { Flow } from '../../model/definition.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { SourceSpan } from '../../model/source.ts';
import { fixableBy, removable, type Fixed } from '../text/fixes.ts';

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
  const place = ownPlace(flow, id, places);
  return isNamed || !place ? {} : removable(place);
}

/** To write a setting the step does not have. */
export function addedToStep(
  flow: Flow,
  id: string,
  places: SourceLocations,
  name: string,
  value: string,
): Fixed {
  const place = ownPlace(flow, id, places);
  return place ? fixableBy({ addInside: place, name, value }) : {};
}

/** Undefined for a step of a run, which has another name where it is written. */
function ownPlace(flow: Flow, id: string, places: SourceLocations): SourceSpan | undefined {
  const { file, start, end } = places.of(flow.id, id);
  return file.text.slice(start, end) === id ? { file, start, end } : undefined;
}
