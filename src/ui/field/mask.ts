/** All but the first 3 and the last 2 characters hidden, as the specification asks for id numbers. */
export function maskIdNumber(id: string): string {
  return maskMiddle(id, 3, 2);
}

/** The last four digits, in the grouping of a card. */
export function maskBankCard(card: string): string {
  const digits = card.replace(/\s/g, '');
  return digits.length <= 4 ? '*'.repeat(digits.length) : `**** **** **** ${digits.slice(-4)}`;
}

export function maskPhone(phone: string): string {
  return maskMiddle(phone, 3, 4);
}

/** For a sensitive answer of no known kind: only that there is one. */
export function maskAll(text: string): string {
  return '*'.repeat(Math.min(Math.max(text.length, 1), 6));
}

/** A text too short to hide anything in between is hidden whole. */
export function maskMiddle(text: string, first: number, last: number): string {
  if (text.length <= first + last) return '*'.repeat(text.length);
  return text.slice(0, first) + '*'.repeat(text.length - first - last) + text.slice(-last);
}

/** `6222 0212 …` */
export function groupFours(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}
