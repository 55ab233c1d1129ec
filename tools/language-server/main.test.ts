import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ExitNotification, ShutdownRequest } from 'vscode-languageserver/node';
import { root } from '../repository/repository.ts';
import { Editor, makeProject } from './editor.fixture.ts';

const project = makeProject();
afterAll(() => project.remove());

test('the process writes only the protocol to stdout, and exits on request', async () => {
  project.write('funders/ACME.yaml', 'funder: ACME\nnonsense: 1\n');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'tools/language-server/main.ts')],
    { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  const editor = new Editor(server.stdout, server.stdin);
  const { capabilities } = await editor.start(project.folder);
  const diagnostics = await editor.until(() => editor.shown(project.uri('funders/ACME.yaml')));

  expect(capabilities).toMatchObject({ hoverProvider: true, definitionProvider: true });
  expect(diagnostics.length).toBeGreaterThan(0);
  await editor.connection.sendRequest(ShutdownRequest.type);
  await editor.connection.sendNotification(ExitNotification.type);
  expect(await ended).toEqual([0, null]);
});
