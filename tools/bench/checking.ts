import { checkFiles } from '../../src/language/check.ts';
import { checkFileShape } from '../../src/language/schema/check-file.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { Checking } from '../authoring/checking.ts';
import { readRepository } from '../repository/read-repository.ts';
import { root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { CannotRun, median } from './measure.ts';
import { showProgress } from './section.ts';

/** Funders → runs. */
const counts = new Map([
  [3, 3],
  [30, 3],
  [300, 1],
]);
const edits = 9;

/** Milliseconds to read, check and link copies of the real funders under other codes, and to check one again that is edited. */
export function* benchChecking(): Generator<string> {
  const files = readRepository(root);
  yield 'Checking and linking, without journeys (one process)';
  yield `  reading ${files.length} files and holding each to its schema: ${inMs(reading(files))}`;
  showProgress('checking all files once …');
  const edited = editing(files);
  yield `  checking and linking all of them for the first time: ${inMs(edited.first)}`;
  const one = median(Array.from({ length: edits }, edited.next));
  yield `  one file edited beside ${files.length - 1} others: ${inMs(one)} (target after start: under 200 ms)`;
  let before: number | undefined;
  for (const [count, runs] of counts) {
    const time = median(
      Array.from({ length: runs }, (_, at) => {
        showProgress(`${count} funders, ${at + 1} of ${runs} …`);
        return checkOnce(withFunders(files, count));
      }),
    );
    const growth =
      before === undefined ? '' : `, ${(time / before).toFixed(1)} × for 10 × the funders`;
    yield `  ${String(count).padStart(4)} copies of funders: ${inMs(time)}${growth}`;
    before = time;
  }
}

function reading(files: readonly SourceFile[]): number {
  const symbols = buildSymbols();
  return timed(() => files.map((file) => checkFileShape({ ...file }, symbols)));
}

/** What saving one funder costs while a preview or editor runs: the other files are as they were. */
function editing(files: readonly SourceFile[]): { first: number; next: () => number } {
  const checking = new Checking(buildSymbols(), () => []);
  const check = (now: readonly SourceFile[]) =>
    timed(() => withoutFindings(checking.check(now).findings));
  const at = files.findIndex(({ path }) => path.startsWith('funders/'));
  return {
    first: check(files),
    next: () => check(files.with(at, { ...files[at] } as SourceFile)),
  };
}

/** Throws where a funder has a finding. Fewer funders than the repository has may leave what is in a template unused. */
export function checkOnce(files: readonly SourceFile[]): number {
  const symbols = buildSymbols();
  return timed(() =>
    withoutFindings(
      checkFiles(files, symbols).findings.filter(({ place }) => isFunder(place.file)),
    ),
  );
}

function withoutFindings([first]: readonly Finding[]): void {
  if (first) throw new CannotRun(`npm run check has findings, the first: ${first.message}`);
}

/** Fresh file objects, so that nothing read before is used again. */
export function withFunders(files: readonly SourceFile[], count: number): SourceFile[] {
  const flows = files.filter((file) => !isFunder(file));
  const funders = files.filter(isFunder);
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

const isFunder = ({ path }: SourceFile) => path.startsWith('funders/');

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const inMs = (ms: number) => `${ms.toFixed(0)} ms`;
