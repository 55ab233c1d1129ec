import type { LocalizedText } from '../../model/step-kind.ts';
import { mayBe } from '../may-be.ts';
import { messages } from './messages.ts';

export type Role = 'lessee' | 'co-lessee' | 'guarantor';

/** The expected card holder, as far as known. */
export interface ExpectedPerson {
  role?: Role | undefined;
  name?: string | undefined;
  idNumber?: string | undefined;
  'other-than'?: string | undefined;
}

/** Why the card is not the expected person's: the name or the number differs. */
export function wrongPerson(
  card: { idName?: string | undefined; idNumber?: string | undefined },
  expected: ExpectedPerson,
): { idName?: LocalizedText; idNumber?: LocalizedText } {
  const person = messages[expected.role ?? 'customer'];
  const { idName = '', idNumber = '' } = card;
  if (expected['other-than'] && mayBe(expected['other-than'], idNumber))
    return { idNumber: of(messages.lesseeAgain, person) };
  return {
    ...(!mayBe(expected.name, idName) && { idName: of(messages.otherName, person) }),
    ...(!mayBe(expected.idNumber, idNumber) && { idNumber: of(messages.otherNumber, person) }),
  };
}

function of(sentence: LocalizedText, person: LocalizedText): LocalizedText {
  return {
    zh: sentence.zh.replaceAll('{who}', person.zh),
    en: sentence.en.replaceAll('{who}', person.en),
  };
}
