import { hostedScreens } from '../../features/registry/schemas.ts';
import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  hosts: {
    shows: 'shows',
    inputs: 'data',
    machine: 'machine',
    screens: hostedScreens,
  },
  showsEarlierAnswers: true,
} as const satisfies AuthoringOf<typeof schema>;
