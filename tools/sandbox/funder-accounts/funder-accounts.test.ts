import { describe, expect, it } from 'vitest';
import { photo, sandboxAt, signature } from '../testing/requests.fixture.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const card = { bankAcctNo: '6222021234567890128', bankPhone: '13800138000' };
const coded = (orderNo: string) => sandbox.codeOf(card.bankPhone, orderNo);

async function actionsOf(orderNo: string): Promise<number[]> {
  const { actions } = await sandbox.dataOf('order.detail', { orderNo });
  return actions.map(({ code }) => code);
}

describe('an account at the funder before signing', () => {
  it('opens an account after a while and does not offer it again', async () => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1101);
    expect(await sandbox.dataOf('account.status', { orderNo })).toEqual({ status: 'refused' });

    const account = { orderNo, ...card, ...(await coded(orderNo)) };
    await sandbox.dataOf('account.open', account, { requestId: `${orderNo}-1` });
    const before = await sandbox.dataOf('account.status', { orderNo });
    now += 5000;

    expect(before).toEqual({ status: 'waiting' });
    expect(await sandbox.dataOf('account.status', { orderNo })).toMatchObject({
      status: 'done',
      tail: '0128',
    });
    expect(await actionsOf(orderNo)).not.toContain(1101);
  });

  it('lets the customer apply again with another card after the bank refused one', async () => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1101);
    const bad = { ...card, bankAcctNo: '6222021234567890000' };

    const first = { orderNo, ...bad, ...(await coded(orderNo)) };
    await sandbox.dataOf('account.open', first, { requestId: `${orderNo}-1` });
    now += 5000;
    const status = await sandbox.dataOf('account.status', { orderNo });
    expect(await actionsOf(orderNo)).toContain(1101);
    const second = { orderNo, ...card, ...(await coded(orderNo)) };
    await sandbox.dataOf('account.open', second, { requestId: `${orderNo}-2` });
    now += 5000;

    expect(status).toMatchObject({ status: 'refused', reason: '银行卡与持卡人信息不符' });
    expect(await sandbox.dataOf('account.status', { orderNo })).toMatchObject({ status: 'done' });
  });

  it.each(['12345', '12345a', '123456', '777777'])('refuses a PIN like %s', async (pin) => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1102);

    const no = await sandbox.refusalOf('certificate.apply', { orderNo, pin }, { requestId: pin });

    expect(no.code).toMatch(/^PIN_/);
    expect(await actionsOf(orderNo)).toContain(1102);
  });

  it('locks a PIN that was wrong five times, for half an hour', async () => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1102);
    const face = await sandbox.faceOf(orderNo);
    const pin = '294857';
    const applied = { orderNo, pin, ...face };
    await sandbox.dataOf('certificate.apply', applied, { requestId: `${orderNo}-1` });
    now += 5000;
    const attempt = (entered: string) =>
      sandbox.refusalOf('certificate.check-pin', { orderNo, pin: entered });

    const codes = [];
    for (const wrong of ['111111', '111112', '111113', '111114', '111115'])
      codes.push((await attempt(wrong)).code);
    const locked = await attempt(pin);
    now += 30 * 60_000;

    expect(codes).toEqual([...Array<string>(4).fill('PIN_WRONG'), 'PIN_LOCKED']);
    expect(locked.code).toBe('PIN_LOCKED');
    expect(await sandbox.dataOf('certificate.check-pin', { orderNo, pin })).toBeNull();
  });

  it('files a card only with a photo of it', async () => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1101);
    const filing = { orderNo, ...card, bankCode: 'ICBC', ...(await coded(orderNo)) };

    const no = await sandbox.refusalOf('card-filing.submit', { ...filing, cardPhoto: 'none' });
    const { id } = await sandbox.dataOf('file.upload', { file: photo() });
    await sandbox.dataOf('card-filing.submit', { ...filing, cardPhoto: id });
    now += 5000;

    expect(no.code).toBe('PHOTO_MISSING');
    expect(await sandbox.dataOf('card-filing.status', { orderNo })).toMatchObject({
      status: 'done',
    });
  });

  it.each([
    ['SHANGHAI_MASSES', 1712, 'guarantee-contract'],
    ['YQZX_FINANCE', 1110, 'credit-authorization'],
    ['SY_FINANCE', 1502, 'lease-contract'],
  ])('%s does not offer %i again once it is signed', async (funder, action, document) => {
    const orderNo = await sandbox.newOrder(funder, action);
    const before = await actionsOf(orderNo);

    const idNumber = document === 'guarantee-contract' ? '320506199003072212' : undefined;
    const face = await sandbox.faceOf(orderNo, idNumber);
    const guarantor = idNumber === undefined ? {} : { role: 'guarantor', idNumber };
    const signing = { orderNo, documents: [document], signature, ...guarantor, ...face };
    await sandbox.dataOf('sign.submit', signing, { requestId: `${orderNo}-1` });

    expect(before).toContain(action);
    expect(await actionsOf(orderNo)).not.toContain(action);
  });
});

it('banks are named in the language of the customer, as the form names them', async () => {
  const bin = card.bankAcctNo.slice(0, 6);
  const namesIn = async (lang: 'zh' | 'en') => {
    const { bankName } = await sandbox.dataOf('bank-card.lookup', { bin }, { lang });
    const list = await sandbox.dataOf('bank-card.backing-banks', {}, { lang });
    return [bankName, list.find(({ bankCode }) => bankCode === 'ICBC')?.bankName];
  };

  expect(await namesIn('zh')).toEqual(['中国工商银行', '中国工商银行']);
  expect(await namesIn('en')).toEqual(['ICBC', 'ICBC']);
});
