import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  queriesBeforeWrite: true,
  signs: 'documents',
  doneBefore: 'already-signed',
} as const satisfies AuthoringOf<typeof schema>;
