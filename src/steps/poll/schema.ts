import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'poll',
  name: { zh: '等待结果', en: 'Waiting' },
  about: 'Asks the platform again and again until something is decided there.',
  outcomes: {
    ok: { about: 'What `until` describes has happened.', main: true },
    failed: {
      about:
        'What `fails-when` describes has happened, or the platform answered with a code that is not OK.',
      fails: true,
    },
    expired: {
      about: 'Nothing was decided in time. Left out: the customer is asked whether to wait longer.',
      optional: true,
    },
    timeout: {
      about:
        'Nothing was decided in time and the customer chose not to wait longer; or was signed out meanwhile, and left.',
      fails: true,
    },
    unfinished: {
      about:
        "The customer says that what is waited for is not finished, such as on a lender's page: lead back there. Left out: no button offers it.",
      optional: true,
    },
  },
  settings: {
    endpoint: { type: 'endpoint', about: 'What is asked.', required: true },
    send: { type: 'send', about: 'The fields of the request.' },
    until: {
      type: 'formula',
      gives: 'yes-no',
      deferred: true,
      about: 'True of a `result` that ends the waiting well. Usual: any answer with the OK code.',
    },
    'fails-when': {
      type: 'formula',
      gives: 'yes-no',
      deferred: true,
      about: 'True of a `result` that ends the waiting badly.',
    },
    every: {
      type: 'duration',
      about: 'The least time from one answer to the next question.',
      default: '2s',
    },
    'slower-after': {
      type: 'duration',
      about: 'From then on the time between questions grows.',
      default: '20s',
    },
    for: {
      type: 'duration',
      about: 'How long to ask before the customer is asked.',
      default: '60s',
    },
    'asks-once': {
      type: 'yes-no',
      default: false,
      about: 'Nothing is decided where the first answer does not, or does not come within `for`.',
    },
    text: {
      type: 'words',
      about:
        'What is shown while waiting. Without an address of its own it asks behind the screen before.',
    },
  },
  screen: false,
  result: true,
} as const satisfies AuthorSchema;
