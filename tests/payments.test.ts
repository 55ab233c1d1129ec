import { expect, test } from 'vitest';
import { actionOfPayment, feeTypes } from '../src/api/payments.ts';
import type { Definition, Flow, Step } from '../src/definition/definition.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions } = checkRepository();

/** The kinds of payment a flow starts. */
function collected(flow: Flow): Set<unknown> {
  const steps = Object.values(flow.steps) as (Step & {
    endpoint?: string;
    send?: Record<string, unknown>;
  })[];
  return new Set(
    steps.flatMap(({ endpoint, send }) => (endpoint === 'pay.create' ? [send?.feeType] : [])),
  );
}

function flowOf(definition: Definition, action: number): Flow | undefined {
  const start = definition.actions[action];
  return start && 'flow' in start ? definition.flows[start.flow] : undefined;
}

test.each(Object.keys(feeTypes).filter((feeType) => actionOfPayment(feeType) !== undefined))(
  'every funder collects %s by the code the address is read by',
  (feeType) => {
    const action = actionOfPayment(feeType) ?? 0;
    const flows = definitions.flatMap((definition) => flowOf(definition, action) ?? []);

    expect(flows.length).toBeGreaterThan(20);
    expect(new Set(flows.flatMap((flow) => [...collected(flow)]))).toEqual(new Set([feeType]));
  },
);

test('the two lenders that collect the down payment themselves offer no code for it', () => {
  const offering = (action: number) =>
    definitions.filter((definition) => flowOf(definition, action)).map(({ funder }) => funder);

  for (const action of [200, 201, 210]) {
    expect(offering(action)).not.toContain('PSBC_TF');
    expect(offering(action)).not.toContain('ICBC_ESTAGING');
    expect(offering(action)).toHaveLength(offering(230).length - 2);
  }
});
