/** A build of Vite's → a folder for any static host, with what a server of it needs. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { faultsOf, type Settings } from '../../src/app/platform/environment.ts';
import { unchanging } from './headers.ts';
import { nginxConfiguration } from './nginx.ts';

/** Invalid input of the person deploying; the message is shown as it is. */
export class CannotDeploy extends Error {}

export interface SiteOptions {
  /** Vite's output. */
  built: string;
  /** Removed and created again. */
  out: string;
  settings: Settings;
  /** The folder of the release before: its files stay for those who have it open. */
  former?: string | undefined;
  now: Date;
  /** With `.br` and `.gz` beside each larger file. */
  compressed?: boolean;
}

export interface DeployedSite {
  release: string;
  /** Paths below `/mwap/`. */
  files: string[];
  retained: string[];
}

const base = 'mwap';
/** Days a file of an older release stays: longer than any open page or a web view's cached page lasts. */
const retentionDays = 30;
const record = z.object({
  release: z.string(),
  settings: z.custom<Settings>((written) => faultsOf(written).length === 0),
  /** Path → the last day (ISO) it was part of a release. */
  files: z.record(z.string(), z.string()),
});

/** Throws CannotDeploy. */
export function makeSite({
  built,
  out,
  settings,
  former,
  now,
  compressed = true,
}: SiteOptions): DeployedSite {
  const today = now.toISOString();
  if (!existsSync(join(built, 'index.html')))
    throw new CannotDeploy(`${built} holds no build: index.html is missing.`);
  const before = former === undefined ? undefined : readRecord(former);
  const files = allFiles(built).filter((file) => !file.startsWith('.vite/'));
  const release = releaseOf(built, files, settings);
  const folder = join(out, 'site', base);
  const retained = Object.entries(before?.files ?? {}).filter(
    ([file, last]) => !files.includes(file) && unchanging.test(`/${file}`) && isYoung(last, now),
  );
  const staged = retained.map(([file]) => ({
    file,
    bytes: readFileSync(join(former ?? '', 'site', base, file)),
  }));
  const unchanged =
    former === undefined ? [] : timesOfUnchanged(join(former, 'site', base), built, files);
  rmSync(out, { recursive: true, force: true });
  for (const file of files) copy(join(built, file), join(folder, file));
  for (const { file, bytes } of staged) write(join(folder, file), bytes);
  for (const file of files.filter((one) => extname(one) === '.html')) {
    const html = readFileSync(join(built, file), 'utf8');
    write(join(folder, file), pageWith(html, settings, release));
  }
  if (compressed)
    for (const file of [...files, ...retained.map(([one]) => one)]) compress(join(folder, file));
  // Servers compare size and time, and send a file of another time again, whatever is in it.
  for (const [file, time] of unchanged) setTime(join(folder, file), time);
  write(join(folder, 'release.json'), JSON.stringify({ release }));
  const dates = [...files.map((file) => [file, today]), ...retained];
  write(
    join(out, 'release.json'),
    JSON.stringify({ release, settings, files: Object.fromEntries(dates) }, null, 2),
  );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  write(join(out, 'nginx.conf.template'), nginxConfiguration(settings, base, page));
  write(join(out, 'Containerfile'), containerfile);
  return { release, files, retained: retained.map(([file]) => file) };
}

function setTime(file: string, ms: number): void {
  // A tenth more, or what a file system makes of it could lie in the second before.
  const seconds = (ms + 0.1) / 1000;
  if (existsSync(file)) utimesSync(file, seconds, seconds);
}

/** Files of the former release that hold the same now, compressed ones among them → when they were written, in ms. */
function timesOfUnchanged(former: string, built: string, files: readonly string[]) {
  const isSame = (file: string) =>
    existsSync(join(former, file)) &&
    readFileSync(join(former, file)).equals(readFileSync(join(built, file)));
  return files
    .filter(isSame)
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => existsSync(join(former, file)))
    .map((file) => [file, statSync(join(former, file)).mtime.getTime()] as const);
}

/** What a build is. Throws CannotDeploy. */
export function readRecord(former: string): z.infer<typeof record> {
  const file = join(former, 'release.json');
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotDeploy(`${former} is no build of npm run build: ${file} cannot be read.`);
  }
}

/** Throws CannotDeploy with a sentence for each fault. */
export function readSettings(file: string | undefined): Settings {
  if (file === undefined) return {};
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotDeploy(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const faults = faultsOf(written);
  if (faults.length > 0) throw new CannotDeploy(faults.map((one) => `${file}: ${one}`).join('\n'));
  return written as Settings;
}

const emptySettings = /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/;

function pageWith(html: string, settings: Settings, release: string): string {
  if (!emptySettings.test(html)) throw new CannotDeploy('The page has no place for settings.');
  // A `<` in a value would end the block.
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return html
    .replace(emptySettings, (_, open: string, close: string) => open + json + close)
    .replace('</title>', `</title>\n    <meta name="release" content="${release}" />`);
}

function releaseOf(built: string, files: readonly string[], settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files) hash.update(file).update(readFileSync(join(built, file)));
  return hash.digest('hex').slice(0, 12);
}

function isYoung(last: string, now: Date): boolean {
  return now.getTime() - Date.parse(last) <= retentionDays * 86_400_000;
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
    .toSorted();
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function write(to: string, content: string | Buffer): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, content);
}

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.wasm', '.txt']);
/** Bytes below which it is not worth a file. */
const smallest = 1024;

/** As well as it goes, once: every visit profits. */
function compress(file: string): void {
  const bytes = readFileSync(file);
  if (!compressible.has(extname(file)) || bytes.length < smallest) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const containerfile = `# The app behind nginx, as nobody special. PLATFORM_URL: where the platform is.
FROM docker.io/nginxinc/nginx-unprivileged:1.28-alpine
COPY nginx.conf.template /etc/nginx/templates/default.conf.template
COPY site /site
ENV PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null "http://127.0.0.1:$PORT/healthz" || exit 1
`;
