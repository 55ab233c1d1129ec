import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  endsFlow: { endSetting: 'looks', restartSetting: 'restart' },
} as const satisfies AuthoringOf<typeof schema>;
