import { createHash } from 'node:crypto';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import { cardOf, type OwnOrder } from '../orders/orders.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import type { CoSigner } from './co-signer.ts';

/** Milliseconds a code or a face check is valid. */
const proofTtl = 10 * 60_000;

interface RefusalTexts {
  missing: [zh: string, en: string];
  foreign: [zh: string, en: string];
  used: [zh: string, en: string];
  old: [zh: string, en: string];
}

const refusals = {
  SMS_TOKEN: {
    missing: ['请先完成短信验证', 'Check the phone number by code first'],
    foreign: [
      '短信验证与当前手机号或订单不符，请重新验证',
      'The code was for another phone number or order. Confirm this one with a new code',
    ],
    used: [
      '短信验证已使用过，请重新验证',
      'This code was used before. Confirm your phone with a new one',
    ],
    old: [
      '短信验证已超过 10 分钟，请重新验证',
      'The code is older than 10 minutes. Confirm your phone with a new one',
    ],
  },
  FACE_TOKEN: {
    missing: ['请先完成人脸识别', 'Take the face check first'],
    foreign: [
      '人脸识别与当前办理人或订单不符，请由本人重新识别',
      'The face check was of somebody else or for another order. Take it again in person',
    ],
    used: ['人脸识别已使用过，请重新识别', 'This face check was used before. Take it again'],
    old: [
      '人脸识别已超过 10 分钟，请重新识别',
      'The face check is older than 10 minutes. Take it again',
    ],
  },
} satisfies Record<string, RefusalTexts>;

function refuse(code: keyof typeof refusals, why: keyof RefusalTexts): never {
  throw new Refusal(code, ...refusals[code][why]);
}

/** Whom and which order a proof must belong to; what is undefined is not checked. */
interface ProofOwner {
  orderNo?: string | undefined;
  phone?: string | undefined;
  idNumber?: string | undefined;
}

/** Marks a proof as used, once all that a write needs are good: what a refused one carried can be sent again. */
type Spend = () => Promise<unknown>;

/** Throws Refusal unless the code was right for this phone and order, within ten minutes, and nothing was written with it. */
export async function spendCode(
  call: HandlerContext,
  token: string | undefined,
  owner: ProofOwner,
): Promise<void> {
  await (
    await goodCode(call, token, owner)
  )();
}

async function goodCode(
  call: HandlerContext,
  token: string | undefined,
  { orderNo, phone }: ProofOwner,
): Promise<Spend> {
  if (token === undefined || token === '') return refuse('SMS_TOKEN', 'missing');
  const [, id, code] = /^sms-(\d{1,15})-(\d+)$/.exec(token) ?? [];
  const row = await locked(
    call.tx
      .selectFrom('codes')
      .selectAll()
      .where('id', '=', Number(id ?? 0)),
  );
  if (!row || row.code !== code || row.used_at === null) return refuse('SMS_TOKEN', 'foreign');
  const isOthers = phone !== undefined && row.phone !== phone;
  if (isOthers || isOfAnother(row.order_no, orderNo)) return refuse('SMS_TOKEN', 'foreign');
  if (row.spent_at !== null) return refuse('SMS_TOKEN', 'used');
  if (call.now - row.used_at > proofTtl) return refuse('SMS_TOKEN', 'old');
  const spent = call.tx.updateTable('codes').set({ spent_at: call.now });
  return () => spent.where('id', '=', row.id).execute();
}

/** The same for a face check of this person. `again`: the same thing may be handed in twice. */
export async function spendFace(
  call: HandlerContext,
  token: string | undefined,
  owner: ProofOwner,
  again = false,
): Promise<void> {
  await (
    await goodFace(call, token, owner, again)
  )();
}

async function goodFace(
  call: HandlerContext,
  token: string | undefined,
  { orderNo, idNumber }: ProofOwner,
  again = false,
): Promise<Spend> {
  if (token === undefined || token === '') return refuse('FACE_TOKEN', 'missing');
  const [, id] = /^face-(\d{1,15})$/.exec(token) ?? [];
  const row = await locked(
    call.tx
      .selectFrom('faces')
      .selectAll()
      .where('id', '=', Number(id ?? 0)),
  );
  if (!row?.passed) return refuse('FACE_TOKEN', 'foreign');
  const isOthers = idNumber !== undefined && row.id_number !== idNumber;
  if (isOthers || isOfAnother(row.order_no, orderNo)) return refuse('FACE_TOKEN', 'foreign');
  if (row.spent_at !== null && !again) return refuse('FACE_TOKEN', 'used');
  if (call.now - row.checked_at > proofTtl) return refuse('FACE_TOKEN', 'old');
  const spent = call.tx.updateTable('faces').set({ spent_at: call.now });
  return () => spent.where('id', '=', row.id).execute();
}

/** A proof made for one order is not accepted for another. */
function isOfAnother(actual: string, expected: string | undefined): boolean {
  return actual !== '' && expected !== undefined && actual !== expected;
}

export interface Proofs {
  smsToken?: string | undefined;
  faceToken?: string | undefined;
}

