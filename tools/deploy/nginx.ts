import type { Settings } from '../../src/app/platform/environment.ts';
import { cacheControl, headersFor } from './headers.ts';
import { homePath } from '../../src/pages/page.ts';
import { pageFile } from './page-file.ts';
import { platformPaths } from './platform-paths.ts';

/**
 * A server block for the folder `/site`. `$PORT` and `$PLATFORM_URL` are filled in by the container at its start, or by hand.
 * `page`: the HTML of a page of the build. nginx forgets the headers of a block in which one is added, so each has them all.
 */
export function nginxConfiguration(settings: Settings, base: string, page: string): string {
  const security = Object.entries(headersFor(settings, page)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const block = (location: string, lines: string[]) =>
    [`  location ${location} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
  const cached = (value: string) => [`add_header cache-control "${value}";`, ...security];
  const passed = [
    'proxy_pass $PLATFORM_URL;',
    'proxy_ssl_server_name on;',
    'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
    'proxy_set_header x-forwarded-proto $scheme;',
    'proxy_set_header x-forwarded-host $host;',
    // The main client waits as long.
    'proxy_read_timeout 120s;',
    // Photos of documents.
    'client_max_body_size 20m;',
    // What the platform answers, where it has not done so itself.
    'gzip on;',
    'gzip_proxied any;',
    'gzip_types application/json;',
    'gzip_min_length 1024;',
    'gzip_vary on;',
  ];
  return `${[
    'server {',
    '  listen $PORT;',
    '  server_tokens off;',
    '  charset utf-8;',
    '  root /site;',
    '  gzip_static on;',
    '  absolute_redirect off;',
    block('= /healthz', ['default_type text/plain;', "return 200 'ok';"]),
    block('= /', [`return 302 /${base}/;`]),
    block(`^~ /${base}/assets/`, ['try_files $uri =404;', ...cached(cacheControl.unchanging)]),
    block(String.raw`~ ^/${base}/definitions/.+\.[0-9a-f]+\.json$`, [
      'try_files $uri =404;',
      ...cached(cacheControl.unchanging),
    ]),
    block(String.raw`~ ^/${base}/.*\.\w+$`, [
      'try_files $uri =404;',
      ...cached(cacheControl.others),
    ]),
    block(`= /${base}/`, [
      `try_files /${base}/${pageFile(homePath)} =404;`,
      ...cached(cacheControl.others),
    ]),
    block(String.raw`~ ^/${base}/(?<page>\w+)$`, [
      `try_files /${base}/${pageFile('/$page')} /${base}/index.html =404;`,
      ...cached(cacheControl.others),
    ]),
    block(`/${base}/`, [`try_files /${base}/index.html =404;`, ...cached(cacheControl.others)]),
    ...platformPaths.map((path) => block(`${path}/`, passed)),
    block('/', ['return 404;']),
    '}',
  ].join('\n')}\n`;
}
