import { join } from 'node:path';
import { type Checked, checkFiles } from '../src/definition/check.ts';
import type { Definition, Flow } from '../src/definition/definition.ts';
import { printFindings } from '../src/definition/print.ts';
import { buildCatalogue } from './catalogue.ts';
import { ourJourneyRules } from './journey-rules.ts';
import { readRepository } from './read-repository.ts';

export const root = join(import.meta.dirname, '..');

/** All flows and funders of the repository, through all passes. */
export function checkRepository(): Checked {
  return checkFiles(readRepository(root), buildCatalogue(), ourJourneyRules(root));
}

/** Everything, when there is nothing to mend; else prints the findings and ends the process with 1. */
export function checkedOrExit(): Checked {
  const checked = checkRepository();
  if (checked.findings.length === 0) return checked;
  console.error(printFindings(checked.findings, { format: 'text' }));
  return process.exit(1);
}

/** The flows named by `FUNDER`, `FUNDER/flow` or a flow's name; all of them where nothing is named. */
export function flowsNamed(
  definitions: readonly Definition[],
  names: readonly string[],
): { funder: string; flow: Flow }[] {
  const all = definitions.flatMap((definition) =>
    Object.values(definition.flows).map((flow) => ({ funder: definition.funder, flow })),
  );
  if (names.length === 0) return all;
  return all.filter(({ funder, flow }) =>
    names.some((name) => name === funder || name === flow.id || name === `${funder}/${flow.id}`),
  );
}
