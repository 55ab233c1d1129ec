import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const app = 'http://localhost:5173';

describe('signing in the app', () => {
  it('shows every document in pages and signs it once', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const names = 'lease-contract,withholding-authorization';

    const before = await sandbox.dataOf('sign.documents', { orderNo, names });
    const face = await sandbox.faceOf(orderNo);
    const signing = { orderNo, documents: names.split(','), signature, ...face };
    const { signed } = await sandbox.dataOf('sign.submit', signing, { requestId: `${orderNo}-1` });

    expect(before.signed).toBe(false);
    expect(before.documents.map(({ name, pages }) => [name, pages.length])).toEqual([
      ['lease-contract', 3],
      ['withholding-authorization', 3],
    ]);
    expect(signed).toBe(true);
    expect(await sandbox.dataOf('sign.documents', { orderNo, names })).toMatchObject({
      signed: true,
    });
    expect(await sandbox.dataOf('sign.status', { orderNo })).toEqual({
      status: 'done',
      signed: true,
    });
    const again = await sandbox.refusalOf('sign.submit', signing, { requestId: `${orderNo}-2` });
    expect(again).toEqual({ code: 'ALREADY_SIGNED', msg: '订单已签约，请刷新页面' });
    const entries = await sandbox.ledgerOf(orderNo);
    expect(entries.filter((what) => what === 'document-signed')).toHaveLength(2);
  });

  it('requires a signature', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);

    const no = await sandbox.refusalOf('sign.submit', {
      orderNo,
      documents: ['lease-contract'],
      signature: '',
    });

    expect(no).toEqual({ code: 'SIGNATURE_MISSING', msg: '请先签名' });
  });

  it('takes the agreement to open an account without a signature, once', async () => {
    const orderNo = await sandbox.newOrder('TONGDA_FINANCE', 1101);
    const agreed = { orderNo, documents: ['e-account-agreement'], signature: '' };

    const { signed } = await sandbox.dataOf('sign.submit', agreed, { requestId: `${orderNo}-1` });
    const again = await sandbox.refusalOf('sign.submit', agreed, { requestId: `${orderNo}-2` });

    expect(signed).toBe(true);
    expect(again.code).toBe('ALREADY_SIGNED');
  });

  it('refuses an unknown document', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);

    const no = await sandbox.refusalOf('sign.documents', {
      orderNo,
      names: 'lease-contract,__proto__',
    });

    expect(no.code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('is ready for an order at signing and for its own funder only', async () => {
    const atSigning = await sandbox.newOrder('SELF_OPERATED', 310);
    const before = await sandbox.newOrder('SELF_OPERATED', 100);

    const ready = async (orderNo: string, funder: string) =>
      (await sandbox.dataOf('sign.verify', { orderNo, funder })).verifyResult;
    expect(await ready(atSigning, 'SELF_OPERATED')).toBe(true);
    expect(await ready(atSigning, 'GONGTOU_FINANCE')).toBe(false);
    expect(await ready(before, 'SELF_OPERATED')).toBe(false);
  });

  it('counts the call agreement for SZ Bank', async () => {
    const orderNo = await sandbox.newOrder('SZ_BANK_FINANCE', 320);
    const callSigned = () => sandbox.dataOf('sz-bank.is-call-agreement-signed', { orderNo });
    expect(await callSigned()).toEqual({ signed: false });

    await sandbox.dataOf('sign.submit', { orderNo, documents: ['call-agreement'], signature });

    expect(await callSigned()).toEqual({ signed: true });
    expect(await sandbox.dataOf('order.detail', { orderNo })).toMatchObject({
      status: 'FUNDER_SIGNING',
    });
  });
});

describe('changing the card', () => {
  const card = { bankAcctNo: '6222021234567890128', bankPhone: '13800138000' };

  it('ends on the new card, which needs a debit authorization of its own', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const authorization = { orderNo, documents: ['withholding-authorization'], signature };
    await sandbox.dataOf('sign.submit', authorization);

    const bound = await sandbox.dataOf(
      'bank-card.bind',
      { orderNo, ...card, ...(await sandbox.faceOf(orderNo)) },
      { requestId: `${orderNo}-1` },
    );

    expect(bound).toEqual({ bankName: '中国工商银行', tail: '0128', bindingStatus: '1' });
    expect(await sandbox.dataOf('bank-card.status', { orderNo })).toMatchObject({ tail: '0128' });
    expect(await sandbox.dataOf('order.detail', { orderNo })).toMatchObject({
      bindBankCardNum: '622202*********0128',
    });
    expect(await sandbox.dataOf('sign.submit', authorization)).toMatchObject({ signed: true });
  });

  it('refuses the present card once its authorization is signed, and not before', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);
    const bind = async (at: number) => {
      const request = { orderNo, ...card, ...(await sandbox.faceOf(orderNo)) };
      return ['bank-card.bind', request, { requestId: `${orderNo}-${at}` }] as const;
    };
    await sandbox.dataOf(...(await bind(1)));
    await sandbox.dataOf(...(await bind(2)));
    const documents = ['withholding-authorization'];
    await sandbox.dataOf('sign.submit', { orderNo, documents, signature });

    const no = await sandbox.refusalOf(...(await bind(3)));

    expect(no).toEqual({
      code: 'CARD_IS_PRESENT',
      msg: '这张卡就是当前的还款卡，请填写另一张卡',
    });
  });

  it.each([
    [{ ...card, bankAcctNo: '6222021234567890000' }, 'CARD_REFUSED'],
    [{ ...card, bankAcctNo: '5218990123456782' }, 'CARD_IS_CREDIT'],
    [{ ...card, smsToken: 'sms-1-000000' }, 'SMS_TOKEN'],
  ])('is refused for %o', async (request, code) => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 335);

    expect((await sandbox.refusalOf('bank-card.bind', { orderNo, ...request })).code).toBe(code);

    expect(await sandbox.ledgerOf(orderNo)).toEqual([]);
  });

  it('names the bank of a card', async () => {
    expect(await sandbox.dataOf('bank-card.lookup', { bin: '622848' })).toEqual({
      bankName: '中国农业银行',
      bankCode: 'ABC',
      cardType: 'debit',
    });
  });
});

