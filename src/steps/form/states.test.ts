import { describe, expect, test } from 'vitest';
import type { CallResult } from '../../model/effects.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { schema } from './schema.ts';
import { states } from './states.ts';

const label = { zh: '住房', en: 'Housing' };
const settings = {
  fields: {
    house: { type: 'one-of', label, options: 'dictionary.house' },
    again: { type: 'one-of', label, options: 'dictionary.house' },
    home: { type: 'region', label },
  },
};
const houses = [{ value: '1', zh: '租房', en: 'Rented' }];

async function opened(fields: Record<string, unknown> = settings.fields) {
  const step = new TriedKind(schema, states, { settings: { fields } });
  await settle();
  return step;
}

async function ready() {
  const step = await opened();
  await step.world.respond(ok({ list: [{ id: '1', value: '租房', en: 'Rented' }] }));
  return step;
}

const requests = (step: TriedKind) =>
  step.world.calls.map((call) => `${call.endpoint} ${JSON.stringify(call.request)}`);

describe('lists', () => {
  test('a form without dictionaries asks for nothing and can be filled in', async () => {
    const step = await opened({ name: { type: 'text', label } });

    expect(step).toMatchObject({ status: 'editing', world: { calls: [] } });
  });

  test('each dictionary is fetched once, those of regions only when they are opened', async () => {
    const step = await ready();

    expect(requests(step)).toEqual(['check.other-dictionaries {"naturalTypeCode":"house"}']);
    expect(step).toMatchObject({
      status: 'editing',
      data: { lists: { 'dictionary house': houses } },
    });
  });

  test('dictionaries with Chinese names only are shown in Chinese', async () => {
    const step = await opened();
    await step.world.respond(ok({ list: [{ id: '1', value: '租房' }] }));

    expect(step.data.lists).toEqual({
      'dictionary house': [{ value: '1', zh: '租房', en: '租房' }],
    });
  });

  test("options of an endpoint are read from its response: a named list, or the response's own items", async () => {
    const wed = { endpoint: 'hz.ys-dictionary', list: 'wed' };
    const banks = { endpoint: 'bank-card.backing-banks', value: 'bankCode', label: 'bankName' };
    const step = await opened({
      marriage: { type: 'one-of', label, options: wed },
      bank: { type: 'one-of', label, options: { ...banks, send: { funder: 'BOC' } } },
    });
    await step.world.respond(ok({ wed: [{ value: '20', zh: '已婚', en: 'Married' }] }));
    await step.world.respond(ok([{ bankName: '中国银行', bankCode: 'BOC' }]));

    expect(requests(step)).toEqual([
      'hz.ys-dictionary {}',
      'bank-card.backing-banks {"funder":"BOC"}',
    ]);
    expect(Object.values(step.data.lists as object)).toEqual([
      [{ value: '20', zh: '已婚', en: 'Married' }],
      [{ value: 'BOC', zh: '中国银行', en: '中国银行' }],
    ]);
  });

  test('loaded lists are not fetched again', async () => {
    const step = await ready();

    await step.send({ type: 'form.list-requested', data: { requestedLists: ['provinces'] } });
    await step.world.respond(ok([{ code: '320000', name: '江苏省' }]));
    await step.send({ type: 'form.list-requested', data: { requestedLists: ['cities 320000'] } });
    await step.world.respond(ok([]));
    await step.send({
      type: 'form.list-requested',
      data: { requestedLists: ['districts 320500'] },
    });
    await step.world.respond(ok([]));

    expect(requests(step).slice(1)).toEqual([
      'region.provinces {}',
      'region.cities {"provinceId":"320000"}',
      'region.districts {"cityId":"320500"}',
    ]);
    expect(step.data.lists).toMatchObject({
      provinces: [{ value: '320000', zh: '江苏省' }],
      'cities 320000': [],
    });
  });

  test('industries load with their second level', async () => {
    const step = await ready();

    await step.send({ type: 'form.list-requested', data: { requestedLists: ['industries'] } });
    await step.world.respond(
      ok({ industry: [{ id: 'A', value: '农业', childList: [{ id: 'A1', value: '种植' }] }] }),
    );

    expect(step.data.lists).toMatchObject({
      industries: [{ value: 'A', zh: '农业', below: [{ value: 'A1', zh: '种植' }] }],
    });
  });

  test.each([
    ['no network', unreachable('offline'), { zh: 'offline', en: 'offline' }],
    ['a refusal', failed('5', '系统维护中'), '系统维护中'],
  ])('%s is reported and can be retried', async (_what, answer, trouble) => {
    const step = await opened();
    await step.world.respond(answer);

    expect(step).toMatchObject({ status: 'unreachable', data: { trouble } });
    await step.send({ type: 'form.changed', answers: { house: '1' } });
    await step.send({ type: 'form.retried' });
    await step.world.respond(ok({ options: houses }));

    expect(step).toMatchObject({ status: 'editing', answers: { house: '1' } });
    expect(step.data.trouble).toBeUndefined();
  });
});

