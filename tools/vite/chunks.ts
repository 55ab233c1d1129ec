import type { Rollup } from 'vite';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports'>;

/** Ends of the names of modules: what every visit needs, and what pages need that ask the platform. */
export const everyVisit = ['/src/app/first.ts', '/src/app/main.tsx'];
export const queries = '/src/pages/endpoint-queries.tsx';

/** With all that they import, and that imports, at once. */
export function withImports<C extends Chunk>(chunks: readonly C[], first: Iterable<C>): C[] {
  const needed = new Set(first);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}
