import { randomUUID } from 'node:crypto';
import { documents as documentTitles } from '../../../src/api/documents.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { pageAddresses, pdfAddress } from '../documents/document-addresses.ts';
import { alreadySigned, signStatusOf } from './links.ts';
import { signedEffects } from './link-outcomes.ts';
import { actionsOf, canBeSigned } from '../orders/order-lifecycle.ts';
import { recordEvent, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { spendFace, spendForSignature } from '../identity/proofs.ts';
import { saveRecord } from '../platform/records.ts';
import { goesByPages } from '../orders/order-pages.ts';
import { orderStateOf } from '../orders/progress.ts';
import { documentsFor, isSigned, roundOf } from '../documents/signatures.ts';

/** For these it is enough to agree. */
const agreedTo: ReadonlySet<string> = new Set([
  'e-account-agreement',
  'electronic-signature-agreement',
  'delivery-guarantee-agreement',
  'guarantee-service-agreement',
]);

export const signingHandlers = {
  'sign.verify': async ({ orderNo, funder }, call) => {
    const order = await ownOrder(call, orderNo);
    const reason = await whyNotReady(call, order, funder);
    return reason ? { verifyResult: false, reason } : { verifyResult: true };
  },

  'sign.prepare': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    await recordEvent(call, orderNo, 'contracts-prepared');
    return null;
  },

  'sign.documents': async ({ orderNo, signType, names }, call) => {
    const order = await ownOrder(call, orderNo);
    const requested = documentsFor(signType, names);
    await readContract(call, order);
    const signed = await allSigned(call, order, requested);
    return {
      signed,
      documents: requested.map((name) => ({
        name,
        title: documentTitles[name],
        pages: pageAddresses(order.row, name, call),
        pdf: pdfAddress(order.row, name, call),
      })),
    };
  },

  'sign.submit': async (input, call) => {
    const { orderNo, signType, documents, signature } = input;
    const order = await ownOrder(call, orderNo);
    const names = documentsFor(signType, documents.join(','));
    const isDrawn = /^data:image\/(png|jpeg|svg\+xml|webp);base64,./.test(signature);
    if (!isDrawn && !(signature === '' && names.every((name) => agreedTo.has(name)))) {
      throw new Refusal('SIGNATURE_MISSING', '请先签名', 'Sign first');
    }
    const open = [];
    for (const name of names) if (!(await isSigned(call, order, name))) open.push(name);
    if (open.length === 0) {
      throw alreadySigned();
    }
    await spendForSignature(call, order, open, input);
    const { name, phone, relation, email, hasCoLessee, coName } = input;
    const signer = { name, phone, relation, email, hasCoLessee, coName };
    await saveRecord(call, orderNo, 'signer', signer);
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
      await recordEvent(call, orderNo, 'document-signed', { document, round });
    }
    await signedEffects(call, order, open);
    return { serialNumber: `S${randomUUID().replaceAll('-', '').slice(0, 18)}`, signed: true };
  },

  'sign.person': async ({ orderNo, role, idNumber, faceToken }, call) => {
    const { details } = await ownOrder(call, orderNo);
    const isLessee = role === undefined || role === 'lessee';
    if (isLessee && idNumber !== details.lessee.idNumber) {
      throw new Refusal(
        'SIGNER_IS_NOT_LESSEE',
        '身份证与订单承租人不一致，请由承租人本人操作',
        "This is not the ID card of the order's lessee, who has to do this in person",
      );
    }
    await spendFace(call, faceToken, { orderNo, idNumber }, true);
    await recordEvent(call, orderNo, 'person-identified');
    return null;
  },

  'sign.status': async ({ orderNo, signType }, call) => {
    const order = await ownOrder(call, orderNo);
    const status = await signStatusOf(call, order, signType);
    if (status === 'done') await recordResult(call, order);
    return { status, signed: status === 'done' };
  },
} satisfies Partial<Handlers>;

/** Undefined when the order can be signed with this funder now. */
async function whyNotReady(
  call: HandlerContext,
  { row }: OwnOrder,
  funder: string,
): Promise<{ zh: string; en: string } | undefined> {
  const state = await orderStateOf(call, row);
  if (row.scenario === 'not ready') {
    return {
      zh: '合同正在生成，请 10 分钟后再试',
      en: 'The contract is still being made. Try again in 10 minutes',
    };
  }
  const byPage = goesByPages(row.product_line) && row.status === 'CONTRACT_SIGNING';
  if (row.funder === funder && (byPage || canBeSigned(state))) return undefined;
  return state.done.size > 0 && row.funder === funder
    ? { zh: '订单已签约，请刷新页面', en: 'This order is already signed. Refresh the page' }
    : { zh: '订单当前不能签约，请刷新后查看', en: 'This order cannot be signed now. Refresh it' };
}

/** The response completes the action that shows the contract, where it is the next one. */
async function readContract(call: HandlerContext, { row }: OwnOrder): Promise<void> {
  const [next] = actionsOf(await orderStateOf(call, row));
  if (next === 1104 || next === 2404) await recordEvent(call, row.order_no, 'contract-read');
}

/** The response completes the action that shows the result, where it is the next one. */
async function recordResult(call: HandlerContext, { row }: OwnOrder): Promise<void> {
  const [next] = actionsOf(await orderStateOf(call, row));
  if (next === 2407) await recordEvent(call, row.order_no, 'signing-result-told');
}

async function allSigned(
  call: HandlerContext,
  order: OwnOrder,
  names: readonly string[],
): Promise<boolean> {
  for (const name of names) if (!(await isSigned(call, order, name))) return false;
  return true;
}
