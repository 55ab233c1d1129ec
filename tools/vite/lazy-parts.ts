import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { chunkOf, everyVisit, withImports } from './chunks.ts';

type NamedChunk = Pick<Rollup.RenderedChunk, 'name' | 'moduleIds'>;
type BuiltChunk = NamedChunk &
  Pick<Rollup.OutputChunk, 'fileName' | 'code' | 'imports' | 'dynamicImports' | 'isEntry'>;

const entryName = 'entry';
const dynamicImport = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g;

/**
 * Keeps the names of files out of the scripts that load them later, so that an edit gives a new name to the file it is in
 * and not to all that may load it. The page's first script, which is new in every release, knows them: `importPart(key)`
 * loads a part and, beside it, what that imports. A part that failed to load is requested once more under another address:
 * browsers remember that an address failed, and fail every later `import()` of it without a request. While
 * `window.fetchOnly` is set it only fetches (src/app/fetch-ahead.ts). Where `window.appWaits` is set, which index.html does,
 * the app is not fetched until it is asked for.
 */
export function lazyParts(): Plugin {
  let root = '';
  let base = '/';
  let entry = { before: '', after: '' };
  return {
    name: 'lazy-parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      ({ root, base } = config);
    },
    // Its lists of what a part imports would be names, too.
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk: {
      order: 'post',
      handler(code, chunk, _options, { chunks }) {
        if (!code.includes('import(')) return null;
        const keys = partKeys(Object.entries(chunks), root);
        const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
        const replaced = code.replace(dynamicImport, (whole, _quote, file: string) => {
          const key = keys.get(folder + file);
          if (key === undefined) throw new Error(`Bug: ${whole} is the import of no chunk.`);
          return `importPart(${JSON.stringify(key)})`;
        });
        return replaced === code ? null : { code: replaced, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const source = firstScriptOf(chunks, { root, base });
      const asset = this.emitFile({ type: 'asset', name: `${entryName}.js`, source });
      entry = { before: base + appIn(chunks).fileName, after: base + this.getFileName(asset) };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const before = `src="${entry.before}"`;
        if (!html.includes(before)) throw new Error('Bug: index.html has no first script.');
        return html.replace(before, `src="${entry.after}"`);
      },
    },
  };
}

/** The script this has made for the page. */
export function firstScriptIn(bundle: Rollup.OutputBundle): string {
  const file = Object.values(bundle).find(
    (one) => one.type === 'asset' && one.names.includes(`${entryName}.js`),
  );
  if (file?.type !== 'asset') throw new Error('Bug: the build has no first script.');
  return String(file.source);
}

interface Place {
  root: string;
  /** Of all addresses, with a slash at the end. */
  base: string;
}

/** What loads every part by its key, and then loads the app. */
function firstScriptOf(chunks: readonly BuiltChunk[], { root, base }: Place): string {
  const keys = partKeys(
    chunks.map((chunk) => [chunk.fileName, chunk]),
    root,
  );
  const always = everyVisit.map((module) => chunkOf(chunks, module));
  const isThere = new Set(withImports(chunks, always));
  const files: string[] = [];
  const indexOf = ({ fileName }: BuiltChunk) => {
    if (!files.includes(fileName)) files.push(fileName);
    return files.indexOf(fileName);
  };
  const app = appIn(chunks);
  const main = always.at(-1);
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const parts = chunks
    .filter((chunk) => chunk === app || later.has(chunk.fileName))
    .map((chunk) => {
      const all = withImports(chunks, [chunk]);
      const isFirst = chunk === app || chunk === main;
      const needed = isFirst ? all : all.filter((one) => one === chunk || !isThere.has(one));
      return [keys.get(chunk.fileName), needed.map(indexOf)] as const;
    });
  const known = new Set(parts.map(([key]) => key));
  for (const { code } of chunks)
    for (const [whole, key = ''] of code.matchAll(/importPart\(["'`]([^"'`]+)/g))
      if (!known.has(key)) throw new Error(`Bug: nobody knows the file of ${whole}).`);
  const keyOf = (chunk: BuiltChunk | undefined) => JSON.stringify(keys.get(chunk?.fileName ?? ''));
  return `const files=${JSON.stringify(files)},parts=${JSON.stringify(Object.fromEntries(parts))},seen={},
rel=document.createElement("link").relList.supports("modulepreload")?"modulepreload":"preload",
filesOf=key=>parts[key].map(at=>${JSON.stringify(base)}+files[at]),
fetchFiles=hrefs=>{for(const href of hrefs)if(!seen[href]){seen[href]=1;const link=document.createElement("link");
link.rel=rel;if(rel==="preload")link.as="script";link.crossOrigin="";link.href=href;document.head.append(link)}},
importPart=key=>{const [own,...needed]=filesOf(key),later=window.fetchOnly,
loading=later?new Promise(()=>{}):import(own).catch(()=>import(own+"?again="+Date.now()));
fetchFiles(later?[own,...needed]:needed);return loading};
window.importPart=importPart;importPart(${keyOf(app)}).catch(window.sayNotLoaded);
if(!window.appWaits)fetchFiles(filesOf(${keyOf(main)}));
`;
}

/** File → what stands for it, whatever becomes of what is in it. */
export function partKeys(chunks: readonly (readonly [file: string, NamedChunk])[], root: string) {
  const count = new Map<string, number>();
  for (const [, { name }] of chunks) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    chunks.map(([file, { name, moduleIds }]) => {
      if (count.get(name) === 1) return [file, name];
      // The same wherever the packages and the repository lie.
      const ids = moduleIds
        .map((id) => id.split('/node_modules/')[1] ?? relative(root, id))
        .toSorted();
      const hash = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 6);
      return [file, `${name}-${hash}`];
    }),
  );
}

/** What index.html names as its script. */
function appIn(chunks: readonly BuiltChunk[]): BuiltChunk {
  const [app, ...others] = chunks.filter(({ isEntry }) => isEntry);
  if (!app || others.length > 0) throw new Error('Bug: the build has no entry, or several.');
  return app;
}
