/** Entries as their file has them: a step that takes a block holds those of both, and what is laid over one has its key. */
import type { MapEntry, Node } from '../../language/yaml/node.ts';
import { readYaml } from '../../language/yaml/read.ts';
import type { SourceFile } from '../../model/source.ts';
import { oncePer } from '../../model/once-per.ts';

export interface WrittenEntry {
  entry: MapEntry;
  /** All entries of the map in which it is written. */
  among: readonly MapEntry[];
  /** The entry whose value that map is. */
  within?: WrittenEntry | undefined;
}

const entriesByStart = oncePer(
  (file: SourceFile): ReadonlyMap<number, WrittenEntry> =>
    new Map(entriesBelow(readYaml(file).node)),
);

export function asWritten({ value: { file, start } }: MapEntry): WrittenEntry | undefined {
  return entriesByStart(file).get(start);
}

function* entriesBelow(
  node: Node | undefined,
  within?: WrittenEntry,
): Generator<[number, WrittenEntry]> {
  if (node?.type === 'list') for (const item of node.items) yield* entriesBelow(item);
  if (node?.type !== 'map') return;
  const among = [...node.entries.values()];
  for (const entry of among) {
    const written = { entry, among, within };
    yield [entry.value.start, written];
    yield* entriesBelow(entry.value, written);
  }
}

/** Two that follow each other, both in the block or both beside it. */
export function writtenPairs(
  entries: readonly [string, MapEntry][],
): [[string, MapEntry], [string, MapEntry]][] {
  return entries.slice(1).flatMap((second, at) => {
    const first = entries[at]!;
    const [one, other] = [asWritten(first[1]), asWritten(second[1])];
    return one && other?.among.includes(one.entry) ? [[first, second]] : [];
  });
}
