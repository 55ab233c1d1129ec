import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  answers: { payType: 'text', couponCode: 'text', couponAmount: 'money' },
} as const satisfies AuthoringOf<typeof schema>;
