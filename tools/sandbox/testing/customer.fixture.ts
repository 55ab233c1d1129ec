import { questionNames } from '../../../src/machine/context.ts';
import type { View } from '../../../src/machine/view.ts';
import type { ScreenlessTools } from '../../../src/steps/kind-driver.ts';
import { kindDrivers } from '../../../src/steps/registry/drivers.ts';
import { sampleValues } from '../../made-up/sample-values.ts';
import { photo, signature } from './requests.fixture.ts';

/** Answers of an example, money in fen, by name, dotted for other people. */
export type CustomerAnswers = Readonly<Record<string, unknown>>;

/** Whether the simulated customer can act at this kind; at others the example decides the outcome. */
export function canAct(kind: string): boolean {
  return kindDrivers[kind]?.advance !== undefined;
}

/** Does the customer's next act on a screen. */
export async function doAt(
  view: View,
  all: Pick<ScreenlessTools, 'answers' | 'inbox' | 'chosen'>,
): Promise<void> {
  const goOn = kindDrivers[view.kind]?.advance;
  if (!goOn) throw new Error(`Nobody knows what to do at ${view.stepId}, a ${view.kind}`);
  const answers = ownAnswers(view, all.answers);
  await goOn(view, { ...all, answers, photo, signature, samples: sampleValues });
}

/** The example's answers to this step's questions, under the step's own names. */
function ownAnswers({ step }: View, all: CustomerAnswers): CustomerAnswers {
  return Object.fromEntries(
    questionNames(step).flatMap((name) => {
      const value = all[[...(step.scope ?? []), name].join('.')];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
