import type { Plugin } from 'vite';

const dynamic = /\bimport\(([`"'])(\.\/[^`"']+\.js)\1\)/g;

/**
 * A chunk that failed to load is requested once more under another address: browsers remember that an address failed,
 * and fail every later `import()` of it without a request.
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replace(
              dynamic,
              (whole, quote: string, file: string) =>
                `${whole}.catch(()=>import(${quote}${file}?again=${quote}+Date.now()))`,
            );
      },
    },
  };
}