/** At least one of them, and each that is there is good. */
export async function spendEither(
  call: HandlerContext,
  proofs: Proofs,
  owner: ProofOwner,
): Promise<void> {
  for (const spend of await goodEither(call, proofs, owner)) await spend();
}

async function goodEither(
  call: HandlerContext,
  { smsToken = '', faceToken = '' }: Proofs,
  owner: ProofOwner,
): Promise<Spend[]> {
  const face = faceToken === '' ? [] : [await goodFace(call, faceToken, owner)];
  const isEnough = face.length > 0 && smsToken === '';
  return isEnough ? face : [...face, await goodCode(call, smsToken, owner)];
}

/** Contracts whose signature needs a recent identification of the signer. */
const binding: ReadonlySet<string> = new Set([
  'lease-contract',
  'loan-contract',
  'lease-back-contract',
  'long-rent-contract',
  'co-lessee-agreement',
  'guarantee-contract',
  'balance-confirmation',
]);

interface Signing extends Proofs {
  orderNo: string;
  role?: 'lessee' | 'co-lessee' | 'guarantor' | undefined;
  phone?: string | undefined;
  idNumber?: string | undefined;
  hasCoLessee?: boolean | undefined;
  coIdNumber?: string | undefined;
  coFaceToken?: string | undefined;
  pin?: string | undefined;
}

/** The signer is identified by the code and the face check of the signature's request. */
export async function spendForSignature(
  call: HandlerContext,
  order: OwnOrder,
  names: readonly string[],
  input: Signing,
): Promise<void> {
  const { smsToken = '', faceToken = '' } = input;
  const isNeeded = names.some((name) => binding.has(name));
  const isGiven = isNeeded || smsToken !== '' || faceToken !== '';
  const own = isGiven ? await goodEither(call, input, await signerOf(call, order, input)) : [];
  if (isNeeded) await checkPin(call, input.orderNo, input.pin);
  const others = input.hasCoLessee ? [await goodCoLessee(call, order, input)] : [];
  for (const spend of [...own, ...others]) await spend();
}

/** The second lessee is another person than the lessee, with a passed face check. */
async function goodCoLessee(
  call: HandlerContext,
  { details: { lessee } }: OwnOrder,
  { orderNo, coIdNumber = '', coFaceToken }: Signing,
): Promise<Spend> {
  if (coIdNumber === '' || coIdNumber === lessee.idNumber)
    throw new Refusal(
      'CO_LESSEE_UNKNOWN',
      '请由共同承租人本人出示身份证',
      'The co-lessee has to show an ID card of their own',
    );
  return goodFace(call, coFaceToken, { orderNo, idNumber: coIdNumber });
}

async function signerOf(
  call: HandlerContext,
  order: OwnOrder,
  input: Signing,
): Promise<ProofOwner> {
  const { orderNo, role, phone, idNumber } = input;
  if (role === 'guarantor') return { orderNo, phone, idNumber: idNumber ?? '' };
  if (role === 'co-lessee') {
    const coSigner = await latestRecord<CoSigner>(call, orderNo, 'co-signer');
    return { orderNo, phone: coSigner?.details.phone, idNumber: coSigner?.details.idNumber };
  }
  const { lessee } = order.details;
  return {
    orderNo,
    phone: phone ?? (await cardOf(call.tx, order)).phone,
    idNumber: lessee.idNumber,
  };
}

export function pinHash(orderNo: string, pin: string): string {
  return createHash('sha256').update(`${orderNo} ${pin}`).digest('hex');
}

const maxPins = 5;
/** Milliseconds a PIN stays locked. */
const pinLocked = 30 * 60_000;

/** Who has a certificate signs with its PIN. Five wrong ones lock it for half an hour, and a new certificate unlocks it. */
export async function checkPin(
  call: HandlerContext,
  orderNo: string,
  pin: string | undefined,
): Promise<void> {
  const certificate = await latestRecord<{ pinHash?: string }>(call, orderNo, 'certificate');
  const hash = certificate?.details.pinHash;
  if (!certificate || hash === undefined) return;
  const last = await latestRecord<{ wrong: number }>(call, orderNo, 'pin-tries');
  const isOver = !last || last.at < certificate.at || call.now - last.at >= pinLocked;
  const wrong = isOver ? 0 : last.details.wrong;
  const isRight = hash === pinHash(orderNo, pin ?? '');
  if (wrong < maxPins)
    await saveRecord(call, orderNo, 'pin-tries', { wrong: isRight ? 0 : wrong + 1 });
  if (isRight && wrong < maxPins) return;
  const left = maxPins - wrong - 1;
  if (left <= 0)
    throw new Refusal(
      'PIN_LOCKED',
      '签约密码连续输错 5 次，已锁定 30 分钟',
      'The PIN was wrong five times and is locked for 30 minutes',
    );
  throw new Refusal(
    'PIN_WRONG',
    `签约密码不正确，还可以再试 ${left} 次`,
    left === 1
      ? 'This is not your signing PIN. One try is left'
      : `This is not your signing PIN. ${left} tries are left`,
  );
}
