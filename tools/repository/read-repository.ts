import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile } from '../../src/model/source.ts';

/**
 * `flows/**` and `funders/*`, in a fixed order; files beginning with `_` are templates for people. What stands there and is
 * no file of this checkout is given without a text, with what it is instead.
 */
export function readRepository(root: string): SourceFile[] {
  return [...yamlUnder(root, 'flows'), ...yamlUnder(root, 'funders')].map((path) =>
    readSource(root, path),
  );
}

function yamlUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => isYaml(entry) || leadsToFolder(entry))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Of a definition: templates for people begin with `_`. */
export function isYaml({ name }: { name: string }): boolean {
  return /\.ya?ml$/i.test(name) && !name.startsWith('_');
}

/** The folder behind such a link is not read, which an author may not expect. */
function leadsToFolder(entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return false;
  try {
    return statSync(join(entry.parentPath, entry.name)).isDirectory();
  } catch {
    return false;
  }
}

/** Never throws: what cannot be read is an empty file with the reason as its `problem`. */
export function readSource(root: string, path: string): SourceFile {
  const problem = problemOf(root, path);
  if (problem !== undefined) return { path, text: '', problem };
  return { path, text: readFileSync(join(root, path), 'utf8') };
}

/** Follows the name of the file: `is a folder`. */
function problemOf(root: string, path: string): string | undefined {
  try {
    const real = realpathSync(join(root, path));
    if (!real.startsWith(realpathSync(root) + sep))
      return 'is a link that leads out of this folder';
    const stats = statSync(real);
    if (stats.isDirectory()) return 'is a folder';
    return stats.isFile() ? undefined : 'is a pipe or a device';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ELOOP') return 'is a link that leads back to itself';
    if (code === 'ENOENT') return 'is a link that leads nowhere';
    return `cannot be opened (${code})`;
  }
}
