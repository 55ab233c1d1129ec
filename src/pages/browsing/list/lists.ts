import type { LocalizedText } from '../../../model/step-kind.ts';
import { messages } from './messages.ts';

export interface ListKind {
  title: LocalizedText;
  about?: LocalizedText;
  /** What every car of the list has in common: fields of `catalogue.cars`. */
  fixed: Readonly<Record<string, string>>;
  /** Only what stands in the chosen city. */
  inCity?: true;
  /** Others of the kind, listed elsewhere. */
  beside?: { to: string; name: LocalizedText };
}

/** Lists of cars by their address. They differ in what they ask for. */
export const lists = {
  '/newCar': {
    title: messages.newCars,
    fixed: { kind: 'new' },
    beside: { to: '/Area', name: messages.fullPayment },
  },
  '/secondCar': { title: messages.usedInCity, fixed: { kind: 'used' }, inCity: true },
  '/usedCar': { title: messages.usedCars, fixed: { kind: 'used' } },
  '/usedCarMS': {
    title: messages.selectedUsed,
    about: messages.selectedAbout,
    fixed: { kind: 'used', label: 'special' },
  },
} as const satisfies Record<string, ListKind>;

export type ListPath = keyof typeof lists;

export function isListPath(path: string): path is ListPath {
  return Object.hasOwn(lists, path);
}
