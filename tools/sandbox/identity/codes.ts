import { maskPhone } from '../../../src/ui/field/mask.ts';
import { ownOrder } from '../orders/orders.ts';
import { type HandlerContext, Refusal, type HandlerResponse } from '../platform/handler.ts';
import { recordWrongCode, checkCodeLimits, mayTryCode } from './code-limits.ts';

const codeTtl = 5 * 60_000;
/** Seconds before another message may be sent. */
const resendAfter = 60;
const maxTries = 5;

export async function sendCode(
  call: HandlerContext,
  phone: string,
): Promise<HandlerResponse<'sms.send'>> {
  const last = await lastCode(call, phone);
  const waited = last ? Math.floor((call.now - last.sent_at) / 1000) : resendAfter;
  // Within the pause no second message goes out; the first code stays good.
  if (last && last.used_at === null && last.tries < maxTries && waited < resendAfter) {
    return { resendAfter: resendAfter - waited };
  }
  await checkCodeLimits(call, phone);
  const code = String(Math.floor(call.random() * 1_000_000)).padStart(6, '0');
  await call.tx
    .insertInto('codes')
    .values({
      phone,
      address: call.address,
      code,
      sent_at: call.now,
      expires_at: call.now + codeTtl,
      tries: 0,
      used_at: null,
    })
    .execute();
  call.log(`text message to ${maskPhone(phone)}: your code is ${code}`);
  return { resendAfter };
}

/** Throws Refusal unless it is the code sent last, and still good. */
export async function verifyCode(
  call: HandlerContext,
  phone: string,
  code: string,
  orderNo?: string,
): Promise<HandlerResponse<'sms.verify'>> {
  if (orderNo !== undefined) await ownOrder(call, orderNo);
  await mayTryCode(call, phone);
  const last = await lastCode(call, phone);
  if (!last || last.used_at !== null || last.expires_at <= call.now) {
    throw new Refusal(
      'SMS_CODE_EXPIRED',
      '验证码已失效，请重新获取',
      'This code is no longer good. Ask for a new one',
    );
  }
  if (last.tries >= maxTries) {
    throw new Refusal(
      'SMS_CODE_TRIES',
      '验证码错误次数过多，请重新获取',
      'Too many wrong codes. Ask for a new one',
    );
  }
  const right = last.code === code;
  await call.tx
    .updateTable('codes')
    .set(right ? { used_at: call.now, order_no: orderNo ?? '' } : { tries: last.tries + 1 })
    .where('id', '=', last.id)
    .execute();
  if (!right) {
    await recordWrongCode(call, phone);
    throw new Refusal('SMS_CODE_WRONG', '验证码不正确', 'This code is not right');
  }
  return { smsToken: `sms-${last.id}-${last.code}` };
}

/** The code sent last, locked so that two tries count as two. */
function lastCode(call: HandlerContext, phone: string) {
  return call.tx
    .selectFrom('codes')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}
