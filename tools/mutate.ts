/**
 * `npm run mutate [-- --funder CODE] [--file FILE] [--since REVISION] [--sample N] [--seed S] [--least 95] [--json] [--out FOLDER]`:
 * makes one mistake at a time in flows and funders and says which of check, properties, examples and journeys notices it; of what
 * none of them does, the shortest walk to it and what would have.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './run/arguments.ts';
import { UnknownRevision } from './diff/revision.ts';
import { ourJourneyRules } from './repository/journey-rules.ts';
import { chosenIn, NothingChosen } from './mutate/chosen.ts';
import { pageOf } from './mutate/page.ts';
import { asData, textOf } from './mutate/print.ts';
import { MutationProgress } from './mutate/progress.ts';
import { reportOf } from './mutate/report-schema.ts';
import { readRepository } from './repository/read-repository.ts';
import { checkedOrExit, root } from './repository/repository.ts';
import { buildSymbols } from './symbols/symbols.ts';
import { propertiesIn } from '../src/language/check.ts';
import { Rechecker } from '../src/language/recheck.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { canariesIn } from '../src/verify/mutation/canary.ts';
import { mutantsOf } from '../src/verify/mutation/mutants.ts';
import { judged, tallyOf, type MutationResult } from '../src/verify/mutation/run.ts';
import { shuffled } from '../src/verify/mutation/sample.ts';
import { exampleSamples } from './made-up/example-samples.ts';

/** Why a run is void; the message is a sentence for the terminal. */
class InvalidRun extends Error {}

async function main(): Promise<number> {
  const { values } = readArguments({
    options: {
      funder: { type: 'string' },
      file: { type: 'string' },
      since: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      least: { type: 'string', default: '0' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const sample = values.sample === undefined ? Infinity : numberIn('--sample', values.sample);
  const seed = numberIn('--seed', values.seed);
  const least = numberIn('--least', values.least);
  checkedOrExit();
  const files = readRepository(root);
  const symbols = buildSymbols();
  const chosen = new Set(chosenIn(files, values, root));
  const mutants = shuffled(
    mutantsOf(files, symbols, (file) => chosen.has(file)),
    seed,
  ).slice(0, sample);
  if (mutants.length === 0)
    throw new InvalidRun('There is nothing in these files to make a mistake in.');
  const judging = {
    kinds: kindStates,
    schemas: kindSchemas,
    rules: ourJourneyRules(root, { withoutRepairs: true }),
    properties: propertiesIn(files, symbols),
    contract: symbols,
    samples: exampleSamples,
  };
  const rechecker = new Rechecker(files, symbols);
  await judgeCanaries(files, (mutant) => judged([mutant], rechecker, judging));
  const progress = new MutationProgress(mutants.length);
  const results: MutationResult[] = [];
  for await (const result of judged(mutants, rechecker, judging)) {
    results.push(result);
    progress.note(results);
  }
  if (values.out !== undefined) write(values.out, results);
  console.log(values.json ? JSON.stringify(asData(results, seed), null, 2) : textOf(results));
  return (tallyOf(results).share ?? 1) * 100 < least ? 1 : 0;
}

function numberIn(option: string, text: string): number {
  const number = Number(text);
  if (text !== '' && number >= 0) return number;
  throw new InvalidRun(`${option} cannot be "${text}". Write a number.`);
}

/** A check that misses the planted mutants makes the run void. */
async function judgeCanaries(
  files: Parameters<typeof canariesIn>[0],
  judge: (mutant: MutationResult['mutant']) => AsyncGenerator<MutationResult>,
): Promise<void> {
  const canaries = canariesIn(files);
  if (!canaries) throw new InvalidRun('There is no funder with an example to plant a canary in.');
  for (const { mutant, expected } of canaries)
    for await (const { status } of judge(mutant))
      if (status !== expected)
        throw new InvalidRun(
          `${mutant.what.trim()} is ${status}, not ${expected}: nothing this run says would count.`,
        );
}

/** The report for viewers, and the viewer with it. */
function write(folder: string, results: readonly MutationResult[]) {
  mkdirSync(folder, { recursive: true });
  const report = reportOf(results);
  writeFileSync(join(folder, 'mutation.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'mutation.html'), pageOf(report));
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = [InvalidRun, NothingChosen, UnknownRevision].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
