import type { AuthoringOf } from '../../model/authoring.ts';
import type { schema } from './schema.ts';

export const authoring = {
  answers: {
    idName: 'text',
    idNumber: 'text',
    idValidFrom: 'date',
    idValidTo: 'text',
    idFront: 'text',
    idBack: 'text',
    idSex: 'text',
    idNation: 'text',
    idRegion: 'text',
    idAddress: 'text',
  },
  sensitive: ['idNumber'],
  personal: [
    'idName',
    'idValidFrom',
    'idValidTo',
    'idFront',
    'idBack',
    'idSex',
    'idNation',
    'idRegion',
    'idAddress',
  ],
  proofs: ['idNumber'],
  identifies: { as: 'role', comparedWith: ['name', 'idNumber', 'other-than'] },
  knownBy: ['name', 'idNumber'],
} as const satisfies AuthoringOf<typeof schema>;
