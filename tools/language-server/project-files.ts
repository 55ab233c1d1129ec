import { statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isYaml } from '../repository/read-repository.ts';

/** The nearest folder from `uri` upwards in which flows and funders lie. */
export function projectRootOf(uri: string): string | undefined {
  const start = pathOf(uri);
  for (let folder = start; folder !== undefined; folder = parentOf(folder))
    if (isFolder(join(folder, 'flows')) && isFolder(join(folder, 'funders'))) return folder;
  return undefined;
}

/** The file as the checker calls it, `funders/BOC.yaml`; undefined where the checker does not read it. */
export function projectFileOf(root: string, uri: string): string | undefined {
  const parts = partsBelow(root, uri);
  return parts && isYaml({ name: parts.at(-1) ?? '' }) ? parts.join('/') : undefined;
}

export function isInProject(root: string, uri: string): boolean {
  return partsBelow(root, uri) !== undefined;
}

function partsBelow(root: string, uri: string): string[] | undefined {
  const path = pathOf(uri);
  if (path === undefined) return undefined;
  const parts = relative(root, path).split(sep);
  const isBelow = (parts[0] === 'flows' || parts[0] === 'funders') && parts.length > 1;
  return isBelow ? parts : undefined;
}

export function uriOf(root: string, file: string): string {
  return pathToFileURL(join(root, file)).href;
}

function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function parentOf(folder: string): string | undefined {
  const parent = dirname(folder);
  return parent === folder ? undefined : parent;
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
