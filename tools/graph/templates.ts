import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition, Flow } from '../../src/model/definition.ts';
import { root } from '../repository/repository.ts';

/** Each template of the checkout once, as the first funder that uses it runs it: what flows/README.md draws. */
export function firstUses(
  definitions: readonly Definition[],
  checkout = root,
): { funder: string; flow: Flow }[] {
  const sources = new Set<string>();
  return definitions
    .flatMap((definition) =>
      Object.values(definition.flows).map((flow) => ({ funder: definition.funder, flow })),
    )
    .filter(({ flow }) => existsSync(join(checkout, 'flows', `${flow.use}.yaml`)))
    .filter(({ flow }) => !sources.has(flow.use) && sources.add(flow.use))
    .toSorted((a, b) => (a.flow.use < b.flow.use ? -1 : 1));
}
