import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUse } from './lock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const defaultPort = 4010;

/** The options of README.md ("Settings"). */
function optionsFrom(env: NodeJS.ProcessEnv): SandboxOptions {
  return {
    db: env.DATABASE_URL || env.SANDBOX_DATA || join(repository, '.sandbox'),
    host: env.SANDBOX_HOST || '127.0.0.1',
    signIn: env.SANDBOX_SIGN_IN === 'required' ? 'required' : 'demo',
    linkOrigin: env.SANDBOX_LINK_ORIGIN || undefined,
    appOrigin: env.APP_ORIGIN || undefined,
    appFolder: env.SANDBOX_APP || undefined,
    log: say,
  };
}

/** Takes the next port when one is taken, and says so. */
async function startAt(port: number, options: SandboxOptions): Promise<Sandbox> {
  try {
    return await createSandbox({ ...options, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= 65_535) throw error;
    say(`port ${port} is taken, trying ${port + 1}`);
    return startAt(port + 1, options);
  }
}

function say(line: string): void {
  process.stdout.write(`[sandbox] ${line}\n`);
}

async function main(): Promise<void> {
  const wanted = Number(process.env.SANDBOX_PORT || defaultPort);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new FolderInUse(`SANDBOX_PORT is ${process.env.SANDBOX_PORT}, which is not a port.`);
  }
  // Closing PGlite waits on nothing Node counts as work: without this the process would end in the middle of a new try.
  const awake = setInterval(() => {}, 1_000);
  const sandbox = await startAt(wanted, optionsFrom(process.env));
  clearInterval(awake);
  say(`ready at ${sandbox.url}`);
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
