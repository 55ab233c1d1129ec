import type { Exit, Flow, Step } from '../../model/definition.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { SourceSpan } from '../../model/source.ts';
import { placeOf } from '../yaml/node-access.ts';
import { fixableBy, oneOf, removable, type Fixed } from '../text/fixes.ts';

/** Fix: remove a step that is only reached by falling through from the one above. */
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

interface Added {
  under?: readonly string[];
  name: string;
  /** Alternatives. */
  values: readonly string[];
}

/** Fix: add a setting the step does not have. */
export function addedToStep(
  flow: Flow,
  id: string,
  places: SourceLocations,
  { values, ...added }: Added,
): Fixed {
  const place = ownPlace(flow, id, places);
  return place ? fixableBy(...values.map((value) => ({ addInside: place, ...added, value }))) : {};
}

export interface WrittenExit {
  flow: Flow;
  places: SourceLocations;
  step: Step;
  outcome: string;
  exit: Exit;
}

/** Fix: add a setting to an exit, which may be written as a bare target. */
export function addedToExit(
  { flow, places, step, outcome, exit }: WrittenExit,
  name: string,
  value: string,
): Fixed {
  const key = placeOf(places.exit(flow.id, step.id, outcome, exit.label));
  const to = placeOf(places.of(flow.id, step.id, ['on', exit.label, 'to']));
  if (textAt(key) !== exit.label || key.file !== to.file) return {};
  const isShort = /^\s*:\s*$/.test(key.file.text.slice(key.end, to.start));
  return isShort
    ? oneOf(to, [`{ to: ${textAt(to)}, ${name}: ${value} }`])
    : fixableBy({ addInside: key, name, value });
}

const textAt = ({ file, start, end }: SourceSpan): string => file.text.slice(start, end);

/** Undefined for a step of a run, whose name in its own file differs. */
function ownPlace(flow: Flow, id: string, places: SourceLocations): SourceSpan | undefined {
  const place = placeOf(places.of(flow.id, id));
  return textAt(place) === id ? place : undefined;
}
