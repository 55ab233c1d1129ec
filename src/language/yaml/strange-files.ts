import { replaced } from '../text/fixes.ts';
import type { Finding } from '../../model/finding.ts';
import { fullWidthSign } from '../text/full-width.ts';
import type { SourceFile } from '../../model/source.ts';

const space = '[\\u3000\\u00a0\\u200b-\\u200d\\u2060\\ufeff]';
/** Before a name, where only ordinary spaces count as indentation. */
const indented = new RegExp(`^[ \\t]*(${space}+)[ \\t]*(?:[\\w"'-]+\\s*[:：]|-\\s)`, 'gm');
/** Behind the colon, where YAML looks for an ordinary space. */
const behindColon = new RegExp(`^[ \\t]*(?:- +)?[\\w-]+:(?: (?<!(?:zh|en): ))?(${space}+)`, 'gm');
const conflict = /^(?:<{7} .*|={7}|>{7} .*)$/m;

/** The finding of a line that looks right and makes the rest unreadable; it is the file's only one. */
export function strangeLine(file: SourceFile): Finding | undefined {
  return conflictMark(file) ?? oldLineEnds(file) ?? indentedFirst(file) ?? strangeSpace(file);
}

function conflictMark(file: SourceFile): Finding | undefined {
  const mark = /^<{7} /m.test(file.text) ? conflict.exec(file.text) : null;
  if (!mark) return undefined;
  return {
    rule: 'yaml-syntax',
    place: { file, start: mark.index, end: mark.index + mark[0].trimEnd().length },
    message: 'Git left this mark where two versions of the file could not be joined.',
    hint: 'Keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

function oldLineEnds(file: SourceFile): Finding | undefined {
  if (file.text.includes('\n') || !/\r./.test(file.text)) return undefined;
  return {
    rule: 'yaml-syntax',
    place: { file, start: 0, end: 0 },
    message: 'The lines of this file end as those of very old Macs did, so it is one long line.',
    hint: 'Save it with the line ends "LF".',
  };
}

function indentedFirst(file: SourceFile): Finding | undefined {
  const { text } = file;
  const first = /^(?:\uFEFF)?(?:[ \t]*(?:#.*)?\r?\n)*( +)([\w-]+)\s*:/.exec(text);
  if (!first || !/^[\w-]+:/m.test(text.slice(first[0].length))) return undefined;
  const name = first[2] ?? '';
  const start = first[0].lastIndexOf(name);
  return {
    rule: 'indentation',
    place: { file, start, end: start + name.length },
    message: `"${name}" is indented, and the settings below it are not.`,
    hint: 'Begin it in the first column.',
    ...replaced({ file, start: start - (first[1]?.length ?? 0), end: start }, ''),
  };
}

function strangeSpace(file: SourceFile): Finding | undefined {
  for (const pattern of [indented, behindColon]) {
    for (const match of file.text.matchAll(pattern)) {
      const spaces = match[1] ?? '';
      const start = match.index + match[0].indexOf(spaces);
      if (start === 0) continue; // a byte order mark
      const { message, hint } = fullWidthSign(spaces.slice(0, 1));
      return {
        rule: 'full-width',
        place: { file, start, end: start + spaces.length },
        message,
        ...(hint !== undefined && { hint }),
      };
    }
  }
  return undefined;
}
