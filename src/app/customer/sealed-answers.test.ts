import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { aSession } from '../../../tests/support/a-session.ts';
import { funderWith, result, sampleOf, title } from '../../../tests/support/one-flow.ts';
import type { Flow } from '../../model/definition.ts';
import { aDefinition } from '../../verify/sample.ts';
import type { Session } from '../../machine/session.ts';
import type { SessionStorage } from '../../machine/storage.ts';
import { messages } from '../../machine/messages.ts';
import { browserKeys } from './key-store.ts';
import { type DatedKey, type KeyStore, keyLife, SealedAnswers } from './sealed-answers.ts';

const typed = {
  name: '欧阳震华',
  phone: '13912345678',
  home: '朝阳路八十八号',
  income: 1_234_567,
  region: { provinceCode: '110000', provinceName: '北京市', cityCode: '', cityName: '' },
  proof: 'file-4711',
};
const canaries = ['欧阳震华', '13912345678', '朝阳路八十八号', '1234567', '北京市', 'file-4711'];
const chosen = { sex: 'f' };

const field = (name: string, type: string, more = '') =>
  `${name}: { type: ${type}, label: { zh: 问${name}, en: Ask ${name} }${more} }`;
const fields = [
  field('name', 'text'),
  field('phone', 'phone'),
  field('home', 'long-text'),
  field('income', 'money', ', max: 10000000'),
  field('region', 'region'),
  field('proof', 'photo'),
  field('sex', 'one-of', ', options: { f: { zh: 女, en: F }, m: { zh: 男, en: M } }'),
];
const flow: Flow = sampleOf(
  [
    'flow: sample',
    title,
    'steps:',
    `  ask: { kind: form, path: /ask, fields: { ${fields.join(', ')} } }`,
    '  read: { kind: review, path: /read, title: { zh: 核对, en: Check } }',
    result('done'),
    '',
  ].join('\n'),
  funderWith(''),
);

function aPhone() {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;
  const stored: { key?: DatedKey } = {};
  const keys: KeyStore = {
    read: async () => stored.key,
    add: async (key) => {
      if (stored.key) throw new Error('There is one.');
      stored.key = key;
    },
    remove: async () => {
      delete stored.key;
    },
  };
  const phone = {
    storage,
    stored,
    keys,
    clock: Date.UTC(2026, 0, 1),
    isSecure: true,
    texts: () => Object.entries(storage).map(([key, text]) => `${key} ${text}`),
  };
  return phone;
}
type Phone = ReturnType<typeof aPhone>;

let ids = 0;
/** A page of the app, as fresh as after a reload. */
function aPage(phone: Phone) {
  const sealed = new SealedAnswers({
    storage: () => phone.storage,
    keys: phone.keys,
    crypto: () => (phone.isSecure ? (webcrypto as Crypto) : undefined),
    now: () => phone.clock,
    newId: () => `${++ids}`,
  });
  const storage: SessionStorage = {
    read: (key) => phone.storage.getItem(key),
    write: (key, text) => phone.storage.setItem(key, text),
    remove: (key) => phone.storage.removeItem(key),
    sealed,
    subscribe: () => () => undefined,
  };
  return { sealed, storage };
}

const key = 'session:A1:100';

/** A form accepts input once its lists are loaded. */
function editing(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfEditing = () => session.view().status === 'editing' && resolve();
    session.subscribe(resolveIfEditing);
    resolveIfEditing();
  });
}

async function openOn({ sealed, storage }: ReturnType<typeof aPage>) {
  await sealed.open(key);
  return aSession({
    definition: aDefinition(flow),
    flowId: 'sample',
    action: 100,
    storage,
  });
}

/** All of it is typed and encrypted. */
async function typedOn(phone: Phone) {
  const page = aPage(phone);
  const session = await openOn(page);
  await editing(session);
  session.send({ type: 'form.changed', answers: { ...typed, ...chosen } });
  await page.sealed.open(key);
  return { ...page, session };
}

const answersOf = (session: Session) => session.actor?.getSnapshot().context.answers['ask'];

function expectNothingPlain(phone: Phone) {
  expect(phone.texts().join()).toContain(key);
  for (const canary of canaries) expect(phone.texts().join()).not.toContain(canary);
}

test('personal answers are stored encrypted only, and are there after a reload', async () => {
  const phone = aPhone();
  await typedOn(phone);

  expectNothingPlain(phone);
  expect(phone.texts().join()).toContain('"sex":"f"');
  expect(answersOf(await openOn(aPage(phone)))).toEqual({ ...typed, ...chosen });
  expect(phone.stored.key?.key.extractable).toBe(false);
});

test('a page left in the moment of typing loses nothing', async () => {
  const phone = aPhone();
  const page = aPage(phone);
  const session = await openOn(page);
  await editing(session);
  await page.sealed.open('');
  session.send({ type: 'form.changed', answers: { ...typed, ...chosen } });
  const left = Object.fromEntries(Object.entries(phone.storage));
  await page.sealed.open(key);
  session.send({ type: 'form.changed', answers: { name: '诸葛' } });
  const leftAgain = Object.fromEntries(Object.entries(phone.storage));
  await page.sealed.open(key);

  for (const [stored, name] of [
    [left, typed.name],
    [leftAgain, '诸葛'],
  ] as const) {
    const after = Object.assign(aPhone(), { stored: phone.stored, keys: phone.keys });
    Object.assign(after.storage, stored);
    expectNothingPlain(after);
    expect(answersOf(await openOn(aPage(after)))).toEqual({ ...typed, ...chosen, name });
  }
  const ivs = [left, leftAgain, phone.storage].map(
    (stored) => (JSON.parse(stored[`sealed:${key}`] ?? '{}') as { iv?: string }).iv,
  );
  expect(new Set(ivs).size, 'no keystream twice').toBe(3);
});

