import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  answers: { faceToken: 'text' },
  sensitive: ['faceToken'],
  proofs: ['faceToken'],
  identifies: { as: 'role' },
  provedBy: 'verify-endpoint',
} as const satisfies AuthoringOf<typeof schema>;
