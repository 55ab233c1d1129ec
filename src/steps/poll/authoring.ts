import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  decidedBy: { ok: 'until', failed: 'fails-when' },
} as const satisfies AuthoringOf<typeof schema>;
