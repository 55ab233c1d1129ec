/** Takes out of packages what a bundler keeps because it cannot know that nothing here needs it. */
import type { Plugin } from 'vite';

const router = /node_modules\/react-router\/dist\/production\/.*\.mjs$/;
const queryCore = /node_modules\/@tanstack\/query-core\/build\/modern\/.*\.js$/;
const withoutMutations = '\0without-mutations';

export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    // A query client constructs a cache of mutations, whether or not there are any.
    resolveId: {
      filter: { id: /^\.\/mutation\.js$/ },
      handler: (_id, importer) =>
        importer?.endsWith('/query-core/build/modern/mutationCache.js') ? withoutMutations : null,
    },
    load: {
      filter: { id: /^\0without-mutations$/ },
      handler: () => 'export class Mutation {}',
    },
    transform: {
      filter: { id: [router, queryCore] },
      handler: (code, id) => ({
        code: router.test(id) ? withPureCalls(code) : withPublicFields(code),
        map: null,
      }),
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      if (files.some((file) => file.endsWith('/query-core/build/modern/mutationObserver.js')))
        this.error('Builds have no mutations of the query client (tools/vite/lean-packages.ts).');
    },
  };
}

/** Names given to components, contexts and classes that extend another keep them, though nothing renders them. */
export function withPureCalls(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;\n/gm, '')
    .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, pure)
    .replaceAll(
      /^var (\w+) = (class extends .*?^\});\n(\1\.contextType = .*?;\n)?/gms,
      `var $1 = ${pure}(() => {\nconst $1 = $2;\n$3return $1;\n})();\n`,
    );
}

const pure = '/* @__PURE__ */ ';

/** Browsers without private fields would get a WeakMap for each of them, which is slow and long. */
export function withPublicFields(code: string): string {
  return code.replaceAll(/^\s+#\w+;\n/gm, '').replaceAll(/(?<=[\s.!(])#(?=[a-z])/g, '$');
}
