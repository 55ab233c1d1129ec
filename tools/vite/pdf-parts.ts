import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Character maps for Chinese fonts a file does not carry, the fonts every PDF may take for granted, and JPEG 2000. */
const parts = [
  'cmaps',
  'standard_fonts',
  'wasm/openjpeg_nowasm_fallback.js',
  'wasm/LICENSE_OPENJPEG',
];

/**
 * What PDF.js fetches for some files only, at `pdf/<its version>/` beside the app's own files. The app knows none of it
 * before a PDF asks.
 */
export function pdfParts(): Plugin {
  const home = dirname(require.resolve('pdfjs-dist/package.json'));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  let base = '/';
  return {
    name: 'pdf-parts',
    configResolved(config) {
      ({ base } = config);
    },
    configureServer(server) {
      server.middlewares.use(`${base}pdf/${version}/`, (request, response, next) => {
        const name = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        const file = join(home, name);
        const isPart = parts.some((part) => name.startsWith(`/${part}`));
        if (!isPart || !existsSync(file)) return next();
        const type = extname(name) === '.js' ? 'text/javascript' : 'application/octet-stream';
        response.setHeader('content-type', type);
        response.end(readFileSync(file));
      });
    },
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const part of parts)
        cpSync(join(home, part), join(dir, 'pdf', version, part), { recursive: true });
    },
  };
}
