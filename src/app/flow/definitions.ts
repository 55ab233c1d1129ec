import type { Definition, Flow } from '../../model/definition.ts';
import { platformId } from '../../model/action-id.ts';
import type { AppIndex, DefinitionHead, FirstPage } from '../../model/definition-files.ts';
import { onceLoaded } from '../../model/once-loaded.ts';

/** Loads definitions and reports changes. Each method may fail: there may be no network. */
export interface Definitions {
  index(): Promise<AppIndex>;
  /** Of a funder, or of the platform's own flows; undefined when it is not published. */
  head(funder: string): Promise<DefinitionHead | undefined>;
  /** The definition with only these of its flows; what it does not have is left out. */
  withFlows(head: DefinitionHead, flows: readonly string[]): Promise<Definition>;
  /** The definition of a funder with nothing but the flow that an action starts, by the index alone. */
  ofAction(funder: string, action: number): Promise<Definition | undefined>;
  /** Resolves when the prerendered first page of an action's flow is requested; to undefined where it has none. */
  requestFirstPage(
    funder: string,
    action: number,
  ): Promise<{ page: Promise<FirstPage> } | undefined>;
  /** The flow about no order that has this path, as a definition that holds nothing else. */
  free(path: string): Promise<{ definition: Definition; flow: string; page: string } | undefined>;
  /** Calls back when definitions changed under the running app (in development). Returns the function to unsubscribe. */
  onChange(listener: () => void): () => void;
}

/** The content of a published file, parsed. Rejects where it cannot be loaded. */
export type ReadPublished = (file: string) => Promise<unknown>;

/** Over the network, from below `base`. */
export function fetchedFrom(base: string): ReadPublished {
  return async (file) => {
    const response = await fetch(`${base}definitions/${file}`);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  };
}

/** Definitions as the build publishes them (`language/emit/publish.ts`). */
export function publishedDefinitions(read: ReadPublished): Definitions {
  let index: Promise<AppIndex> | undefined;
  /** A file whose name holds its hash is fetched once. */
  const readFile = onceLoaded(read);
  const listeners = new Set<() => void>();

  /** The name was given for a file of this type. */
  const readOnce = <T>(file: string) => readFile(file) as Promise<T>;
  function loadIndex(): Promise<AppIndex> {
    index ??= (read('index.json') as Promise<AppIndex>).catch((reason: unknown) => {
      index = undefined;
      throw reason;
    });
    return index;
  }
  import.meta.hot?.on('definitions:changed', () => {
    index = undefined;
    for (const listener of listeners) listener();
  });
  return {
    index: loadIndex,
    async head(funder) {
      const { funders, pages } = await loadIndex();
      const own = funder === platformId ? pages : undefined;
      const entry = Object.hasOwn(funders, funder) ? funders[funder] : own;
      return entry && readOnce<DefinitionHead>(entry.file);
    },
    async withFlows(head, ids) {
      const requested = [...new Set(ids)].flatMap((id) => head.flows[id] ?? []);
      const flows = await Promise.all(requested.map((file) => readOnce<Flow>(file)));
      return definitionOf(head, flows);
    },
    async ofAction(funder, action) {
      const started = startedIn(await loadIndex(), funder, action);
      return started && definitionOf(started.head, [await readOnce<Flow>(started.file)]);
    },
    async requestFirstPage(funder, action) {
      const published = await loadIndex();
      const started = startedIn(published, funder, action);
      const file = started && published.firstPages?.[started.file];
      return file === undefined ? undefined : { page: readOnce<FirstPage>(file) };
    },
    async free(path) {
      const { free, pages } = await loadIndex();
      const flowFile = Object.hasOwn(free, path) ? free[path] : undefined;
      if (!flowFile) return undefined;
      const { page, flow, file } = flowFile;
      const head = {
        funder: platformId,
        name: { zh: '', en: '' },
        links: pages?.links ?? [],
        actions: { [page]: { flow } },
      };
      return { page, flow, definition: definitionOf(head, [await readOnce<Flow>(file)]) };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Without Object.hasOwn, which an older web view lacks when this first runs. */
function startedIn({ funders }: AppIndex, funder: string, action: number) {
  const entry = new Map(Object.entries(funders)).get(funder);
  const flow = new Map(Object.entries(entry?.actions ?? {})).get(String(action));
  const file = flow && entry?.flows[flow];
  if (!entry || !flow || !file) return undefined;
  const { name, links } = entry;
  return { file, head: { funder, name, links, actions: { [action]: { flow } } } };
}

function definitionOf(
  { funder, name, links, actions }: Pick<DefinitionHead, 'funder' | 'name' | 'links' | 'actions'>,
  flows: readonly Flow[],
): Definition {
  const own = Object.fromEntries(flows.map((flow) => [flow.id, flow]));
  return { funder, name, links, actions, flows: own, examples: {}, hash: '' };
}
