import { actionCodes } from '../../../src/api/action-codes.ts';
import { documents } from '../../../src/api/documents.ts';
import type { Order, OrderDetail } from '../../../src/api/order.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { orderStatuses } from '../../../src/api/order-statuses.ts';
import { maskedCard } from '../dictionaries/banks.ts';
import { lookOf as lookOfCar, photographOf, type Photographs } from '../catalogue/photographs.ts';
import { coSignerStatus } from '../products/co-signer-status.ts';
import { appointmentAt } from '../orders/appointments.ts';
import { carIn, type CarDrawing, lookOf } from '../catalogue/car-words.ts';
import { isSigned } from '../documents/signatures.ts';
import { pdfAddress } from '../documents/document-addresses.ts';
import type { HandlerContext } from '../platform/handler.ts';
import {
  actionsOf,
  awaitsCard,
  canBeFinished,
  phaseOf,
  type OrderState,
  lifecycleOf,
} from '../orders/order-lifecycle.ts';
import { cardOf, type OwnOrder } from '../orders/orders.ts';
import { pagesOf } from '../orders/order-pages.ts';
import { rentsNow, settlementToPay } from '../leases/settlement-status.ts';
import { isSupplementWanted, supplementWords } from './supplement.ts';
import { quoteOf } from '../catalogue/plans.ts';
import { handoverPages, openProblem } from '../orders/vehicle-problem.ts';
import { orderStateOf, timesOf } from '../orders/progress.ts';
import { refundsOf, stoodAt } from '../refunds/quota.ts';
import { seller } from '../orders/sellers.ts';

/** An order as `order.list` shows it. */
export async function orderView(call: HandlerContext, order: OwnOrder): Promise<Order> {
  const { row, details } = order;
  const card = await cardOf(call.tx, order);
  const signed = await signedDocuments(call, row.order_no);
  const callAgreementSigned = signed.some(({ document }) => document === 'call-agreement');
  const state = await orderStateOf(call, row);
  const actions = actionsNow(state, await coSignerWaitedFor(call, order, state));
  const car = carIn(call.lang, details.car);
  const plan = quoteOf(details);
  return {
    orderNo: row.order_no,
    funder: row.funder,
    funderLoanAmt: details.loan,
    vin: vinOf(order),
    productLineCode: row.product_line,
    cusName: details.lessee.name,
    idNumber: details.lessee.idNumber,
    saleStoreCode: details.storeCode,
    modelCode: details.car.modelCode,
    storeCityCode: details.storeCityCode,
    color: car.color,
    productCode: details.productCode,
    termCount: details.termCount,
    downPaymentRatio: details.downPaymentRatio,
    createTime: new Date(row.created_at).toISOString().slice(0, 10),
    ncNewProcess: true,
    bindingStatus: awaitsCard(state) ? '0' : '1',
    bankPhone: card.phone,
    busiCode: details.busiCode,
    bindBankCardNum: maskedCard(card.acctNo),
    bankAcctNo: maskedCard(card.acctNo),
    ncBankPhoneEditable: details.bankPhoneEditable ?? true,
    creditVideoAuthNo: details.creditVideoAuthNo,
    sellerInfo: seller,
    source: 'sandbox',
    merchantCode: details.merchantCode,
    syCallAgreementSigned: callAgreementSigned,
    citicCallAgreementSigned: callAgreementSigned,
    citicSignMode: details.citicSignMode,
    lyICBCMerchantCode: details.merchantCode,
    brandName: car.brandName,
    seriesName: car.seriesName,
    modelName: car.modelName,
    firstPayment: plan.first,
    monthRent: plan.rent,
    lastPayment: plan.final,
    ...picturesOfOrder(details),
    ...drawnAs(order),
    status: row.status,
    ...(isSupplementWanted(order) && { statusName: supplementWords.status }),
    actions,
    pages: await pagesNow(call, order, state),
    hasCoLessee: details.hasCoLessee ?? false,
  };
}

/** Pictures of an order's car in its colour; none of an unknown car. */
export function picturesOfOrder({ car, paint }: OwnOrder['details']): Partial<Photographs> {
  const look = lookOfCar(car.modelCode, paint);
  return look ? photographOf(look) : {};
}

/** An order of the years before the platform kept this has none. */
export function drawnAs({ row, details }: OwnOrder): Partial<CarDrawing> {
  return row.scenario === 'old order' ? {} : (lookOf(details.car) ?? {});
}

/** An order as `order.detail` shows it: with the nested form, its progress and its documents. */
export async function orderDetailView(call: HandlerContext, order: OwnOrder): Promise<OrderDetail> {
  const view = await orderView(call, order);
  const { row, details } = order;
  const { funder, productCode, termCount, downPaymentRatio, busiCode, creditVideoAuthNo } = view;
  const { modelCode, color, brandName: makeName, seriesName, modelName } = view;
  const signed = await signedDocuments(call, row.order_no);
  return {
    ...view,
    finOrder: {
      funder,
      scheme: { productCode, termCount, downPaymentRatio },
      funderExtend: { busiCode, creditVideoAuthNo },
    },
    naturalCustomer: {
      cusName: view.cusName,
      idNumber: view.idNumber,
      extend: { icbcBankCardNumber: view.bankAcctNo },
    },
    orderVehicle: { vin: vinOf(order), modelCode, color, makeName, seriesName, modelName },
    saleStore: { code: details.storeCode },
    vehiclePicUrl: view.focusImage,
    phone: details.lessee.phone,
    progress: await progressOf(call, order),
    documents: signed
      .filter(({ document }) => Object.hasOwn(documents, document))
      .map(({ document, signed_at: at }) => ({
        id: document,
        title: documents[document as keyof typeof documents],
        url: pdfAddress(row, document, call),
        signedAt: new Date(at).toISOString(),
      })),
  };
}

