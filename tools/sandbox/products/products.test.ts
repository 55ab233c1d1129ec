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

describe('a lease-back', () => {
  const data = {
    mobile: '13800138000',
    marriage: '20',
    education: '20',
    profession: '1',
    fundUse: 'business',
    wantedAmount: 6_000_000,
    plateNo: '苏E12345',
    mileage: 52_000,
    registeredOn: '2021-05-01',
    contactName: '周敏',
    contactPhone: '13900139000',
    contactRelation: 'spouse',
    drivingLicence: 'file-1',
  };
  const finalData = {
    house: 'owned',
    regLive: 'local',
    employment: 'employed',
    monthlyIncome: 1_200_000,
    insurer: 'PICC',
    insuredUntil: '2026-12-31',
    carFront: 'file-2',
    carBack: 'file-3',
    dashboard: 'file-4',
    registration: 'file-5',
  };

  it('has the data the store has entered in advance', async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');

    expect(await sandbox.dataOf('hz.pretrial', { orderNo })).toMatchObject({
      status: 'open',
      plateNo: expect.stringMatching(/^苏E\d{5}$/),
      fundUse: 'business',
    });
  });

  it('is found once its pre-review is submitted, with the submitted data', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    const unknown = await sandbox.refusalOf('hz.pretrial', { orderNo });
    expect(unknown).toEqual({ code: 'ORDER_NOT_FOUND', msg: '订单信息不存在' });

    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });

    expect(await sandbox.dataOf('hz.pretrial', { orderNo })).toMatchObject({
      status: 'pre-review',
      plateNo: '苏E12345',
      wantedAmount: 6_000_000,
    });
    const again = await sandbox.refusalOf('lease-back.submit-pre-review', { orderNo, ...data });
    expect(again.code).toBe('ALREADY_SUBMITTED');
  });

  it('goes from pre-review to final review to the contract', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });
    const early = await sandbox.refusalOf('lease-back.submit-final', { orderNo, ...finalData });
    expect(early.code).toBe('PRE_REVIEW_NOT_PASSED');

    now += reviewTakes;
    expect(await sandbox.dataOf('order.auto-route', { orderNo })).toEqual({
      pageCode: 'HZlastInstanceOne',
    });
    await sandbox.dataOf('lease-back.submit-final', { orderNo, ...finalData });
    now += reviewTakes;
    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toMatchObject({
      status: 'final-passed',
      approved: 6_000_000,
    });

    await signed(orderNo, 'lease-back-contract');
    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toMatchObject({
      status: 'signed',
    });
  });

  it('offers the page of its next part after each review, and its contract is for what was wanted', async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');
    const stage = async () => {
      const { status, pages, funderLoanAmt } = await sandbox.dataOf('order.detail', {
        orderNo,
      });
      return {
        status,
        main: pages.filter(({ main }) => main).map(({ page }) => page),
        funderLoanAmt,
      };
    };
    const funderLoanAmt = 6_000_000;
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });
    expect(await stage()).toEqual({ status: 'CREDIT_REVIEW', main: [], funderLoanAmt });

    now += reviewTakes;
    expect(await stage()).toMatchObject({ status: 'AUTHORIZATION', main: ['HZlastInstanceOne'] });
    await sandbox.dataOf('lease-back.submit-final', { orderNo, ...finalData });
    expect(await stage()).toMatchObject({ status: 'CREDIT_REVIEW', main: [] });

    now += reviewTakes;
    const toSign = { status: 'CONTRACT_SIGNING', main: ['HZfaceRecognition'], funderLoanAmt };
    expect(await stage()).toEqual(toSign);
    await signed(orderNo, 'lease-back-contract');
    expect(await stage()).toMatchObject({ status: 'DOWN_PAYMENT_COLLECTED', main: [] });
  });

  it("is of the customer's own car: nobody hands it over, insures it or brings its papers", async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });

    const entity = await sandbox.dataOf('order.entity', { orderNo });

    expect(entity.car.plate).toBe(data.plateNo);
    expect(entity).not.toHaveProperty('insurance');
    expect(entity.papers).toEqual([]);
  });

  it('has a card only once the customer has bound one', async () => {
    const orderNo = await sandbox.newOrderAt('HZfaceRecognition');
    const statusOf = () => sandbox.dataOf('bank-card.status', { orderNo });
    expect(await statusOf()).toMatchObject({ bindingStatus: '0', tail: '' });

    const bankPhone = '13800138000';
    const proof = await sandbox.codeOf(bankPhone, orderNo);
    const card = { bankAcctNo: '6210151234567890109', bankPhone };
    await sandbox.dataOf('bank-card.bind', { orderNo, ...card, ...proof });

    expect(await statusOf()).toMatchObject({ bindingStatus: '1', tail: '0109' });
  });

  it('says what of its down payment is due', async () => {
    const orderNo = await sandbox.newOrderAt('HZdownPayments');

    const { due } = await sandbox.dataOf('order.money', { orderNo });

    expect(due?.amount).toBeGreaterThan(0);
  });

  it("is estimated for the customer's own car: less for an older one, nothing for one too old", async () => {
    const car = { brand: '大众', model: '朗逸', plateNo: '苏E12345', mileage: 42_000 };
    const estimate = (registeredOn: string) =>
      sandbox.dataOf('lease-back.estimate', { ...car, registeredOn });

    const [newer, older] = [await estimate('2024-03-01'), await estimate('2019-03-01')];

    expect(newer.least).toBeLessThan(newer.most);
    expect(newer.advance).toBeLessThan(newer.most);
    expect(older.most).toBeLessThan(newer.most);
    const old = { ...car, registeredOn: '2010-01-01' };
    expect(await sandbox.refusalOf('lease-back.estimate', old)).toMatchObject({
      code: 'CAR_TOO_OLD',
    });
  });

  it('of a car with too high a mileage is rejected', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data, mileage: 320_000 });
    now += reviewTakes;

    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toEqual({
      status: 'rejected',
      reason: '车辆行驶里程过高',
    });
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

  it('may not be more than the limit', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    const { limit } = await sandbox.dataOf('loan.status', { orderNo });

    const no = await sandbox.refusalOf('loan.apply', { orderNo, ...request, amount: limit + 1 });

    expect(no.code).toBe('LOAN_TOO_HIGH');
  });
});

describe('other confirmations', () => {
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
