import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import type { preparePhoto } from '../../ui/media/photo.ts';
import { faultsOf } from './faults.ts';
import { readingOf } from './reading.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

// This environment draws no pictures, so a photo is sent as it is.
vi.mock(import('../../ui/media/photo.ts'), async (real) => ({
  ...(await real()),
  preparePhoto: vi.fn<typeof preparePhoto>((file) => Promise.resolve(file)),
}));

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
const chosen = (side: 'front' | 'back') => ({
  type: 'identity.photo-chosen',
  data: { side, [`${side}Photo`]: photo },
});
const card = {
  idFront: 'f1',
  idBack: 'f2',
  idName: '张三',
  idNumber: '11010519491231002X',
  idValidFrom: '2015-05-01',
  idValidTo: 'long-term',
};

async function editing({ native = false, answers = {} } = {}) {
  const step = new TriedKind(schema, states, { answers });
  await step.world.settle();
  await step.world.respond(native ? ok({ version: '3.7.0' }) : failed('unsupported'));
  return step;
}

describe('a photo', () => {
  test('is uploaded and read, and its data becomes answers', async () => {
    const step = await editing();

    await step.send(chosen('front'));
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'file.upload',
      request: { file: photo, purpose: 'id-card-front' },
    });
    await step.world.respond(ok({ id: 'f1' }));
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'ocr.id-card',
      request: { fileId: 'f1', side: 'front' },
    });
    await step.world.respond(ok({ idName: '张三', idNumber: '11010519491231002X' }));

    expect(step).toMatchObject({
      status: 'editing',
      answers: { idFront: 'f1', idName: '张三', idNumber: '11010519491231002X' },
    });
  });

  test('taken again replaces the one before', async () => {
    const step = await editing({ answers: card });

    await step.send(chosen('front'));
    await step.world.respond(ok({ id: 'f9' }));
    await step.world.respond(ok({ idName: '李四' }));

    expect(step.answers).toMatchObject({ idFront: 'f9', idName: '李四', idBack: 'f2' });
  });

  test('whose upload is cancelled is discarded', async () => {
    const step = await editing();

    await step.send(chosen('front'));
    await step.send({ type: 'identity.cancelled' });

    expect(step.world.calls.at(-1)?.signal.aborted).toBe(true);
    expect(step).toMatchObject({ status: 'editing', answers: {} });
  });

  test.each(['offline', 'timeout', 'server'] as const)(
    'is kept and sent again when it is %s',
    async (why) => {
      const step = await editing();

      await step.send(chosen('back'));
      await step.world.respond(unreachable(why));
      expect(step.status).toBe('not-uploaded');
      await step.send({ type: 'identity.retried' });

      expect(step.world.calls.at(-1)?.request).toMatchObject({ file: photo });
    },
  );

  test('that cannot be read now is not uploaded twice, and the card can be typed', async () => {
    const step = await editing();

    await step.send(chosen('front'));
    await step.world.respond(ok({ id: 'f1' }));
    await step.world.respond(unreachable('busy'));
    expect(step.status).toBe('not-read');
    await step.send({ type: 'identity.cancelled' });

    expect(step).toMatchObject({ status: 'editing', answers: { idFront: 'f1' } });
    expect(step.world.calls.filter((call) => call.endpoint === 'file.upload')).toHaveLength(1);
  });

  test.each([
    ['upload', 0],
    ['reading', 1],
  ])("refused at the %s fails with the platform's message", async (_at, before) => {
    const step = await editing();

    await step.send(chosen('front'));
    for (let call = 0; call < before; call += 1) await step.world.respond(ok({ id: 'f1' }));
    await step.world.respond(failed('4130', '照片不清晰'));

    expect(step).toMatchObject({ outcome: 'failed', result: { msg: '照片不清晰' } });
  });
});

