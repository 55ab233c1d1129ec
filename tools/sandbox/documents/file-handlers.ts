import { randomUUID } from 'node:crypto';
import { ownOrder } from '../orders/orders.ts';
import { type Handlers, Refusal, SentFile } from '../platform/handler.ts';
import { uploadAddress } from './document-addresses.ts';
import { documentAt } from './documents.ts';
import { typeByMagic } from './magic.ts';

export const fileHandlers = {
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
} satisfies Partial<Handlers>;