function actionsNow(state: OrderState, waitsFor: LocalizedText | undefined): Order['actions'] {
  return actionsOf(state).map((code, at) => {
    const words = actionCodes[code];
    const isWaiting = waitsFor !== undefined && coSignerCodes.has(code);
    return {
      code,
      main: at === 0 && canBeFinished(code) && !isWaiting,
      ...(words && { zh: words.zh, en: words.en }),
      ...(isWaiting && { waitsFor }),
    };
  });
}

/** Actions in which a second person signs. */
const coSignerCodes: ReadonlySet<number> = new Set([121, 1108]);

/** A co-signer who has the link and has not signed yet. */
async function coSignerWaitedFor(
  call: HandlerContext,
  order: OwnOrder,
  { conditions }: OrderState,
): Promise<LocalizedText | undefined> {
  if (!conditions.includes('co-lessee')) return undefined;
  const { status, name = '', phone = '' } = await coSignerStatus(call, order);
  if (status !== 'invited') return undefined;
  const end = phone.slice(-4);
  return {
    zh: `签约链接已发送给 ${name}（尾号 ${end}），等待对方签署。`,
    en: `The link to sign went to ${name} (number ending in ${end}). They have not signed yet.`,
  };
}

async function pagesNow(
  call: HandlerContext,
  order: OwnOrder,
  state: OrderState,
): Promise<NonNullable<Order['pages']>> {
  const { row } = order;
  const pages = await call.tx.selectFrom('pages').selectAll().execute();
  const titles = new Map(pages.map((page) => [page.code, page]));
  const open = pagesOf({
    status: row.status,
    productLine: row.product_line,
    seededPage: row.seeded_page,
    conditions: state.conditions,
    offered: state.offered,
  });
  // The action's button leads into the same flow; where the co-signer has signed, nothing is left to do there.
  const hasCoSignerCode = actionsOf(state).some((code) => coSignerCodes.has(code));
  const isNeedless = hasCoSignerCode || (await isSigned(call, order, 'co-lessee-agreement'));
  const repeated = isNeedless && row.seeded_page === null ? 'confirmCoSignerInfor' : undefined;
  const repaying = await repayingPage(call, order);
  const isReceiving = open.some(({ page }) => handoverPages.has(page));
  const problem = isReceiving ? await openProblem(call, row.order_no) : undefined;
  const named = open.flatMap(({ page, main: waits }) => {
    const title = titles.get(page);
    if (!title || page === repeated) return [];
    const words = { zh: title.title_zh, en: title.title_en };
    // It waits for the account manager then, not for the customer.
    if (problem && handoverPages.has(page)) return [{ page, main: false, ...words, problem }];
    return [{ page, main: waits || page === repaying, ...words }];
  });
  return Promise.all(
    named.map(async (page) => ({
      ...page,
      appointment: problem ? undefined : await appointmentAt(page.page, call, order),
    })),
  );
}

/** What an order that repays waits for: a settlement that was begun, which holds every rent, else a rent that is overdue. */
async function repayingPage(call: HandlerContext, order: OwnOrder): Promise<string | undefined> {
  if (order.row.status !== 'REPAYING') return undefined;
  if (await settlementToPay(call, order)) return 'settlement';
  const rents = await rentsNow(call, order);
  return rents.some(({ state }) => state === 'overdue') ? 'repayment' : undefined;
}

/** The statuses of an order's lifecycle, with how far it is. */
export async function progressOf(
  call: HandlerContext,
  order: OwnOrder,
): Promise<NonNullable<OrderDetail['progress']>> {
  const { row } = order;
  const times = await timesOf(call, row);
  const stood = stoodAt(row, await refundsOf(call, row.order_no));
  const from = isSupplementWanted(order) ? 'CREDIT_REVIEW' : stood;
  const statuses = lifecycleOf(await orderStateOf(call, row)).filter(
    (status) => row.status !== 'CANCELLED' || phaseOf(status, from) === 'done' || times.has(status),
  );
  return statuses.map((status) => {
    const state = row.status === 'CANCELLED' ? 'done' : phaseOf(status, from);
    const at = state === 'done' ? times.get(status) : undefined;
    return {
      id: status,
      name: orderStatuses[status],
      state,
      ...(at !== undefined && { at: new Date(at).toISOString() }),
    };
  });
}

function signedDocuments(
  call: HandlerContext,
  orderNo: string,
): Promise<{ document: string; signed_at: number }[]> {
  return call.tx
    .selectFrom('signatures')
    .select(({ fn }) => ['document', fn.max('signed_at').as('signed_at')])
    .where('order_no', '=', orderNo)
    .groupBy('document')
    .orderBy('document')
    .execute();
}

function vinOf({ row, details }: OwnOrder): string | undefined {
  return details.withoutVin ? undefined : row.vin;
}
