import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { day } from '../platform/days.ts';
import { people } from '../customers/people.ts';

const clock = { now: Date.parse('2026-03-01T04:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const li = { token: 'sandbox-token-li' };
const chen = { token: 'sandbox-token-chen' };

const home = {
  name: '陈强',
  phone: '13600136003',
  provinceCode: '440000',
  provinceName: '广东省',
  cityCode: '440300',
  cityName: '深圳市',
  districtCode: '440305',
  districtName: '南山区',
  detail: '科技园南路 2 号 8 栋 1201',
};

async function codeSentTo(phone: string): Promise<string> {
  await sandbox.dataOf('sms.send', { phone });
  const response = await fetch(`${sandbox.url}/sandbox/inbox?phone=${phone}`);
  const { messages } = (await response.json()) as { messages: { code: string }[] };
  return messages[0]?.code ?? '';
}

async function faceOf(person: { name: string; idNumber: string }): Promise<string> {
  const file = { ticket: 'passed' };
  const { faceToken } = await sandbox.dataOf('face.verify', { ...person, ...file });
  return faceToken ?? '';
}

describe('addresses', () => {
  it('has the first one as default, and another one once it is chosen or the default is deleted', async () => {
    const first = await sandbox.dataOf('address.save', home, chen);
    const second = await sandbox.dataOf('address.save', { ...home, detail: '深南大道 1 号' }, chen);
    const defaults = async () =>
      (await sandbox.dataOf('address.list', {}, chen)).addresses.map(({ id, isDefault }) => ({
        id,
        isDefault,
      }));

    expect(await defaults()).toEqual([
      { id: first.id, isDefault: true },
      { id: second.id, isDefault: false },
    ]);

    await sandbox.dataOf('address.default', { id: second.id }, chen);
    expect((await defaults())[0]).toEqual({ id: second.id, isDefault: true });

    await sandbox.dataOf('address.delete', { id: second.id }, chen);
    expect(await defaults()).toEqual([{ id: first.id, isDefault: true }]);
  });

  it('is changed in place and stays the default', async () => {
    const { id } = await sandbox.dataOf('address.save', { ...home, isDefault: true }, chen);

    await sandbox.dataOf('address.save', { ...home, id, detail: '新地址 5 号' }, chen);

    expect(await sandbox.dataOf('address.detail', { id }, chen)).toMatchObject({
      detail: '新地址 5 号',
      isDefault: true,
      region: { cityName: '深圳市', districtName: '南山区' },
    });
  });

  it("of one customer can be neither read nor changed nor deleted by another's token", async () => {
    const [mine] = (await sandbox.dataOf('address.list', {}, li)).addresses;
    const id = mine?.id ?? '';

    for (const [endpoint, request] of [
      ['address.detail', { id }],
      ['address.save', { ...home, id }],
      ['address.delete', { id }],
      ['address.default', { id }],
    ] as const) {
      expect(await sandbox.refusalOf(endpoint, request, chen)).toMatchObject({
        code: 'ADDRESS_NOT_FOUND',
      });
    }

    expect((await sandbox.dataOf('address.list', {}, li)).addresses).toEqual([mine]);
  });
});

describe('coupons', () => {
  it('collected in the centre are listed with the customer, once, and expire', async () => {
    const collected = await sandbox.dataOf('coupon.collect', { id: 'first-payment-1000' }, li);
    const again = await sandbox.refusalOf('coupon.collect', { id: 'first-payment-1000' }, li);
    const soldOut = await sandbox.refusalOf('coupon.collect', { id: 'spring-sold-out' }, li);
    const usable = await sandbox.dataOf('coupon.mine', { state: 'usable' }, li);
    const { offers } = await sandbox.dataOf('coupon.centre', {}, li);

    expect(collected).toMatchObject({ amount: 1_000_00, state: 'usable', until: '2026-03-31' });
    expect([again.code, soldOut.code]).toEqual(['COUPON_COLLECTED', 'COUPON_GONE']);
    expect(usable.coupons).toContainEqual(collected);
    expect(offers.find(({ id }) => id === 'first-payment-1000')).toMatchObject({
      collected: true,
      left: 1999,
    });
    expect(offers.at(-1)).toMatchObject({ id: 'spring-sold-out', left: 0 });

    clock.now += 31 * day;
    const expired = await sandbox.dataOf('coupon.mine', { state: 'expired' }, li);
    clock.now -= 31 * day;
    expect(expired.coupons.map(({ code }) => code)).toContain(collected.code);
  });

  it('collected in the centre are offered at the cashier', async () => {
    const orderNo = await sandbox.newOrderAt('HZdownPayments');
    const { code } = await sandbox.dataOf('coupon.collect', { id: 'lease-back-800' });

    const { coupons } = await sandbox.dataOf('pay.coupons', { orderNo, feeType: 'hzsf' });

    expect(coupons).toContainEqual(expect.objectContaining({ code, amount: 800_00 }));
  });
});

describe('signing in', () => {
  it('with a new number leads to registration until that is done', async () => {
    const phone = '15900001111';
    const signedIn = await sandbox.dataOf('user.login', { phone, code: await codeSentTo(phone) });
    const { token } = signedIn;
    const before = await sandbox.dataOf('user.check-token', { token });

    await sandbox.dataOf('user.register', { nickName: '小新', source: 'friend' }, { token });

    expect([signedIn.newUser, before.newUser]).toEqual([true, true]);
    expect((await sandbox.dataOf('user.check-token', { token })).newUser).toBe(false);
    expect(await sandbox.dataOf('user.profile', {}, { token })).toMatchObject({
      nickName: '小新',
      phone: '159****1111',
      registered: true,
      addresses: 0,
    });
  });
});

describe('orders of the earlier app', () => {
  it('move once, to the customer with their ID and face', async () => {
    const { name, idNumber } = people.chen;
    const match = await sandbox.dataOf('migrate.find', { name, idNumber }, chen);
    const stranger = await faceOf(people.li);
    const wrong = { name, idNumber, faceToken: stranger };
    const denied = await sandbox.refusalOf('migrate.move', wrong, chen);

    const faceToken = await faceOf(people.chen);
    const { moved } = await sandbox.dataOf('migrate.move', { name, idNumber, faceToken }, chen);

    expect(match).toEqual({ orders: 2, phone: '135****5003' });
    expect(denied.code).toBe('FACE_TOKEN');
    expect(moved).toBe(2);
    expect((await sandbox.dataOf('order.list', { page: '1', size: '10' }, chen)).total).toBe(2);
    expect(await sandbox.refusalOf('migrate.find', { name, idNumber }, chen)).toMatchObject({
      code: 'NO_EARLIER_ORDERS',
    });
  });
});

describe('leads', () => {
  it('for a callback need a verified phone, and one a day is accepted', async () => {
    const phone = '15900002222';
    const lead = {
      name: '钱进',
      phone,
      cityCode: '310100',
      cityName: '上海市',
      interest: 'used',
      callAt: 'evening',
    };
    const unchecked = await sandbox.refusalOf('lead.create', {
      ...lead,
      smsToken: 'sms-1-000000',
    });
    const code = await codeSentTo(phone);
    const { smsToken } = await sandbox.dataOf('sms.verify', { phone, code });

    const createdLead = await sandbox.dataOf('lead.create', { ...lead, smsToken });

    expect(unchecked.code).toBe('SMS_TOKEN');
    expect(createdLead).toMatchObject({
      callOn: '2026-03-01',
      leadNo: expect.stringMatching(/^LX/),
    });
    expect(await sandbox.refusalOf('lead.create', { ...lead, smsToken })).toMatchObject({
      code: 'ALREADY_NOTED',
    });
  });

  it('about an estimate are made once for each', async () => {
    const request = {
      estimateNo: 'GJ202603010001',
      name: '钱进',
      cityCode: '320500',
      cityName: '苏州市',
      callAt: 'any',
    } as const;
    const noted = await sandbox.dataOf('lease-back.call-back', request);

    expect(await sandbox.dataOf('lease-back.call-back', request)).toEqual(noted);
    const other = { ...request, estimateNo: 'GJ202603010002' };
    expect(await sandbox.dataOf('lease-back.call-back', other)).not.toEqual(noted);
  });

  it('are created by sales staff only', async () => {
    const clue = {
      name: '钱进',
      phone: '15900003333',
      cityCode: '310100',
      cityName: '上海市',
      carKind: 'new',
      budget: '10-20',
      when: 'month',
      origin: 'store',
    } as const;

    expect(await sandbox.refusalOf('clue.create', clue, li)).toMatchObject({ code: 'NOT_STAFF' });
    expect(await sandbox.dataOf('user.profile', {}, li)).toMatchObject({ staff: false });
    const zhou = { token: 'sandbox-token-zhou' };
    expect(await sandbox.dataOf('user.profile', {}, zhou)).toMatchObject({ staff: true });
    expect(await sandbox.dataOf('clue.create', clue, zhou)).toMatchObject({
      clueNo: expect.stringMatching(/^XS/),
    });
  });
});
