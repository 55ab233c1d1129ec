import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showStep, violations } from '../../../tests/show-step.tsx';
import { readExamples } from '../../../tests/step-examples.ts';
import { failed, ok, settle, TriedKind, unreachable, World } from '../../../tests/try-kind.ts';
import { documentsOf } from '../documents.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { alreadySignedCode, states } from './states.ts';
import { scaleStrokes } from './strokes.ts';

const lease = {
  name: 'lease-contract',
  title: { zh: '融资租赁合同', en: 'Finance lease contract' },
  pages: ['/documents/lease/1.png', '/documents/lease/2.png'],
  pdf: '/documents/lease.pdf',
};
const debit = {
  name: 'withholding-authorization',
  title: { zh: '代扣授权书', en: 'Debit authorization' },
  pages: ['/documents/debit/1.png'],
  pdf: '/documents/debit.pdf',
};
const settings = {
  documents: ['lease-contract', 'withholding-authorization'],
  'sign-type': 'contract',
  send: { smsToken: 'proof' },
};
const picture = 'data:image/png;base64,eA==';
const once = { step: { once: true as const } };

async function arrived(given: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const step = new TriedKind(schema, states, { settings, ...once, ...given });
  await settle();
  return step;
}

async function submitting(given: Partial<ConstructorParameters<typeof TriedKind>[2]> = {}) {
  const step = await arrived(given);
  await step.world.answer(ok({ documents: [debit, lease] }));
  await step.send({ type: 'sign.agreed' });
  await step.send({
    type: 'sign.signed',
    data: { signature: picture },
    deadlines: { submitted: step.world.time },
  });
  return step;
}

describe('the documents', () => {
  test('are asked for by name and shown in the order of the author', async () => {
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

    await step.world.answer(ok({ documents: [debit, lease] }));

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

    await step.world.answer(ok({ documents }));
    expect(step.status).toBe('incomplete');
    await step.send({ type: 'sign.reloaded' });

    expect(step.world.calls).toHaveLength(2);
  });

  test('without names, everything the platform gives is signed', () => {
    expect(documentsOf([debit, lease], undefined)).toEqual([debit, lease]);
  });

  test('signed elsewhere before, there is nothing to sign', async () => {
    const step = await arrived();

    await step.world.answer(ok({ signed: true, documents: [lease, debit] }));

    expect(step.outcome).toBe('already-signed');
  });

  test.each([
    ['offline', 'unloaded'],
    ['signed-out', 'unloaded'],
  ] as const)('when it is %s they are asked for again', async (why, status) => {
    const step = await arrived();

    await step.world.answer(unreachable(why));

    // Nothing was written yet, so this is not one of the doubtful cases.
    expect(step).toMatchObject({ status, locked: false });
  });
});

describe('the signature', () => {
  test('is submitted once, with what the author adds, and then forgotten', async () => {
    const step = await submitting();

    expect(step.locked).toBe(true);
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'sign.submit',
      requestId: 'intent-1',
      request: {
        orderNo: 'ORDER1',
        signType: 'contract',
        documents: ['lease-contract', 'withholding-authorization'],
        signature: picture,
        smsToken: 'proof',
      },
    });
    await step.world.answer(ok({ serialNumber: 'S1' }));

    expect(step).toMatchObject({ outcome: 'signed', data: { signature: undefined } });
  });

  test('nobody answered is neither signed nor failed, and repeats under its requestId', async () => {
    const step = await submitting();

    await step.world.answer(unreachable('timeout'));
    expect(step).toMatchObject({ status: 'unsure', outcome: undefined, locked: true });
    await step.send({ type: 'sign.retried' });

    expect(step.world.calls.at(-1)).toMatchObject({
      requestId: 'intent-1',
      request: { signature: picture },
    });
  });

  test('refused, it fails with the words of the platform', async () => {
    const step = await submitting();

    await step.world.answer(failed('5003', '签约失败'));

    expect(step).toMatchObject({ outcome: 'failed', result: { msg: '签约失败' } });
  });

  test('of something signed elsewhere meanwhile has an outcome of its own', async () => {
    const step = await submitting();

    await step.world.answer(failed(alreadySignedCode));

    expect(step.outcome).toBe('already-signed');
  });

  test('that arrived before the app was killed is no surprise afterwards', async () => {
    const world = new World();
    const before = await submitting({ world });
    before.stop();

    const after = await arrived({ world, deadlines: before.deadlines, resumed: true });
    await world.answer(ok({ signed: true, documents: [lease, debit] }));

    expect(after.outcome).toBe('signed');
  });

  test('keeps its shape when the phone is turned', () => {
    const stroke = {
      points: [
        { x: 0, y: 0, pressure: 0, time: 0 },
        { x: 300, y: 100, pressure: 0, time: 1 },
      ],
    };

    const [turned] = scaleStrokes(
      [stroke as never],
      { width: 300, height: 100 },
      { width: 150, height: 100 },
    );

    expect(turned?.points.map(({ x, y }) => [x, y])).toEqual([
      [0, 25],
      [150, 75],
    ]);
  });
});