describe('in the native app', () => {
  test('its scanner takes the photo, which is uploaded like any other', async () => {
    const step = await editing({ native: true });
    expect(step.data.native).toBe(true);

    await step.send({ type: 'identity.scan-requested', data: { side: 'back' } });
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'bridge.scan-id-card',
      request: { side: 'back' },
    });
    await step.world.respond(ok({ image: `data:image/png;base64,${btoa('PNG')}` }));

    const { file, purpose } = (step.world.calls.at(-1)?.request ?? {}) as Record<string, File>;
    expect(purpose).toBe('id-card-back');
    expect(file?.type).toBe('image/png');
    expect(await file?.text()).toBe('PNG');
  });

  test('its camera takes the photo, which the customer looks at first', async () => {
    const step = await editing({ native: true });

    await step.send({ type: 'identity.photo-requested', data: { side: 'front' } });
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'bridge.take-photo',
      request: { facing: 'back' },
    });
    await step.world.respond(ok({ image: btoa('JPEG') }));

    expect(step).toMatchObject({ status: 'editing', data: { taken: { side: 'front' } } });
    expect(step.world.calls.at(-1)?.endpoint).toBe('bridge.take-photo');
  });

  test.each([
    ['denied', failed('denied'), '没有相机权限'],
    ['failed', failed('unsupported'), '应用没有打开相机'],
    ['failed', unreachable('timeout'), '应用没有打开相机'],
  ])("a camera that %s is replaced by the browser's", async (why, response, message) => {
    const step = await editing({ native: true });

    await step.send({ type: 'identity.photo-requested', data: { side: 'front' } });
    await step.world.respond(response);

    expect(step).toMatchObject({
      status: 'editing',
      data: { native: true, hostCamera: false, cameraRefused: why },
    });
    showStep(Screen, schema, { status: 'editing', data: step.data });
    expect(screen.getByText(new RegExp(message))).toBeVisible();
    expect(screen.getAllByLabelText('拍照')[0]).toHaveAttribute('type', 'file');
  });

  test('the photo its camera took is sent as it comes', async () => {
    const data = { native: true, hostCamera: true };
    const { send, change } = showStep(Screen, schema, { status: 'editing', data });

    await userEvent.click(screen.getAllByRole('button', { name: '拍照' })[1] as HTMLElement);
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({
      type: 'identity.photo-requested',
      data: { side: 'back' },
    });
    change({ status: 'editing', data: { ...data, taken: { side: 'back', photo } } });

    await waitFor(() =>
      expect(send.mock.calls.at(-1)?.[0]).toMatchObject({
        type: 'identity.photo-chosen',
        data: { side: 'back', backPhoto: photo, taken: undefined },
      }),
    );
  });

  test('closing the scanner changes nothing', async () => {
    const step = await editing({ native: true });

    await step.send({ type: 'identity.scan-requested', data: { side: 'front' } });
    await step.world.respond(failed('cancelled'));

    expect(step).toMatchObject({ status: 'editing', data: { native: true } });
  });

  test.each(['denied', 'unsupported'])(
    'a scanner that is %s is replaced by the camera',
    async (code) => {
      const step = await editing({ native: true });

      await step.send({ type: 'identity.scan-requested', data: { side: 'front' } });
      await step.world.respond(failed(code));

      expect(step).toMatchObject({ status: 'editing', data: { native: false, scanRefused: code } });
    },
  );

  test('a scan without a picture is replaced by the camera', async () => {
    const step = await editing({ native: true });

    await step.send({ type: 'identity.scan-requested', data: { side: 'front' } });
    await step.world.respond(ok({ image: '<html>' }));

    expect(step).toMatchObject({ status: 'editing', data: { scanRefused: 'broken' } });
  });
});

describe('what is read', () => {
  test.each([
    [{ validFrom: '2015.05.01', validTo: '2035.05.01' }, '2015-05-01', '2035-05-01'],
    [{ validFrom: '20150501', longTerm: true }, '2015-05-01', 'long-term'],
    [{ validFrom: '2015年05月01日', validTo: '长期' }, '2015-05-01', 'long-term'],
  ])('%j is a validity', (result, idValidFrom, idValidTo) => {
    expect(readingOf('back', result)).toEqual({ idValidFrom, idValidTo });
  });

  test('an unreadable photo leaves the answers unchanged', () => {
    expect(readingOf('front', { idName: ' ', idNumber: undefined })).toEqual({});
    expect(readingOf('back', { validFrom: 'soon' })).toEqual({});
  });
});

