import { LineCounter, isMap, isScalar, parseDocument, visit, type Node, type Pair } from 'yaml';

export interface NamePlace {
  file: string;
  from: number;
  to: number;
}

/** Where the last name of a path is written; undefined where nobody has written it. */
export function placeOfName(
  file: string,
  text: string,
  path: readonly string[],
): NamePlace | undefined {
  const read = parseDocument(text, { lineCounter: new LineCounter(), keepSourceTokens: false });
  let node: unknown = read.contents;
  for (const [depth, name] of path.entries()) {
    if (!isMap(node)) return undefined;
    const pair: Pair | undefined = node.items.find(
      ({ key }) => isScalar(key) && String(key.value) === name,
    );
    if (!pair) return undefined;
    if (depth === path.length - 1) return rangeOf(file, pair.key);
    node = pair.value;
  }
  return undefined;
}

function rangeOf(file: string, node: unknown): NamePlace | undefined {
  const range = isScalar(node) ? node.range : undefined;
  return range ? { file, from: range[0], to: range[1] } : undefined;
}

/** Every scalar with the names above it; the last of them is its own where it is a name itself. */
export function scalarsOf(
  text: string,
): { path: string[]; isName: boolean; value: string; from: number; to: number }[] {
  const scalars: ReturnType<typeof scalarsOf> = [];
  visit(parseDocument(text), {
    Scalar(at, node, above) {
      if (!node.range) return;
      const names = above.flatMap((one) =>
        'key' in one && 'value' in one ? nameOf(one as Pair<Node, Node>) : [],
      );
      const path = at === 'key' ? names.slice(0, -1) : names;
      const [from, to] = node.range;
      scalars.push({ path, isName: at === 'key', value: String(node.value), from, to });
    },
  });
  return scalars;
}

const nameOf = ({ key }: Pair<Node, Node>): string[] => (isScalar(key) ? [String(key.value)] : []);
