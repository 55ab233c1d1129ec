import { z } from 'zod/mini';
import type { Option } from './input.ts';

const key = 'region';
const part = z.object({
  value: z.string().check(z.regex(/^\d{6}$/)),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
});
const levels = z.array(part).check(z.minLength(2), z.maxLength(3));

/** The region confirmed last in this tab (browsing-and-ordering, section 4, "Region selector"). */
export function lastRegion(): Option[] {
  try {
    const read = levels.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

export function keepRegion(chosen: readonly Option[]): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(chosen.map(({ value, label }) => ({ value, label }))),
    );
  } catch {
    // A phone that denies storage begins with the provinces.
  }
}