test('what the next customer types is not encrypted with what was prepared for the one before', async () => {
  const phone = aPhone();
  const { sealed, session } = await typedOn(phone);
  await sealed.open('');

  const cleared = sealed.clear();
  session.send({ type: 'form.changed', answers: { name: '诸葛' } });

  expect(phone.texts().join()).not.toContain('isStream');
  await cleared;
});

test('submitted answers are there on the next page, too', async () => {
  const phone = aPhone();
  const { session, sealed } = await typedOn(phone);
  session.send({ type: 'form.submitted', answers: { ...typed, ...chosen } });
  await sealed.open(key);

  expectNothingPlain(phone);
  const back = await openOn(aPage(phone));
  expect(back.view().stepId).toBe('read');
  expect(answersOf(back)).toEqual({ ...typed, ...chosen });
});

test('without the key personal answers are asked again with a notice, and the others are kept', async () => {
  const phone = aPhone();
  const { session, sealed } = await typedOn(phone);
  session.send({ type: 'form.submitted', answers: { ...typed, ...chosen } });
  await sealed.open(key);
  delete phone.stored.key;

  const back = await openOn(aPage(phone));

  expect(back.view().stepId).toBe('ask');
  expect(answersOf(back)).toEqual(chosen);
  const notice = back.view().notice ?? '';
  expect(notice).toContain(messages.personalForgotten.zh);
  expect(notice).toContain('问name、问phone');
  expect(notice).not.toContain('流程有更新');
  expect(phone.texts().join()).not.toContain('sealed:');
});

test('an insecure page keeps it in memory only', async () => {
  const phone = aPhone();
  phone.isSecure = false;
  const page = await typedOn(phone);

  expectNothingPlain(phone);
  expect(answersOf(await openOn(page))).toEqual({ ...typed, ...chosen });
  expect(answersOf(await openOn(aPage(phone)))).toEqual(chosen);
});

test('where keys cannot be stored nothing is stored', async () => {
  const phone = aPhone();
  phone.keys = {
    read: () => Promise.reject(new Error('denied')),
    add: () => Promise.reject(new Error('denied')),
    remove: () => Promise.reject(new Error('denied')),
  };
  await typedOn(phone);

  expectNothingPlain(phone);
  expect(answersOf(await openOn(aPage(phone)))).toEqual(chosen);
});

test('a web view without IndexedDB stores nothing, and the flow does not wait for it', async () => {
  expect(typeof indexedDB).toBe('undefined');
  const phone = aPhone();
  phone.keys = browserKeys;
  const { session } = await typedOn(phone);
  session.send({ type: 'form.submitted', answers: { ...typed, ...chosen } });

  expect(session.view().stepId).toBe('read');
  expectNothingPlain(phone);
  const back = await openOn(aPage(phone));
  expect(back.view().stepId).toBe('ask');
  expect(answersOf(back)).toEqual(chosen);
});

test('it expires after a day', async () => {
  const phone = aPhone();
  await typedOn(phone);

  phone.clock += keyLife - 1;
  expect(answersOf(await openOn(aPage(phone)))).toEqual({ ...typed, ...chosen });

  phone.clock += 1;
  await aPage(phone).sealed.removeExpired();
  expect(phone.texts().join()).not.toContain('sealed:');
  expect(phone.stored.key).toBeUndefined();
  expect(answersOf(await openOn(aPage(phone)))).toEqual(chosen);
});

test('the next customer of the phone has another key, and none of the earlier data', async () => {
  const phone = aPhone();
  const { sealed, ...page } = await typedOn(phone);
  const first = phone.stored.key;

  await sealed.clear();

  expect(phone.stored.key).toBeUndefined();
  expect(phone.texts().join()).not.toContain('sealed:');
  expect(answersOf(await openOn({ sealed, ...page }))).toEqual(chosen);
  await typedOn(phone);
  expect(phone.stored.key).not.toBe(first);
});

test('another tab reads what this one wrote last', async () => {
  const phone = aPhone();
  const other = aPage(phone);
  const { session, sealed } = await typedOn(phone);
  await openOn(other);
  session.send({ type: 'form.changed', answers: { name: '诸葛' } });
  await sealed.open(key);

  other.sealed.changed(`sealed:${key}`);

  const back = await openOn(other);
  expect(answersOf(back)).toEqual({ ...typed, ...chosen, name: '诸葛' });
});

test('answers encrypted for one record cannot be decrypted for another', async () => {
  const phone = aPhone();
  await typedOn(phone);
  const record = JSON.parse(phone.storage.getItem(key) ?? '') as { sealed: { mark: string } };
  phone.storage.setItem(
    key,
    JSON.stringify({ ...record, sealed: { ...record.sealed, mark: 'x' } }),
  );

  expect(answersOf(await openOn(aPage(phone)))).toEqual(chosen);
});
