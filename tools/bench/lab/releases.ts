import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { makeSite } from '../../deploy/site.ts';
import { root } from '../../repository/repository.ts';

/** The one line that the second release has otherwise: a word of the home page. */
const edited = { file: 'src/pages/browsing/home/Home.tsx', add: '\nglobalThis.name += "";\n' };
const left = new Set(['node_modules', '.git', 'dist', 'build', '.cache', 'test-results']);

/** The app as production gets it, and again after one line of one file was edited. */
export async function buildReleases(folder: string): Promise<string[]> {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Both in one folder, as releases are: where packages lie decides in which order a file holds them.
  const first = await built(copy, join(folder, 'first'));
  const file = join(copy, edited.file);
  writeFileSync(file, readFileSync(file, 'utf8') + edited.add);
  return [first, await built(copy, join(folder, 'second'), first)];
}

async function built(source: string, out: string, former?: string): Promise<string> {
  console.log(`  building ${former === undefined ? 'the app' : 'it again, one line edited'} …`);
  const dist = `${out}-built`;
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dist];
  const vite = spawn(process.execPath, args, { cwd: source, stdio: 'inherit' });
  const [code] = (await once(vite, 'exit')) as [number];
  if (code !== 0) throw new Error(`vite build ended with ${code}`);
  makeSite({ built: dist, out, settings: {}, former, now: new Date() });
  return out;
}
