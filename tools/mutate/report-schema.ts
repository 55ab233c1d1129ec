/** The run in the form that viewers of mutation testing read. */
import type {
  FileResult,
  MutantResult,
  MutationTestResult,
} from 'mutation-testing-report-schema/api';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import type { SourceSpan } from '../../src/model/source.ts';
import type { MutationResult } from '../../src/verify/mutation/run.ts';
import { inWords } from './print.ts';

/** Per cent: the goal, and the limit below which a score is bad. */
const thresholds = { high: 95, low: 80 };

export function reportOf(results: readonly MutationResult[]): MutationTestResult {
  const files: Record<string, FileResult> = {};
  for (const result of results) {
    const { file } = result.mutant.place;
    const fileResult = (files[file.path] ??= { language: 'yaml', source: file.text, mutants: [] });
    fileResult.mutants.push(mutantOf(result));
  }
  return { schemaVersion: '2', thresholds, files };
}

function mutantOf(result: MutationResult): MutantResult {
  const { mutant, status, by, why } = result;
  const { start, end, text } = mutant.changed;
  const { file } = mutant.place;
  // An insertion has no characters of its own, and a viewer shows none there.
  const span = { file, start, end: Math.max(end, start + 1) };
  const reason = status === 'survived' ? inWords(result).join('\n') : why;
  return {
    id: mutant.id,
    mutatorName: mutant.operator,
    description: mutant.what,
    replacement: text + file.text.slice(end, span.end),
    location: { start: at(span, span.start), end: at(span, span.end) },
    status: { killed: 'Killed', survived: 'Survived', equivalent: 'Ignored' }[
      status
    ] as MutantResult['status'],
    ...(by && { killedBy: [by] }),
    ...(status === 'equivalent'
      ? { statusReason: 'Nobody can notice it.' }
      : reason !== undefined && { statusReason: reason }),
  };
}

function at({ file }: SourceSpan, offset: number) {
  return lineAndColumn({ file, start: offset, end: offset });
}
