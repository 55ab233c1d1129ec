/**
 * `npm run can-ship -- --from REVISION [--format text|markdown|json]`: whether the files as they lie here may take the place of those
 * of a revision that is out there: what `check`, `properties`, `diff` and `sessions` say, and whether an app of that revision knows
 * every word of today's definitions. One answer, with reasons.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../run/arguments.ts';
import { acceptedFile, readAccepted, sortOut } from '../diff/accepted.ts';
import { fileAt } from '../diff/revision.ts';
import { oneOf, exitCodeOf, Unusable, versionsAt } from '../diff/versions.ts';
import { root } from '../repository/repository.ts';
import { sentencesOf } from '../sessions/print.ts';
import { madeUpFor } from '../sessions/made-up.ts';
import { kindSchemas as schemas } from '../../src/steps/registry/schemas.ts';
import { kindStates as kinds } from '../../src/steps/registry/states.ts';
import { compareVersions, type RepositoryVersion } from '../../src/verify/diff/repositories.ts';
import { sentenceOf } from '../../src/verify/diff/words-of.ts';
import { compareSessions } from '../../src/verify/sessions/compare.ts';
import { fatal } from '../../src/verify/sessions/resumed.ts';
import { checkOf } from './check-of.ts';
import { printers, type ShipCheck } from './print.ts';
import { newerWords, wordsOf } from './vocabulary.ts';

async function main(): Promise<number> {
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
  const parts = await checksOf(from);
  console.log(printers[format]({ from, parts }));
  return parts.some(({ reasons }) => reasons.length > 0) ? 1 : 0;
}

/** What holds of today's files is found by a process of its own: comparing takes as long, and needs nothing of it. */
async function checksOf(from: string): Promise<ShipCheck[]> {
  const today = fork(fileURLToPath(new URL('checks-of-today.ts', import.meta.url)));
  try {
    const [before, after] = versionsAt(from, undefined);
    const words = checkOf('words', () =>
      newerWords(wordsOf(before.definitions), wordsOf(after.definitions), (path) =>
        fileAt(root, from, path),
      ),
    );
    const diff = checkOf('diff', () => breakingChanges(before, after));
    const sessions = checkOf('sessions', () => harmed(before, after));
    return [words, diff, sessions, ...(await messageOf(today))];
  } finally {
    today.kill();
  }
}

/** Throws where it ended without one. */
function messageOf(child: ChildProcess): Promise<ShipCheck[]> {
  return new Promise((resolve, reject) => {
    child.once('message', (checks) => resolve(checks as ShipCheck[]));
    child.once('disconnect', () =>
      reject(new Error("Bug: today's files were not checked to the end.")),
    );
  });
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

process.exitCode = await exitCodeOf(main);
