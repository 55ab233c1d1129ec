import { dateOf, day } from '../platform/days.ts';

export interface TransferRequest {
  pickedUpBy: 'self' | 'agent';
  papersTo: 'store' | 'mail';
  wantedOn: string;
}

/** Days after the settlement until the car's papers are there. */
const papersTake = 7;

export function papersFrom(settledAt: number): string {
  return dateOf(settledAt + papersTake * day);
}
