import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  answers: { code: 'text', smsToken: 'text' },
  sensitive: ['code', 'smsToken'],
  proofs: ['smsToken'],
  provedBy: 'verify-endpoint',
} as const satisfies AuthoringOf<typeof schema>;
