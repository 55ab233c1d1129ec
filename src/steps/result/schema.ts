import type { AuthorSchema } from '../../model/step-kind.ts';
import { factSettings } from '../facts.ts';

export const schema = {
  kind: 'result',
  name: { zh: '结果页', en: 'Result' },
  about: 'The last page of a flow. `ends` says how the flow ended and chooses the icon.',
  outcomes: {
    closed: {
      about: 'The customer goes on. Leads out of the flow unless `next` says otherwise.',
      main: true,
    },
    restart: { about: 'The customer starts over; only where `restart` has words.' },
  },
  settings: {
    text: { type: 'words', about: 'What it means and what happens next.' },
    ...factSettings,
    button: { type: 'words', about: 'The button that closes the page. Usual: back to the order.' },
    looks: {
      type: 'one-of',
      options: ['success', 'failure', 'other'],
      about: 'Which icon, if not by `ends`; a page inside a `run` keeps that of its own flow.',
    },
    restart: {
      type: 'words',
      about: 'A second button that starts a new session: pay again, sign again.',
    },
  },
  screen: true,
} as const satisfies AuthorSchema;
