import type { Finding } from '../../model/finding.ts';
import { inQuotes, replaced } from '../text/fixes.ts';
import type { ScalarNode } from './node.ts';

/** ` #` begins a comment, also inside a formula or text that was meant to go on. */
export function cutByHash(scalar: ScalarNode, path: readonly string[]): Finding | undefined {
  const { text } = scalar.file;
  const rest = /^[ \t]+#[^\r\n]*/.exec(text.slice(scalar.end, scalar.end + 400))?.[0];
  if (rest === undefined || typeof scalar.value !== 'string') return undefined;
  const isFormula = scalar.value.startsWith('=');
  const name = path.at(-1) ?? '';
  const isSentence = name === 'zh' || name === 'en';
  const gluedOn = /^\s+#\S/.test(rest);
  const cut = isFormula ? isUnfinished(scalar.value) || gluedOn : isSentence && gluedOn;
  if (!cut) return undefined;
  const whole = `${text.slice(scalar.start, scalar.end)}${rest}`.trimEnd();
  const start = scalar.end + rest.indexOf('#');
  const end = scalar.end + rest.trimEnd().length;
  const kind = isFormula ? 'formula' : 'text';
  return {
    rule: 'cut-by-hash',
    place: { file: scalar.file, start, end },
    message: `The ${kind} of "${name}" ends here, because " #" begins a comment.`,
    hint: `Write the whole ${kind} in quotes: ${inQuotes(whole)}.`,
    ...replaced({ file: scalar.file, start: scalar.start, end }, inQuotes(whole)),
  };
}

function isUnfinished(formula: string): boolean {
  const quotes = formula.match(/(?<!\\)["']/g)?.length ?? 0;
  const open = formula.match(/[([]/g)?.length ?? 0;
  const close = formula.match(/[)\]]/g)?.length ?? 0;
  return quotes % 2 === 1 || open !== close || /[-+*/=<>&|!,.]\s*$/.test(formula);
}
