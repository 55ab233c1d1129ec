import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import type { SourceFile } from '../../src/model/source.ts';
import { isYaml } from '../repository/read-repository.ts';

/** A revision unknown to git, or no git at all; the message is a sentence for the terminal. */
export class UnknownRevision extends Error {}

/**
 * `flows/**` and `funders/*` as they were at a revision, in the order in which `readRepository` reads them. Throws
 * `UnknownRevision`.
 */
export function readRevision(root: string, revision: string): SourceFile[] {
  const listed = git(root, [
    'ls-tree',
    '-r',
    '-z',
    '--full-tree',
    resolved(root, revision),
    '--',
    'flows',
    'funders',
  ]);
  const files = listed
    .split('\0')
    .flatMap((line) => {
      const [, type, hash, path] = /^\d+ (\w+) (\w+)\t(.+)$/s.exec(line) ?? [];
      return type === 'blob' && hash && path && isYaml({ name: basename(path) })
        ? [{ hash, path }]
        : [];
    })
    .sort((a, b) =>
      folderOf(a.path) === folderOf(b.path) ? 0 : folderOf(a.path) < folderOf(b.path) ? -1 : 1,
    );
  const texts = readBlobs(
    root,
    files.map(({ hash }) => hash),
  );
  return files.map(({ path }, index) => ({ path, text: texts[index] ?? '' }));
}

/** A file's text as it was; undefined where there was none. Throws `UnknownRevision`. */
export function fileAt(root: string, revision: string, path: string): string | undefined {
  const commit = resolved(root, revision);
  if (git(root, ['ls-tree', commit, '--', path]) === '') return undefined;
  return git(root, ['show', `${commit}:${path}`]);
}

/** The full name of the commit. */
function resolved(root: string, revision: string): string {
  return git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]).trim();
}

const folderOf = (path: string) => path.split('/')[0] ?? '';

function git(root: string, args: readonly string[], input?: string): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      input,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    const revision = args.at(-1)?.replace('^{commit}', '') ?? '';
    throw new UnknownRevision(whyUnknown(error, root, revision), { cause: error });
  }
}

/** Git says nothing itself where it is asked with `--quiet`. */
function whyUnknown(error: unknown, root: string, revision: string): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'Git is not installed, and the versions to compare are those that git keeps.';
  return isInCheckout(root)
    ? `Git does not know "${revision}" here.`
    : 'This folder is no git checkout, and the versions to compare are those that git keeps.';
}

function isInCheckout(root: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--git-dir'], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** `cat-file --batch` answers `hash type size`, the bytes and a line feed, for each line it is given. */
function readBlobs(root: string, hashes: readonly string[]): string[] {
  if (hashes.length === 0) return [];
  const out = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: hashes.join('\n') + '\n',
    maxBuffer: 1e9,
  });
  const texts: string[] = [];
  for (let at = 0; texts.length < hashes.length;) {
    const end = out.indexOf(10, at);
    const size = Number(out.toString('utf8', at, end).split(' ')[2]);
    texts.push(out.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
