/**
 * `npm run can-ship -- --from REVISION [--format text|markdown|json]`: whether the files as they lie here may take the place of those
 * of a revision that is out there: what `check`, `properties`, `diff` and `sessions` say, and whether an app of that revision knows
 * every word of today's definitions. One answer, with reasons.
 */
import { readArguments } from '../run/arguments.ts';
import { acceptedFile, readAccepted, sortOut } from '../diff/accepted.ts';
import { fileAt } from '../diff/revision.ts';
import { oneOf, exitCodeOf, Unusable, versionsAt } from '../diff/versions.ts';
import { readRepository } from '../repository/read-repository.ts';
import { checkRepository, root } from '../repository/repository.ts';
import { sentencesOf } from '../sessions/print.ts';
import { madeUpFor } from '../sessions/made-up.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { propertiesIn } from '../../src/language/check.ts';
import type { Definition } from '../../src/model/definition.ts';
import { kindSchemas as schemas } from '../../src/steps/registry/schemas.ts';
import { kindStates as kinds } from '../../src/steps/registry/states.ts';
import { compareVersions, type RepositoryVersion } from '../../src/verify/diff/repositories.ts';
import { sentenceOf } from '../../src/verify/diff/words-of.ts';
import { PropertyVerifier } from '../../src/verify/properties/verify.ts';
import { compareSessions } from '../../src/verify/sessions/compare.ts';
import { fatal } from '../../src/verify/sessions/resumed.ts';
import { printers, type ShipCheck } from './print.ts';
import { newerWords, wordsOf } from './vocabulary.ts';

function main(): number {
  const { values } = readArguments({
    options: {
      from: { type: 'string' },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
    },
  });
  const { from } = values;
  if (from === undefined)
    throw new Unusable('Say what is out there now: npm run can-ship -- --from REVISION.');
  const format = oneOf(Object.keys(printers) as (keyof typeof printers)[], {
    option: '--format',
    value: values.json ? 'json' : values.format,
  });
  const [before, after] = versionsAt(from, undefined);
  const { definitions } = after;
  const questions: [string, () => string[]][] = [
    [
      'words',
      () =>
        newerWords(wordsOf(before.definitions), wordsOf(definitions), (path) =>
          fileAt(root, from, path),
        ),
    ],
    ['check', () => checkRepository().findings.map(({ message, rule }) => `${message} [${rule}]`)],
    ['diff', () => breakingChanges(before, after)],
    ['sessions', () => harmed(before, after)],
    ['properties', () => brokenProperties(definitions)],
  ];
  const parts = questions.map(([name, reasonsOf]): ShipCheck => {
    console.error(`asking ${name}`);
    const start = performance.now();
    const reasons = reasonsOf();
    return { name, reasons, seconds: Math.round((performance.now() - start) / 100) / 10 };
  });
  console.log(printers[format]({ from, parts }));
  return parts.some(({ reasons }) => reasons.length > 0) ? 1 : 0;
}

function breakingChanges(before: RepositoryVersion, after: RepositoryVersion): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const { changes } = compareVersions(before, after, { kinds, schemas });
  const { left } = sortOut(changes, readAccepted(root, acceptedFile), today);
  return left
    .filter((change) => change.class === 'breaking')
    .map((change) => `${sentenceOf(change).sentence} [${change.rule}]`);
}

function harmed(before: RepositoryVersion, after: RepositoryVersion): string[] {
  const { groups } = compareSessions(before, after, { kinds, schemas, sampleSource: madeUpFor });
  return groups
    .filter(({ is }) => fatal.has(is))
    .map((group) => `${sentencesOf(group).join(' ')} [${group.is}]`);
}

function brokenProperties(definitions: readonly Definition[]): string[] {
  const verifier = new PropertyVerifier({ kinds, schemas });
  return propertiesIn(readRepository(root), buildSymbols()).flatMap((property) => {
    const { verdict, broken } = verifier.verify(property, [...definitions]);
    if (verdict === 'holds' || verdict === 'bounded') return [];
    const where = broken.slice(0, 3).map(({ funder, flow }) => `${funder} ${flow}`);
    return [`${property.about.en} ${where.join(', ')} [${property.name}: ${verdict}]`];
  });
}

process.exitCode = exitCodeOf(main);