describe('what the customer sees', () => {
  const fillText = vi.fn<(text: string, x: number, y: number) => void>();
  beforeEach(() => {
    const nothing = () => undefined;
    const known: Record<string, unknown> = { fillText, measureText: () => ({ width: 100 }) };
    const context = new Proxy(known, { get: (target, name) => target[String(name)] ?? nothing });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  });
  afterEach(() => vi.restoreAllMocks());
  const reading = { status: 'reading', settings, data: { documents: [lease, debit] } };

  function loadPages(container: Element) {
    for (const page of container.querySelectorAll('img')) fireEvent.load(page);
  }

  function scrolledTo(region: Element, top: number) {
    Object.defineProperties(region, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 500, configurable: true },
      scrollTop: { value: top, configurable: true, writable: true },
    });
    fireEvent.scroll(region);
  }

  test.each(Object.entries(readExamples('sign')))('%s has no barrier', async (_name, example) => {
    const { container } = showStep(Screen, schema, example);
    if (example.status === 'signing') await screen.findByRole('img', { name: '签名区域' });

    expect(await violations(container)).toEqual([]);
  });

  test('a document counts as read at its end, and not before', () => {
    const { send, container } = showStep(Screen, schema, reading, 'en');
    const pages = screen.getByRole('region', { name: 'Finance lease contract, 2 pages' });
    scrolledTo(pages, 0);
    loadPages(container);

    scrolledTo(pages, 1400);
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    scrolledTo(pages, 1500);

    expect(send.mock.calls).toEqual([
      [{ type: 'sign.document-read', data: { read: ['lease-contract'] } }],
    ]);
  });

  test('the end of pages that have not arrived is no end', () => {
    const { send } = showStep(Screen, schema, reading, 'en');

    scrolledTo(screen.getByRole('region'), 1500);

    expect(send).not.toHaveBeenCalled();
  });

  test('a page that did not load says so and can be loaded again', async () => {
    const { container } = showStep(Screen, schema, reading, 'en');

    fireEvent.error(container.querySelectorAll('img')[1] as Element);
    expect(screen.getByRole('alert')).toHaveTextContent('Page 2 did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));

    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  test('the pages take the focus, so that keys scroll them', async () => {
    showStep(Screen, schema, { ...reading, data: { documents: [lease] } }, 'en');

    await userEvent.tab();

    expect(screen.getByRole('region')).toHaveFocus();
  });

  test('after the first document comes the second', async () => {
    showStep(
      Screen,
      schema,
      { ...reading, data: { documents: [lease, debit], read: ['lease-contract'] } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: /^Finance lease contract/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next document' }));

    expect(screen.getByRole('region', { name: /^Debit authorization/ })).toBeVisible();
  });

  test('agrees once everything is read', async () => {
    const read = ['lease-contract', 'withholding-authorization'];
    const { send } = showStep(
      Screen,
      schema,
      { ...reading, data: { documents: [lease, debit], read } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Agree and sign' }));

    expect(send.mock.calls).toEqual([[{ type: 'sign.agreed' }]]);
  });

  test('where no signature is asked for, agreeing submits', async () => {
    const { send } = showStep(
      Screen,
      schema,
      {
        ...reading,
        settings: { ...settings, signature: false },
        data: { documents: [lease], read: ['lease-contract'] },
      },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Agree and submit' }));

    expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'sign.signed' });
  });

  test('an empty frame is not a signature', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    const submit = await screen.findByRole('button', { name: 'Submit the signature' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));

    await userEvent.click(submit);

    expect(screen.getByRole('alert')).toHaveTextContent('Sign first');
    expect(send).not.toHaveBeenCalled();
  });

  test('a slip of the finger is no signature', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    const submit = await screen.findByRole('button', { name: 'Submit the signature' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));

    draw(screen.getByRole('img'), 2);
    await userEvent.click(submit);

    expect(screen.getByRole('alert')).toHaveTextContent('too short');
    expect(send).not.toHaveBeenCalled();
  });

  test('what was drawn is submitted as a picture', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    const submit = await screen.findByRole('button', { name: 'Submit the signature' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));

    draw(screen.getByRole('img'), 30);
    await userEvent.click(submit);

    expect(send.mock.lastCall?.[0].data).toEqual({ signature: picture });
  });

  test('what was drawn can be cleared', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    const submit = await screen.findByRole('button', { name: 'Submit the signature' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));

    draw(screen.getByRole('img'), 30);
    await userEvent.click(screen.getByRole('button', { name: 'Clear and sign again' }));
    await userEvent.click(submit);

    expect(send).not.toHaveBeenCalled();
  });

  test('a name can be typed instead of drawn', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'Type your name instead' }));

    await userEvent.click(screen.getByRole('button', { name: 'Submit the signature' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
    await userEvent.type(screen.getByLabelText('Your name'), ' 张三 {Enter}');

    expect(fillText.mock.lastCall?.[0]).toBe('张三');
    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'sign.signed',
      data: { signature: picture },
      deadlines: { submitted: expect.any(Number) as number },
    });
  });

  test('the documents can be read again before signing', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');

    await userEvent.click(await screen.findByRole('button', { name: /Read the documents again/ }));

    expect(send).toHaveBeenCalledWith({ type: 'sign.reread' });
    await act(settle);
  });
});

function draw(canvas: Element, moves: number): void {
  const at = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    pointerType: 'touch',
    button: 0,
    buttons: 1,
    pressure: 0.5,
    clientX: x,
    clientY: x,
  });
  fireEvent.pointerDown(canvas, at(0));
  for (let move = 1; move <= moves; move += 1) fireEvent.pointerMove(canvas, at(move * 10));
  fireEvent.pointerUp(canvas, at(moves * 10));
}
