/**
 * `npm run sessions -- A[..B] [--format text|markdown|json]`, or `--record RELEASE`: where everybody who is in the middle of a flow goes on when B takes the
 * place of A. Without B the files as they lie here. Fails where somebody is stranded, skips a proof or could write twice.
 */
import { readArguments } from '../run/arguments.ts';
import { oneOf, revisionsOf, exitCodeOf, Unusable, versionsAt } from '../diff/versions.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { compareSessions } from '../../src/verify/sessions/compare.ts';
import { recordSessions } from '../../src/verify/sessions/recorded.ts';
import { checkedOrExit } from '../repository/repository.ts';
import { madeUpFor } from './made-up.ts';
import { isFatal, printers } from './print.ts';
import { writeRecording } from './recordings.ts';

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      record: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.record !== undefined) return record(values.record);
  const format = oneOf(Object.keys(printers) as (keyof typeof printers)[], {
    option: '--format',
    value: values.json ? 'json' : values.format,
  });
  const [before, after] = revisionsOf('sessions', positionals);
  const [old, now] = versionsAt(before, after);
  const compared = compareSessions(old, now, {
    kinds: kindStates,
    schemas: kindSchemas,
    sampleSource: madeUpFor,
    progress: (flow) => console.error(`walking ${flow}`),
  });
  console.log(printers[format]({ ...compared, before, after: after ?? 'the files here' }));
  return isFatal(compared) ? 1 : 0;
}

/** Keeps the sessions of the files as they lie here; `tests/sessions/recorded.test.ts` opens them in every later version. */
function record(release: string): number {
  if (!/^[\w.-]+$/.test(release))
    throw new Unusable(`"${release}" cannot name a release. Write it as 2026-11-23.`);
  const { definitions } = checkedOrExit();
  const recording = recordSessions(release, definitions, kindStates, madeUpFor, (flow) =>
    console.error(`walking ${flow}`),
  );
  const { path, bytes } = writeRecording(recording);
  const sessions = recording.flows.reduce((sum, one) => sum + one.sessions.length, 0);
  console.log(
    `${path}: ${sessions} sessions of ${recording.flows.length} flows, ${Math.round(bytes / 1000)} kB.`,
  );
  return 0;
}

process.exitCode = await exitCodeOf(main);
