import { relative, sep } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { type Checked, checkFiles } from '../../src/language/check.ts';
import { platformId } from '../../src/model/action-id.ts';
import type { DefinitionIndex } from '../../src/model/definition-files.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { JourneyRules } from '../../src/model/source-locations.ts';
import { publish } from '../../src/language/emit/publish.ts';
import { printFindings } from '../../src/language/print.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { ourJourneyRules } from '../repository/journey-rules.ts';
import { readRepository } from '../repository/read-repository.ts';
import { checkRepository } from '../repository/repository.ts';

/** Sent to the running app when a YAML file was saved without findings. */
export interface DefinitionsChanged {
  index: DefinitionIndex;
  /** Funders whose definition is another one now, added and removed ones among them. */
  changed: string[];
}

/**
 * Definitions for the app: served from memory in development, hashed files in a build. A finding stops a build; in
 * development it is shown over the page and in the terminal, and the last good definitions stay.
 */
export function definitions(): Plugin {
  let store: DefinitionStore | undefined;
  let base = '/';
  let root = process.cwd();
  const open = () => (store ??= new DefinitionStore(root, ourJourneyRules(root)));
  return {
    name: 'definitions',
    configResolved(config) {
      ({ base, root } = config);
    },
    configureServer(server) {
      if (process.env['VITEST'] !== undefined) return;
      serve(server, open(), base);
    },
    generateBundle() {
      const { findings, definitions } = checkRepository();
      if (findings.length > 0) this.error(printFindings(findings, { format: 'text' }));
      const asset = (fileName: string, value: unknown) =>
        this.emitFile({
          type: 'asset',
          fileName: `definitions/${fileName}`,
          source: JSON.stringify(value),
        });
      for (const [file, value] of publish(definitions)) asset(file, value);
    },
  };
}

/** Whose definition has which hash; the platform's own flows among them. */
function hashed({ funders, pages }: DefinitionIndex): Record<string, string> {
  const own = Object.entries(funders).map(([name, { hash }]) => [name, hash]);
  return Object.fromEntries(pages ? [...own, [platformId, pages.hash]] : own) as Record<
    string,
    string
  >;
}

/** The last valid definitions, and the findings of the present files. */
export class DefinitionStore {
  private readonly root: string;
  private readonly journeyRules: JourneyRules | undefined;
  private readonly symbols = buildSymbols();
  private readonly files = new Map<string, SourceFile>();
  private good: Pick<Checked, 'definitions' | 'index'> = {
    definitions: [],
    index: { funders: {}, paths: {} },
  };
  private published: ReadonlyMap<string, unknown> = new Map();
  text = '';

  constructor(root: string, journeyRules?: JourneyRules) {
    this.root = root;
    this.journeyRules = journeyRules;
  }

  /** Reads and checks everything; files that did not change are not parsed again. */
  check(): Checked {
    const files = readRepository(this.root).map((file) => {
      const cached = this.files.get(file.path);
      if (cached?.text === file.text && cached.problem === file.problem) return cached;
      this.files.set(file.path, file);
      return file;
    });
    const checked = checkFiles(files, this.symbols, this.journeyRules);
    this.text = printFindings(checked.findings, { format: 'text' });
    return checked;
  }

  /** Checks again. Undefined where there are findings, which `text` then holds. */
  update(): DefinitionsChanged | undefined {
    const checked = this.check();
    if (checked.findings.length > 0) return undefined;
    const before = hashed(this.good.index);
    const now = hashed(checked.index);
    this.good = checked;
    this.published = publish(checked.definitions);
    const names = new Set([...Object.keys(before), ...Object.keys(now)]);
    const changed = [...names].filter((name) => before[name] !== now[name]);
    return { index: checked.index, changed };
  }

  /** The file as the app asks for it, or undefined. */
  file(name: string): unknown {
    return this.published.get(name);
  }
}

function serve(server: ViteDevServer, store: DefinitionStore, base: string): void {
  const { logger } = server.config;
  const findings = (): HotPayload => ({
    type: 'error',
    err: { message: store.text, stack: '', plugin: 'definitions' },
  });
  // An update without content takes the message off the page; the page's first one must come before any message.
  const clear: HotPayload = { type: 'update', updates: [] };
  const update = () => {
    const wasBad = store.text !== '';
    const changed = attempt(store, logger.error.bind(logger));
    if (store.text !== '') {
      logger.error(`\n${store.text}\n`);
      server.ws.send(findings());
      return;
    }
    if (wasBad) server.ws.send(clear);
    if (changed && (changed.changed.length > 0 || wasBad)) {
      server.ws.send('definitions:changed', changed);
      if (changed.changed.length > 0)
        logger.info(`definitions: ${changed.changed.join(', ')}`, { timestamp: true });
    }
  };
  update();
  server.ws.on('connection', () => {
    server.ws.send(clear);
    if (store.text !== '') server.ws.send(findings());
  });
  watch(server, update);
  server.middlewares.use(`${base}definitions/`, serveDefinitions(store));
}

/** A file deleted while it is read, or a bug of ours, is logged, and the server continues. */
function attempt(
  store: DefinitionStore,
  log: (text: string) => void,
): DefinitionsChanged | undefined {
  try {
    return store.update();
  } catch (error) {
    log(`definitions: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return undefined;
  }
}

function watch(server: ViteDevServer, update: () => void): void {
  const { root } = server.config;
  const isOurs = (file: string) =>
    /^(flows|funders)\/.*\.yaml$/.test(relative(root, file).split(sep).join('/'));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  server.watcher.add([`${root}/flows`, `${root}/funders`]);
  server.watcher.on('all', (_event, file) => {
    if (!isOurs(file)) return;
    // Editors save in several steps, and a change of branch saves many files.
    clearTimeout(waiting);
    waiting = setTimeout(update, 30);
  });
}

function serveDefinitions(store: DefinitionStore) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const name = decodeURIComponent((request.url ?? '').replace(/^\//, '').split('?')[0] ?? '');
    const file = store.file(name);
    if (!file) {
      if (!name.endsWith('.json')) return next();
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(file));
  };
}
