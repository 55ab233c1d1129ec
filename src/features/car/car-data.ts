import type { ResponseOf } from '../../api/typed.ts';

export type CarStoreData = ResponseOf<'car.stores'>['storeList'][number];
/** Money of it is whole fen. */
export type CarResponse = ResponseOf<'car.detail'>;
export type Licence = ResponseOf<'car.license-types'>[number];
export type ButtonInfo = ResponseOf<'car.button'>;
export type KeptChoice = ResponseOf<'bridge.kept-choice'>['choices'][number];
export type ProductLine = 'new' | 'used' | 'lease-back' | 'direct-lease' | 'direct-lease-new';
