/**
 * `npm run diff -- A[..B] [--format text|markdown|json] [--fail-on breaking|changed|words|never] [--accepted FILE]`: what
 * customers and the platform notice of the changes between two revisions, at the line that causes each. Without B the files as
 * they lie here.
 */
import { readArguments } from './arguments.ts';
import { acceptedFile, readAccepted, sortOut, UnreadableList } from './diff/accepted.ts';
import { printers } from './diff/print.ts';
import { readRevision, UnknownRevision } from './diff/revision.ts';
import { Unusable, versionsOf } from './diff/versions.ts';
import { readRepository } from './read-repository.ts';
import { root } from './repository.ts';
import type { SourceFile } from '../src/model/source.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { changeClasses, type ChangeClass } from '../src/verify/diff/difference.ts';
import { compareVersions } from '../src/verify/diff/repositories.ts';

const usage =
  'Write two revisions that git knows, as main..HEAD, or one to compare with the files as they lie here: npm run diff -- main.';

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
    given: values.json ? 'json' : values.format,
  });
  const failOn = oneOf([...changeClasses, 'never'] as const, {
    option: '--fail-on',
    given: values['fail-on'],
  });
  const [before, after] = revisionsOf(positionals);
  const accepted = readAccepted(root, values.accepted);
  const old = readRevision(root, before);
  const compared = compareVersions(...versionsOf(old, filesOf(after), [before, after]), {
    kinds: kindStates,
    schemas: kindSchemas,
  });
  const { left, taken, stale } = sortOut(compared.changes, accepted, today());
  const named = { before, after: after ?? 'the files here' };
  const report = { ...compared, ...named, changes: left, accepted: taken, stale };
  console.log(printers[format](report));
  return left.some((change) => isAtLeast(change.class, failOn)) ? 1 : 0;
}

function oneOf<T extends string>(
  known: readonly T[],
  { option, given }: { option: string; given: string },
): T {
  const found = known.find((one) => one === given);
  if (found !== undefined) return found;
  throw new Unusable(`${option} cannot be "${given}". Write one of: ${known.join(', ')}.`);
}

function revisionsOf(positionals: readonly string[]): [string, string | undefined] {
  const [range = '', ...more] = positionals;
  const [before = '', after] = range.split(/\.\.\.?/);
  if (before === '' || more.length > 0) throw new Unusable(usage);
  return [before, after === '' ? undefined : after];
}

function filesOf(revision: string | undefined): SourceFile[] {
  return revision === undefined ? readRepository(root) : readRevision(root, revision);
}

function isAtLeast(found: ChangeClass, asked: ChangeClass | 'never'): boolean {
  return asked !== 'never' && changeClasses.indexOf(found) <= changeClasses.indexOf(asked);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(
    error instanceof Unusable ||
    error instanceof UnknownRevision ||
    error instanceof UnreadableList
  ))
    throw error;
  console.error(error.message);
  process.exitCode = 2;
}
