import type { AuthorSchema } from '../../model/step-kind.ts';
import { factSettings } from '../facts.ts';

export const schema = {
  kind: 'identity',
  name: { zh: '身份证', en: 'ID card' },
  about:
    'Takes photos of an ID card, has them read, and lets the customer check what was read. A new photo takes the place of the one before. `idSex` (男, 女) follows from the number, `idRegion` is the code of the district its first six digits name; `idNation` (汉族) and `idAddress` are "" where they were not read.',
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
      about: 'What the person is to the contract. The platform is told.',
    },
    name: {
      type: 'value',
      gives: 'text',
      about:
        'The name the card must show, such as `=order.cusName`; what is masked in it may be anything. A card of somebody else is refused here.',
    },
    idNumber: {
      type: 'value',
      gives: 'text',
      about: 'The number the card must have, masked or not. Nothing is compared where it is empty.',
    },
    'other-than': {
      type: 'value',
      gives: 'text',
      about: "The number it must not have: the lessee's, where a second person is asked for.",
    },
    'read-endpoint': {
      type: 'endpoint',
      sends: ['fileId', 'side'],
      default: 'ocr.id-card',
      about: 'Reads an uploaded photo.',
    },
    text: { type: 'words', about: 'What stands above the photos.' },
    ...factSettings,
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
