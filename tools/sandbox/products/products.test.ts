import { describe, expect, it } from 'vitest';
import { photo, sandboxAt, signature } from '../testing/requests.fixture.ts';
import { shortLinkCode } from './product-handlers.ts';
import { reviewTakes } from '../orders/scenarios.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const codesOf = async (orderNo: string): Promise<number[]> =>
  (await sandbox.dataOf('order.detail', { orderNo })).actions.map(({ code }) => code);

async function signed(orderNo: string, document: string): Promise<void> {
  const face = await sandbox.faceOf(orderNo);
  await sandbox.dataOf('sign.submit', { orderNo, documents: [document], signature, ...face });
}

/** The links a phone was sent, the newest first. */
async function linksOf(phone: string): Promise<URL[]> {
  const response = await fetch(`${sandbox.url}/sandbox/inbox?phone=${phone}`);
  const { links } = (await response.json()) as { links: { url: string }[] };
  return links.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return new URL(pathname + search, sandbox.url);
  });
}

async function opened(link: URL | undefined): Promise<string> {
  return (await fetch(String(link))).text();
}

async function answered(link: URL | undefined, answer: string): Promise<string> {
  const body = new URLSearchParams({ t: link?.searchParams.get('t') ?? '', answer });
  return (await fetch(String(link), { method: 'POST', body })).text();
}

describe('a co-signer', () => {
  const wife = {
    name: '周敏',
    relation: 'spouse',
    spouse: true,
    phone: '13900139000',
    idNumber: '32050219920304004X',
  };

  it('who has the link is whom the order waits for, until another one is named', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    const first = async () => (await sandbox.dataOf('order.detail', { orderNo })).actions[0];
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife });
    expect(await first()).toMatchObject({ code: 121, main: true });
    const { pages } = await sandbox.dataOf('order.detail', { orderNo });
    expect(pages?.map(({ page }) => page)).not.toContain('confirmCoSignerInfor');

    await sandbox.dataOf('co-signer.invite', { orderNo });
    expect(await first()).toMatchObject({
      code: 121,
      main: false,
      waitsFor: { zh: '签约链接已发送给 周敏（尾号 9000），等待对方签署。' },
    });
    const { events } = await sandbox.dataOf('order.progress', { orderNo });
    expect(events[0]?.name.zh).toBe('签约链接已发送给共同签约人');

    now += 1;
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife, phone: '13900139001' });
    expect(await first()).not.toHaveProperty('waitsFor');
  });

  it('signs on a phone of their own, through the link sent last', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife, phone: '13900139002' });
    await sandbox.dataOf('co-signer.invite', { orderNo });
    now += 1;
    await sandbox.dataOf('co-signer.invite', { orderNo });
    const [link, before] = await linksOf('13900139002');

    expect(await opened(before)).toContain('链接已失效，请联系承租人重新发送');
    expect(await opened(link)).toContain('同意并完成办理');
    const after = await answered(link, 'done');

    // Nothing leads into the lessee's app.
    expect(after).toContain('您已完成办理');
    expect(after).not.toContain('href="http');
    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toMatchObject({
      status: 'signed',
    });
    const { actions, pages } = await sandbox.dataOf('order.detail', { orderNo });
    expect(actions.map(({ code }) => code)).not.toContain(121);
    expect(pages?.map(({ page }) => page)).not.toContain('confirmCoSignerInfor');
    const { events } = await sandbox.dataOf('order.progress', { orderNo });
    expect(events[0]?.name.zh).toBe('共同签约人已签约');
  });

  it('refuses on a phone of their own, until another one is named', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife, phone: '13900139003' });
    await sandbox.dataOf('co-signer.invite', { orderNo });
    const [link] = await linksOf('13900139003');
    await answered(link, 'refused');
    const status = () => sandbox.dataOf('co-signer.status', { orderNo });
    expect(await status()).toMatchObject({ status: 'refused' });
    expect(await codesOf(orderNo)).toContain(121);

    now += 1;
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife });
    expect(await status()).toMatchObject({ status: 'confirmed' });
  });

  it('is named, signs, and then the action is done', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toEqual({ status: 'open' });

    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife });
    const { id: fileId } = await sandbox.dataOf('file.upload', { file: photo(), orderNo });
    const card = { fileId, side: 'front', orderNo, role: 'co-lessee' };
    expect(await sandbox.dataOf('ocr.id-card', card)).toMatchObject({
      idName: '周敏',
      idNumber: wife.idNumber,
    });
    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toEqual({
      status: 'confirmed',
      name: '周敏',
      relation: 'spouse',
      spouse: true,
      phone: wife.phone,
    });
    expect(await codesOf(orderNo)).toContain(121);

    const documents = ['co-lessee-agreement'];
    const proof = await sandbox.faceOf(orderNo, wife.idNumber);
    await sandbox.dataOf('sign.submit', {
      orderNo,
      documents,
      signature,
      role: 'co-lessee',
      ...proof,
    });

    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toMatchObject({
      status: 'signed',
    });
    expect(await codesOf(orderNo)).not.toContain(121);
    expect(await sandbox.refusalOf('co-signer.refuse', { orderNo })).toMatchObject({
      code: 'ALREADY_SIGNED',
    });
  });

  it('must be another person than the lessee', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    const { idNumber } = await sandbox.dataOf('order.detail', { orderNo });

    const no = await sandbox.refusalOf('co-signer.confirm', { orderNo, ...wife, idNumber });

    expect(no.code).toBe('CO_SIGNER_IS_LESSEE');
  });

  it('who refused can be named again', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 121);
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife });
    await sandbox.dataOf('co-signer.refuse', { orderNo });
    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toMatchObject({
      status: 'refused',
    });

    now += 1;
    await sandbox.dataOf('co-signer.confirm', { orderNo, ...wife });

    expect(await sandbox.dataOf('co-signer.status', { orderNo })).toMatchObject({
      status: 'confirmed',
    });
  });
});

