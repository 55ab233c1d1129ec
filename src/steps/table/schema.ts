import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'table',
  about: 'Decides by several values together: the first row that fits says where to go.',
  outcomes: {
    else: {
      about: 'No row fitted. Compulsory where a value could be new, and never success.',
      main: true,
    },
  },
  settings: {
    of: {
      type: 'list',
      about: 'The values the rows are compared with, in this order.',
      required: true,
      of: { type: 'formula', gives: 'any', about: 'One value.' },
    },
    rows: {
      type: 'map',
      names: 'any',
      about:
        'Values joined by `/` (`7/1`), or fewer values where the rest does not matter (`2`) → the step to go to. `else` is the last row.',
      required: true,
      of: {
        type: 'either',
        about: 'A step, or a step with words on the way.',
        of: [
          { type: 'step', about: 'Where to go.' },
          {
            type: 'object',
            about: 'Where to go and what to say on the way.',
            settings: {
              to: { type: 'step', about: 'Where to go.', required: true },
              toast: { type: 'words', about: 'Shown on arrival.' },
              after: { type: 'duration', about: 'Shows the toast first, then goes on.' },
            },
          },
        ],
      },
    },
  },
  screen: false,
} as const satisfies AuthorSchema;
