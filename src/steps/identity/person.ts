import type { LocalizedText } from '../../model/step-kind.ts';
import { messages } from './messages.ts';

export type Role = 'lessee' | 'co-lessee' | 'guarantor';

/** Who the card must belong to, as far as it is known. */
export interface ExpectedPerson {
  role?: Role | undefined;
  name?: string | undefined;
  idNumber?: string | undefined;
  'other-than'?: string | undefined;
}

const maskPattern = /[*＊●]+/;

/** Whether what the card says can be what is known; what is masked there may be anything. */
export function mayBe(expected: string | undefined, read: string): boolean {
  const [wanted, found] = [plain(expected ?? ''), plain(read)];
  if (wanted === '') return true;
  const parts = wanted.split(maskPattern);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return wanted === found;
  const fits = found.length >= first.length + last.length;
  return fits && found.startsWith(first) && found.endsWith(last);
}

function plain(text: string): string {
  return text.replace(/[\s·•．.]/g, '').toUpperCase();
}

/** Why the card is not that of the person asked for: by the name or by the number, whichever it is. */
export function wrongPerson(
  card: { idName?: string | undefined; idNumber?: string | undefined },
  expected: ExpectedPerson,
): { idName?: LocalizedText; idNumber?: LocalizedText } {
  const who = messages[expected.role ?? 'customer'];
  const { idName = '', idNumber = '' } = card;
  if (expected['other-than'] && mayBe(expected['other-than'], idNumber))
    return { idNumber: of(messages.lesseeAgain, who) };
  return {
    ...(!mayBe(expected.name, idName) && { idName: of(messages.otherName, who) }),
    ...(!mayBe(expected.idNumber, idNumber) && { idNumber: of(messages.otherNumber, who) }),
  };
}

function of(sentence: LocalizedText, who: LocalizedText): LocalizedText {
  return {
    zh: sentence.zh.replaceAll('{who}', who.zh),
    en: sentence.en.replaceAll('{who}', who.en),
  };
}
