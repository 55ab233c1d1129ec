/** What a customer does on a screen, as the event its screen would send. */
import type { AnyKindStates, StepEvent } from '../../src/model/step-kind.ts';
import type { View } from '../../src/machine/view.ts';
import type { SampleInput } from '../../src/steps/kind-driver.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';
import { otherSamples, sampleValues, pixel } from './sample-values.ts';
import { valueOf } from './answers.ts';

type Fields = Record<string, unknown>;
type Answerable = Pick<View, 'step' | 'data' | 'answers'>;

const made: SampleInput = { pixel, picture, samples: sampleValues, others: otherSamples };

/** Events that bring all of a step's answers. */
const carriesAnswers = /\.(submitted|changed|chosen|confirmed|entered)$/;

/** `answers`: all of the step's, as `answersFor` makes them. */
export function customerEvent(view: View, type: string, all: Fields): StepEvent {
  const answers = carriesAnswers.test(type) ? all : {};
  const data = kindDrivers[view.kind]?.data?.[type]?.(view, made);
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

/** `prescribed`: answers an example names; the others are made up. */
export function answersFor(view: Answerable, prescribed: Fields): Fields {
  const { step, data, answers } = view;
  const own =
    kindDrivers[step.kind]?.answers?.({ step, data, answers }, { ...made, prescribed }) ?? {};
  const names = Object.entries(step.collects ?? {}).filter(
    ([name]) => !Object.hasOwn(step.keep ?? {}, name),
  );
  return Object.fromEntries(
    names.map(([name, type]) => {
      const scoped = [...(step.scope ?? []), name].join('.');
      if (Object.hasOwn(prescribed, scoped)) return [name, prescribed[scoped]];
      if (Object.hasOwn(own, name)) return [name, own[name]];
      return [name, isFilled(answers[name]) ? answers[name] : valueOf(type, name)];
    }),
  );
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