describe('a card is confirmed only when', () => {
  test.each([
    ['it is whole', {}, undefined],
    ['it has a photo of the front', { idFront: '' }, 'idFront'],
    ['it has a photo of the back', { idBack: undefined }, 'idBack'],
    ['it has a name', { idName: ' ' }, 'idName'],
    ['its number is right', { idNumber: '110105194912310021' }, 'idNumber'],
    ['it says from when', { idValidFrom: undefined }, 'validity'],
    ['it says until when', { idValidTo: undefined }, 'validity'],
    ['it is still valid', { idValidTo: '2020-01-01' }, 'validity'],
    ['its dates are in order', { idValidTo: '2014-01-01' }, 'validity'],
    ['it has begun', { idValidFrom: '2099-01-01', idValidTo: 'long-term' }, 'validity'],
    ['it began within 100 years', { idValidFrom: '1900-01-01' }, 'validity'],
    ['it ends within 20 years', { idValidTo: '2099-01-01' }, 'validity'],
  ])('%s', (_when, part, fault) => {
    expect(Object.keys(faultsOf({ ...card, ...part }, 'both', '2026-01-01'))).toEqual(
      fault === undefined ? [] : [fault],
    );
  });

  const lessee = { role: 'lessee', name: '张三', idNumber: '11010519491231002X' } as const;
  test.each([
    ['the name and the number are those of the order', lessee, []],
    ['what the order masks fits', { name: '张*', idNumber: '110***********02X' }, []],
    ['the order knows nobody', { name: '', idNumber: '' }, []],
    ['it has the name of the order', { ...lessee, name: '李四' }, ['idName']],
    ['it has a name that fits', { name: '李*' }, ['idName']],
    ['it has the number of the order', { ...lessee, idNumber: '440301199001011237' }, ['idNumber']],
    ['it has a number that fits', { idNumber: '440***********37' }, ['idNumber']],
    ['it is not the lessee', { 'other-than': '110***********02x' }, ['idNumber']],
    ['somebody else shows it', { 'other-than': '440301199001011237' }, []],
  ])('%s', (_when, expected, faults) => {
    expect(Object.keys(faultsOf(card, 'both', '2026-01-01', expected))).toEqual(faults);
  });

  test('the back is asked for only where it is needed', () => {
    const front = { idFront: 'f1', idName: '张三', idNumber: '11010519491231002X' };

    expect(faultsOf(front, 'front', '2026-01-01')).toEqual({});
  });
});

describe('screen', () => {
  testAccessibility(Screen, schema);

  test('confirms the read data, with corrections', async () => {
    const { send } = showStep(Screen, schema, { status: 'editing', answers: card }, 'en');
    const name = screen.getByLabelText('Name');

    await userEvent.clear(name);
    await userEvent.type(name, ' 张三丰 {Enter}');

    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'identity.confirmed',
      answers: { idName: '张三丰' },
    });
  });

  test('missing parts are listed, and the first takes the focus', async () => {
    const { send } = showStep(
      Screen,
      schema,
      { status: 'editing', answers: { ...card, idNumber: '', idName: '' } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'This is right, continue' }));

    expect(send).not.toHaveBeenCalled();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test("another person's card is refused at its field with a message", async () => {
    const { send } = showStep(
      Screen,
      schema,
      {
        status: 'editing',
        answers: card,
        step: { role: 'co-lessee', name: '王芳', idNumber: '110***********02X' },
      },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'This is right, continue' }));

    expect(send).not.toHaveBeenCalled();
    const name = screen.getByLabelText('Name');
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(
      /not the name given for the co-lessee\. Use the ID card of the co-lessee/,
    );
  });

  test('typed values reach the machine before the camera opens', async () => {
    const { send, container } = showStep(
      Screen,
      schema,
      { status: 'editing', answers: { ...card, idName: '' } },
      'en',
    );

    // Some hosts open the camera without the field ever losing the focus.
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '王五' } });
    fireEvent.click(container.querySelector('input[capture]') as HTMLInputElement);

    expect(send.mock.calls[0]?.[0]).toMatchObject({
      type: 'identity.changed',
      answers: { idName: '王五' },
    });
  });

  test('typed values are saved on blur', async () => {
    const { send } = showStep(Screen, schema, { status: 'editing', answers: card }, 'en');

    await userEvent.type(screen.getByLabelText('Name'), '丰');
    await userEvent.tab();

    expect(send.mock.calls).toEqual([
      [{ type: 'identity.changed', answers: { idName: '张三丰' } }],
    ]);
  });

  test('the id number is masked but for the first 3 and the last 2', () => {
    showStep(Screen, schema, { status: 'editing', answers: card }, 'en');

    expect(screen.getByLabelText('ID number')).toHaveValue('110*************2X');
  });

  test('the photo stays in view when the page is shown again', () => {
    const { container } = showStep(Screen, schema, {
      status: 'editing',
      answers: card,
      data: { frontPhoto: photo },
    });

    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  test('a slow upload can be given up', async () => {
    const { send } = showStep(
      Screen,
      schema,
      { status: 'uploading', data: { side: 'front' } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(send).toHaveBeenCalledWith({ type: 'identity.cancelled' });
  });
});
