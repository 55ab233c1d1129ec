/** Serves the studio's page and its requests, and notifies it of files changed outside. */
import { join, relative, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { apiMiddleware, type RequestDesk } from './api.ts';
import { ChangeEvents } from './change-events.ts';
import { AuthorFiles } from './files.ts';
import { galleryOf } from './gallery-data.ts';
import { guard } from './guard.ts';
import { remoteDesk } from './remote-desk.ts';

/** Milliseconds: editors write a file in several goes. */
const quiet = 60;

/** `pages`: serves them; Vite does where there is none. */
export function studioPlugin(folder: string, pages?: Connect.NextHandleFunction): Plugin {
  return {
    name: 'studio',
    configureServer(server) {
      const desk = remoteDesk(folder);
      const { middlewares } = server;
      middlewares.use(guard(() => server.config.server.port ?? 0));
      middlewares.use('/data', apiMiddleware(new AuthorFiles(folder), desk));
      middlewares.use('/data/gallery.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(galleryOf()));
      });
      const events = new ChangeEvents();
      middlewares.use('/data/events', events.connect);
      if (pages) middlewares.use(pages);
      watch(server, folder, desk, events);
    },
  };
}

function watch(server: ViteDevServer, folder: string, desk: RequestDesk, events: ChangeEvents) {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  async function sendUpdate() {
    const files = [...changed];
    changed.clear();
    await desk('reread', { files });
    events.send(files);
  }
  server.watcher.add([join(folder, 'flows'), join(folder, 'funders')]);
  server.watcher.on('all', (_, path) => {
    const file = relative(folder, path).split(sep).join('/');
    if (!/^(flows|funders)\/.*\.ya?ml$/i.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void sendUpdate(), quiet);
  });
}
