import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { writeCache, keyOfFiles, readCache } from '../../run/disk-cache.ts';
import { isObject } from '../../../src/model/plain-object.ts';

export interface FunderSeed {
  code: string;
  name: { zh: string; en: string };
  links: string[];
  /** Action codes the funder's orders may carry. */
  actions: number[];
  /** Action codes its own file names, beside those all funders share. */
  own: number[];
}

export interface PageSeed {
  code: string;
  title: { zh: string; en: string };
}

export interface Seeds {
  funders: FunderSeed[];
  pages: PageSeed[];
  /** Files that cannot be read. */
  skipped: string[];
}

const repository = join(import.meta.dirname, '../../..');

/** What a folder's funders and flows seed. The repository's own files are parsed once for all processes, until one changes. */
export async function readSeeds(root: string): Promise<Seeds> {
  if (resolve(root) !== repository) return parseSeeds(root);
  const key = keyOfFiles(['flows', 'funders', 'tools/sandbox/funders']);
  const cached = readCache('seeds', key);
  // Nothing else writes this cache entry.
  if (cached) return JSON.parse(cached.toString()) as Seeds;
  const seeds = await parseSeeds(root);
  writeCache('seeds', key, Buffer.from(JSON.stringify(seeds)));
  return seeds;
}

async function parseSeeds(root: string): Promise<Seeds> {
  return { ...(await readFunderSeeds(root)), pages: await readPageSeeds(root) };
}

/** The page codes of flows/order-pages.yaml that are about an order, with the titles of their flows; none where the file cannot be read. */
async function readPageSeeds(root: string): Promise<PageSeed[]> {
  const file = await readYaml(join(root, 'flows', 'order-pages.yaml'));
  if (!isObject(file) || !isObject(file.pages)) return [];
  const instances = isObject(file.flows) ? file.flows : {};
  const pages = Object.entries(file.pages).filter(([code]) => /^[A-Za-z]\w{0,63}$/.test(code));
  const seeds = pages.map(async ([code, target]) => {
    const id = textOr(isObject(target) ? target.flow : target, code);
    const own = isObject(instances[id]) ? instances[id] : {};
    const template = await templateOf(root, textOr(own.use, id));
    return own.address || template.address ? [] : [{ code, title: titleOf(own, template, code) }];
  });
  return (await Promise.all(seeds)).flat();
}

async function templateOf(root: string, use: string): Promise<Record<string, unknown>> {
  const file = /^[\w-]+$/.test(use) ? await readYaml(join(root, 'flows', `${use}.yaml`)) : {};
  return isObject(file) ? file : {};
}

function titleOf(
  own: Record<string, unknown>,
  template: Record<string, unknown>,
  code: string,
): PageSeed['title'] {
  const title = isObject(own.title) ? own.title : template.title;
  const words = isObject(title) ? title : {};
  return { zh: textOr(words.zh, code), en: textOr(words.en, code) };
}

/**
 * Reads funders/*.yaml for names, links and action codes only, and loosely: a file with mistakes belongs to the checker,
 * here it is left out and named in `skipped`.
 */
async function readFunderSeeds(
  root: string,
): Promise<Omit<Seeds, 'pages'>> {
  const shared = actionsOf(await readYaml(join(root, 'flows', 'order-actions.yaml')));
  const files = await readdir(join(root, 'funders')).catch(() => [] as string[]);
  const funders: FunderSeed[] = [];
  const skipped: string[] = [];
  for (const file of files.filter((name) => /^[A-Z][A-Z0-9_]*\.ya?ml$/.test(name)).sort()) {
    const seed = seedOf(await readYaml(join(root, 'funders', file)), shared);
    if (seed) funders.push(seed);
    else skipped.push(`funders/${file}`);
  }
  return { funders, skipped };
}

async function readYaml(path: string): Promise<unknown> {
  try {
    return parse(await readFile(path, 'utf8'), { logLevel: 'silent', maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

function seedOf(file: unknown, shared: Map<number, unknown>): FunderSeed | undefined {
  if (!isObject(file) || typeof file.funder !== 'string') return undefined;
  const name = isObject(file.name) ? file.name : {};
  const links = Array.isArray(file.links)
    ? file.links.filter((link) => typeof link === 'string')
    : [];
  const own = actionsOf(file);
  const actions = [...new Map([...shared, ...own])];
  return {
    code: file.funder,
    name: { zh: textOr(name.zh, file.funder), en: textOr(name.en, file.funder) },
    links,
    actions: actions.filter(([, flow]) => flow !== 'none').map(([code]) => code),
    own: [...own.keys()],
  };
}

function actionsOf(file: unknown): Map<number, unknown> {
  const actions = isObject(file) && isObject(file.actions) ? file.actions : {};
  const codes = Object.entries(actions).map(([code, flow]) => [Number(code), flow] as const);
  return new Map(codes.filter(([code]) => Number.isInteger(code) && code > 0 && code < 1_000_000));
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
