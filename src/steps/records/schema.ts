import type { AuthorSchema } from '../../model/step-kind.ts';
import { factSettings } from '../facts.ts';

export const schema = {
  kind: 'records',
  name: { zh: '记录列表', en: 'Records' },
  about:
    'Shows a list the platform keeps, such as contracts or payments; the customer may choose one.',
  outcomes: {
    chosen: {
      about: 'One of the list was chosen; where nothing can be chosen, the button was pressed.',
      main: true,
    },
    closed: { about: 'The button beside a choice was pressed.' },
    failed: {
      about: 'The platform gave no list and the customer gave up; `result.msg` says why.',
      fails: true,
    },
  },
  settings: {
    endpoint: { type: 'endpoint', about: 'Gives the list.', required: true },
    send: { type: 'send', about: 'The fields of the request.' },
    items: {
      type: 'formula',
      gives: { list: 'any' },
      deferred: true,
      required: true,
      about: 'The list in the `result`. What is said of each of them sees it as `item`.',
    },
    headline: {
      type: 'words',
      perItem: 'items',
      required: true,
      about: 'What each of them is called.',
    },
    lines: {
      type: 'map',
      names: 'camel',
      perItem: 'items',
      of: {
        type: 'object',
        about: 'A label and its value. A line without a value is left out.',
        settings: {
          label: { type: 'words', about: 'What the value is.', required: true },
          value: {
            type: 'words',
            about: 'The value; mostly a formula in braces.',
            required: true,
          },
        },
      },
      about: 'What stands below the headline.',
    },
    status: {
      type: 'object',
      perItem: 'items',
      settings: {
        text: { type: 'words', about: 'How it stands, in a word or two.', required: true },
        'good-when': { type: 'formula', gives: 'yes-no', about: 'Shown as done.' },
        'bad-when': { type: 'formula', gives: 'yes-no', about: 'Shown as a problem.' },
      },
      about: 'How each of them stands, as a badge.',
    },
    choose: {
      type: 'words',
      about: 'The words of the button by which one is chosen. Left out: nothing can be chosen.',
    },
    'choose-when': {
      type: 'formula',
      gives: 'yes-no',
      perItem: 'items',
      about: 'Which of them can be chosen. Usual: all.',
    },
    pick: {
      type: 'map',
      names: 'camel',
      perItem: 'items',
      of: { type: 'formula', gives: 'any', about: 'What is remembered of it.' },
      about: 'Answer name → formula over the `item` that was chosen; afterwards `answers.name`.',
    },
    text: { type: 'words', about: 'A sentence above the list.' },
    facts: factSettings.facts,
    empty: {
      type: 'words',
      about: 'What is said where the list is empty. Usual: there is nothing here yet.',
    },
    button: {
      type: 'words',
      about:
        'A button below the list. Usual: one that goes on, where nothing can be chosen; else none.',
    },
    'page-field': {
      type: 'text',
      about: 'The field of the request that takes the number of a page, from 1. Usual: one page.',
    },
    more: {
      type: 'formula',
      gives: 'yes-no',
      deferred: true,
      about: 'True of a `result` after which there is another page.',
    },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
