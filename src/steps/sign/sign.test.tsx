import { describe, expect, test } from 'vitest';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../verify/simulated-world.ts';
import { documentsOf, fingerprintOf } from '../documents.ts';
import { schema } from './schema.ts';
import { alreadySignedCode, states } from './states.ts';
import { createStrokeScaler, type Stroke } from './strokes.ts';
import { debit, lease, picture, settings } from './signing.fixture.ts';

const once = { step: { once: true as const } };

async function arrived(options: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const step = new TriedKind(schema, states, { settings, ...once, ...options });
  await settle();
  return step;
}

async function submitting(options: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const step = await arrived(options);
  await step.world.respond(ok({ documents: [debit, lease] }));
  await step.send({ type: 'sign.agreed' });
  await step.send({
    type: 'sign.signed',
    data: { signature: picture },
    deadlines: { submitted: step.world.time },
  });
  return step;
}

describe('the documents', () => {
  test("are requested by name and shown in the author's order", async () => {
    const step = await arrived();
    expect(step.world.calls).toMatchObject([
      {
        endpoint: 'sign.documents',
        request: {
          orderNo: 'ORDER1',
          signType: 'contract',
          names: 'lease-contract,withholding-authorization',
        },
        requestId: undefined,
      },
    ]);

    await step.world.respond(ok({ documents: [debit, lease] }));

    expect(step).toMatchObject({ status: 'reading', data: { documents: [lease, debit] } });
  });

  test.each([
    ['one is missing', [lease]],
    ['one has no pages', [lease, { ...debit, pages: [] }]],
    ['one has a page that is no picture', [lease, { ...debit, pages: ['javascript:alert(1)'] }]],
    ['one has a PDF elsewhere', [lease, { ...debit, pdf: '//evil.example' }]],
    ['there are none', []],
    ['the answer is something else', 'documents'],
  ])('nobody can sign when %s', async (_when, documents) => {
    const step = await arrived();

    await step.world.respond(ok({ documents }));
    expect(step.status).toBe('incomplete');
    await step.send({ type: 'sign.reloaded' });

    expect(step.world.calls).toHaveLength(2);
  });

  test('without names, everything the platform gives is signed', () => {
    expect(documentsOf([debit, lease], undefined)).toEqual([debit, lease]);
  });

  test('signed elsewhere before have an outcome of their own', async () => {
    const step = await arrived();

    await step.world.respond(ok({ signed: true, documents: [lease, debit] }));

    expect(step.outcome).toBe('already-signed');
  });

  test.each([
    ['offline', 'unloaded'],
    ['signed-out', 'unloaded'],
  ] as const)('when it is %s they can be requested again', async (why, status) => {
    const step = await arrived();

    await step.world.respond(unreachable(why));

    // No write was sent yet, so the result is not unsure.
    expect(step).toMatchObject({ status, locked: false });
  });
});

describe('the signature', () => {
  test("is submitted once, with the author's fields, and then removed", async () => {
    const step = await submitting();

    expect(step.locked).toBe(true);
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'sign.submit',
      requestId: expect.any(String) as string,
      request: {
        orderNo: 'ORDER1',
        signType: 'contract',
        documents: ['lease-contract', 'withholding-authorization'],
        signature: picture,
        smsToken: 'proof',
      },
    });
    await step.world.respond(ok({ serialNumber: 'S1' }));

    expect(step).toMatchObject({ outcome: 'signed', data: { signature: undefined } });
  });

  test('without a response it is neither signed nor failed, and repeats under its requestId', async () => {
    const step = await submitting();

    const { requestId } = step.world.calls.at(-1) ?? {};
    await step.world.respond(unreachable('timeout'));
    expect(step).toMatchObject({ status: 'unsure', outcome: undefined, locked: true });
    await step.send({ type: 'sign.retried' });

    expect(step.world.calls.at(-1)).toMatchObject({
      requestId,
      request: { signature: picture },
    });
  });

  test("a refusal fails with the platform's message", async () => {
    const step = await submitting();

    await step.world.respond(failed('5003', '签约失败'));

    expect(step).toMatchObject({ outcome: 'failed', result: { msg: '签约失败' } });
  });

  test('of something signed elsewhere meanwhile has an outcome of its own', async () => {
    const step = await submitting();

    await step.world.respond(failed(alreadySignedCode));

    expect(step.outcome).toBe('already-signed');
  });

  test('that arrived before the app was killed is found signed afterwards', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await submitting({ world });
    before.stop();

    const after = await arrived({ world, deadlines: before.deadlines, resumed: true });
    await world.respond(ok({ signed: true, documents: [lease, debit] }));

    expect(after.outcome).toBe('signed');
  });

  test('does not cover documents the platform added while the app was closed', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const before = await submitting({ world });
    const deadlines = { ...before.deadlines, documents: fingerprintOf([lease, debit]) };
    const { requestId = '' } = world.calls.at(-1) ?? {};
    before.stop();
    const saved = { settings: {}, deadlines, requestId, resumed: true } as const;
    const again = async (documents: unknown[]) => {
      const step = await arrived({ world, ...saved });
      await world.respond(ok({ documents }));
      await step.send({ type: 'sign.agreed' });
      await step.send({ type: 'sign.signed', data: { signature: picture } });
      return step;
    };

    const same = await again([lease, debit]);
    expect(world.calls.at(-1)).toMatchObject({ requestId });
    same.stop();

    const other = await again([lease, { ...debit, name: 'mortgage-contract' }]);
    expect(other.data).toMatchObject({ isOther: true });
    expect(world.calls.at(-1)).toMatchObject({
      requestId: expect.not.stringMatching(new RegExp(`^${requestId}$`)) as string,
      request: { documents: ['lease-contract', 'mortgage-contract'] },
    });
  });

  describe('when the phone is turned', () => {
    const wide = { width: 300, height: 100 };
    const narrow = { width: 150, height: 100 };
    const stroke = (x: number, y: number) =>
      ({
        points: [
          { x: 0, y: 0, pressure: 0, time: 0 },
          { x, y, pressure: 0, time: 1 },
        ],
      }) as never;
    const ends = (strokes: readonly Stroke[]) =>
      strokes.map(({ points }) => [points.at(-1)?.x, points.at(-1)?.y]);

    test('keeps its shape, and its size when turned back', () => {
      const rescale = createStrokeScaler();

      const turned = rescale([stroke(300, 100)], wide, narrow);
      expect(ends(turned)).toEqual([[150, 75]]);
      expect(ends(rescale(turned, narrow, wide))).toEqual([[300, 100]]);
    });

    test('a drawing made or cleared meanwhile is kept', () => {
      const rescale = createStrokeScaler();

      const turned = rescale([stroke(300, 100)], wide, narrow);
      const back = rescale([...turned, stroke(75, 50)], narrow, wide);
      expect(back).toHaveLength(2);
      expect(ends(rescale(back.slice(0, 1), wide, narrow))).toHaveLength(1);
    });
  });
});
