/** A text that nobody can know from the source, such as a name an author chose. What is the same is the same character. */
export const hole = /[\uE000-\uF8FE]/g;

/** A number that nobody can know. */
export const number = '\uF8FF';

export const isHole = (text: string): boolean => /^[\uE000-\uF8FE]$/.test(text);

/** One text an expression can give, and how the conditions it depends on turn out. */
export interface Text {
  text: string;
  when: Assumed;
}

/** What is asked → the answer, or which entry of a table is taken. */
export type Assumed = ReadonlyMap<string, boolean | number>;

export const always: Assumed = new Map();

/** More of them than this are not followed. */
export const most = 500;

/** Undefined where they contradict each other. */
export function together(one: Assumed, other: Assumed): Assumed | undefined {
  for (const [key, is] of other) if ((one.get(key) ?? is) !== is) return undefined;
  return other.size === 0 ? one : new Map([...one, ...other]);
}

/** None where its conditions contradict these. */
export function merged<T extends { when: Assumed }>(one: T, when: Assumed): T[] {
  const both = together(one.when, when);
  return both ? [{ ...one, when: both }] : [];
}

export function joined(before: readonly Text[], after: readonly Text[]): Text[] {
  const all = before.flatMap((one) =>
    after.flatMap((other) => {
      const when = together(one.when, other.when);
      return when ? [{ text: one.text + other.text, when }] : [];
    }),
  );
  return unique(all).slice(0, most);
}

export function unique(texts: readonly Text[]): Text[] {
  const known = new Set<string>();
  return texts.filter(({ text, when }) => {
    const key = JSON.stringify([text, ...when]);
    return !known.has(key) && known.add(key);
  });
}
