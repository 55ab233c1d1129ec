/** What an address costs before a tap is handled: the script that is fetched for it, in KB of a thousand bytes, gzip. */
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { chunkOf, everyVisit, queries, withImports } from './chunks.ts';
import { firstScriptIn } from './lazy-parts.ts';

export interface BudgetedPage {
  name: string;
  /** Modules its first script asks for, beside what every visit does. */
  modules: readonly string[];
  /** A change that needs more raises it, and says why. */
  budget: number;
}

export const pageBudgets = [
  { name: 'home', modules: [queries, '/src/pages/browsing/home/Home.tsx'], budget: 126 },
  {
    name: 'list of cars',
    modules: [queries, '/src/pages/browsing/list/CarListPage.tsx'],
    budget: 127,
  },
  { name: 'list of orders', modules: [queries, '/src/pages/orders/OrderList.tsx'], budget: 127 },
  {
    name: 'first step of a flow, a form',
    modules: ['/src/app/flow/FlowPage.tsx', '/src/steps/form/Screen.tsx'],
    budget: 207,
  },
] as const satisfies readonly BudgetedPage[];

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>;

/** Prints what each address costs, and fails a build in which one costs more than its budget. */
export function budgets(addresses: readonly BudgetedPage[] = pageBudgets): Plugin {
  let counts = false;
  return {
    name: 'budgets',
    apply: 'build',
    configResolved({ env }) {
      // What testers have in addition is in no budget.
      counts = env['VITE_SANDBOX'] !== '1';
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!counts) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const { lines, over } = weigh(chunks, addresses, firstScriptIn(bundle));
        console.log(['', 'Script before a tap is handled (KB gzip):', ...lines].join('\n'));
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}

/** `first`: the script of every page, which is no chunk. Throws for a module that is in no chunk. */
export function weigh(chunks: readonly Chunk[], addresses: readonly BudgetedPage[], first: string) {
  const everyPage = gzipSync(first, { level: 9 }).length / 1000;
  const weights = new Map<Chunk, number>();
  const weightOf = (chunk: Chunk) => {
    const weight = weights.get(chunk) ?? gzipSync(chunk.code, { level: 9 }).length / 1000;
    weights.set(chunk, weight);
    return weight;
  };
  const weighed = addresses.map(({ name, modules, budget }) => {
    const needed = withImports(
      chunks,
      [...everyVisit, ...modules].map((module) => chunkOf(chunks, module)),
    );
    return { name, budget, kb: needed.reduce((sum, chunk) => sum + weightOf(chunk), everyPage) };
  });
  return {
    lines: weighed.map(({ name, kb, budget }) => `  ${kb.toFixed(1)} of ${budget}: ${name}`),
    over: weighed
      .filter(({ kb, budget }) => kb > budget)
      .map(
        ({ name, kb, budget }) =>
          `The ${name} needs ${kb.toFixed(1)} KB of script before a tap is handled; its budget in tools/vite/budgets.ts is ${budget}.`,
      ),
  };
}
