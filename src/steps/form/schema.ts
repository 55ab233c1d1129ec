import type { AuthorSchema, SettingsSchema } from '../../model/step-kind.ts';
import { textFormats } from './checks/formats.ts';

/** Entered by keyboard. */
export const typedFields = [
  'text',
  'long-text',
  'phone',
  'email',
  'id-number',
  'bank-card',
  'money',
  'number',
] as const;

export const fieldTypes = [
  ...typedFields,
  'date',
  'validity',
  'one-of',
  'many-of',
  'yes-no',
  'region',
  'industry',
  'photo',
  'files',
] as const;

export type FormFieldType = (typeof fieldTypes)[number];

const answeredOptions = {
  endpoint: { type: 'endpoint', required: true, about: 'What is asked. Never one that writes.' },
  send: { type: 'send', about: 'The fields of the request: of the order, or of earlier pages.' },
  list: {
    type: 'text',
    about: 'The field of the answer that is the list. Usual: the answer itself is.',
  },
  value: {
    type: 'text',
    default: 'value',
    about: 'The field of an item that is the answer, such as `bankCode`.',
  },
  label: {
    type: 'text',
    about:
      'The field of an item that the customer reads, such as `bankName`. Usual: its `zh` and `en`.',
  },
} as const satisfies SettingsSchema;

const field = {
  type: {
    type: 'one-of',
    options: fieldTypes,
    required: true,
    about:
      'What is asked. `money` is written in yuan; `validity` is a pair of dates, the second may be "no end date"; `region` and `industry` are chosen in steps; `photo` is sent at once; `files` are photos and PDFs of several pages, `max` at most (9 where it is not said).',
  },
  label: { type: 'words', required: true, about: 'The question, as short as it can be.' },
  heading: {
    type: 'words',
    about: 'A group of fields begins here, and this is what it is called.',
  },
  hint: { type: 'words', about: 'A sentence under the label: where to find it, what it is for.' },
  required: {
    type: 'yes-no',
    default: false,
    about: 'The form cannot be sent without it. A field that is not required says so.',
  },
  sensitive: { type: 'yes-no', default: false, about: 'Never stored, never in an address or log.' },
  start: {
    type: 'value',
    gives: 'any',
    about: 'What stands there before the customer writes anything.',
  },
  suggest: {
    type: 'object',
    about:
      'What an earlier page told that is often the answer: offered while nothing is written, taken by one tap, never by itself.',
    settings: {
      value: {
        type: 'value',
        gives: 'any',
        required: true,
        about: 'The answer it would be. For a `region` the code of its district will do.',
      },
      words: {
        type: 'words',
        required: true,
        about: 'Where it is known from: on the ID card. The value stands behind it.',
      },
    },
  },
  options: {
    only: { by: 'type', words: ['one-of', 'many-of'], needed: true },
    type: 'either',
    about: 'What can be chosen, for `one-of` and `many-of`.',
    of: [
      { type: 'dictionary', about: 'A dictionary of the platform: `dictionary.house`.' },
      {
        type: 'object',
        about:
          "A list in an endpoint's answer, asked when the page opens: `{ endpoint: hz.ys-dictionary, list: wed }`.",
        settings: answeredOptions,
      },
      {
        type: 'map',
        names: 'any',
        notEmpty: true,
        distinctTexts: true,
        about: 'Value → its words, in the order shown.',
        of: { type: 'words', about: 'What the customer reads.' },
      },
    ],
  },
  as: {
    only: { by: 'type', words: ['one-of'] },
    type: 'one-of',
    options: ['list', 'sheet'],
    about:
      "How a `one-of` is chosen: `sheet` in a pop-up, `list` with all choices on the page. Usual: up to four on the page, more in the phone's own list.",
  },
  min: {
    only: { by: 'type', words: ['money', 'number'] },
    type: 'value',
    gives: 'number',
    about: 'The smallest number; for `money` in yuan: `100`, or `=order.monthRent / money(1)`.',
  },
  max: {
    only: { by: 'type', words: ['money', 'number', 'files'] },
    type: 'value',
    gives: 'number',
    about: 'The largest number; for `money` in yuan, for `files` how many.',
  },
  decimals: {
    only: { by: 'type', words: ['number'] },
    type: 'number',
    min: 1,
    max: 4,
    about: 'How many places after the point a `number` may have. Left out, it is whole.',
  },
  'min-age': {
    only: { by: 'type', words: ['id-number'] },
    type: 'number',
    min: 1,
    max: 100,
    about: 'How many years old the person of an `id-number` is at least.',
  },
  in: {
    only: { by: 'type', words: ['date'] },
    type: 'one-of',
    options: ['past', 'future'],
    about:
      'On which side of today a `date` lies: up to today and no more than 100 years back, or from today on and no more than 20 years ahead.',
  },
  earliest: {
    only: { by: 'type', words: ['date'] },
    type: 'either',
    about: 'The first day that can be chosen.',
    of: [
      { type: 'date', about: 'A day.' },
      { type: 'formula', gives: 'date', about: 'A day.' },
    ],
  },
  latest: {
    only: { by: 'type', words: ['date'] },
    type: 'either',
    about: 'The last day that can be chosen.',
    of: [
      { type: 'date', about: 'A day.' },
      { type: 'formula', gives: 'date', about: 'A day.' },
    ],
  },
  'max-length': {
    only: { by: 'type', words: ['text', 'long-text'] },
    type: 'number',
    min: 1,
    about: 'The most characters of a text.',
  },
  format: {
    only: { by: 'type', words: ['text'] },
    type: 'one-of',
    options: textFormats,
    about:
      'What a `text` must look like: `pin` six digits, hidden as they are typed; `plate` a number plate; `vin` 17 characters; `credit-code` of a company; `landline` with its area code; `postcode`; `digits`; `code` letters and digits; `name` of a person. Spaces are taken out and capitals made, but for names.',
  },
  whose: {
    only: { by: 'type', words: ['text', 'phone', 'email'] },
    type: 'one-of',
    options: ['customer', 'other'],
    default: 'customer',
    about:
      'Whose phone or email it is. The phone offers to fill in what it knows of its owner for `customer` only.',
  },
  fixed: {
    only: { by: 'type', words: ['text', 'phone'] },
    type: 'formula',
    gives: 'yes-no',
    about:
      'A `text` or `phone` that begins with a value can be read and not changed while this is so.',
  },
  known: {
    type: 'value',
    gives: 'yes-no',
    about:
      'The customer has told it before: while this is so it is not asked, and `start` is the answer. For a `one-of`, `start` may be the words of a choice; where it is none of them it is asked.',
  },
  when: {
    type: 'formula',
    gives: 'yes-no',
    about: 'The field is only there while this is so. It may use other answers of the same form.',
  },
  refuse: {
    type: 'map',
    names: 'any',
    about:
      'What the answer must not be beside other answers of the same form or before it: name → when, and the words that stand at the field until it is mended.',
    of: {
      type: 'object',
      about: 'One reason.',
      settings: {
        when: {
          type: 'formula',
          gives: 'yes-no',
          required: true,
          about: 'The answer is refused while this is so.',
        },
        text: { type: 'words', required: true, about: 'What is wrong, and what to write instead.' },
      },
    },
  },
  camera: {
    only: { by: 'type', words: ['photo'] },
    type: 'one-of',
    options: ['back', 'front'],
    about: 'Which camera opens for a `photo`. Usual: back.',
  },
} as const satisfies SettingsSchema;

