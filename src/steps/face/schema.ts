import type { AuthorSchema } from '../../model/step-kind.ts';

export const schema = {
  kind: 'face',
  name: { zh: '人脸识别', en: 'Face check' },
  about:
    "Compares the customer's face with the ID card: in the native app by its own check, elsewhere with a photo from the front camera.",
  outcomes: {
    ok: { about: 'It is the same person.', main: true },
    failed: { about: 'It is not, or it could not be told.', fails: true },
    cancelled: { about: 'The customer stopped the check.', fails: true },
  },
  settings: {
    name: { type: 'value', gives: 'text', required: true, about: 'The name on the ID card.' },
    idNumber: { type: 'value', gives: 'text', required: true, about: 'The number of the ID card.' },
    role: {
      type: 'one-of',
      options: ['lessee', 'co-lessee', 'guarantor'],
      about: 'What the person is to the contract.',
    },
    'verify-endpoint': {
      type: 'endpoint',
      sends: ['name', 'idNumber'],
      default: 'face.verify',
      about: 'Compares the face.',
    },
    text: { type: 'words', about: 'What stands above the button. Usual: how to hold the phone.' },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
