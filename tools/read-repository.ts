import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../src/definition/node.ts';

/** `flows/**` and `funders/*`, in a fixed order; files beginning with `_` are templates for people. */
export function readRepository(root: string): SourceFile[] {
  return [...yamlUnder(root, 'flows'), ...yamlUnder(root, 'funders')].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

function yamlUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.ya?ml$/i.test(name) && !/(^|\/)_/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}
