import type { AuthorSchema } from '../../model/step-kind.ts';
import { documentPages } from '../documents.ts';
import { costSetting, factSettings } from '../facts.ts';

export const schema = {
  kind: 'sign',
  name: { zh: '签署', en: 'Signing' },
  about: 'Shows documents page by page, to be read to their end, and takes a signature.',
  outcomes: {
    signed: { about: 'The documents are signed.', main: true },
    failed: {
      about: 'The platform gave no documents or refused the signature; `result.msg` says why.',
      fails: true,
    },
    'already-signed': {
      about:
        'They were signed before, elsewhere, or on an earlier round of this flow. Usual: the customer is told so and leaves the flow.',
      fails: true,
    },
  },
  settings: {
    documents: {
      type: 'list',
      notEmpty: true,
      of: { type: 'document', about: 'A document.' },
      about: 'What is signed, in the order of reading. Usual: everything the order has to sign.',
    },
    document: {
      type: 'value',
      gives: 'text',
      about: 'The name of the one document that is signed, where an answer says which.',
    },
    'sign-type': {
      type: 'text',
      about: 'What the signature is for, where the platform distinguishes it.',
    },
    role: {
      type: 'one-of',
      options: ['lessee', 'co-lessee', 'guarantor'],
      about: 'Who signs.',
    },
    signer: {
      type: 'value',
      gives: 'text',
      about:
        'The name of who signs, such as `=order.cusName`; what is masked in it may be anything. A typed signature must be this name.',
    },
    signature: {
      type: 'yes-no',
      default: true,
      about: 'Whether the customer draws a signature. Otherwise agreeing is enough.',
    },
    ...documentPages,
    endpoint: {
      type: 'endpoint',
      sends: ['orderNo', 'documents', 'signature'],
      default: 'sign.submit',
      about: 'Takes the signature.',
    },
    send: {
      type: 'send',
      about: 'Further fields of the request, such as `smsToken` or `faceToken`.',
    },
    ...factSettings,
    ...costSetting,
    agree: { type: 'words', about: 'What the customer agrees to. Usual: having read everything.' },
  },
  screen: true,
  result: true,
} as const satisfies AuthorSchema;