export const schema = {
  kind: 'form',
  name: { zh: '表单', en: 'Form' },
  about:
    'Asks for answers. They are checked when a field is left and when the form is sent, and kept when the customer leaves and comes back.',
  outcomes: { submitted: { about: 'Everything asked for is there and right.', main: true } },
  settings: {
    intro: { type: 'words', about: 'A sentence or two above the fields.' },
    fields: {
      type: 'map',
      notEmpty: true,
      distinctTexts: true,
      names: 'camel',
      required: true,
      about:
        'Answer name → what is asked. Answers: texts, `money` in fen, `date` as a day, `validity` as { from, to } where `to` is a day or "long-term", `many-of` as a list, `region` and `industry` as codes and names, `photo` as the id of the sent file, `files` as a list of ids. What is optional and not written is "" for texts and missing otherwise.',
      of: { type: 'object', about: 'One field.', settings: field },
    },
    links: {
      type: 'map',
      names: 'camel',
      about: 'Pages of the app that the form speaks of, such as an agreement, below the fields.',
      of: {
        type: 'object',
        about: 'One page.',
        settings: {
          words: { type: 'words', required: true, about: 'What the link says.' },
          page: { type: 'text', required: true, about: 'Its address: `/agreement`.' },
        },
      },
    },
    button: { type: 'words', about: 'The button that sends the form. Usual: continue.' },
  },
  screen: true,
} as const satisfies AuthorSchema;
