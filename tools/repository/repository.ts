import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Checked } from '../../src/language/check.ts';
import type { Definition, Flow } from '../../src/model/definition.ts';
import { findingIn, localized } from '../../src/language/chinese/localized.ts';
import { nameHint } from '../../src/language/text/nearest.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { printFindings } from '../../src/language/print.ts';
import { indexOf } from '../../src/language/emit/index-of.ts';
import { writeCache, keyOfFiles, readCache } from '../run/disk-cache.ts';
import { languageOfTerminal } from '../run/terminal-language.ts';
import { fileNamed, funderNamed } from './named.ts';
import { checkKept } from './kept/kept-check.ts';

export const root = join(import.meta.dirname, '../..');

/** What the checker reads, and what it is made of. */
const checkedFolders = ['flows', 'funders', 'src', 'tools', 'tests/inventory.yaml'];

export type CheckedRepository = Omit<Checked, 'places'>;

let latest: { key: string; checked: CheckedRepository } | undefined;

/**
 * All flows and funders of the repository, through all passes. As long as no file changes, and none of what checks them,
 * what the first process finds is what all others find: checks, tests and drawings. Callers share it, and change nothing.
 */
export function checkRepository(): CheckedRepository {
  const key = keyOfFiles(checkedFolders);
  if (latest?.key !== key) latest = { key, checked: checked(key) };
  return latest.checked;
}

function checked(key: string): CheckedRepository {
  const cached = readCache('checked', key);
  if (cached) {
    const { findings, definitions } = deserialize(cached) as CheckedRepository;
    return { findings, definitions, index: indexOf(definitions) };
  }
  const kept = checkKept(root);
  const { findings } = kept;
  const definitions = kept.definitions();
  // Files that changed meanwhile were read as they are now, under the key of what they were.
  if (keyOfFiles(checkedFolders) === key)
    writeCache('checked', key, serialize({ findings, definitions }));
  return { findings, definitions, index: indexOf(definitions) };
}

/** Everything, when there is nothing to mend; else prints the findings and ends the process with 1. */
export function checkedOrExit(): CheckedRepository {
  const checked = checkRepository();
  if (checked.findings.length === 0) return checked;
  const language = languageOfTerminal();
  const findings = checked.findings.map((one) => findingIn(language, one));
  console.error(printFindings(findings, { format: 'text', language }));
  return process.exit(1);
}

interface NamedFlow {
  funder: string;
  flow: Flow;
}

/** The flows named by `FUNDER`, `FUNDER/flow`, a flow's name or a file; all of them where nothing is named. */
export function flowsNamed(
  definitions: readonly Definition[],
  names: readonly string[],
): NamedFlow[] | { unknown: LocalizedText } {
  const all = definitions.flatMap((definition) =>
    Object.values(definition.flows).map((flow) => ({ funder: definition.funder, flow })),
  );
  if (names.length === 0) return all;
  const codes = definitions.map(({ funder }) => funder);
  const isNamed = names.map((name) => {
    const code = funderNamed(name, codes, root);
    const template = fileNamed(name, [], root);
    return ({ funder, flow }: NamedFlow) =>
      funder === code ||
      flow.id === name ||
      name === `${funder}/${flow.id}` ||
      template === `flows/${flow.use}.yaml`;
  });
  const unknown = names.find((_, at) => !all.some((one) => isNamed[at]?.(one)));
  if (unknown !== undefined) return { unknown: noFlow(unknown, all) };
  return all.filter((one) => isNamed.some((isIt) => isIt(one)));
}

function noFlow(name: string, all: readonly NamedFlow[]): LocalizedText {
  const names = all.flatMap(({ funder, flow: { id } }) => [funder, id, `${funder}/${id}`]);
  const { zh, en } = localized(
    nameHint(name, [...new Set(names)], 'See the files in funders/ and flows/.') ?? '',
  );
  return {
    zh: `没有资方或流程“${name}”。${zh}`,
    en: `There is no funder or flow "${name}". ${en}`.trim(),
  };
}
