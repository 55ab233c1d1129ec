import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'run',
  about:
    'Another flow, in place. The ends it declares are the outcomes of this step; a step named `identity` in it becomes `co/identity` under `as: co`.',
  outcomes: { done: { about: 'The other flow ended in success.', main: true } },
  settings: {
    flow: { type: 'flow', about: 'The flow to run.', required: true },
    as: {
      type: 'text',
      about:
        'The name its answers are found under: `answers.co.idNumber`. Usual: they stand beside the others.',
    },
    with: {
      type: 'map',
      names: 'kebab',
      about: "The other flow's settings. Formulas see this flow's names.",
      of: { type: 'value', gives: 'any', about: 'A value or a formula.' },
    },
  },
  screen: false,
  linked: true,
} as const satisfies AuthorSchema;
