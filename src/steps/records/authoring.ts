import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  picksFrom: 'pick',
  offers: 'choose',
} as const satisfies AuthoringOf<typeof schema>;
