import type { Flow } from '../../src/model/definition.ts';
import type { Example } from '../../src/model/example.ts';
import { answerInFen } from '../../src/verify/refused-inputs.ts';
import type { Script } from './director.ts';

/** An example as the director follows it: amounts stand in yuan in the file and are whole fen in the flow. */
export function scriptOf(example: Example, { steps }: Flow): Script {
  const answers = { ...example.answers };
  for (const { scope = [], collects = {} } of Object.values(steps))
    for (const [name, type] of Object.entries(collects)) {
      const scoped = [...scope, name].join('.');
      if (Object.hasOwn(answers, scoped))
        answers[scoped] = answerInFen(example.answers[scoped], type);
    }
  return { ...example, answers };
}
