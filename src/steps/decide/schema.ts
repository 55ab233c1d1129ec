import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'decide',
  about:
    'Only decides where to go: the branches of `on` are tried from top to bottom. What a step without `kind` is.',
  outcomes: {
    else: {
      about: 'No branch applied. Compulsory where a value could be new, and never success.',
      main: true,
    },
  },
  settings: {},
  screen: false,
} as const satisfies AuthorSchema;
