import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  leadsOut: { endpoint: 'endpoint', url: 'url', origins: 'origins' },
} as const satisfies AuthoringOf<typeof schema>;
