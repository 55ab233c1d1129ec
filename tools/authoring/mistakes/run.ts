/**
 * `npm run mistakes`: makes mistakes of thirty kinds in our own files, one at a time, and prints how many the check finds, how many with
 * one finding at their line, and how many its first quick fix mends. `--each 20`: of each kind; `--kind …`: of one; `--show`: those that fail.
 */
import { readArguments } from '../../run/arguments.ts';
import { Rechecker } from '../../../src/language/recheck.ts';
import { ourJourneyRules } from '../../repository/journey-rules.ts';
import { readRepository } from '../../repository/read-repository.ts';
import { root } from '../../repository/repository.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { lineOf, MistakeJudge, type Verdict } from './measure.ts';
import { mistakesIn } from './slips.ts';
import { tableOf } from './table.ts';

const { values } = readArguments({
  options: {
    each: { type: 'string', default: '18' },
    kind: { type: 'string' },
    show: { type: 'boolean' },
  },
});

const files = readRepository(root);
const judge = new MistakeJudge(new Rechecker(files, buildSymbols()), ourJourneyRules(root));
const mistakes = mistakesIn(files, Number(values.each)).filter(
  ({ kind }) => values.kind === undefined || kind === values.kind,
);
const verdicts = mistakes.map((mistake, at) => {
  const verdict = judge.judge(mistake);
  if (process.stderr.isTTY) process.stderr.write(`\r${at + 1} of ${mistakes.length}`);
  if (values.show) show(verdict);
  return verdict;
});
console.log(tableOf(verdicts));

function show({ mistake, findings, isEquivalent, isOne, isAtLine, isMended }: Verdict): void {
  const isRight = isOne && isAtLine && isMended;
  if (isRight || isEquivalent) return;
  const written = mistake.after.text.split('\n')[(mistake.lines[0] ?? 1) - 1] ?? '';
  console.log(`${mistake.kind}: ${mistake.before.path}:${mistake.lines[0]} ${written.trim()}`);
  for (const finding of findings.slice(0, 4))
    console.log(
      `    ${finding.place.file.path}:${lineOf(finding)} [${finding.rule}] ${finding.message} ${finding.hint ?? ''}`,
    );
  console.log(
    `    ${findings.length} found${isAtLine ? '' : ', elsewhere'}${isMended ? '' : ', not mended'}`,
  );
}
