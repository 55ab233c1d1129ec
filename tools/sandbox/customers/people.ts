export interface Person {
  name: string;
  idNumber: string;
  phone: string;
}

/** 17 digits and the check character of GB 11643. */
function withCheckCharacter(digits17: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits17[at]), 0);
  return digits17 + '10X98765432'[sum % 11];
}

/** A card number that passes Luhn: the bank's prefix, digits from `seed`, a check digit; 19 digits. */
export function cardNumber(prefix: string, seed: number): string {
  const body = prefix + String(seed % 10 ** 9).padStart(18 - prefix.length, '0');
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, at) => {
      const doubled = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

function person(name: string, digits17: string, phone: string): Person {
  return { name, idNumber: withCheckCharacter(digits17), phone };
}

/** Invented; the region and birth parts of the numbers are well-formed, the people are not real. */
export const people = {
  zhang: person('张伟', '32050619900307221', '13800138000'),
  wang: person('王芳', '11010119920815344', '13900139001'),
  li: person('李娜', '31010419880412102', '13700137002'),
  chen: person('陈强', '44030519851123451', '13600136003'),
} as const;

/** Sells cars: signs in as others do, and may note sales clues. */
export const salesperson = person('周敏', '33010619910515204', '13700137009');

/** The second lessee of every seeded order. */
export const secondPerson = people.wang;

/** Year, month and day of birth as the number carries them. */
export function birthOf(idNumber: string): string {
  return `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`;
}
