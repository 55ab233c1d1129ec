import type { Rollup } from 'vite';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports'>;

/** Ends of the names of modules: what every visit needs, and what pages need that ask the platform. */
export const firstScript = '/src/app/first.ts';
export const firstPageScript = '/src/app/flow/first-page-markup.ts';
/** What runs a flow, and what opens it before the app is rendered. */
export const flowPage = ['/src/app/flow/FlowPage.tsx', '/src/app/flow/open-ahead.ts'];
/** What works of a car's page while the car is on its way. */
export const carFrame = ['/src/app/flow/CarFrame.tsx', '/src/pages/ServiceSheet.tsx'];
export const everyVisit = [firstScript, '/src/app/main.tsx'];
/** What sends requests: nothing is drawn or tapped by it, and every visit's first answer is read by it. */
export const access = '/src/app/platform/platform-access.ts';
export const queries = '/src/pages/endpoint-queries.tsx';

/** With all that they import, and that imports, at once. */
export function withImports<C extends Chunk>(chunks: readonly C[], first: Iterable<C>): C[] {
  const needed = new Set(first);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed];
}

/** Throws where no chunk holds a module whose name ends so. */
export function chunkOf<C extends Pick<Rollup.OutputChunk, 'moduleIds'>>(
  chunks: readonly C[],
  module: string,
): C {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`Bug: no part of the build holds ${module}.`);
  return found;
}
