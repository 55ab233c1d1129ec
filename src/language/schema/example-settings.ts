import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import { oneOrMore } from './one-or-more.ts';

const anyValues = (about: string): Setting => ({
  type: 'map',
  names: 'any',
  of: { type: 'value', gives: 'any', about: 'The value.' },
  about,
});

export const examplesOf = (one: SettingsSchema): Setting => ({
  type: 'map',
  names: 'any',
  of: { type: 'object', about: 'One customer, walked by a test.', settings: one },
  about:
    'Cases as a colleague would tell them. Each is walked by a test and offered in the studio.',
});

const refusedValue: Setting = {
  type: 'value',
  gives: 'any',
  about: "A value that is refused; `''` is no answer.",
};

const refusedInput: Setting = {
  type: 'object',
  about: 'A value or a limit, and what is said beyond it.',
  settings: {
    value: refusedValue,
    above: {
      type: 'number',
      about:
        'The largest number that is taken, the next one being refused; money in yuan, files how many.',
    },
    below: {
      type: 'number',
      about: 'The smallest number that is taken, the one before it being refused; money in yuan.',
    },
    'longer-than': {
      type: 'number',
      min: 1,
      about: 'A text of so many characters is taken, a longer one refused.',
    },
    with: anyValues(
      "Other answers of the same page with which it is refused: `spouseName: { value: '', with: { marriage: married } }`.",
    ),
    'hidden-with': anyValues(
      'Other answers of the same page with which the question is not there: `spouseName: { hidden-with: { marriage: single } }`.',
    ),
    words: { type: 'text', about: 'Chinese words that are said at the question then.' },
  },
};

/** What an example says beside the code that starts it. */
export const example: SettingsSchema = {
  answers: anyValues(
    'What the customer answers, by field name; `co.idNumber` for a second person.',
  ),
  outcomes: {
    type: 'map',
    names: 'step',
    about: 'Step → how it ends on each visit. A step that is not listed ends by its main outcome.',
    of: {
      type: 'list',
      of: { type: 'text', about: 'An outcome of the step.' },
      about: 'The outcome of the first visit, of the second, …',
    },
  },
  order: anyValues('Values the order has in this example.'),
  address: anyValues(
    "What the page's address brings in this example, for a flow that is about no order.",
  ),
  results: {
    type: 'map',
    names: 'step',
    of: anyValues('Field of the answer → value; money in yuan.'),
    about:
      'Step → what its endpoint answers. Where it has all that a condition reads, that condition is decided by it.',
  },
  passes: {
    type: 'list',
    mayRepeat: true,
    of: { type: 'step', about: 'A step.' },
    about: 'Steps the customer comes to, in this order. Others may lie between.',
  },
  leads: {
    type: 'map',
    names: 'step',
    of: { type: 'step', about: 'The step that comes next.' },
    about:
      'Step → the step it leads to, with nothing between, after the last outcome named for it: `outcomes: { bind: [failed] }` with `leads: { bind: card }`.',
  },
  presses: {
    type: 'map',
    names: 'step',
    of: { type: 'text', about: 'The words of the button.' },
    about:
      'Step → the Chinese words of the button it is left by, on its last visit: `outcomes: { ask: [refuse] }` with `presses: { ask: 暂不授权 }`.',
  },
  sent: {
    type: 'map',
    names: 'step',
    of: anyValues('Field of the request → value; money in yuan.'),
    about:
      'Step → what it sends on its last visit: `sent: { create: { payType: AliPay } }`. Fields that are not named may be anything.',
  },
  shows: {
    type: 'map',
    names: 'step',
    of: oneOrMore(
      { type: 'text', about: 'Words.' },
      'Words, or several.',
      'Words, each somewhere on the page.',
    ),
    about: 'Step → Chinese words that stand on its page: `shows: { done: "30,000.00" }`.',
  },
  documents: {
    type: 'map',
    names: 'step',
    of: {
      type: 'list',
      of: { type: 'document', about: 'A document.' },
      about: 'The documents, in their order.',
    },
    about: 'Step → the documents its page lists: these and no others.',
  },
  refuses: {
    type: 'map',
    names: 'step',
    of: {
      type: 'map',
      names: 'any',
      of: {
        type: 'either',
        about: "What is not taken: a value, `''` for no answer, a limit, or several.",
        of: [
          {
            type: 'list',
            notEmpty: true,
            about: 'Several, each refused.',
            of: { type: 'either', about: 'A value, or a limit.', of: [refusedInput, refusedValue] },
          },
          refusedInput,
          refusedValue,
        ],
      },
      about: 'Question → what it does not take.',
    },
    about:
      "Step → question → what it does not take, said at the question while the step stays: `refuses: { card: { phone: ['', '1380013800'], amount: { above: 500000 } } }`. The other answers are as the example gives them.",
  },
  ends: {
    type: 'name',
    names: 'kebab',
    required: true,
    about: 'How it ends: the `ends` of the last step, or left.',
  },
};
