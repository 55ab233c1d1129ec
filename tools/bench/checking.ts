import { checkFiles } from '../../src/language/check.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { readRepository } from '../repository/read-repository.ts';
import { root } from '../repository/repository.ts';
import { CannotRun, median } from './measure.ts';

/** Milliseconds to read, check and link 3, 30, 300 and 3,000 funders, copies of the real ones under other codes. */
export function benchChecking(): string[] {
  const files = readRepository(root);
  const counts = [3, 30, 300, 3000];
  checkOnce(withFunders(files, 30));
  const times = counts.map((count) => {
    const runs = count >= 3000 ? 1 : 5;
    return median(Array.from({ length: runs }, () => checkOnce(withFunders(files, count))));
  });
  const one = median(Array.from({ length: 9 }, oneEdited(files)));
  return [
    'Checking and linking (copies of the funders in the repository, one process, warm)',
    `  one file edited beside ${files.length - 1} others: ${one.toFixed(0)} ms (target after start: under 200 ms)`,
    ...counts.map((count, at) => {
      const before = times[at - 1];
      const growth =
        before === undefined
          ? ''
          : `, ${((times[at] ?? 0) / before).toFixed(1)} × for 10 × the funders`;
      return `  ${String(count).padStart(4)} funders: ${(times[at] ?? 0).toFixed(0)} ms${growth}`;
    }),
  ];
}

/** What saving one funder costs while a preview or editor runs: the other files are as they were. */
function oneEdited(files: readonly SourceFile[]): () => number {
  const symbols = buildSymbols();
  const at = files.findIndex(({ path }) => path.startsWith('funders/'));
  return () => checkOnce(files.with(at, { ...files[at] } as SourceFile), symbols);
}

function checkOnce(files: SourceFile[], symbols = buildSymbols()): number {
  const began = performance.now();
  const { findings } = checkFiles(files, symbols);
  const took = performance.now() - began;
  // Fewer funders than the repository has may leave a flow unused.
  const wrong = findings.find(({ rule }) => rule !== 'unused-flow');
  if (wrong) throw new CannotRun(`npm run check has findings, the first: ${wrong.message}`);
  return took;
}

/** Fresh file objects, so that nothing read before is used again. */
function withFunders(files: readonly SourceFile[], count: number): SourceFile[] {
  const flows = files.filter(({ path }) => path.startsWith('flows/'));
  const funders = files.filter(({ path }) => path.startsWith('funders/'));
  const copies = Array.from({ length: count }, (_, at) => {
    const { text } = funders[at % funders.length] ?? { text: '' };
    const code = `COPY_${at}`;
    return {
      path: `funders/${code}.yaml`,
      text: text.replace(/^funder: \w+$/m, `funder: ${code}`),
    };
  });
  return [...flows.map((file) => ({ ...file })), ...copies];
}
