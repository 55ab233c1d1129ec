import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  visit,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

type Collection = YAMLMap | YAMLSeq;

interface Removal {
  from: number;
  to: number;
}

/**
 * The range to delete from a YAML text to remove the entry, or item, that starts at the offset; comments around it
 * stay.
 */
export function removalOf(text: string, offset: number): Removal | undefined {
  const path = pathTo(text, offset);
  const [innermost, ...parents] = path;
  return innermost && removal(text, innermost, parents);
}

interface EntryLocation {
  entry: unknown;
  parent: Collection;
}

/** The lines of the entry whose key begins at the offset, begun further right or left. */
export function indentation(text: string, offset: number, column: number): Addition | undefined {
  const [innermost] = pathTo(text, offset);
  const to = innermost && endOf(innermost.entry);
  if (!innermost || innermost.parent.flow || to === undefined) return undefined;
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const by = column - (offset - from);
  if (text.slice(from, offset).trim() !== '') return undefined;
  const lines = text.slice(from, to).split('\n');
  const moved = lines.map((line) => {
    if (line.trim() === '') return line;
    return by > 0 ? ' '.repeat(by) + line : line.slice(-by);
  });
  const isLost = lines.some((line) => line.slice(0, Math.max(0, -by)).trim() !== '');
  return isLost ? undefined : { from, to, insert: moved.join('\n') };
}

function removal(
  text: string,
  { entry, parent }: EntryLocation,
  above: readonly EntryLocation[],
): Removal | undefined {
  const [next, ...rest] = above;
  // What would be left empty goes too.
  if (parent.items.length === 1 && next) return removal(text, next, rest);
  const items: readonly unknown[] = parent.items;
  const at = items.indexOf(entry);
  const [from, to] = [startOf(entry), endOf(entry)];
  if (from === undefined || to === undefined) return undefined;
  const after = startOf(items[at + 1]);
  const before = endOf(items[at - 1]);
  if (parent.flow) {
    if (after !== undefined) return { from, to: after };
    return before === undefined ? undefined : { from: before, to };
  }
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lead = text.slice(lineStart, from);
  const isFirstOfItem = lead.trim() !== '' && isPair(entry);
  if (isFirstOfItem) return after === undefined ? undefined : { from, to: after };
  const lineEnd = text.indexOf('\n', to);
  return { from: lineStart, to: lineEnd < 0 ? text.length : lineEnd + 1 };
}

interface Addition {
  from: number;
  to: number;
  insert: string;
}

/** Where to write a new entry into the map in which an entry's key begins at the offset: behind that entry. */
export function additionBeside(
  text: string,
  offset: number,
  written: string,
): Addition | undefined {
  const [innermost] = pathTo(text, offset);
  return innermost && behind(text, innermost, written);
}

/** What to write in place of the entry whose key begins at the offset; comments behind it stay. */
export function replacementOf(text: string, offset: number, written: string): Addition | undefined {
  const [innermost] = pathTo(text, offset);
  const to = innermost && endOf(innermost.entry);
  return to === undefined ? undefined : { from: offset, to, insert: written };
}

/** Where to write a new entry at the end of the map that an entry has as its value, or of one `under` it. */
export function additionInside(
  text: string,
  offset: number,
  written: string,
  under: readonly string[] = [],
): Addition | undefined {
  const [innermost] = pathTo(text, offset);
  return isPair(innermost?.entry) ? inside(text, innermost.entry, written, under) : undefined;
}

function inside(
  text: string,
  pair: Pair,
  written: string,
  under: readonly string[],
): Addition | undefined {
  const { value } = pair;
  const [next, ...rest] = under;
  if (isMap(value)) {
    const below = value.items.find(({ key }) => isScalar(key) && String(key.value) === next);
    if (below) return inside(text, below, written, rest);
    const last = value.items.at(-1);
    const whole = nested(under, written);
    if (last) return behind(text, { entry: last, parent: value }, whole);
    const from = (value.range?.[0] ?? 0) + 1;
    return value.flow ? { from, to: from, insert: ` ${whole} ` } : undefined;
  }
  const keyEnd = endOf(pair.key);
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  if (!isEmpty || keyEnd === undefined) return undefined;
  const from = text.indexOf(':', keyEnd) + 1;
  return { from, to: from, insert: ` { ${nested(under, written)} }` };
}

const nested = (under: readonly string[], written: string): string =>
  under.reduceRight((inner, name) => `${name}: { ${inner} }`, written);

function behind(text: string, location: EntryLocation, written: string): Addition | undefined {
  const [from, to] = [startOf(location.entry), endOf(location.entry)];
  if (from === undefined || to === undefined) return undefined;
  if (location.parent.flow) return { from: to, to, insert: `, ${written}` };
  const column = from - (text.lastIndexOf('\n', from - 1) + 1);
  const at = to + text.slice(to).search(/\r?\n|$/);
  return { from: at, to: at, insert: `${lineEndOf(text)}${' '.repeat(column)}${written}` };
}

export const lineEndOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The entry or item that begins at the offset, and those around it, innermost first. */
function pathTo(text: string, offset: number): EntryLocation[] {
  const document = parseDocument(text, {
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  });
  let locations: EntryLocation[] = [];
  visit(document, {
    Node: (_, node, path) => visitEntry(node, path),
    Pair: (_, pair, path) => visitEntry(pair, path),
  });
  return locations;

  function visitEntry(entry: unknown, path: readonly unknown[]) {
    const parent = path.at(-1);
    if (!isCollection(parent) || isMap(parent) !== isPair(entry)) return;
    const isWord = isPair(entry) && isScalar(entry.value) && startOf(entry.value) === offset;
    if (startOf(entry) !== offset && !isWord) return;
    const chain = [...path, entry];
    locations = chain
      .flatMap((one, depth): EntryLocation[] => {
        const around = chain[depth - 1];
        return isCollection(around) ? [{ entry: one, parent: around }] : [];
      })
      .toReversed();
  }
}

function startOf(entry: unknown): number | undefined {
  if (isPair(entry)) return startOf(entry.key) ?? undefined;
  return (entry as Node | undefined)?.range?.[0];
}

function endOf(entry: unknown): number | undefined {
  if (isPair(entry)) return endOf(entry.value) ?? endOf(entry.key);
  if (isCollection(entry) && entry.flow !== true)
    return endOf(entry.items.at(-1)) ?? entry.range?.[1];
  if (isScalar(entry) && (entry.type === 'BLOCK_LITERAL' || entry.type === 'BLOCK_FOLDED'))
    return entry.range ? entry.range[1] - 1 : undefined;
  return (entry as Node | undefined)?.range?.[1];
}
