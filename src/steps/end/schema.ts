import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'end',
  about:
    'The flow ends here without a page of its own; the customer returns where they came from. `ends` says how it ended.',
  outcomes: { ended: { about: 'Always, at once.', main: true } },
  settings: {
    'leads-to': {
      type: 'value',
      gives: 'text',
      about:
        'The page of the app to open then: `/placeOrder`. Usual: back where the customer came from.',
    },
    query: {
      type: 'map',
      names: 'any',
      of: { type: 'value', gives: 'text', about: 'A value. An empty one is left out.' },
      about: 'What the address of that page carries: `order: =answers.orderId`.',
    },
  },
  screen: false,
} as const satisfies AuthorSchema;
