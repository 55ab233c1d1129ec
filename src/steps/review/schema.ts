import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'review',
  name: { zh: '核对页', en: 'Review' },
  about:
    'Check your answers: what was written on the pages before, each with a way to change it. Sensitive answers are shown masked.',
  outcomes: { confirmed: { about: 'The customer says it is all right.', main: true } },
  settings: {
    text: { type: 'words', about: 'A sentence above the answers.' },
    of: {
      type: 'list',
      about: 'The pages whose answers are shown. Usual: every page so far.',
      of: { type: 'step', about: 'A step of this flow.' },
    },
    button: { type: 'words', about: 'The button that confirms. Usual: all correct, continue.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
