import { linkFiles } from '../../src/language/check.ts';
import { printFindings } from '../../src/language/print.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { Version } from '../../src/verify/diff/repositories.ts';
import { buildSymbols } from '../symbols.ts';

/** What was asked cannot be done: said as a sentence. */
export class Unusable extends Error {}

/** Linked, for comparing; a file that did not change is read once. Throws `Unusable`. */
export function versionsOf(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  names: readonly [string, string | undefined],
): [Version, Version] {
  const known = new Map(before.map((file) => [`${file.path}\n${file.text}`, file]));
  const shared = after.map((file) =>
    file.problem === undefined ? (known.get(`${file.path}\n${file.text}`) ?? file) : file,
  );
  const symbols = buildSymbols();
  const [old, now] = [before, shared].map((files, at) => {
    const linked = linkFiles(files, symbols);
    if (linked.findings.length === 0) return linked;
    const found = printFindings(linked.findings.slice(0, 5), { format: 'text' });
    const which = names[at] ?? 'the files here';
    const count = linked.findings.length;
    throw new Unusable(
      `${which} cannot be compared: this checkout finds ${count} ${count === 1 ? 'mistake' : 'mistakes'} in it.\n\n${found}`,
    );
  });
  if (!old || !now) throw new Error('Bug: two versions were linked.');
  return [old, now];
}
