/** Checks of what customers type. Texts may carry spaces; the answer is about what they mean. */

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idCheckDigits = '10X98765432';
/** First two digits of GB/T 2260, with 71, 81 to 83 for residence permits. */
const provinces = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
);

/** A resident id number as of GB 11643-1999: province, a real date of birth, check character. */
export function isIdNumber(text: string): boolean {
  const id = text.replace(/\s/g, '').toUpperCase();
  if (!/^\d{17}[\dX]$/.test(id) || !provinces.has(id.slice(0, 2))) return false;
  const birth = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;
  if (!isDate(birth) || birth < '1900-01-01') return false;
  const sum = idWeights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return idCheckDigits[sum % 11] === id[17];
}

/** Full-width digits, letters and signs as plain ones, as Chinese keyboards can write them. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

/** A mobile number as its 11 digits where it is written as address books do: `+86 138-0013-8000`. */
export function mobileOf(text: string): string {
  return halfWidth(text)
    .replace(/[\s\p{Pd}().]/gu, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}

/** A mobile number of mainland China. */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(mobileOf(text));
}

/** Signs that lenders' systems and contracts cannot write. */
export function hasEmoji(text: string): boolean {
  return /[\u{1F000}-\u{1FAFF}\u2600-\u27BF\u2B50\u2B55]|\uFE0F/u.test(text);
}

/** 12 to 19 digits whose Luhn sum is right. */
export function isBankCard(text: string): boolean {
  const card = text.replace(/\s/g, '');
  return /^\d{12,19}$/.test(card) && isLuhn(card);
}

export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits[digits.length - 1 - fromEnd]) * (fromEnd % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return digits !== '' && sum % 10 === 0;
}

/** A day that exists, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]; // three groups matched
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** The customer's own calendar day, `YYYY-MM-DD`, some years away; 29 February becomes the 28th where it must. */
export function dayFrom(today: Date, years = 0): string {
  const day = new Date(today.getFullYear() + years, today.getMonth(), today.getDate());
  if (day.getMonth() !== today.getMonth()) day.setDate(0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Fen of an amount written in yuan (`1,200.50`); NaN when it is no amount; undefined when nothing is written. */
export function fenOf(text: string): number | undefined {
  const plain = halfWidth(text).replace(/[\s,]/g, '');
  if (plain === '') return undefined;
  const parts = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(plain);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

/** `1200.5` for 120050: the text of an amount field. */
export function yuanText(fen: number | undefined): string {
  return fen === undefined || Number.isNaN(fen) ? '' : String(fen / 100);
}