describe('a funder’s own page', () => {
  const page = (orderNo: string) =>
    `${app}/mwap/contractAuthorization?orderNo=${orderNo}&action=320`;

  async function link(orderNo: string): Promise<URL> {
    const { url } = await sandbox.dataOf(
      'gongtou.contract-url',
      { orderNo },
      { page: page(orderNo) },
    );
    return new URL(url);
  }

  function press(at: URL, answer: string): Promise<Response> {
    return fetch(sandbox.url + at.pathname, {
      method: 'POST',
      body: new URLSearchParams({ t: at.searchParams.get('t') ?? '', answer }),
      redirect: 'manual',
    });
  }

  const status = async (orderNo: string) =>
    (await sandbox.dataOf('sign.status', { orderNo })).status;

  it("is on the app's own origin, with no data in its address", async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);

    const url = await link(orderNo);

    expect(url.origin).toBe(app);
    expect(url.pathname).toBe('/bank-pages/GONGTOU_FINANCE/contract');
    expect([...url.searchParams.keys()]).toEqual(['t']);
    expect(url.href).not.toContain(orderNo);
  });

  it.each([
    ['done', 'done', 'DELIVERY'],
    ['refused', 'refused', 'FUNDER_SIGNING'],
  ])(
    'leads back without a result, which the app queries: %s',
    async (answer, signStatus, order) => {
      const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
      const url = await link(orderNo);
      expect(await status(orderNo)).toBe('waiting');

      const back = await press(url, answer);

      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toBe(page(orderNo));
      expect(await status(orderNo)).toBe(signStatus);
      expect(await sandbox.dataOf('order.detail', { orderNo })).toMatchObject({ status: order });
    },
  );

  it('counts the first answer only', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
    const url = await link(orderNo);

    await Promise.all([press(url, 'done'), press(url, 'refused'), press(url, 'done')]);

    const entries = await sandbox.ledgerOf(orderNo);
    expect(entries.filter((what) => what.startsWith('link-'))).toHaveLength(1);
  });

  it('lets the customer leave and start again', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
    const first = await link(orderNo);
    const shown = await (await fetch(sandbox.url + first.pathname + first.search)).text();
    expect(shown).toContain(`href="${page(orderNo).replace('&', '&amp;')}"`);
    await press(first, 'refused');

    now += 1;
    await link(orderNo);

    expect(await status(orderNo)).toBe('waiting');
  });

  it('keeps the contract signed when the first link of two is used', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
    const first = await link(orderNo);
    now += 1;
    await link(orderNo);

    await press(first, 'done');

    expect(await status(orderNo)).toBe('done');
  });

  it('expires after half an hour, with a message', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
    const url = await link(orderNo);
    now += 31 * 60_000;

    const response = await press(url, 'done');

    expect(await response.text()).toContain('链接已过期，请返回后重新打开。');
    expect(await status(orderNo)).toBe('waiting');
  });

  it('responds to an unknown token with a message', async () => {
    const response = await fetch(`${sandbox.url}/bank-pages/GONGTOU_FINANCE/contract?t=guessed`);

    expect(response.status).toBe(404);
    expect(await response.text()).toContain('链接不存在或已失效');
  });

  it('does not serve a link under another funder’s name', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);
    const url = await link(orderNo);

    const response = await fetch(`${sandbox.url}/bank-pages/SZ_BANK_FINANCE/contract${url.search}`);

    expect(response.status).toBe(404);
  });

  it('is in English on request', async () => {
    const url = await link(await sandbox.newOrder('GONGTOU_FINANCE', 320));

    const shown = await (await fetch(`${sandbox.url}${url.pathname}${url.search}&lang=en`)).text();

    expect(shown).toContain('<html lang="en">');
    expect(shown).toContain('Agree and finish');
  });

  it('leads back to no address that is not a web page', async () => {
    const orderNo = await sandbox.newOrder('GONGTOU_FINANCE', 320);

    const { url } = await sandbox.dataOf(
      'gongtou.contract-url',
      { orderNo },
      { page: 'javascript:alert(1)' },
    );

    expect(new URL(url).origin).toBe(sandbox.url);
  });
});
