import type { Finding } from './finding.ts';
import { fullWidthSign } from './full-width.ts';
import type { SourceFile } from './node.ts';

const space = '[\\u3000\\u00a0\\u200b-\\u200d\\u2060\\ufeff]';
/** Before a name, where only ordinary spaces count as indentation. */
const indented = new RegExp(`^[ \\t]*(${space}+)[ \\t]*(?:[\\w"'-]+\\s*[:：]|-\\s)`, 'gm');
/** Behind the colon, where YAML looks for an ordinary space. */
const behindColon = new RegExp(`^[ \\t]*(?:- +)?[\\w-]+:(?: (?<!(?:zh|en): ))?(${space}+)`, 'gm');
const conflict = /^(?:<{7} .*|={7}|>{7} .*)$/m;

/** A line that spoils the whole reading, though it looks well: it alone is spoken of. */
export function strangeLine(file: SourceFile): Finding | undefined {
  const { text } = file;
  const mark = /^<{7} /m.test(text) ? conflict.exec(text) : null;
  if (mark) {
    const place = { file, start: mark.index, end: mark.index + mark[0].trimEnd().length };
    return {
      rule: 'yaml-syntax',
      place,
      message: 'Git left this mark where two versions of the file could not be joined.',
      hint: 'Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  if (/\r(?!\n)/.test(text) && !text.includes('\n'))
    return {
      rule: 'yaml-syntax',
      place: { file, start: 0, end: 0 },
      message: 'The lines of this file end as those of very old Macs did, so it is one long line.',
      hint: 'Save it with the line ends "LF".',
    };
  const first = /^(?:\uFEFF)?(?:[ \t]*(?:#.*)?\r?\n)*( +)([\w-]+)\s*:/.exec(text);
  if (first && /^[\w-]+:/m.test(text.slice(first[0].length))) {
    const start = first[0].lastIndexOf(first[2] ?? '');
    return {
      rule: 'indentation',
      place: { file, start, end: start + (first[2] ?? '').length },
      message: `"${first[2]}" is indented, and the settings below it are not.`,
      hint: 'Begin it in the first column.',
    };
  }
  for (const pattern of [indented, behindColon]) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (start === 0) continue; // the mark that some editors put at the beginning of a file
      const { message, hint } = fullWidthSign((match[1] ?? '').slice(0, 1));
      return {
        rule: 'full-width',
        place: { file, start, end: start + (match[1]?.length ?? 1) },
        message,
        ...(hint !== undefined && { hint }),
      };
    }
  }
  return undefined;
}
