import { createHash, randomUUID } from 'node:crypto';
import { type Handlers, Refusal } from '../handler.ts';
import { birthOf, people } from '../people.ts';
import { identityHandlers } from './identity.ts';

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
    const found = await call.tx
      .selectFrom('customers')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirst();
    if (!found)
      throw new Refusal(
        'TOKEN_EXPIRED',
        '登录已失效，请重新登录',
        'You are signed out. Sign in again',
      );
    return { uid: found.id, phone: found.phone, newUser: false };
  },

  'user.logout': async ({ token }, call) => {
    // The token is gone for good; signing in gives a new one.
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

  'user.login': async ({ phone, code }, call) => {
    await identityHandlers['sms.verify']({ phone, code }, call);
    const known = await call.tx
      .selectFrom('customers')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirst();
    if (known) return { token: known.token, tokentype: 'app', newUser: false };
    const { idNumber } = people.chen;
    const token = randomUUID();
    await call.tx
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
      })
      .execute();
    return { token, tokentype: 'app', newUser: true };
  },
} satisfies Partial<Handlers>;
