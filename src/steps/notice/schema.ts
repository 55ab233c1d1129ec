import type { AuthorSchema } from '../../model/step-kind.ts';
import { costSetting, factSettings } from '../facts.ts';

export const schema = {
  kind: 'notice',
  name: { zh: '提示页', en: 'Notice' },
  about: 'A page, or a dialog, that says something and has one or more buttons.',
  outcomes: { next: { about: 'The one button, where the step names none.', main: true } },
  outcomesFrom: 'buttons',
  settings: {
    text: {
      type: 'words',
      about: 'What the customer reads. An empty line begins a new paragraph.',
      required: true,
    },
    ...factSettings,
    ...costSetting,
    answer: {
      type: 'name',
      names: 'camel',
      about:
        'A name of yours: afterwards `answers.choice`, with `answer: choice`, is the name of the button that was pressed.',
    },
    buttons: {
      type: 'map',
      notEmpty: true,
      distinctTexts: true,
      names: 'kebab',
      about:
        'Button name → its words. Each is an outcome; the first is the main one. Usual: one button, `next`.',
      of: {
        type: 'either',
        about: 'The words of the button, or its words and its look.',
        of: [
          {
            type: 'object',
            about: 'What the button says and how it looks.',
            settings: {
              words: {
                type: 'words',
                shownAs: 'button',
                about: 'What the button says.',
                required: true,
              },
              style: {
                type: 'one-of',
                options: ['primary', 'secondary', 'danger'],
                about:
                  '`danger` for what cannot be undone. Usual: the first is primary, the others secondary.',
              },
              'by-itself-after': {
                type: 'duration',
                max: '1m',
                about:
                  'How long until the button presses itself, while the page is looked at: for a question that is asked again. Twice as long each time, up to a minute. Usual: never.',
              },
            },
          },
          { type: 'words', shownAs: 'button', about: 'What the button says.' },
        ],
      },
    },
    as: {
      type: 'one-of',
      options: ['page', 'dialog'],
      default: 'page',
      about: '`dialog` asks the question in a box in front of the page.',
    },
  },
  screen: true,
} as const satisfies AuthorSchema;
