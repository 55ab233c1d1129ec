/** What was read from one side, as answers. What could not be read is left as it was. */
export function readingOf(
  side: 'front' | 'back',
  result: Record<string, unknown>,
): Record<string, string> {
  if (side === 'front') {
    const read = defined({ idName: textOf(result.idName), idNumber: textOf(result.idNumber) });
    if (Object.keys(read).length === 0) return read;
    // Values of another card are dropped.
    return {
      ...read,
      idNation: nationOf(textOf(result.nation)) ?? '',
      idAddress: textOf(result.idAddress) ?? '',
    };
  }
  const idValidTo = result.longTerm === true ? 'long-term' : dateOf(result.validTo);
  return defined({ idValidFrom: dateOf(result.validFrom), idValidTo });
}

/** Cards write `2020.01.31`, some readers `20200131`. */
function dateOf(value: unknown): string | undefined {
  if (value === '长期' || value === 'long-term') return 'long-term';
  const [, year, month, day] =
    /^(\d{4})[-./年]?(\d{2})[-./月]?(\d{2})日?$/.exec(textOf(value) ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function defined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Cards write `汉`, lists to choose from `汉族`. */
function nationOf(read: string | undefined): string | undefined {
  return read === undefined || read.endsWith('族') ? read : `${read}族`;
}

/** The 17th digit of an ID number is odd for men. */
export function sexOf(idNumber: string): string {
  return Number(idNumber[16]) % 2 === 1 ? '男' : '女';
}
