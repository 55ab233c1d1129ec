/** `npm run studio -- FUNDER`: a page on this machine with the funder's flows on a phone screen and a button for each example. */
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { platformId } from '../src/model/definition.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import { readRepository } from './read-repository.ts';
import { root } from './repository.ts';
import { freePort } from './run/port.mjs';
import { loopback } from './studio/guard.ts';
import { studioPlugin } from './studio/server.ts';

/** The codes as they stand in the files' names, so that a file with mistakes can be opened too. */
function fundersThere(): string[] {
  const codes = readRepository(root).flatMap(
    ({ path }) => /^funders\/([^/]+)\.yaml$/.exec(path)?.[1] ?? [],
  );
  return [...codes, platformId];
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const funders = fundersThere();
  const [asked = funders[0] ?? ''] = positionals;
  if (!funders.includes(asked)) {
    const hint =
      nameHint(asked, funders, 'See the files in funders/.') ?? 'See the files in funders/.';
    console.error(`There is no funder "${asked}". ${hint}`);
    process.exitCode = 1;
    return;
  }
  const port = await freePort(Number(process.env.STUDIO_PORT ?? 5180), 'the studio');
  const server = await createServer({
    configFile: false,
    root: join(root, 'tools/studio'),
    cacheDir: join(root, 'node_modules/.vite-studio'),
    plugins: [react(), studioPlugin()],
    appType: 'mpa',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: loopback,
      cors: false,
      port,
      strictPort: true,
      hmr: { overlay: false },
      fs: { allow: [root] },
    },
  });
  await server.listen();
  console.log(`\n  ${asked}:  http://${loopback}:${port}/#/${asked}`);
  console.log(`  Every step kind:  http://${loopback}:${port}/#/gallery`);
  console.log('\n  Saving a file shows the change at the same step. Stop with Ctrl-C.\n');
}

await main();
