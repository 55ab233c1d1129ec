import { withBlocks } from '../../language/schema/blocks.ts';
import { fileSyntax, type FlowSyntax } from '../../language/schema/file-syntax.ts';
import type { Symbols } from '../../language/schema/symbols.ts';
import { readYaml } from '../../language/yaml/read.ts';
import type { SourceFile, SourceSpan } from '../../model/source.ts';
import { applied } from './edits.ts';
import { operators } from './operators.ts';
import { sitesOf } from './sites.ts';

/** A file with one mistake in it. */
export interface Mutant {
  /** Stable: the operator and where it was applied. */
  id: string;
  operator: string;
  what: string;
  place: SourceSpan;
  /** The replaced range and its new text. */
  changed: { start: number; end: number; text: string };
  file: SourceFile;
}

/** Every mutant of the selected files, in their order. Damaged files have none. */
export function mutantsOf(
  files: readonly SourceFile[],
  symbols: Symbols,
  isChosen: (file: SourceFile) => boolean = () => true,
): Mutant[] {
  const roots = files.flatMap((file) => {
    const { node } = readYaml(file);
    return node ? [{ file, node: withBlocks(node).node }] : [];
  });
  const flows = roots.flatMap(({ node }) => fileSyntax(node)).filter(({ type }) => type === 'flow');
  const templates = new Map(
    (flows as FlowSyntax[]).map((flow) => [flow.id?.text ?? '', flow] as const),
  );
  const around = { symbols, templates };
  const made = roots
    .filter(({ file }) => isChosen(file))
    .flatMap(({ file, node }) =>
      sitesOf(node, around).flatMap((sites) =>
        Object.entries(operators).flatMap(([operator, seeds]) =>
          seeds(sites, around).map(({ place, edits, what }): Mutant => {
            const text = applied(file.text, edits);
            return {
              id: `${operator} ${file.path}:${place.start}`,
              operator,
              what,
              place: { file, start: place.start, end: place.end },
              changed: changedPart(file.text, text),
              file: { path: file.path, text },
            };
          }),
        ),
      ),
    );
  // A block is part of every step that takes it, but written once.
  const ids = new Set<string>();
  return made.filter(({ id }) => !ids.has(id) && ids.add(id));
}

function changedPart(before: string, after: string): Mutant['changed'] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
