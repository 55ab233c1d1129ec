import { expect, test } from 'vitest';
import type { Flow } from '../src/model/definition.ts';
import { recordKey } from '../src/machine/record-key.ts';
import { definitions, opened } from './support/at-a-payment.ts';

const order = {
  orderNo: 'A1',
  cusName: '张伟',
  bankAcctNo: '6222021234567890128',
  bankPhone: '13800138000',
  ncBankPhoneEditable: false,
};
const onFile = { bankAcctNo: order.bankAcctNo, bankPhone: order.bankPhone };

/** Every flow that asks for a card and its phone number, once for flows that are alike. */
const askingSteps = definitions.flatMap((definition) =>
  Object.entries(definition.actions).flatMap(([action, start]) => {
    const flow = 'flow' in start ? definition.flows[start.flow] : undefined;
    return flow && flow.use === 'bind-card' && flow.steps['card']
      ? [{ funder: definition.funder, action: Number(action), flow }]
      : [];
  }),
);
const cases = [...new Map(askingSteps.map((one) => [one.flow.hash, one])).values()].map(
  (one) => [one.funder, one.action, one] as const,
);

function atCard(flow: Flow, action: number) {
  const record = {
    at: 'card',
    answers: {},
    trail: [...new Set([flow.start, 'card'])],
    deadlines: {},
    intents: {},
    hash: flow.hash,
    owner: 'before',
  };
  return new Map([[recordKey('A1', action), JSON.stringify(record)]]);
}

test.each(cases)(
  "the bank's phone is read-only for the card the order has, and for no other: %s %i",
  async (funder, action, { flow }) => {
    const { session, world } = await opened({
      funder,
      action,
      order,
      records: atCard(flow, action),
    });
    const isFixed = async (answers: Record<string, unknown>) => {
      session.send({ type: 'form.changed', answers });
      await world.settle();
      const { id, fields } = session.view().step as unknown as {
        id: string;
        fields: Record<string, { fixed?: boolean }>;
      };
      return [id, fields.bankPhone?.fixed];
    };

    expect(await isFixed(onFile)).toEqual(['card', true]);
    expect(await isFixed({ ...onFile, bankAcctNo: '6217001234567890123' })).toEqual([
      'card',
      false,
    ]);
    expect(await isFixed({ ...onFile, bankPhone: '13900139000' })).toEqual(['card', false]);
    session.close();
  },
);

test('a new card comes with its own phone number', () => {
  const flows = definitions.flatMap((one) => Object.values(one.flows));
  const changing = flows.filter(({ use }) => use === 'change-card');
  const phones = changing.flatMap(({ steps }) =>
    Object.values(steps as unknown as Record<string, { fields?: Record<string, object> }>).flatMap(
      ({ fields }) => fields?.bankPhone ?? [],
    ),
  );

  expect(phones.length).toBeGreaterThan(10);
  expect(phones.filter((field) => 'fixed' in field)).toEqual([]);
});
