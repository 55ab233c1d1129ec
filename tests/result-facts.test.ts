import { expect, test } from 'vitest';
import type { Flow, Step } from '../src/model/definition.ts';
import { checkRepository } from '../tools/repository/repository.ts';

type Shown = Step & { facts?: Record<string, { value: unknown }>; text?: unknown };

/** Formulas that show an amount, or a number for reference. */
const amount = /"exactYuan"/;
const number = /"(orderNo|\w*No|\w*Number|\w*Tail)"/;
/** Writes of money, cards and contracts. */
const criticalWrites =
  /^(pay\.|rebate\.|settle\.|refund\.|deposit\.|bank-card\.|sign\.submit|extension\.)/;

test('the page after a payment, a contract or a card names an amount or a number', () => {
  const silent = new Set<string>();
  for (const definition of checkRepository().definitions) {
    for (const flow of Object.values(definition.flows)) {
      for (const step of successesOf(flow)) {
        const texts = JSON.stringify([step.facts, step.text]);
        if (!amount.test(texts) && !number.test(texts)) silent.add(`${flow.id}/${step.id}`);
      }
    }
  }

  expect([...silent]).toEqual([]);
});

function successesOf(flow: Flow): Shown[] {
  const steps = Object.values(flow.steps) as Shown[];
  const isWeighty = steps.some(
    (step) =>
      'endpoint' in step && typeof step.endpoint === 'string' && criticalWrites.test(step.endpoint),
  );
  return isWeighty ? steps.filter(({ kind, ends }) => kind === 'result' && ends === 'success') : [];
}
