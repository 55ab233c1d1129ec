import type { LocalizedText } from '../../model/step-kind.ts';
import { dayFrom, isDate, isIdNumber } from '../../ui/field/validate.ts';
import { type ExpectedPerson, wrongPerson } from './person.ts';
import { messages } from './messages.ts';

export interface Card {
  idName?: string | undefined;
  idNumber?: string | undefined;
  idValidFrom?: string | undefined;
  idValidTo?: string | undefined;
  idFront?: string | undefined;
  idBack?: string | undefined;
}

export type CardField = 'idFront' | 'idBack' | 'idName' | 'idNumber' | 'validity';

type Faults = Partial<Record<CardField, LocalizedText>>;

/** What keeps the card from being confirmed, in the order of the page. `today` is `YYYY-MM-DD`. */
export function faultsOf(
  card: Card,
  sides: 'both' | 'front',
  today: string,
  expected: ExpectedPerson = {},
): Faults {
  const faults: Faults = {};
  if (!card.idFront) faults.idFront = messages.missingPhoto;
  if (sides === 'both' && !card.idBack) faults.idBack = messages.missingPhoto;
  // Nothing was read yet, so there are no fields to correct.
  if (!card.idFront && !card.idName) return faults;
  const validity = sides === 'both' ? validityFault(card, today) : undefined;
  return { ...faults, ...personFaults(card, expected), ...(validity && { validity }) };
}

function personFaults(card: Card, expected: ExpectedPerson): Faults {
  const faults: Faults = {};
  if (!card.idName?.trim()) faults.idName = messages.missingName;
  if (!card.idNumber) faults.idNumber = messages.missingNumber;
  else if (!isIdNumber(card.idNumber)) faults.idNumber = messages.wrongNumber;
  const other = wrongPerson(card, expected);
  if (other.idName) faults.idName ??= other.idName;
  if (other.idNumber) faults.idNumber ??= other.idNumber;
  return faults;
}

function validityFault({ idValidFrom, idValidTo }: Card, today: string): LocalizedText | undefined {
  const years = (count: number) => dayFrom(new Date(`${today}T00:00:00`), count);
  if (!idValidFrom || !isDate(idValidFrom)) return messages.missingFrom;
  if (idValidFrom > today) return messages.notYet;
  if (idValidFrom < years(-100)) return messages.tooEarly;
  if (idValidTo === 'long-term') return undefined;
  if (!idValidTo || !isDate(idValidTo)) return messages.missingTo;
  if (idValidTo <= idValidFrom) return messages.reversed;
  if (idValidTo > years(20)) return messages.tooLate;
  return idValidTo < today ? messages.expired : undefined;
}
