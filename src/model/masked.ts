/** Characters a platform writes in place of what it hides: `3201**********1234`. */
const maskPattern = /[*＊●•]{2,}/;
/** A name has room for one: `张*`. */
const anyMask = /[*＊●•]/;

/** Whether a value is only partly visible: it must never be sent as if it were complete. */
export function isMasked(value: unknown, isName = false): value is string {
  return typeof value === 'string' && (isName ? anyMask : maskPattern).test(value);
}
