/** The parser's schema `failsafe` gives texts only; the type does not say so. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const wholeOrDecimal = /^[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d+)?$/;
const otherNumber = /^(0x[0-9a-fA-F]+|0o[0-7]+|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))$/;

/** What a word without quotes means: YAML 1.2's core rules, and yes and no mean yes and no. */
export function plainValue(text: string): string | number | boolean | null {
  if (text === '' || text === '~' || /^(null|Null|NULL)$/.test(text)) return null;
  if (text === 'yes' || /^(true|True|TRUE)$/.test(text)) return true;
  if (text === 'no' || /^(false|False|FALSE)$/.test(text)) return false;
  if (wholeOrDecimal.test(text)) return Number(text);
  if (otherNumber.test(text)) {
    if (/inf/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
    if (/nan/i.test(text)) return NaN;
    return Number(text);
  }
  return text;
}

/** Whether a number is written the one way people read it: `3`, `-2`, `0.5`; not `0123`, `1e3`, `0x1F`. */
export function isOrdinaryNumber(raw: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(raw) && Math.abs(Number(raw)) <= Number.MAX_SAFE_INTEGER;
}
