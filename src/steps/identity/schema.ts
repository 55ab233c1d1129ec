import type { KindSchema } from '../contract.ts';

export const schema = {
  kind: 'identity',
  about:
    'Takes photos of an ID card, has them read, and lets the customer check what was read. A new photo takes the place of the one before.',
  outcomes: {
    confirmed: { about: 'The customer has checked what was read.', main: true },
    failed: {
      about: 'The platform refused a photo; `result.msg` says why. What was there before is kept.',
      fails: true,
    },
  },
  settings: {
    for: { type: 'words', about: "Whose card it is. Usual: the customer's own." },
    sides: {
      type: 'one-of',
      options: ['both', 'front'],
      default: 'both',
      about: 'Which sides are needed. The back has the validity.',
    },
    role: {
      type: 'one-of',
      options: ['lessee', 'co-lessee', 'guarantor'],
      about: 'What the person is to the contract.',
    },
    'read-endpoint': {
      type: 'endpoint',
      sends: ['fileId', 'side'],
      default: 'ocr.id-card',
      about: 'Reads an uploaded photo.',
    },
    text: { type: 'words', about: 'What stands above the photos.' },
  },
  answers: {
    idName: 'text',
    idNumber: 'text',
    idValidFrom: 'date',
    idValidTo: 'text',
    idFront: 'text',
    idBack: 'text',
  },
  sensitive: ['idNumber'],
  screen: true,
  result: true,
} as const satisfies KindSchema;
