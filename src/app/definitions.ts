import { platformId, type Definition, type DefinitionIndex } from '../definition/definition.ts';

/** Where definitions come from and how the app hears of a change. */
export interface Definitions {
  index(): Promise<DefinitionIndex>;
  /** The definition of a funder, or of the platform's own flows; undefined when it is not published. */
  of(funder: string): Promise<Definition | undefined>;
  /** Calls back when definitions changed under the running app (in development); returns the way to stop. */
  onChange(listener: () => void): () => void;
}

/** Definitions as the build publishes them: one index and one hashed file per funder under `base`. */
export function publishedDefinitions(base: string): Definitions {
  let index: Promise<DefinitionIndex> | undefined;
  const files = new Map<string, Promise<Definition>>();
  const listeners = new Set<() => void>();

  async function read<T>(file: string): Promise<T> {
    const answer = await fetch(`${base}definitions/${file}`);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return (await answer.json()) as T;
  }
  function loadIndex(): Promise<DefinitionIndex> {
    index ??= read<DefinitionIndex>('index.json').catch((reason: unknown) => {
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
    async of(funder) {
      const { funders, pages } = await loadIndex();
      const own = funder === platformId ? pages : undefined;
      const entry = Object.hasOwn(funders, funder) ? funders[funder] : own;
      if (!entry) return undefined;
      const known = files.get(entry.file);
      if (known) return known;
      const loading = read<Definition>(entry.file);
      files.set(entry.file, loading);
      loading.catch(() => files.delete(entry.file));
      return loading;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
