import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  closes: { looks: 'looks', restarts: 'restart' },
} as const satisfies AuthoringOf<typeof schema>;
