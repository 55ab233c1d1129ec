import type { Plugin, Rollup } from 'vite';

/**
 * Fails a build in which files need each other in a circle: one of them would be evaluated before what it needs. Rolldown's
 * `strictExecutionOrder` allows such circles, for 8 KB gzip of wrappers before a first tap.
 */
export function chunkOrder(): Plugin {
  return {
    name: 'chunk-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(chunks);
      if (circle)
        this.error(`Files of the build need each other: ${circle.join(' → ')} (vite.config.ts).`);
    },
  };
}

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports'>;

/** Names of files, the first again at the end; undefined where there is no circle. */
export function circleIn(chunks: readonly Chunk[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = visit(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}
