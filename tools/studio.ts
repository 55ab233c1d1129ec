/**
 * `npm run studio [-- FUNDER] [--folder FOLDER] [--dev]`: a page on this machine in which a funder is written and seen at the same time.
 * `folder`: where flows/ and funders/ stand. `dev`: its own pages unbundled and reloaded as they are edited.
 */
import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { platformId } from '../src/model/action-id.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { readArguments } from './run/arguments.ts';
import { languageOfTerminal } from './run/terminal-language.ts';
import { readRepository } from './repository/read-repository.ts';
import { fundersNamed } from './repository/named.ts';
import { root } from './repository/repository.ts';
import { freePort } from './run/port.mjs';
import { loopback } from './studio/desk/guard.ts';
import { builtPages } from './studio/desk/built-pages.ts';
import { studioPlugin } from './studio/desk/plugin.ts';

/** The codes as they stand in the files' names, so that a file with mistakes can be opened too. */
function fundersThere(folder: string): string[] {
  const codes = readRepository(folder).flatMap(
    ({ path }) => /^funders\/([^/]+)\.yaml$/.exec(path)?.[1] ?? [],
  );
  return [...codes, platformId];
}

function startedAt(address: string, funder: string): LocalizedText {
  return {
    zh: `
  ${funder}：  ${address}${funder}
  所有步骤类型：  ${address}gallery

  修改后画面立即更新，并停在同一步。按 Ctrl-C 停止。
`,
    en: `
  ${funder}:  ${address}${funder}
  Every step kind:  ${address}gallery

  What is typed shows at once, at the same step. Stop with Ctrl-C.
`,
  };
}

const noFunders = (folder: string): LocalizedText => ({
  zh: `${folder} 里没有 funders/ 文件夹。`,
  en: `There is no folder funders/ in ${folder}.`,
});

async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: root },
      dev: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(values.folder);
  if (!existsSync(join(folder, 'funders'))) {
    console.error(noFunders(folder)[languageOfTerminal()]);
    process.exitCode = 2;
    return;
  }
  const funders = fundersThere(folder);
  const [word = funders[0] ?? ''] = positionals;
  const named = fundersNamed([word], funders, folder);
  if ('unknown' in named) {
    console.error(named.unknown[languageOfTerminal()]);
    process.exitCode = 1;
    return;
  }
  const [requested = ''] = named;
  const port = await freePort(Number(process.env.STUDIO_PORT ?? 5180), 'the studio');
  // React's checks for developers take most of the time between a key and the phone.
  process.env.NODE_ENV = 'production';
  const ownPages = join(root, 'tools/studio');
  const pages = values.dev ? undefined : await builtPages(ownPages, react());
  const server = await createServer({
    configFile: false,
    root: ownPages,
    cacheDir: join(root, 'node_modules/.vite-studio'),
    plugins: [react(), studioPlugin(folder, pages)],
    optimizeDeps: { noDiscovery: !values.dev },
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
  console.log(startedAt(`http://${loopback}:${port}/#/`, requested)[languageOfTerminal()]);
}

await main();
