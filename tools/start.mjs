// `npm start`: the sandbox and the app, ready to use; ports in the environment as PORT and SANDBOX_PORT. Plain Node until the packages
// are there.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { help } from './run/help.mjs';
import { install, root } from './run/install.mjs';
import { freePort } from './run/port.mjs';

help(import.meta.url);
install();

const children = [];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

const sandboxPort = await freePort(Number(process.env.SANDBOX_PORT ?? 4010), 'the sandbox');
const appPort = await freePort(Number(process.env.PORT ?? 5173), 'the app');
const env = {
  ...process.env,
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
  VITE_SANDBOX: '1',
};

start('The sandbox', ['--import', 'tsx', 'tools/sandbox/main.ts'], env);
await untilReachable(`http://127.0.0.1:${sandboxPort}/sandbox/health`, 'the sandbox');
start(
  'The app',
  [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    '--host',
    '--port',
    String(appPort),
    '--strictPort',
  ],
  env,
);
await untilReachable(`http://127.0.0.1:${appPort}/mwap/`, 'the app');
await printAddresses();

function start(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(
      `${name} stopped${code ? ` with code ${code}` : ''}; its last lines above say why.`,
    );
    stop(1);
  });
  children.push(child);
}

async function untilReachable(url, what) {
  const giveUpAt = Date.now() + 90_000;
  while (Date.now() < giveUpAt) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  console.error(`Waited 90 seconds and ${what} did not answer at ${url}.`);
  stop(1);
}

async function printAddresses() {
  const { renderUnicodeCompact } = await import('uqr');
  const path = '/mwap/';
  const phone = Object.values(networkInterfaces())
    .flat()
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
  console.log(`\n  On this computer:  http://localhost:${appPort}${path}`);
  if (phone) {
    const address = `http://${phone}:${appPort}${path}`;
    console.log(`  On a phone in the same network:  ${address}\n`);
    console.log(renderUnicodeCompact(address).replace(/^/gm, '  '));
  }
  console.log(
    `\n  Orders for every action, hosts to play:  http://localhost:${appPort}/mwap/testBtn`,
  );
  console.log(`\n  The sandbox and its reference:  http://localhost:${sandboxPort}/sandbox/docs`);
  console.log('  Stop with Ctrl-C.\n');
}

function stop(code) {
  if (stopping) return;
  stopping = true;
  let left = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (left.length === 0) process.exit(code);
  for (const child of left) {
    child.once('exit', () => {
      left = left.filter((other) => other !== child);
      if (left.length === 0) process.exit(code);
    });
    child.kill('SIGTERM');
  }
  setTimeout(() => left.forEach((child) => child.kill('SIGKILL')), 5_000).unref();
}
