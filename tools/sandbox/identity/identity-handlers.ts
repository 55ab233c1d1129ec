import { sendCode, verifyCode } from './codes.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { actionsOf } from '../orders/order-lifecycle.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { orderStateOf } from '../orders/progress.ts';
import { birthOf, secondPerson } from '../customers/people.ts';
import { latestRecord } from '../platform/records.ts';
import type { CoSigner } from './co-signer.ts';

export const identityHandlers = {
  'sms.send': ({ phone }, call) => sendCode(call, phone),

  'sms.verify': ({ phone, code, orderNo }, call) => verifyCode(call, phone, code, orderNo),

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
    const person = await personOf(call, orderNo, role);
    return {
      idName: person.name,
      idNumber: person.idNumber,
      sex: Number(person.idNumber[16]) % 2 === 1 ? 'male' : 'female',
      nation: '汉',
      birthday: birthOf(person.idNumber),
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

/** The lessee is the order's; a second person must be another one. */
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
async function facePassed(call: HandlerContext, orderNo: string): Promise<void> {
  const { row } = await ownOrder(call, orderNo);
  const [next] = actionsOf(await orderStateOf(call, row));
  if (next === 2402) await recordEvent(call, orderNo, 'face-passed');
}

async function personOf(
  call: HandlerContext,
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
