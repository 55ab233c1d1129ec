import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { openChromium } from './chromium.ts';
import { type Candidate, candidatesAt } from './lab/candidates.ts';
import { openNetwork, type LabNetwork } from './lab/network.ts';
import { buildReleases } from './lab/releases.ts';
import type { Ready, ServerCommand } from './lab/serve.ts';
import { type MeasuredRun, table } from './lab/table.ts';
import { firstTap, openContext, visit } from './lab/visit.ts';
import type { NetworkProfile } from './lab/shaped-connection.ts';
import type { LabOptions } from './lab/lab-options.ts';
import { CannotRun, median } from './measure.ts';
import { buildPage, cache, installPeers, labPages, peerPages } from './pages.ts';

interface Lab {
  browser: Browser;
  network: LabNetwork;
  origin: string;
  send: (command: ServerCommand) => Promise<void>;
}

/** What first visits cost on a slow phone and a slow network, beside the same content made otherwise. */
export async function benchLab(options: LabOptions): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lab-'));
  const network = await openNetwork();
  try {
    const keys = makeKeys(folder);
    const server = network.spawnServer(
      join(import.meta.dirname, 'lab/serve.ts'),
      proxyArgs(folder, network),
    );
    const [ready] = (await once(server, 'message')) as [Ready];
    const browser = await openChromium(
      (path) => network.browser(path, folder),
      [`--ignore-certificate-errors-spki-list=${keys}`],
    );
    const origin = `https://${network.host}:${ready.port}`;
    const send = async (command: ServerCommand) => {
      const done = once(server, 'message');
      server.send(command);
      await done;
    };
    const lab = { browser, network, origin, send };
    try {
      // Before anything is built: what the line is comes first.
      const [first] = options.profiles;
      if (first) console.log(await calibrated(lab, first));
      for (const release of await buildReleases(folder)) await send({ add: release });
      const missing = await buildPeers();
      const candidates = candidatesAt(origin, ready).filter(
        ({ by, page }) =>
          options.pages.includes(page) && (missing === undefined || !/antd|Survey/.test(by)),
      );
      const lines = await measuredAll(lab, candidates, options);
      return missing === undefined ? lines : [...lines, `  ${missing}`];
    } finally {
      await browser.close();
      server.kill();
    }
  } finally {
    network.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function proxyArgs(folder: string, { host }: LabNetwork): string[] {
  const peers = join(cache, 'pages');
  mkdirSync(peers, { recursive: true });
  return Object.entries({ '--peers': peers, '--keys': folder, '--host': host }).flat();
}

async function measuredAll(
  lab: Lab,
  candidates: readonly Candidate[],
  { runs, profiles, json }: LabOptions,
): Promise<string[]> {
  const lines: string[] = [];
  const all: MeasuredRun[] = [];
  for (const profile of profiles) {
    const line = await calibrated(lab, profile);
    console.log(line);
    const done = await rounds(lab, profile, candidates, runs);
    all.push(...done);
    lines.push(line, ...table(done, runs));
  }
  if (json !== undefined)
    writeFileSync(json, JSON.stringify({ level: lab.network.level, runs: all }, null, 2));
  return lines;
}

/** In turn, so that a machine that slows down slows all of them. */
async function rounds(
  lab: Lab,
  profile: NetworkProfile,
  candidates: readonly Candidate[],
  count: number,
) {
  const runs: MeasuredRun[] = [];
  for (let round = 1; round <= count; round += 1)
    for (const candidate of candidates) {
      const run = await measured(lab, profile, candidate);
      runs.push(run);
      const tap =
        run.tap === undefined
          ? (run.tapFailed ?? '') && `, TAP FAILED: ${run.tapFailed ?? ''}`
          : `, tap ${(run.tap / 1000).toFixed(2)} (tapped ${run.taps} ×${run.leaves ? ', another page is loaded' : ''})`;
      console.log(
        `  ${round}/${count} ${run.page}, ${run.by}: FCP ${(run.fcp / 1000).toFixed(2)}, LCP ${(run.lcp / 1000).toFixed(2)} ${run.largest}, ${run.shown === 0 ? 'NEVER SHOWN' : `shown ${(run.shown / 1000).toFixed(2)}`}${tap}, ${(run.bytes / 1024).toFixed(0)} KB in ${run.requests}, ${run.row} in a row; «${run.heading || run.title}» ${run.letters} letters`,
      );
    }
  return runs;
}

async function measured(
  lab: Lab,
  profile: NetworkProfile,
  candidate: Candidate,
): Promise<MeasuredRun> {
  const { browser, network } = lab;
  const emulated = network.level === 'request' ? profile : undefined;
  const visiting = { ...candidate, emulated };
  const before = async () => {
    const context = await openContext(browser);
    await lab.send({ use: 0 });
    if (candidate.by === 'second visit' || candidate.by === 'after an edit') {
      await network.shape();
      await visit(context, { ...candidate, tap: undefined });
      if (candidate.by === 'after an edit') await lab.send({ use: 1 });
    }
    await lab.send('hang up');
    await network.shape(profile);
    return context;
  };
  let context = await before();
  const figures = await visit(context, { ...visiting, tap: undefined });
  await context.close();
  const run: MeasuredRun = {
    ...figures,
    page: candidate.page,
    by: candidate.by,
    profile: profile.name,
  };
  if (!candidate.tap) return run;
  context = await before();
  try {
    const tapped = await firstTap(context, { ...visiting, tap: candidate.tap });
    return { ...run, ...tapped, tap: tapped.handled };
  } catch (error) {
    return { ...run, tapFailed: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
  }
}

/**
 * A known payload through the same browser, server and network: measurements count only if it takes the expected time.
 */
async function calibrated({ browser, network, origin, send }: Lab, profile: NetworkProfile) {
  if (network.level === 'request')
    return `${profile.name}, per request (Chromium's emulation), 4 × CPU`;
  const sizes: number[] = [];
  const trips: number[] = [];
  await network.shape(profile);
  for (let at = 0; at < 3; at += 1) {
    const context = await openContext(browser);
    const page = await context.newPage();
    await page.goto(`${origin}/plain/none`, { timeout: 60_000 });
    const { trip, took } = await page.evaluate(fetchPayload);
    trips.push(trip);
    sizes.push((200_000 * 8) / (took - trip));
    await context.close();
    await send('hang up');
  }
  const kbit = median(sizes);
  const trip = median(trips);
  if (Math.abs((kbit * 1000) / profile.bits - 1) > 0.2 || Math.abs(trip / profile.rtt - 1) > 0.25)
    throw new CannotRun(
      `the line of ${profile.name} measures ${kbit.toFixed(0)} kbit/s and ${trip.toFixed(0)} ms. Is the machine busy?`,
    );
  return `${profile.name}, per packet, measured ${kbit.toFixed(0)} kbit/s and ${trip.toFixed(0)} ms there and back, HTTP/2 with TLS, 4 × CPU`;
}

/** Runs in the page. */
async function fetchPayload(): Promise<{ trip: number; took: number }> {
  const timed = async (path: string) => {
    const began = performance.now();
    await fetch(path).then((response) => response.arrayBuffer());
    return performance.now() - began;
  };
  return { trip: await timed('/peer/none'), took: await timed('/payload') };
}

/** For as long as the bench runs. Gives the hash by which Chromium knows the key. */
function makeKeys(folder: string): string {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const opensslArgs =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=bench';
  const made = spawnSync('openssl', [...opensslArgs.split(' '), '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new CannotRun('openssl is needed for a certificate.');
  const { publicKey } = new X509Certificate(readFileSync(cert));
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64');
}

async function buildPeers(): Promise<string | undefined> {
  console.log('  building the peers …');
  const missing = installPeers();
  if (missing !== undefined) return missing;
  for (const [name, entry] of Object.entries({ ...labPages, SurveyJS: peerPages.SurveyJS })) {
    await buildPage(name, entry);
    const folder = join(cache, 'pages', name);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (['.js', '.css', '.html'].includes(extname(file)))
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(readFileSync(join(folder, file))),
        );
  }
  return undefined;
}
