import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/model/finding.ts';
import { printFindings } from '../../src/language/print.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import { Checking } from './checking.ts';
import { fixAll, type FixedFinding, type LeftFinding } from './fix-all.ts';
import type { QuickFix } from './service-results.ts';
import { ourJourneyRules } from '../repository/journey-rules.ts';
import { readRepository } from '../repository/read-repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';

/**
 * Applies every unambiguous fix in the files of a checkout and prints what was fixed and what is left. Returns the
 * findings left; with `dryRun` all.
 */
export function fixFiles(
  root: string,
  { dryRun }: { dryRun: boolean },
): { text: string; findings: number } {
  const checking = new Checking(buildSymbols(), ourJourneyRules(root));
  const { fixed, left, files } = fixAll(
    readRepository(root),
    (all) => checking.check(all).findings,
  );
  if (!dryRun) for (const { path, text } of files) writeFileSync(join(root, path), text);
  const text = [
    ...fixed.map(fixedInWords),
    ...left.map(leftInWords),
    summary(fixed.length, left.length, dryRun),
  ].join('\n\n');
  return { text, findings: left.length + (dryRun ? fixed.length : 0) };
}

function fixedInWords({ finding, fix }: FixedFinding): string {
  const { line, column } = lineAndColumn(finding.place);
  const { path } = finding.place.file;
  return [
    `${path}:${line}:${column}  ${titlesOf([fix])} [${finding.rule}]`,
    ...diffOf(finding, fix),
  ].join('\n');
}

/** The lines that change, before and after. */
function diffOf({ place: { file } }: Finding, { edits }: QuickFix): string[] {
  return edits.flatMap((edit) => {
    if (edit.file !== file.path) return [`  ${edit.file}`];
    const from = file.text.lastIndexOf('\n', edit.from - 1) + 1;
    const next = file.text.indexOf('\n', Math.max(edit.from, edit.to - 1));
    const to = next < 0 ? file.text.length : next;
    const before = file.text.slice(from, to);
    const after = file.text.slice(from, edit.from) + edit.insert + file.text.slice(edit.to, to);
    return [...marked('-', before, after), ...marked('+', after, before)];
  });
}

function marked(sign: string, text: string, other: string): string[] {
  const others = other.split('\n');
  const lines = text.split('\n').filter((line) => line !== '' && !others.includes(line));
  return lines.map((line) => `  ${sign} ${line}`);
}

function leftInWords({ finding, why }: LeftFinding): string {
  return `${printFindings([finding], { format: 'text' })}\n   left: ${reason(why)}`;
}

function reason(why: LeftFinding['why']): string {
  if (why.is === 'no-fix') return 'what to write is for you to say.';
  if (why.is === 'several') return `choose one: ${titlesOf(why.fixes)}.`;
  const [first] = why.adds;
  return `${titlesOf([why.fix])} would not do: ${first?.message ?? ''}`;
}

const titlesOf = (fixes: readonly QuickFix[]): string =>
  fixes.map(({ title }) => title.en).join('; ');

function summary(fixed: number, left: number, dryRun: boolean): string {
  const done = dryRun ? 'would be fixed' : 'fixed';
  return left === 0 && fixed === 0 ? 'Nothing to mend.' : `${fixed} ${done}, ${left} left.`;
}
