import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const lease = {
  name: 'lease-contract',
  title: { zh: '融资租赁合同', en: 'Finance lease contract' },
  pages: ['/documents/lease/1.png'],
  pdf: '/documents/lease.pdf',
};

async function arrived(settings: Record<string, unknown>) {
  const step = new TriedKind(schema, states, { settings });
  await settle();
  return step;
}

describe('the documents', () => {
  test('of the flow are requested by name', async () => {
    const step = await arrived({ documents: ['lease-contract'] });
    expect(step.world.calls).toMatchObject([
      { endpoint: 'sign.documents', request: { orderNo: 'ORDER1', names: 'lease-contract' } },
    ]);

    await step.world.respond(ok({ signed: true, documents: [lease] }));

    expect(step).toMatchObject({ status: 'reading', data: { documents: [lease] } });
  });

  test('are only the one an answer names, where the flow says so', async () => {
    const step = await arrived({ documents: ['call-agreement'], document: 'lease-contract' });

    expect(step.world.calls[0]?.request).toMatchObject({ names: 'lease-contract' });
  });

  test('that are not ready yet can be requested again', async () => {
    const step = await arrived({ documents: ['lease-contract'] });

    await step.world.respond(ok({ documents: [] }));
    expect(step.status).toBe('incomplete');
    await step.send({ type: 'read.reloaded' });

    expect(step.world.calls).toHaveLength(2);
  });

  test.each([
    ['refuses', failed('E1', '没有合同'), { outcome: 'failed', result: { msg: '没有合同' } }],
    ['is offline', unreachable('offline'), { outcome: undefined, status: 'unloaded' }],
  ])('nothing is shown as a contract where the platform %s', async (_, response, expected) => {
    const step = await arrived({});

    await step.world.respond(response);

    expect(step).toMatchObject(expected);
  });
});

describe('the button', () => {
  const example = 'two documents that must be read, the first one was';

  test('is enabled at once where nothing must be read', async () => {
    const { send } = showStep(Screen, schema, readExamples('read')['a contract to be looked at']!);

    await userEvent.click(screen.getByRole('button', { name: '返回列表' }));

    expect(send).toHaveBeenCalledWith({ type: 'read.done' });
  });

  test('only comes when every document that must be read was read to its end', () => {
    const shown = showStep(Screen, schema, readExamples('read')[example]!);
    expect(screen.queryByRole('button', { name: '我已阅读' })).toBeNull();

    for (const picture of screen.getAllByRole('img')) fireEvent.load(picture);
    expect(shown.send).toHaveBeenCalledWith({
      type: 'read.document-read',
      data: { read: ['lease-contract', 'withholding-authorization'] },
    });
    shown.change(readExamples('read')['everything that must be read was']!);

    expect(screen.getByRole('button', { name: '我已阅读' })).toBeTruthy();
  });
});
