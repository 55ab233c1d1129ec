/** Serves the studio: definitions and examples as data, and news of every saved file. */
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Definition } from '../../src/model/definition.ts';
import { checkFiles } from '../../src/language/check.ts';
import { printFindings } from '../../src/language/print.ts';
import { buildSymbols } from '../symbols.ts';
import { readRepository } from '../read-repository.ts';
import { checkRepository, root } from '../repository.ts';
import { guard } from './guard.ts';
import { galleryOf } from './gallery-data.ts';

export interface Published {
  definitions: Definition[];
  /** The text of the terminal; empty where there is nothing to mend. */
  findings: string;
}

/** Milliseconds: editors write a file in several goes. */
const quiet = 60;

export function studioPlugin(): Plugin {
  let published = publish([]);
  let timer: NodeJS.Timeout | undefined;
  function refresh(server: ViteDevServer) {
    const before = published;
    published = publish(before.definitions);
    if (published.findings !== '' && published.findings !== before.findings)
      server.config.logger.error(`\n${published.findings}\n`);
    if (published.findings === '' && before.findings !== '')
      server.config.logger.info('Nothing to mend any more.');
    server.ws.send({ type: 'custom', event: 'definitions:changed' });
  }
  return {
    name: 'studio',
    configureServer(server) {
      server.middlewares.use(guard(() => server.config.server.port ?? 0));
      server.watcher.add([join(root, 'flows'), join(root, 'funders')]);
      server.watcher.on('all', (_, file) => {
        if (!file.endsWith('.yaml')) return;
        clearTimeout(timer);
        timer = setTimeout(() => refresh(server), quiet);
      });
      server.middlewares.use('/data/definitions.json', (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(published));
      });
      server.middlewares.use('/data/gallery.json', (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(galleryOf()));
      });
    },
  };
}

/**
 * What can be walked is shown, also while the journey pass still has something to say; else what was good last stays.
 */
function publish(last: readonly Definition[]): Published {
  const { definitions, findings } = checkRepository();
  if (findings.length === 0) return { definitions, findings: '' };
  const walkable = checkFiles(readRepository(root), buildSymbols()).definitions;
  return {
    definitions: walkable.length > 0 ? walkable : [...last],
    findings: printFindings(findings, { format: 'text' }),
  };
}
