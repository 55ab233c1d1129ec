import type { KindSchema } from '../contract.ts';

export const schema = {
  kind: 'end',
  about:
    'The flow ends here without a page of its own; the customer returns where they came from. `ends` says how it ended.',
  outcomes: { ended: { about: 'Always, at once.', main: true } },
  settings: {},
  screen: false,
} as const satisfies KindSchema;
