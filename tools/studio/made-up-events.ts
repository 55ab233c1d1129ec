/** What a customer does on a screen, as the event its screen would send. */
import type { AnyKindStates, StepEvent } from '../../src/model/step-kind.ts';
import type { View } from '../../src/machine/view.ts';
import type { ListedRecord } from '../../src/steps/records/records.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';
import { knownOthers, pixel } from './known-values.ts';
import { answerTo, valueOf } from './made-up-answers.ts';

type Fields = Record<string, unknown>;
type Answerable = Pick<View, 'step' | 'data' | 'answers'>;

/** Events that bring all of a step's answers. */
const brings = /\.(submitted|changed|chosen|confirmed|entered)$/;

/** `answers`: all of the step's, as `answersFor` makes them. */
export function customerEvent(view: View, type: string, all: Fields): StepEvent {
  const answers = brings.test(type) ? all : {};
  const data = kindDrivers[view.kind]?.data?.[type]?.(view, { pixel, picture });
  return {
    type,
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(data && { data }),
  };
}

/** Whether the kind can show answers before they are sent, and by which event. */
export function showingEvent(kind: AnyKindStates | undefined, view: View): string | undefined {
  const moves = Object.entries(kind?.states[view.status]?.on ?? {});
  return moves.find(
    ([type, move]) => type.endsWith('.changed') && 'to' in move && move.to === view.status,
  )?.[0];
}

/** `given`: answers somebody asked for by name; the others are made up. */
export function answersFor(view: Answerable, given: Fields): Fields {
  const { step, data, answers } = view;
  const picked = pickedOf(data, given);
  const fields = (step.fields ?? {}) as Record<string, Fields>;
  const names = Object.entries(step.collects ?? {}).filter(
    ([name]) => !Object.hasOwn(step.keep ?? {}, name),
  );
  const lengthOf = (value: unknown) =>
    typeof step.length === 'number' ? String(value).slice(0, step.length) : value;
  return Object.fromEntries(
    names.map(([name, type]) => {
      const scoped = [...(step.scope ?? []), name].join('.');
      if (Object.hasOwn(given, scoped)) return [name, given[scoped]];
      if (picked && Object.hasOwn(picked, name)) return [name, picked[name]];
      const field = fields[name];
      if (field && 'when' in field && field.when === false) return [name, undefined];
      if (isFilled(answers[name])) return [name, answers[name]];
      if (field) return [name, field.start ?? answerTo(name, field, data)];
      const value = asked(step, name) ?? valueOf(type, name);
      return [name, name === 'code' ? lengthOf(value) : value];
    }),
  );
}

/** On the card of the person who must show it: what is known of them, and for somebody else another number. */
function asked(step: Fields, name: string): unknown {
  const known = step[name === 'idName' ? 'name' : name];
  if (step.kind !== 'identity' || !['idName', 'idNumber'].includes(name)) return undefined;
  if (typeof known === 'string' && known !== '' && !known.includes('*')) return known;
  return name === 'idNumber' && step['other-than'] ? knownOthers.idNumber?.[0] : undefined;
}

/** Of a list: the one that was asked for, else the first that can be chosen. */
function pickedOf(data: Fields, given: Fields): Fields | undefined {
  const records = (data.records ?? []) as readonly ListedRecord[];
  const open = records.filter((one) => one.open);
  const fits = ({ picked }: (typeof open)[number]) =>
    Object.entries(picked).some(([name, value]) => name in given && given[name] === value);
  return (open.find(fits) ?? open[0])?.picked;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function picture(): File {
  const bytes = Uint8Array.from(atob(pixel.slice(pixel.indexOf(',') + 1)), (one) =>
    one.charCodeAt(0),
  );
  return new File([bytes], 'photo.png', { type: 'image/png' });
}
