import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/**
 * The plugins of the definitions, loaded beside the config: bundled into it, the checker takes longer than a test file
 * does. Tests, which run without them, start without them. The development server restarts when a file of theirs changes.
 */
export async function loadedDefinitions(): Promise<Plugin[]> {
  if (process.env.VITEST) return [];
  const loaded = new Set<string>();
  const { definitions } = (await tsImport('./definitions.ts', {
    parentURL: import.meta.url,
    onImport: (url) => url.startsWith('file:') && loaded.add(fileURLToPath(url)),
  })) as typeof import('./definitions.ts');
  return [
    definitions(),
    {
      name: 'restart-for-definitions',
      apply: 'serve',
      configureServer(server) {
        server.watcher.on('change', (file) => loaded.has(file) && void server.restart());
      },
    },
  ];
}