describe('a further agreement', () => {
  it.each([
    [370, 'repair-acceptance-contract'],
    [380, 'supplementary-protocol'],
  ])('of action %i is ready to be signed, and signing finishes it', async (action, document) => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', action);
    const ready = { orderNo, funder: 'SELF_OPERATED' };
    expect(await sandbox.dataOf('sign.verify', ready)).toEqual({ verifyResult: true });

    await sandbox.dataOf('sign.submit', { orderNo, documents: [document], signature });

    expect(await codesOf(orderNo)).not.toContain(action);
    expect(await sandbox.dataOf('sign.verify', ready)).toMatchObject({ verifyResult: false });
  });
});

describe('a loan', () => {
  const request = {
    months: '24',
    repayment: 'equal',
    purpose: 'decoration',
    monthlyIncome: 1_000_000,
  };

  it('of a small amount passes without further documents', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('loan.apply', { orderNo, ...request, amount: 1_000_000 });
    expect(await sandbox.dataOf('loan.status', { orderNo })).toMatchObject({
      status: 'submitted',
    });

    now += reviewTakes;

    expect(await sandbox.dataOf('loan.status', { orderNo })).toMatchObject({ status: 'passed' });
  });

  it('of a large amount needs documents, once', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    const { limit } = await sandbox.dataOf('loan.status', { orderNo });
    const papers = { orderNo, incomeProof: ['file-1', 'file-2'], purposeProof: ['file-3'] };
    expect((await sandbox.refusalOf('loan.supplement', papers)).code).toBe('NO_SUPPLEMENT');
    await sandbox.dataOf('loan.apply', { orderNo, ...request, amount: limit });
    expect(await sandbox.dataOf('loan.status', { orderNo })).toMatchObject(
      limit > 5_000_000
        ? { status: 'supplement', missing: ['income-proof', 'purpose-proof'] }
        : { status: 'submitted' },
    );

    await sandbox.dataOf('loan.supplement', papers);

    expect(await sandbox.dataOf('loan.status', { orderNo })).toMatchObject({ missing: [] });
    expect((await sandbox.refusalOf('loan.supplement', papers)).code).toBe('ALREADY_SUBMITTED');
  });

  it('has its order wait for the papers that are missing, and then for nothing', async () => {
    const orderNo = await sandbox.newOrderAt('loanApplication');
    const pages = async () =>
      (await sandbox.dataOf('order.detail', { orderNo })).pages
        .filter(({ page }) => page.startsWith('loan'))
        .map(({ page, main }) => `${page} ${main}`);
    expect(await pages()).toEqual(['loanApplication true']);

    await sandbox.dataOf('loan.apply', { orderNo, ...request, amount: 5_100_000 });
    expect(await pages()).toEqual(['loanSupplement true', 'loanApplication false']);

    const papers = { incomeProof: ['file-1'], purposeProof: ['file-3'] };
    await sandbox.dataOf('loan.supplement', { orderNo, ...papers });
    expect(await pages()).toEqual(['loanApplication false']);
  });

  it('may not be more than the limit', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    const { limit } = await sandbox.dataOf('loan.status', { orderNo });

    const no = await sandbox.refusalOf('loan.apply', { orderNo, ...request, amount: limit + 1 });

    expect(no.code).toBe('LOAN_TOO_HIGH');
  });
});

