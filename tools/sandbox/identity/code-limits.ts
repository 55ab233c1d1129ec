import type { FastifyRequest } from 'fastify';
import { type HandlerContext, Refusal } from '../platform/handler.ts';

const hour = 60 * 60_000;
/** Wrong and unused codes allowed in an hour: for one phone and, unless configured otherwise, from one address. */
export const codesAnHour = 10;

/** Refuses another code for a phone, or to an address, with too many unused ones. */
export async function checkCodeLimits(call: HandlerContext, phone: string): Promise<void> {
  const unused = (what: 'phone' | 'address', value: string) =>
    call.tx
      .selectFrom('codes')
      .select('sent_at as at')
      .where(what, '=', value)
      .where('used_at', 'is', null)
      .where('sent_at', '>', call.now - hour)
      .orderBy('id')
      .execute();
  refuse(call, await unused('phone', phone), codesAnHour);
  refuse(call, await unused('address', call.address), call.codesPerAddress);
}

/** Refuses every code, right or wrong, after too many wrong ones: a new code makes no new tries. */
export async function mayTryCode(call: HandlerContext, phone: string): Promise<void> {
  const wrong = (what: 'phone' | 'address', value: string) =>
    call.tx
      .selectFrom('wrong_codes')
      .select('at')
      .where(what, '=', value)
      .where('at', '>', call.now - hour)
      .orderBy('id')
      .execute();
  refuse(call, await wrong('phone', phone), codesAnHour);
  refuse(call, await wrong('address', call.address), call.codesPerAddress);
}

export async function recordWrongCode(
  { tx, now, address }: HandlerContext,
  phone: string,
): Promise<void> {
  await tx.insertInto('wrong_codes').values({ phone, address, at: now }).execute();
}

/** `found`: oldest first. The next is allowed as soon as fewer than `most` of them are younger than an hour. */
function refuse({ now }: HandlerContext, codes: readonly { at: number }[], most: number): void {
  const blocking = codes.at(-most);
  if (!blocking) return;
  const minutes = Math.max(1, Math.ceil((blocking.at + hour - now) / 60_000));
  throw new Refusal(
    'SMS_CODE_LIMIT',
    `验证码尝试次数过多，请 ${minutes} 分钟后再试，或联系客服 400-6688-878`,
    `Too many codes were tried. Try again in ${minutes} min, or call 400-6688-878`,
  );
}

/** The address of a request's origin; a proxy on this machine forwards it. */
export function addressOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const here = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(ip);
  const forwarded = headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return here && last !== undefined && last !== '' ? last.slice(0, 45) : ip;
}
