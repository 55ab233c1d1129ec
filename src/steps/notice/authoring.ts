import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  pressedAs: 'answer',
} as const satisfies AuthoringOf<typeof schema>;
