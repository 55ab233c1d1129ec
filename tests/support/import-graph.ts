import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  from: string;
  /** A file of ours relative to the repository, or a package's name. */
  to: string;
  typeOnly: boolean;
}

export function filesUnder(folder: string, ending = /\.tsx?$/): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

const importing =
  /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm;

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(importing)].map((match) => {
    const named = match[2] ?? match[3] ?? '';
    const to = named.startsWith('.')
      ? relative(root, join(root, dirname(file), named)).replaceAll('\\', '/')
      : named
          .split('/')
          .slice(0, named.startsWith('@') ? 2 : 1)
          .join('/');
    return { from: file, to: named === 'zod/mini' ? named : to, typeOnly: match[1] !== undefined };
  });
}

/** All files and packages that a file imports at run time, directly or not. */
export function runtimeImportsOf(start: string): Set<string> {
  const visited = new Set<string>();
  const waiting = [start];
  while (waiting.length > 0) {
    const file = waiting.pop() ?? '';
    if (visited.has(file)) continue;
    visited.add(file);
    if (!file.startsWith('src/') || !/\.tsx?$/.test(file)) continue;
    for (const { to, typeOnly } of importsOf(file)) if (!typeOnly) waiting.push(to);
  }
  return visited;
}
