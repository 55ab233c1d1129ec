import { createHash, randomUUID } from 'node:crypto';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { couponsOf } from '../payments/own-coupons.ts';
import { birthOf, people } from '../customers/people.ts';
import { spendFace } from '../identity/proofs.ts';
import { saveRecord } from '../platform/records.ts';
import type { OrderStatus } from '../orders/tables.ts';
import { verifyCode } from '../identity/codes.ts';

export const userHandlers = {
  'user.update': async ({ userId, nickName, sex, birthday }, call) => {
    if (userId !== call.customer.id) {
      throw new Refusal('USER_NOT_FOUND', '用户不存在', 'There is no such user');
    }
    const profile = { nick_name: nickName, sex, birthday };
    await call.tx.updateTable('customers').set(profile).where('id', '=', userId).execute();
    return null;
  },

  'user.check-token': async ({ token }, call) => {
    const row = await call.tx
      .selectFrom('customers')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirst();
    if (!row)
      throw new Refusal(
        'TOKEN_EXPIRED',
        '登录已失效，请重新登录',
        'You are signed out. Sign in again',
      );
    return { uid: row.id, phone: row.phone, newUser: !row.registered };
  },

  'user.logout': async ({ token }, call) => {
    // The token is revoked; signing in gives a new one.
    await call.tx
      .updateTable('customers')
      .set({ token: randomUUID() })
      .where('token', '=', token)
      .execute();
    return null;
  },

  'share.config': ({ reqUrl }, call) => {
    const timestamp = String(Math.floor(call.now / 1000));
    const noncestr = randomUUID().replaceAll('-', '').slice(0, 16);
    const signature = createHash('sha1').update(`${noncestr}${timestamp}${reqUrl}`).digest('hex');
    return { appId: 'wxsandbox', noncestr, timestamp, signature };
  },

  'user.login': async ({ phone, code, agreed }, call) => {
    await verifyCode(call, phone, code);
    const existing = await call.tx
      .selectFrom('customers')
      .selectAll()
      .where('phone', '=', phone)
      .where('of_earlier_app', '=', false)
      .executeTakeFirst();
    if (existing) {
      await saveRecord({ ...call, customer: existing }, '', 'terms', { agreed });
      return { token: existing.token, tokentype: 'app', newUser: !existing.registered };
    }
    const { idNumber } = people.chen;
    const token = randomUUID();
    const customer = await call.tx
      .insertInto('customers')
      .values({
        id: `2${phone}`,
        token,
        phone,
        name: '新用户',
        id_number: idNumber,
        nick_name: `用户${phone.slice(-4)}`,
        sex: '1',
        birthday: birthOf(idNumber),
        registered: false,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveRecord({ ...call, customer }, '', 'terms', { agreed });
    return { token, tokentype: 'app', newUser: true };
  },
  'user.authenticate': async ({ idNumber, faceToken }, call) => {
    await spendFace(call, faceToken, { idNumber });
    await saveRecord(call, '', 'authenticated', {});
    return null;
  },
  'user.profile': async (_input, call) => {
    const { customer, tx } = call;
    const addresses = await tx
      .selectFrom('addresses')
      .select('id')
      .where('customer_id', '=', customer.id)
      .execute();
    const coupons = await couponsOf(call);
    return {
      userId: customer.id,
      nickName: customer.nick_name,
      sex: customer.sex === '0' || customer.sex === '1' ? customer.sex : ('' as const),
      birthday: customer.birthday,
      phone: `${customer.phone.slice(0, 3)}****${customer.phone.slice(-4)}`,
      registered: customer.registered,
      staff: customer.staff,
      orders: await orderCounts(call),
      coupons: coupons.filter(({ state }) => state === 'usable').length,
      addresses: addresses.length,
    };
  },

  'user.register': async ({ nickName, sex, source, cityCode, cityName }, call) => {
    const { customer, tx } = call;
    const profile = { nick_name: nickName, registered: true, ...(sex && { sex }) };
    await tx.updateTable('customers').set(profile).where('id', '=', customer.id).execute();
    if (!customer.registered) {
      await tx
        .insertInto('registrations')
        .values({ customer_id: customer.id, at: call.now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await saveRecord(call, '', 'registration', { source, cityCode, cityName });
    return null;
  },
} satisfies Partial<Handlers>;

const places: Partial<Record<OrderStatus, 'toPay' | 'working' | 'toReceive' | 'repaying'>> = {
  DEPOSIT_DUE: 'toPay',
  DOWN_PAYMENT_DUE: 'toPay',
  CREDIT_MATERIALS: 'working',
  CREDIT_REVIEW: 'working',
  CREDIT_REJECTED: 'working',
  AUTHORIZATION: 'working',
  CONTRACT_SIGNING: 'working',
  FUNDER_SIGNING: 'working',
  REFUNDING: 'working',
  DOWN_PAYMENT_COLLECTED: 'toReceive',
  DELIVERY: 'toReceive',
  REPAYING: 'repaying',
};

async function orderCounts({ tx, customer }: HandlerContext) {
  const rows = await tx
    .selectFrom('orders')
    .select((count) => ['status', count.fn.countAll<number>().as('number')])
    .where('customer_id', '=', customer.id)
    .groupBy('status')
    .execute();
  const counts = { toPay: 0, working: 0, toReceive: 0, repaying: 0, all: 0 };
  for (const { status, number } of rows) {
    const place = places[status];
    counts.all += number;
    if (place) counts[place] += number;
  }
  return counts;
}
