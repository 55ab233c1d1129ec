/** Two versions of all files, as a command's arguments name them. */
import { linkFiles } from '../../src/language/check.ts';
import { printFindings } from '../../src/language/print.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { RepositoryVersion } from '../../src/verify/diff/repositories.ts';
import { readRepository } from '../repository/read-repository.ts';
import { root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { UnreadableList } from './accepted.ts';
import { readRevision, UnknownRevision } from './revision.ts';

/** The comparison is impossible; the message is a sentence for the terminal. */
export class Unusable extends Error {}

export function oneOf<T extends string>(
  choices: readonly T[],
  { option, value }: { option: string; value: string },
): T {
  const found = choices.find((one) => one === value);
  if (found !== undefined) return found;
  throw new Unusable(`${option} cannot be "${value}". Write one of: ${choices.join(', ')}.`);
}

/** `A..B`, or `A` alone. */
export function revisionsOf(
  command: string,
  positionals: readonly string[],
): [string, string | undefined] {
  const [range = '', ...more] = positionals;
  const [before = '', after] = range.split(/\.\.\.?/);
  if (before === '' || more.length > 0)
    throw new Unusable(
      `Write two revisions that git knows, as main..HEAD, or one to compare with the files as they lie here: npm run ${command} -- main.`,
    );
  return [before, after === '' ? undefined : after];
}

/** Without `after`: the files as they lie here. Throws `Unusable` and `UnknownRevision`. */
export function versionsAt(
  before: string,
  after: string | undefined,
): [RepositoryVersion, RepositoryVersion] {
  const now = after === undefined ? readRepository(root) : readRevision(root, after);
  return versionsOf(readRevision(root, before), now, [before, after]);
}

/** Linked, for comparing; a file that did not change is read once. Throws `Unusable`. */
export function versionsOf(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  names: readonly [string, string | undefined],
): [RepositoryVersion, RepositoryVersion] {
  const byContent = new Map(before.map((file) => [`${file.path}\n${file.text}`, file]));
  const shared = after.map((file) =>
    file.problem === undefined ? (byContent.get(`${file.path}\n${file.text}`) ?? file) : file,
  );
  const symbols = buildSymbols();
  const [old, now] = [before, shared].map((files, at) => {
    const linked = linkFiles(files, symbols);
    if (linked.findings.length === 0) return linked;
    const printed = printFindings(linked.findings.slice(0, 5), { format: 'text' });
    const which = names[at] ?? 'the files here';
    const count = linked.findings.length;
    throw new Unusable(
      `${which} cannot be compared: this checkout finds ${count} ${count === 1 ? 'mistake' : 'mistakes'} in it.\n\n${printed}`,
    );
  });
  if (!old || !now) throw new Error('Bug: two versions were linked.');
  return [old, now];
}

/** The command's exit code: 2, with a sentence, where the comparison is impossible. */
export async function exitCodeOf(command: () => number | Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    const isExpected =
      error instanceof Unusable ||
      error instanceof UnknownRevision ||
      error instanceof UnreadableList;
    if (!isExpected) throw error;
    console.error(error.message);
    return 2;
  }
}
