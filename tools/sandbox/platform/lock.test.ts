import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock on a folder', () => {
  it('refuses a second owner with a message', async () => {
    const release = await lockFolder(folder);

    await expect(lockFolder(folder)).rejects.toThrow(
      `The sandbox's folder ${folder} is in use by the process ${process.pid}.`,
    );

    await release();
  });

  it('is free again once released', async () => {
    await (
      await lockFolder(folder)
    )();

    await expect(lockFolder(folder).then((release) => release())).resolves.toBeUndefined();
  });

  it('refuses while another living process holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: other.pid, started: '' }));

    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);

    other.kill('SIGKILL');
    await once(other, 'exit');
  });

  it('takes over from a dead process', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: dead.pid, started: '1' }));

    const release = await lockFolder(folder);

    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await release();
  });

  it('takes over when the pid now belongs to a process that started at another time', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, started: '1' }));

    await expect(lockFolder(folder).then((release) => release())).resolves.toBeUndefined();
  });

  it('lets exactly one of many successors of a dead process in', async () => {
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 30, started: '' }));

    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

    const winners = tries.filter((one) => one.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await Promise.all(winners.map((one) => one.value()));
  });
});
