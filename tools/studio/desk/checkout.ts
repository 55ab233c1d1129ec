import { execFile, execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { promisify } from 'node:util';
import { Refused } from './files.ts';

const run = promisify(execFile);
const folders = ['flows', 'funders'];

/** The top folder of a git checkout with at least one commit. */
export function isCheckout(root: string): boolean {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    const top = execFileSync('git', ['rev-parse', '--show-toplevel'], options).trim();
    headOf(root);
    return realpathSync(top) === realpathSync(root);
  } catch {
    return false;
  }
}

function headOf(root: string): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('git', ['rev-parse', '--verify', 'HEAD'], options).trim();
}

/** What a commit would take up: all that is saved below flows/ and funders/, generated files too. */
export async function uncommitted(root: string): Promise<string[]> {
  if (!isCheckout(root)) return [];
  const status = await git(root, ['status', '--porcelain', '-z', '-uall', '--no-renames', '--']);
  return status.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

export async function commit(root: string, message: string): Promise<{ commit: string }> {
  if (!isCheckout(root)) throw new Refused('This folder is no git checkout.');
  await git(root, ['add', '--all', '--']);
  await git(root, ['commit', '--quiet', '--message', message, '--']);
  return { commit: headOf(root) };
}

async function git(root: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', [...args, ...folders], { cwd: root, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new Refused(stderr?.trim() || stdout?.trim() || String(error));
  }
}
