import type { Explain, Explanation } from './explanation.ts';
import { lineAround, type TextLine } from './line.ts';

export const tab: Explain = ({ text, at, code }) => {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const line = { start: text.lastIndexOf('\n', at) + 1 };
  const ahead = /[ ]*\t+/.exec(text.slice(at))?.[0].length ?? 1;
  const start = Math.max(line.start, at);
  return {
    start: text[start] === '\t' ? start : start + Math.max(0, ahead - 1),
    end: start + ahead,
    blankFrom: line.start,
    ...spacesMeant(text, line.start),
    // Its own column says nothing of what else belongs to it.
    withChildren: isKeyAlone(lineAround(text, line.start).text),
    message: 'This line is indented with a tab.',
    hint: 'Use two spaces for each level.',
  };
};

const isKeyAlone = (line: string): boolean => /:\s*$/.test(line);

/** As deep as the line above; below a key deeper, whatever a tab is worth, as nothing else can stand there. */
function spacesMeant(text: string, start: number): Pick<Explanation, 'correction'> {
  const lead = /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
  const above = text
    .slice(0, start)
    .split('\n')
    .filter((line) => /\S/.test(line));
  const last = above.at(-1) ?? '';
  const indent = /^ */.exec(last)?.[0].length ?? 0;
  const isBelowKey = isKeyAlone(last);
  const expected = isBelowKey ? indent + 2 : indent;
  const tabs = lead.split('\t').length - 1;
  const fits = [2, 4, 8].some((width) => lead.length - tabs + tabs * width === expected);
  return fits || isBelowKey
    ? { correction: { start, end: start + lead.length, by: ' '.repeat(expected) } }
    : {};
}

/** The line may be right and one above it wrong: a key with "-" before it, or one that moved out. */
function causeAbove(text: string, line: TextLine): Partial<Explanation> | undefined {
  let start = line.start;
  for (let left = 200; left > 0 && start > 0; left--) {
    const above = lineAround(text, start - 1);
    start = above.start;
    const name = /^ *(-? *)([\w-][\w -]*):/.exec(above.text);
    if (!name || above.indent > line.indent) continue;
    const [, dash = '', word = ''] = name;
    return above.indent === line.indent
      ? dashBefore(above, dash, word)
      : movedOut(text, above, word);
  }
  return undefined;
}

function dashBefore(above: TextLine, dash: string, name: string): Partial<Explanation> | undefined {
  if (!dash.startsWith('-')) return undefined;
  const at = above.start + above.indent;
  return {
    start: at,
    end: at + 1,
    message: `"${name}" has a "-" before it, and the names beside it have none.`,
    hint: 'Take the "-" out, and the spaces behind it.',
  };
}

function movedOut(text: string, above: TextLine, name: string): Partial<Explanation> | undefined {
  if (above.text.trim() !== `${name}:` || above.indent !== 0 || above.start === 0) return undefined;
  const before = text.slice(0, above.start).trimEnd().split('\n').at(-1) ?? '';
  // Below a heading with nothing in it, it is the first of what belongs there.
  if (/^ {0,1}\S/.test(before) && !/^[\w-]+:$/.test(before)) return undefined;
  return {
    start: above.start,
    end: above.start + name.length,
    message: `"${name}" stands further left than the names beside it.`,
    hint: 'Begin it in the same column as they do.',
  };
}

export const badIndent: Explain = ({ code, text, line }, { key, keyStart, end }) => {
  if (code !== 'BAD_INDENT') return undefined;
  const name = key === '' ? 'This line' : `"${key}"`;
  const cause = causeAbove(text, line);
  if (cause) return { ...cause, blankFrom: keyStart, withSiblings: true };
  return {
    start: keyStart,
    end: key === '' ? end : keyStart + key.length,
    blankFrom: keyStart,
    message: `${name} does not line up with what stands around it.`,
    hint: 'Settings that belong together begin in the same column, two spaces further in than their parent.',
    withSiblings: true,
  };
};
