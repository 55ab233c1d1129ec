import { randomUUID } from 'node:crypto';
import { keepWrongCode, mayAskForCode, mayTryCode } from './code-limits.ts';
import { uploadAddress } from '../documents/document-addresses.ts';
import { documentAt } from '../documents/documents.ts';
import { type Call, type Handlers, Refusal, SentFile } from '../platform/handler.ts';
import { actionsOf } from '../orders/order-life.ts';
import { enter, ownOrder } from '../orders/orders.ts';
import { standingOf } from '../orders/progress.ts';
import { birthOf, secondPerson } from '../customers/people.ts';
import { latestRecord } from '../platform/records.ts';
import type { CoSigner } from './co-signer.ts';
import { typeByMagic } from '../platform/magic.ts';

const codeLives = 5 * 60_000;
/** Seconds before another message may be sent. */
const resendAfter = 60;
const mostTries = 5;

export const identityHandlers = {
  'sms.send': async ({ phone }, call) => {
    const last = await lastCode(call, phone);
    const waited = last ? Math.floor((call.now - last.sent_at) / 1000) : resendAfter;
    // Within the pause no second message goes out; the first code stays good.
    if (last && last.used_at === null && last.tries < mostTries && waited < resendAfter) {
      return { resendAfter: resendAfter - waited };
    }
    await mayAskForCode(call, phone);
    const code = String(Math.floor(call.random() * 1_000_000)).padStart(6, '0');
    await call.tx
      .insertInto('codes')
      .values({
        phone,
        address: call.address,
        code,
        sent_at: call.now,
        expires_at: call.now + codeLives,
        tries: 0,
        used_at: null,
      })
      .execute();
    call.log(`text message to ${phone.slice(0, 3)}****${phone.slice(-4)}: your code is ${code}`);
    return { resendAfter };
  },

  'sms.verify': async ({ phone, code, orderNo }, call) => {
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
    if (last.tries >= mostTries) {
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
      await keepWrongCode(call, phone);
      throw new Refusal('SMS_CODE_WRONG', '验证码不正确', 'This code is not right');
    }
    return { smsToken: `sms-${last.id}-${last.code}` };
  },

  'file.upload': async ({ orderNo }, call) => {
    if (orderNo !== undefined) await ownOrder(call, orderNo);
    const bytes = call.upload?.bytes ?? Buffer.alloc(0);
    const type = typeByMagic(bytes);
    if (!type) {
      throw new Refusal(
        'FILE_TYPE',
        '仅支持 JPG、PNG、WebP 图片或 PDF',
        'Only JPG, PNG or WebP pictures, or PDF',
      );
    }
    const id = `${call.upload?.blurred ? 'blurred-' : ''}${randomUUID()}`;
    await call.tx
      .insertInto('uploads')
      .values({
        id,
        customer_id: call.customer.id,
        order_no: orderNo ?? '',
        type,
        size: bytes.length,
        bytes,
        created_at: call.now,
      })
      .execute();
    return { id, url: uploadAddress(id, call.customer.token, call.now) };
  },

  'file.by-url': async ({ url }, call) => {
    const file = await documentAt(call.tx, url, { customerId: call.customer.id, now: call.now });
    if (!file) throw new Refusal('FILE_NOT_FOUND', '文件不存在', 'There is no such file');
    return new SentFile(file.type, file.bytes);
  },

  'ocr.id-card': async ({ fileId, side, orderNo, role }, call) => {
    const file = await call.tx
      .selectFrom('uploads')
      .select('type')
      .where('id', '=', fileId)
      .where('customer_id', '=', call.customer.id)
      .executeTakeFirst();
    if (!file || !file.type.startsWith('image/')) {
      throw new Refusal(
        'FILE_NOT_FOUND',
        '照片不存在，请重新上传',
        'There is no such photo. Upload it again',
      );
    }
    if (fileId.startsWith('blurred-')) {
      throw new Refusal(
        'OCR_BLURRED',
        '照片模糊，无法识别，请重新拍摄',
        'The photo is blurred. Take it again',
      );
    }
    if (side === 'back') {
      return {
        issuedBy: '苏州市公安局',
        validFrom: '2016-05-20',
        validTo: '2036-05-20',
        longTerm: false,
      };
    }
    const who = await personOf(call, orderNo, role);
    return {
      idName: who.name,
      idNumber: who.idNumber,
      sex: Number(who.idNumber[16]) % 2 === 1 ? 'male' : 'female',
      nation: '汉',
      birthday: birthOf(who.idNumber),
      idAddress: '江苏省苏州市吴中区东吴北路 1 号',
    };
  },

  'face.verify': async ({ orderNo, idNumber, fileId, ticket, role }, call) => {
    const order = orderNo === undefined ? undefined : await ownOrder(call, orderNo);
    if (order && role !== undefined) refuseOther(idNumber, role, order.details.lessee.idNumber);
    const passed = !(fileId?.startsWith('blurred-') ?? false) && ticket !== 'failed';
    const { id } = await call.tx
      .insertInto('faces')
      .values({ order_no: orderNo ?? '', id_number: idNumber, passed, checked_at: call.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (passed && orderNo !== undefined) await facePassed(call, orderNo);
    return passed ? { passed, faceToken: `face-${id}` } : { passed };
  },
} satisfies Partial<Handlers>;

/** The lessee is who the order says; a second person is anybody else. */
function refuseOther(idNumber: string, role: string, lessee: string): void {
  if ((role === 'lessee') === (idNumber === lessee)) return;
  throw new Refusal(
    'WRONG_PERSON',
    role === 'lessee' ? '人脸与承租人不符，请由承租人本人操作' : '请由本人操作，不能由承租人代替',
    role === 'lessee'
      ? 'This is not the lessee. The lessee must do this'
      : 'This is the lessee. Somebody else must do this',
  );
}

/** Where the face check is an action of its own, passing it finishes that. */
async function facePassed(call: Call, orderNo: string): Promise<void> {
  const { row } = await ownOrder(call, orderNo);
  const [next] = actionsOf(await standingOf(call.tx, row));
  if (next === 2402) await enter(call, orderNo, 'face-passed');
}

/** The code sent last, locked so that two tries count as two. */
function lastCode(call: Call, phone: string) {
  return call.tx
    .selectFrom('codes')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function personOf(
  call: Call,
  orderNo: string | undefined,
  role: 'lessee' | 'co-lessee' | 'guarantor' | undefined,
): Promise<{ name: string; idNumber: string }> {
  const order = orderNo === undefined ? undefined : await ownOrder(call, orderNo);
  const coSigner =
    order && role === 'co-lessee'
      ? await latestRecord<CoSigner>(call, order.row.order_no, 'co-signer')
      : undefined;
  if (coSigner) return coSigner.details;
  if (role === 'co-lessee' || role === 'guarantor') return secondPerson;
  return order?.details.lessee ?? { name: call.customer.name, idNumber: call.customer.id_number };
}
