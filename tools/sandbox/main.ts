import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUse } from './platform/lock.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const defaultPort = 4010;

/** The options of README.md ("Settings"). */
function optionsFrom(env: NodeJS.ProcessEnv): SandboxOptions {
  return {
    db: env.DATABASE_URL || env.SANDBOX_DATA || join(repository, '.sandbox'),
    host: env.SANDBOX_HOST || '127.0.0.1',
    signIn: env.SANDBOX_SIGN_IN === 'required' ? 'required' : 'demo',
    extensions: env.SANDBOX_EXTENSIONS === 'none' ? 'left out' : 'sent',
    ...(env.SANDBOX_CODES_PER_ADDRESS && {
      codesPerAddress: Number(env.SANDBOX_CODES_PER_ADDRESS),
    }),
    linkOrigin: env.SANDBOX_LINK_ORIGIN || undefined,
    appOrigin: env.APP_ORIGIN || undefined,
    appFolder: env.SANDBOX_APP || undefined,
    log: printLine,
  };
}

/** The first free port from `port` on; prints it where it is another one. */
async function freePort(port: number, host: string): Promise<number> {
  const probe = createServer().listen(port, host);
  const free = await new Promise<boolean>((resolve, reject) => {
    probe.once('listening', () => resolve(true));
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65_535) resolve(false);
      else reject(error);
    });
  });
  if (!free) {
    printLine(`port ${port} is taken, trying ${port + 1}`);
    return freePort(port + 1, host);
  }
  await new Promise((closed) => probe.close(closed));
  return port;
}

function printLine(line: string): void {
  process.stdout.write(`[sandbox] ${line}\n`);
}

async function main(): Promise<void> {
  const requestedPort = Number(process.env.SANDBOX_PORT || defaultPort);
  if (!Number.isInteger(requestedPort) || requestedPort < 0 || requestedPort > 65_535) {
    throw new Error(`SANDBOX_PORT is ${process.env.SANDBOX_PORT}, which is not a port.`);
  }
  const options = optionsFrom(process.env);
  // 0 is whichever the system gives.
  const port = requestedPort && (await freePort(requestedPort, options.host ?? '127.0.0.1'));
  const sandbox = await createSandbox({ ...options, port });
  printLine(`ready at ${sandbox.url}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void sandbox.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const words =
    error instanceof FolderInUse
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`[sandbox] ${words}\n`);
  process.exit(1);
});
