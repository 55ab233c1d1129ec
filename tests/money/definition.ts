import type { Definition, Flow } from '../../src/definition/definition.ts';
import { checkFiles } from '../../src/definition/check.ts';
import { printFindings } from '../../src/definition/print.ts';
import { buildCatalogue } from '../../tools/catalogue.ts';
import { readRepository } from '../../tools/read-repository.ts';
import { root } from '../../tools/repository.ts';

export const funder = 'GONGTOU_FINANCE';
export const action = 200;

/** The first payment of a real funder, linked; without the pass over journeys, which has a test of its own. */
export function paymentOfAFunder(): { definition: Definition; flow: Flow } {
  const { definitions, findings } = checkFiles(readRepository(root), buildCatalogue());
  const definition = definitions.find((one) => one.funder === funder);
  const start = definition?.actions[action];
  const flow = start && 'flow' in start ? definition?.flows[start.flow] : undefined;
  if (!definition || !flow) throw new Error(printFindings(findings, { format: 'text' }));
  return { definition, flow };
}
