/** Signs a platform writes in place of what it does not show: `3201**********1234`. */
const maskPattern = /[*＊●•]{2,}/;
/** A name has room for one: `张*`. */
const anyMask = /[*＊●•]/;

/** Whether a value shows only a part of itself: never to be sent as if it were the whole. */
export function isMasked(value: unknown, isName = false): value is string {
  return typeof value === 'string' && (isName ? anyMask : maskPattern).test(value);
}
