import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'sms-code',
  name: { zh: '短信验证码', en: 'Code by text message' },
  about: 'Sends a code by text message and asks for it.',
  outcomes: {
    ok: { about: 'The code was right.', main: true },
    failed: {
      about:
        'The code was wrong or too old; `result.msg` says which. Usual: the customer enters it again.',
      fails: true,
    },
  },
  settings: {
    phone: { type: 'value', gives: 'text', about: 'Where the code is sent.', required: true },
    length: { type: 'number', min: 4, max: 8, default: 6, about: 'How many digits the code has.' },
    scene: {
      type: 'one-of',
      options: ['login', 'bind-card', 'sign', 'withhold', 'authorize', 'other'],
      about: 'What the code is for; the platform words its message accordingly.',
    },
    'send-endpoint': {
      type: 'endpoint',
      sends: ['phone'],
      default: 'sms.send',
      about: 'Sends the code.',
    },
    'verify-endpoint': {
      type: 'endpoint',
      sends: ['phone', 'code'],
      default: 'sms.verify',
      about: 'Checks the code.',
    },
    agreed: {
      type: 'value',
      gives: { list: 'text' },
      about: 'What the customer agreed to on the page before, told where the code is checked.',
    },
    text: { type: 'words', about: 'What stands above the code. Usual: where it was sent.' },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
