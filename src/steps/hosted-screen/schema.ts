import { hostedScreens } from '../../features/registry/schemas.ts';
import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'hosted-screen',
  name: { zh: '专用页面', en: 'Screen of the app' },
  about:
    'A screen of our own, for picking what needs more than questions: a car, a plan. It receives data, collects the answers its feature names, and its buttons are outcomes.',
  outcomes: { next: { about: 'The one button, where the step names none.', main: true } },
  outcomesFrom: 'buttons',
  settings: {
    shows: {
      type: 'one-of',
      options: Object.keys(hostedScreens),
      required: true,
      about: 'Which screen.',
    },
    data: {
      type: 'map',
      names: 'camel',
      of: { type: 'value', gives: 'any', about: 'A value or a formula.' },
      about: 'What the screen receives, by the names it knows.',
    },
    buttons: {
      type: 'map',
      names: 'kebab',
      of: { type: 'words', about: 'What the button says.' },
      about: 'Button name → its words. Each is an outcome; the first is the main one.',
    },
    text: { type: 'words', about: 'A sentence above it.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
