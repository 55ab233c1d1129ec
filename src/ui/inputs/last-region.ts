import type { Option } from './input.ts';

const key = 'region';
/** The region confirmed last in this tab (browsing-and-ordering, section 4, "Region selector"). */
export function lastRegion(): Option[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRegion(read) ? read : [];
  } catch {
    return [];
  }
}

export function saveRegion(chosen: readonly Option[]): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(chosen.map(({ value, label }) => ({ value, label }))),
    );
  } catch {
    // A phone that denies storage begins with the provinces.
  }
}

/** Province, city and perhaps district. */
function isRegion(read: unknown): read is Option[] {
  return (
    Array.isArray(read) &&
    (read.length === 2 || read.length === 3) &&
    read.every(
      (level: Partial<Record<string, unknown>> | null) =>
        /^\d{6}$/.test(textOf(level?.['value'])) && /^.{1,40}$/s.test(textOf(level?.['label'])),
    )
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
