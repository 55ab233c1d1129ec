import type { SourceFile } from '../../../src/model/source.ts';

/** A file with one mistake made in it. */
export interface Mistake {
  kind: string;
  /** As it was. */
  before: SourceFile;
  after: SourceFile;
  /** The lines with the mistake, counted from 1; of what was left out, the one that it stood below. */
  lines: readonly number[];
  /** What was there cannot be known. */
  isLost: boolean;
}

type Slip = (line: string, around: Around) => string | readonly string[] | undefined;

interface Around {
  /** Names of settings: what is written in many files. */
  isSetting: (name: string) => boolean;
  next: string;
}

const swapped = (word: string): string | undefined => {
  const at = Array.from(word).findIndex(
    (sign, index) => index > 0 && index + 1 < word.length && sign !== word[index + 1],
  );
  if (at < 1 || word.length < 4) return undefined;
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
};

/** The line with the part that is found written otherwise. */
function instead(
  line: string,
  part: RegExp,
  write: (found: string) => string | undefined,
): string | undefined {
  const match = part.exec(line);
  const by = match && write(match[0]);
  if (!match || by === undefined) return undefined;
  return line.slice(0, match.index) + by + line.slice(match.index + match[0].length);
}

const keyOf = (line: string): string | undefined => /^ *([\w-]+):(?= |$)/.exec(line)?.[1];

const isSettingLine = (line: string, { isSetting }: Around): boolean => {
  const key = keyOf(line);
  return key !== undefined && isSetting(key);
};

