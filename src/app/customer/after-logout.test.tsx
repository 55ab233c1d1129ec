import { afterEach, expect, test } from 'vitest';
import { favouritesKey } from '../../api/storage-keys.ts';
import { aFlow, simulatedSession } from '../../verify/sample.ts';
import { unreachable } from '../../verify/call-results.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { clearSignIn, storeSignIn } from './customer.ts';

const zhang = { token: 't1', phone: '13800138000' };

afterEach(() => {
  clearSignIn();
  localStorage.clear();
});

test('signing in again after a logout starts the flow, without a notice of unreadable progress', async () => {
  const flow = aFlow({
    ask: { kind: 'ask', collects: { city: 'text' } },
    pay: { kind: 'call', endpoint: 'pay', once: true },
    done: { kind: 'result', ends: 'success' },
  });
  const { world, open } = simulatedSession(flow);
  world.respondsTo('pay', unreachable('server'));
  storeSignIn(zhang);
  const session = open({ storage: browserStorage });
  session.send({ type: 'ask.submitted', answers: { city: '苏州' } });
  await world.settle();
  session.close();
  clearSignIn();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('苏州');
  storeSignIn({ ...zhang, token: 't2' });

  const again = open({ storage: browserStorage });
  expect(again.view()).toMatchObject({ stepId: 'ask', answers: {} });
  expect(again.view().notice).toBeUndefined();
  again.send({ type: 'ask.submitted', answers: { city: '苏州' } });
  await world.settle();

  const ids = world.calls.map(({ requestId }) => requestId);
  expect(ids).toEqual(['id-1', 'id-1']);
});

test('the next customer of this phone does not see the cars saved before', () => {
  storeSignIn(zhang);
  localStorage.setItem(favouritesKey, '[{"carId":"N1","to":"/carDetail?carId=N1"}]');

  storeSignIn({ token: 't2', phone: '13900139000' });

  expect(localStorage.getItem(favouritesKey)).toBeNull();
});