describe('other confirmations', () => {
  it('a debit authorization is no longer waited for once it is signed', async () => {
    const orderNo = await sandbox.newOrderAt('authenticateOne');
    const waits = async () =>
      (await sandbox.dataOf('order.detail', { orderNo })).pages.find(
        ({ page }) => page === 'authenticateOne',
      )?.main;
    expect(await waits()).toBe(true);

    await signed(orderNo, 'withholding-authorization');

    expect(await waits()).not.toBe(true);
  });

  it("a Tmall order is confirmed by the order's lessee only, and once", async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { tmallOrderNo } = await sandbox.dataOf('tmall.order', { orderNo });
    const buyer = { orderNo, tmallOrderNo, name: '王五', idNumber: '32050219920304004X' };
    expect((await sandbox.refusalOf('tmall.confirm', buyer)).code).toBe('BUYER_IS_NOT_LESSEE');
    const { idNumber } = await sandbox.dataOf('order.detail', { orderNo });

    await sandbox.dataOf('tmall.confirm', {
      ...buyer,
      idNumber,
      ...(await sandbox.faceOf(orderNo)),
    });

    expect(await sandbox.dataOf('tmall.order', { orderNo })).toMatchObject({
      status: 'confirmed',
    });
    expect(await sandbox.ledgerOf(orderNo)).toContain('tmall-confirmed');
  });

  it('the balance counts as confirmed once its paper is signed', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    expect(await sandbox.dataOf('balance.status', { orderNo })).toMatchObject({ status: 'open' });

    await signed(orderNo, 'balance-confirmation');

    expect(await sandbox.dataOf('balance.status', { orderNo })).toMatchObject({
      status: 'confirmed',
    });
  });

  it('the short link of a long-rent contract is valid for a week, and the contract is signed once', async () => {
    const expired = await sandbox.newOrder('SELF_OPERATED', 300);
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const face = await sandbox.faceOf(orderNo);
    const signing = { orderNo, documents: ['long-rent-contract'], signature, ...face };
    await sandbox.dataOf('sign.submit', signing);
    expect(await sandbox.dataOf('rent.contract', { orderNo })).toMatchObject({ status: 'signed' });

    now += 8 * 24 * 60 * 60_000;

    expect(await sandbox.dataOf('rent.contract', { orderNo: expired })).toMatchObject({
      status: 'expired',
    });
    expect(await sandbox.dataOf('rent.contract', { orderNo })).toMatchObject({ status: 'signed' });
  });

  it('the code of a short link leads to the contract for its customer only', async () => {
    const orderNo = await sandbox.newOrderAt('longRentContract');
    const code = shortLinkCode(orderNo);
    const li = { token: 'sandbox-token-li' };

    expect(await sandbox.dataOf('rent.short-link', { code: ` ${code}` })).toEqual({ orderNo });
    expect((await sandbox.refusalOf('rent.short-link', { code }, li)).code).toBe('LINK_UNKNOWN');
    expect((await sandbox.refusalOf('rent.short-link', { code: 'XXXXXXXX' })).code).toBe(
      'LINK_UNKNOWN',
    );
  });

  it('the Alipay authorization is queried', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 300);
    const { url } = await sandbox.dataOf(
      'alipay.auth-url',
      { orderNo },
      { page: 'http://localhost:5173' },
    );
    expect(await sandbox.dataOf('alipay.auth-status', { orderNo })).toEqual({ status: 'waiting' });
    const token = new URL(url).searchParams.get('t') ?? '';

    await fetch(new URL(new URL(url).pathname, sandbox.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ t: token, answer: 'refused' }),
      redirect: 'manual',
    });

    expect(await sandbox.dataOf('alipay.auth-status', { orderNo })).toEqual({ status: 'refused' });
  });
});
