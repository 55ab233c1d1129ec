import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../repository/repository.ts';
import { cache } from './pages.ts';
import { showProgress } from './section.ts';

let folder: Promise<string> | undefined;

/** The folder of the app as it is published, built once for all sections. */
export function builtApp(): Promise<string> {
  return (folder ??= buildApp());
}

async function buildApp(): Promise<string> {
  showProgress('building the app …');
  const outDir = join(cache, 'app');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}
