import { randomUUID } from 'node:crypto';
import { documents as known } from '../../../src/api/documents.ts';
import { type Call, type Handlers, Refusal } from '../handler.ts';
import { pageAddresses, pdfAddress } from '../document-addresses.ts';
import { signedEffects, signStanding } from '../link-life.ts';
import { awaitsSignature } from '../order-life.ts';
import { actionsNow } from '../order-view.ts';
import { enter, ownOrder, type OwnOrder } from '../orders.ts';
import { documentsFor, isSigned, roundOf } from '../signatures.ts';

export const signingHandlers = {
  'sign.verify': async ({ orderNo, funder }, call) => {
    const order = await ownOrder(call, orderNo);
    const codes = (await actionsNow(call, order)).map(({ code }) => code);
    const { row } = order;
    return { verifyResult: row.funder === funder && awaitsSignature(row.status, codes) };
  },

  'sign.prepare': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    await enter(call, orderNo, 'contracts-prepared');
    return null;
  },

  'sign.documents': async ({ orderNo, signType, names }, call) => {
    const order = await ownOrder(call, orderNo);
    const wanted = documentsFor(signType, names);
    const signed = await allSigned(call, order, wanted);
    return {
      signed,
      documents: wanted.map((name) => ({
        name,
        title: known[name],
        pages: pageAddresses(order.row, name),
        pdf: pdfAddress(order.row, name),
      })),
    };
  },

  'sign.submit': async ({ orderNo, signType, documents, signature }, call) => {
    const order = await ownOrder(call, orderNo);
    const names = documentsFor(signType, documents.join(','));
    if (!/^data:image\/(png|jpeg|svg\+xml|webp);base64,./.test(signature)) {
      throw new Refusal('SIGNATURE_MISSING', '请先签名', 'Sign first');
    }
    const open = [];
    for (const name of names) if (!(await isSigned(call, order, name))) open.push(name);
    if (open.length === 0) {
      throw new Refusal(
        'ALREADY_SIGNED',
        '订单已签约，请刷新页面',
        'This order is already signed. Refresh the page',
      );
    }
    for (const document of open) {
      const round = await roundOf(call, order, document);
      await call.tx
        .insertInto('signatures')
        .values({
          order_no: orderNo,
          document,
          round,
          image: signature.slice(0, 500_000),
          signed_at: call.now,
        })
        .execute();
      await enter(call, orderNo, 'document-signed', { document, round });
    }
    await signedEffects(call, order, open);
    return { serialNumber: `S${randomUUID().replaceAll('-', '').slice(0, 18)}`, signed: true };
  },

  'sign.status': async ({ orderNo, signType }, call) => {
    const order = await ownOrder(call, orderNo);
    const status = await signStanding(call, order, signType);
    return { status, signed: status === 'done' };
  },
} satisfies Partial<Handlers>;

async function allSigned(call: Call, order: OwnOrder, names: readonly string[]): Promise<boolean> {
  for (const name of names) if (!(await isSigned(call, order, name))) return false;
  return true;
}
