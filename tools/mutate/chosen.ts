import type { SourceFile } from '../../src/model/source.ts';
import { filesNamed } from '../repository/named.ts';
import { readRevision } from '../diff/revision.ts';

export interface MutationSelection {
  funder?: string | undefined;
  file?: string | undefined;
  since?: string | undefined;
}

/** No funder, file or revision of that name; the message is a sentence for the terminal. */
export class NothingChosen extends Error {}

/**
 * Which files mistakes are made in: all of them, or those that are named, or that differ from a revision. Throws `NothingChosen`, and
 * `UnknownRevision`.
 */
export function chosenIn(
  files: readonly SourceFile[],
  { funder, file, since }: MutationSelection,
  root: string,
): SourceFile[] {
  const paths = files.map(({ path }) => path);
  const named = filesNamed([funder ?? [], file ?? []].flat(), paths, root);
  if ('unknown' in named) throw new NothingChosen(named.unknown.en);
  const before = new Map(
    since === undefined ? [] : readRevision(root, since).map(({ path, text }) => [path, text]),
  );
  return files.filter(
    ({ path, text }) =>
      (named.length === 0 || named.includes(path)) &&
      (since === undefined || before.get(path) !== text),
  );
}
