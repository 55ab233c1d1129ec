import { expect, test } from 'vitest';
import { openAt } from './open-at.ts';
import { aDefinition, aFlow } from '../verify/sample.ts';

const flow = aFlow({
  intro: { kind: 'page' },
  card: { kind: 'ask' },
  late: { kind: 'page', entry: { needs: { serialNumber: 'text', amount: 'money' } } },
  done: { kind: 'result', ends: 'success' },
});
const definition = aDefinition(flow);
const request = { path: '/card', params: {}, action: undefined };

test('an address with an action opens the flow of that action', () => {
  expect(openAt(definition, { ...request, action: 300 })).toMatchObject({
    type: 'flow',
    flow: 'sample',
  });
});

test('an entry opens only with the parameters it requires', () => {
  const params = { serialNumber: 'S7', amount: '1200' };
  const entry = { ...request, path: '/late' };

  expect(openAt(definition, { ...entry, params })).toEqual({
    type: 'entry',
    flow: 'sample',
    step: 'late',
    params: { serialNumber: 'S7', amount: 1200 },
  });
  for (const amount of ['x', '12.5', '-1200'])
    expect(openAt(definition, { ...entry, params: { ...params, amount } }).type).toBe(
      'not-reachable',
    );
  expect(openAt(definition, entry).type).toBe('not-reachable');
});

test('an address that no flow can show is not reachable', () => {
  expect(openAt(definition, request)).toMatchObject({ type: 'not-reachable' });
  expect(openAt(definition, { ...request, action: 1 })).toMatchObject({ type: 'not-reachable' });
});