/** What hands do, by what was done. What cannot be done to a line gives undefined. */
const slips: Readonly<Record<string, Slip>> = {
  'misspelt setting': (line, around) =>
    isSettingLine(line, around) ? instead(line, /(?<=^ *)[\w-]+(?=:)/, swapped) : undefined,
  'misspelt answer': (line) => instead(line, /(?<=answers\.)\w+/, swapped),
  'misspelt order field': (line) => instead(line, /(?<=order\.)\w+/, swapped),
  'misspelt response field': (line) => instead(line, /(?<=result\.)\w+/, swapped),
  'misspelt step': (line) => instead(line, /(?<=^ *next: |\bto: )[a-z]+(?=$| |,)/, swapped),
  'misspelt endpoint': (line) => instead(line, /(?<=^ *endpoint: )[\w.-]+$/, swapped),
  'misspelt kind': (line) => instead(line, /(?<=^ *kind: )[\w-]+$/, swapped),
  'misspelt function': (line) =>
    instead(line, /(?<=[ ={(])(?:exactYuan|yuan|size|has)(?=\()/, swapped),
  'setting moved in': (line, around) => (isSettingLine(line, around) ? `  ${line}` : undefined),
  'setting moved out': (line, around) =>
    isSettingLine(line, around) && line.startsWith('    ') ? line.slice(2) : undefined,
  'setting written twice': (line, around) =>
    isSettingLine(line, around) && / \S/.test(line.trim()) ? [line, line] : undefined,
  'required setting left out': (line) =>
    /^ *(?:kind|type|endpoint): /.test(line) ? [] : undefined,
  'language left out': (line) => (/^ *(?:zh|en): \S/.test(line) ? [] : undefined),
  'languages swapped': (line, { next }) => {
    const [zh, en] = [/^( *zh: )(\S.*)$/.exec(line), /^( *en: )(\S.*)$/.exec(next)];
    const isTwo = zh?.[2] !== undefined && en?.[2] !== undefined && zh[2] !== en[2];
    return isTwo && !/^[|>]/.test(zh[2] ?? '')
      ? [`${zh[1]}${en[2]}`, `${en[1]}${zh[2]}`]
      : undefined;
  },
  'full-width colon': (line) => instead(line, /(?<=^ *[\w-]+): /, () => '：'),
  'no space after the colon': (line) => instead(line, /(?<=^ *[\w-]+): (?=[^ "{[=])/, () => ':'),
  'full-width comma': (line) => instead(line, /(?<=\{ [^"{}]*), (?=[\w-]+:)/, () => '，'),
  'full-width bracket': (line) =>
    instead(line, /(?<==\S*\()[^"()]*\)/, (match) => match.replace(')', '）')),
  'brace left open': (line) => instead(line, / \}$/, () => ''),
  'quote left open': (line) => instead(line, /(?<=: "[^"]*)"$/, () => ''),
  'begun with a tab': (line) => instead(line, /^ {2}/, () => '\t'),
  'formula without "="': (line) =>
    instead(line, /(?<=(?:when|until|fails-when): )=(?=[a-z!])/, () => ''),
  'single "="': (line) => instead(line, /(?<==[^"]*) == /, () => ' = '),
  '"and" for "&&"': (line) => instead(line, / && /, () => ' and '),
  'doubled braces': (line) => instead(line, /\{[a-z]\w*\.[^{}]*\}/, (match) => `{${match}}`),
  'braces left out': (line) =>
    instead(line, /(?<=(?:zh|en): "?[^{}]*)\{[a-z][^{}]*\}/, (match) => match.slice(1, -1)),
  'closing brace left out': (line) => instead(line, /(?<=\{[a-z][^{}]*)\}/, () => ''),
  'yes in Chinese': (line) => instead(line, /(?<=: )yes$/, () => '是'),
  'number in quotes': (line) =>
    instead(line, /(?<=^ *(?:max|min|length): )\d+$/, (match) => `"${match}"`),
  'amount with its unit': (line) =>
    instead(line, /(?<=^ *(?:max|min): )\d+$/, (match) => `${match}元`),
  'duration without its unit': (line) =>
    instead(line, /(?<=^ *(?:every|for|after|timeout): \d+)(?:ms|s|m|h|d)$/, () => ''),
  'duration in Chinese': (line) =>
    instead(line, /(?<=^ *(?:every|for|after|timeout): \d+)s$/, () => '秒'),
};

export const kindsOfMistake = Object.keys(slips);

/** `each` mistakes of every kind, evenly from all lines in which they can be made. The same files give the same ones. */
export function mistakesIn(files: readonly SourceFile[], each: number): Mistake[] {
  const isSetting = settingsIn(files);
  return Object.entries(slips).flatMap(([kind, slip]) => {
    const all = files.flatMap((file) => slippedLines(kind, slip, file, isSetting));
    const every = Math.max(1, Math.floor(all.length / each));
    const some = all.filter((_, at) => at % every === 0).slice(0, each);
    return some.map((slipped) => mistakeOf(kind, slipped));
  });
}

interface SlippedLine {
  file: SourceFile;
  lines: readonly string[];
  at: number;
  /** How many lines are written otherwise, and how. */
  count: number;
  by: readonly string[];
}

function slippedLines(
  kind: string,
  slip: Slip,
  file: SourceFile,
  isSetting: Around['isSetting'],
): SlippedLine[] {
  const lines = file.text.split('\n');
  const count = kind === 'languages swapped' ? 2 : 1;
  return lines.flatMap((line, at): SlippedLine[] => {
    if (line.trimStart().startsWith('#')) return [];
    const changed = slip(line, { isSetting, next: lines[at + 1] ?? '' });
    if (changed === undefined) return [];
    const by = typeof changed === 'string' ? [changed] : changed;
    const isSame = by.join('\n') === lines.slice(at, at + count).join('\n');
    return isSame && by.length > 0 ? [] : [{ file, lines, at, count, by }];
  });
}

function mistakeOf(kind: string, { file, lines, at, count, by }: SlippedLine): Mistake {
  const text = lines.toSpliced(at, count, ...by).join('\n');
  const isLost = by.length === 0;
  const around = by.length === 2 ? [at + 1, at + 2] : [at + 1];
  return {
    kind,
    before: file,
    after: { path: file.path, text },
    lines: isLost ? [parentOf(lines, at) + 1] : around,
    isLost,
  };
}

/** The line whose block the line belongs to. */
function parentOf(lines: readonly string[], at: number): number {
  const indent = (line = '') => /^ */.exec(line)?.[0].length ?? 0;
  const above = lines.slice(0, at);
  return above.findLastIndex((line) => line.trim() !== '' && indent(line) < indent(lines[at]));
}

/** Settings' names are in many files, an author's own names in few. */
function settingsIn(files: readonly SourceFile[]): (name: string) => boolean {
  const most = new Map<string, number>();
  for (const { text } of files) {
    const names = new Set(text.split('\n').flatMap((line) => keyOf(line) ?? []));
    for (const name of names) most.set(name, (most.get(name) ?? 0) + 1);
  }
  return (name) =>
    (most.get(name) ?? 0) > 8 && !/^\d|^(?:done|failed|success|next|intro|amount)$/.test(name);
}
