/**
 * `npm run diff -- A[..B] [--format text|markdown|json] [--fail-on breaking|changed|words|never] [--accepted FILE]`: what
 * customers and the platform notice of the changes between two revisions, at the line that causes each. Without B the files as
 * they lie here.
 */
import { readArguments } from './run/arguments.ts';
import { acceptedFile, readAccepted, sortOut } from './diff/accepted.ts';
import { printers } from './diff/print.ts';
import { oneOf, revisionsOf, exitCodeOf, versionsAt } from './diff/versions.ts';
import { root } from './repository/repository.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { changeClasses, type ChangeClass } from '../src/verify/diff/difference.ts';
import { compareVersions } from '../src/verify/diff/repositories.ts';

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      'fail-on': { type: 'string', default: 'breaking' },
      accepted: { type: 'string', default: acceptedFile },
    },
  });
  const format = oneOf(Object.keys(printers) as (keyof typeof printers)[], {
    option: '--format',
    value: values.json ? 'json' : values.format,
  });
  const failOn = oneOf([...changeClasses, 'never'] as const, {
    option: '--fail-on',
    value: values['fail-on'],
  });
  const [before, after] = revisionsOf('diff', positionals);
  const accepted = readAccepted(root, values.accepted);
  const compared = compareVersions(...versionsAt(before, after), {
    kinds: kindStates,
    schemas: kindSchemas,
  });
  const { left, taken, stale } = sortOut(compared.changes, accepted, today());
  const named = { before, after: after ?? 'the files here' };
  const report = { ...compared, ...named, changes: left, accepted: taken, stale };
  console.log(printers[format](report));
  return left.some((change) => isAtLeast(change.class, failOn)) ? 1 : 0;
}

function isAtLeast(actual: ChangeClass, threshold: ChangeClass | 'never'): boolean {
  return threshold !== 'never' && changeClasses.indexOf(actual) <= changeClasses.indexOf(threshold);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

process.exitCode = await exitCodeOf(main);
