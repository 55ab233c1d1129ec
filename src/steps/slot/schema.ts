import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'slot',
  about: 'A gap that every funder fills with steps of its own under `fill`, or sets to `none`.',
  outcomes: { done: { about: 'What fills it is done.', main: true } },
  settings: {},
  screen: false,
  linked: true,
} as const satisfies AuthorSchema;