describe('a photo', () => {
  const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  const upload = { type: 'form.photo-chosen', data: { upload: { field: 'proof', file } } };

  test("is uploaded at once, and the answer is the platform's name of it", async () => {
    const step = await ready();

    await step.send(upload);
    expect(step.world.calls[1]).toMatchObject({
      endpoint: 'file.upload',
      request: { file, orderNo: 'ORDER1', purpose: 'proof' },
    });
    await step.world.respond(ok({ id: 'file-7', url: '/files/7' }));

    expect(step).toMatchObject({ status: 'editing', answers: { proof: 'file-7' } });
  });

  test('that fails to upload can be retried', async () => {
    const step = await ready();
    await step.send(upload);
    await step.world.respond(unreachable('offline'));

    expect(step).toMatchObject({
      status: 'editing',
      answers: {},
      data: { photoTroubles: { proof: { zh: 'offline' } }, upload: { file } },
    });
    await step.send(upload);
    await step.world.respond(ok({ id: 'file-7' }));

    expect(step.data.photoTroubles).toEqual({});
  });
});

describe('a photo in the native app', () => {
  const fields = {
    proof: { type: 'photo', label: { zh: '证明', en: 'Proof' } },
    portrait: { type: 'photo', camera: 'front', label: { zh: '人像', en: 'Portrait' } },
  };
  const picture = `data:image/png;base64,${btoa('PNG')}`;
  const cameraRequest = (taking: string) => ({ type: 'form.photo-requested', data: { taking } });

  async function inApp(version: CallResult = ok({ version: '3.7.0' })) {
    const step = new TriedKind(schema, states, { settings: { fields } });
    await settle();
    await step.world.respond(version);
    await settle();
    return step;
  }

  test.each([
    ['proof', 'back'],
    ['portrait', 'front'],
  ])("is taken by the app's camera: %s, %s", async (field, facing) => {
    const step = await inApp();
    expect(step.data.hostCamera).toBe(true);

    await step.send(cameraRequest(field));
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'bridge.take-photo',
      request: { facing },
    });
    await step.world.respond(ok({ image: picture }));

    const taken = step.data.taken as { field: string; photo: File };
    expect(step.status).toBe('editing');
    expect([taken.field, taken.photo.type, await taken.photo.text()]).toEqual([
      field,
      'image/png',
      'PNG',
    ]);
  });

  test.each<[string, CallResult]>([
    ['denied', failed('denied')],
    ['failed', failed('unsupported')],
    ['failed', unreachable('timeout')],
    ['failed', ok({ image: '<html>' })],
  ])("is taken by the browser after the app's camera %s", async (cameraRefused, answer) => {
    const step = await inApp();

    await step.send(cameraRequest('proof'));
    await step.world.respond(answer);

    expect(step).toMatchObject({ status: 'editing', data: { hostCamera: false, cameraRefused } });
  });

  test('is not taken when the customer closes the camera', async () => {
    const step = await inApp();

    await step.send(cameraRequest('proof'));
    await step.world.respond(failed('cancelled'));

    expect(step).toMatchObject({ status: 'editing', data: { hostCamera: true } });
    expect(step.data.cameraRefused).toBeUndefined();
  });

  test('is not awaited once the customer leaves a camera that never responds', async () => {
    const step = await inApp();

    await step.send(cameraRequest('proof'));
    await step.send({ type: 'form.camera-closed' });

    expect(step.status).toBe('editing');
    expect(step.world.calls.at(-1)?.signal.aborted).toBe(true);
  });

  test('is taken by the browser where there is no app', async () => {
    const step = await inApp(failed('unsupported'));

    expect(step).toMatchObject({ status: 'editing', data: { hostCamera: false } });
  });
});

test('a photo cancelled during its upload is aborted and gives no answer', async () => {
  const step = await opened({ proof: { type: 'photo', label } });
  await step.world.respond(failed('unsupported'));
  const file = new File(['p'], 'proof.jpg', { type: 'image/jpeg' });
  await step.send({ type: 'form.photo-chosen', data: { upload: { field: 'proof', file } } });
  expect(step.status).toBe('uploading');

  await step.send({ type: 'form.photo-cancelled', data: { upload: undefined } });

  expect(step).toMatchObject({ status: 'editing', answers: {} });
  expect(step.world.calls.at(-1)?.signal.aborted).toBe(true);
});

test('sending the form leaves the step with its answers', async () => {
  const step = await ready();

  await step.send({ type: 'form.submitted', answers: { house: '1' } });

  expect(step).toMatchObject({ outcome: 'submitted', answers: { house: '1' } });
});

test('nothing is submitted while a request is pending', async () => {
  const step = await opened();

  await step.send({ type: 'form.submitted', answers: {} });
  await step.send({ type: 'form.changed', answers: { house: '2' } });

  expect(step).toMatchObject({ status: 'loading', outcome: undefined, answers: {} });
  expect(step.world.calls).toHaveLength(1);
});
