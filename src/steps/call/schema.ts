import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'call',
  name: { zh: '平台请求', en: 'Request' },
  about: 'Asks the platform something or hands something in. The customer only waits.',
  outcomes: {
    ok: { about: 'The platform answered with the OK code.', main: true },
    failed: {
      about: 'The platform answered with another code; `result.msg` says why.',
      fails: true,
    },
    unsure: {
      about:
        'Nobody answered, so nobody knows whether it was done. Lead to a poll that asks. Left out: the customer tries again, and nothing is done twice.',
      optional: true,
    },
  },
  settings: {
    endpoint: { type: 'endpoint', about: 'What is called.', required: true },
    send: { type: 'send', about: 'The fields of the request.' },
    timeout: {
      type: 'duration',
      about: "How long to wait for an answer, if not as long as the endpoint's contract says.",
    },
    text: { type: 'words', about: 'What is shown while waiting. Usual: one moment.' },
    looks: {
      type: 'one-of',
      options: ['plain', 'car'],
      default: 'plain',
      about: 'What is shown while waiting: a sentence, or the outline of a car page.',
    },
    stop: {
      type: 'words',
      about:
        'A button that ends the waiting and leads where `unsure` leads: for what is done in another app, which may never report.',
    },
  },
  screen: false,
  result: true,
} as const satisfies AuthorSchema;
