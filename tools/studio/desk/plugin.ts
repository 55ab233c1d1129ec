/** Serves the studio's page, answers what it asks, and tells it of files that others have changed. */
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { answering, type AskDesk } from './api.ts';
import { AuthorFiles } from './files.ts';
import { galleryOf } from './gallery-data.ts';
import { guard } from './guard.ts';
import { remoteDesk } from './remote-desk.ts';

/** Milliseconds: editors write a file in several goes. */
const quiet = 60;

export function studioPlugin(folder: string): Plugin {
  return {
    name: 'studio',
    configureServer(server) {
      const ask = remoteDesk(folder);
      const { middlewares } = server;
      middlewares.use(guard(() => server.config.server.port ?? 0));
      middlewares.use('/data', answering(new AuthorFiles(folder), ask));
      middlewares.use('/data/gallery.json', (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(galleryOf()));
      });
      watch(server, folder, ask);
    },
  };
}

function watch(server: ViteDevServer, folder: string, ask: AskDesk) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  async function tell() {
    const files = [...changed];
    changed.clear();
    await ask('reread', { files });
    server.ws.send({ type: 'custom', event: 'studio:files', data: files });
  }
  server.watcher.add([join(folder, 'flows'), join(folder, 'funders')]);
  server.watcher.on('all', (_, path) => {
    const file = relative(folder, path).split(sep).join('/');
    if (!/^(flows|funders)\/.*\.ya?ml$/i.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), quiet);
  });
}
