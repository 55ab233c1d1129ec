import type { Definition, Flow } from '../../src/model/definition.ts';
import { printFindings } from '../../src/language/print.ts';
import { checkRepository } from '../../tools/repository/repository.ts';

export const funder = 'GONGTOU_FINANCE';
export const action = 200;

/** The linked down-payment flow of a real funder. */
export function paymentOfAFunder(): { definition: Definition; flow: Flow } {
  const { definitions, findings } = checkRepository();
  const definition = definitions.find((one) => one.funder === funder);
  const start = definition?.actions[action];
  const flow = start && 'flow' in start ? definition?.flows[start.flow] : undefined;
  if (!definition || !flow) throw new Error(printFindings(findings, { format: 'text' }));
  return { definition, flow };
}
