import type { AuthorSchema } from '../../model/step-kind.ts';
import { documentPages } from '../documents.ts';

export const schema = {
  kind: 'read',
  name: { zh: '读取', en: 'Reading' },
  about: 'Shows documents page by page and as PDF, to be read without signing.',
  outcomes: {
    read: { about: 'The customer pressed the button.', main: true },
    failed: {
      about: 'The platform gave no documents; `result.msg` says why.',
      fails: true,
    },
  },
  settings: {
    documents: {
      type: 'list',
      notEmpty: true,
      of: { type: 'document', about: 'A document.' },
      about: 'What is read, in this order. Usual: what the order has to sign.',
    },
    document: {
      type: 'value',
      gives: 'text',
      about: 'The name of the one document that is read, where an answer says which.',
    },
    ...documentPages,
    'must-read': {
      type: 'yes-no',
      default: false,
      about: 'Whether the button only comes once every document was read to its end.',
    },
    text: { type: 'words', about: 'A sentence above the documents.' },
    button: { type: 'words', about: 'The button that goes on. Usual: I have read it.' },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
