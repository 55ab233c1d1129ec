import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/repository/repository.ts';

/**
 * A studio on a checkout of the repository with one funder, made in this folder. Throws with what it printed where it ends
 * before it is ready.
 */
export async function startStudio(
  folder: string,
  funder: string,
): Promise<{ studio: ChildProcess; url: string }> {
  makeCheckout(folder, funder);
  const options = ['--import', 'tsx', 'tools/studio.ts', funder, '--folder', folder];
  // Two that start at once would take the same free port.
  const port = 5180 + 60 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const env = { ...process.env, STUDIO_PORT: String(port) };
  const studio = spawn(process.execPath, options, { cwd: root, env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (part: Buffer) => {
      output += part.toString();
      const found = new RegExp(`http:\\S+#/${funder}`).exec(output);
      if (found) resolve(found[0]);
    };
    studio.stdout.on('data', hear);
    studio.stderr.on('data', hear);
    studio.once('exit', () => reject(new Error(`The studio ended having said: ${output}`)));
  });
  return { studio, url };
}

function makeCheckout(folder: string, funder: string): void {
  for (const one of ['flows', 'src/steps', `funders/${funder}.yaml`])
    cpSync(join(root, one), join(folder, one), { recursive: true });
  rmSync(join(folder, 'flows/order-pages.yaml'));
  for (const args of [
    ['init', '--quiet'],
    ['config', 'user.name', 'An Author'],
    ['config', 'user.email', 'author@example.com'],
    ['add', '.'],
    ['commit', '--quiet', '--message', `funders: ${funder}`],
  ])
    execFileSync('git', args, { cwd: folder });
}
