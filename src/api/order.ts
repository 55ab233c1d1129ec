import { z } from 'zod/mini';
import {
  amount,
  answer,
  count,
  date,
  list,
  maybe,
  money,
  orderNo,
  text,
  url,
  words,
  yesNo,
} from './fields.ts';

export const sellerInfo = answer({ salesName: text, salesPhone: text });

const nextAction = answer({
  code: count,
  main: maybe(yesNo),
  zh: maybe(text),
  en: maybe(text),
});

const orderFields = {
  orderNo,
  funder: text,
  funderLoanAmt: money,
  vin: maybe(text),
  productLineCode: text,
  cusName: text,
  idNumber: maybe(text),
  saleStoreCode: text,
  modelCode: text,
  storeCityCode: text,
  color: text,
  productCode: text,
  termCount: count,
  downPaymentRatio: amount,
  createTime: date,
  ncNewProcess: yesNo,
  bindingStatus: text,
  bankPhone: maybe(text),
  busiCode: maybe(text),
  bindBankCardNum: maybe(text),
  bankAcctNo: maybe(text),
  ncBankPhoneEditable: yesNo,
  creditVideoAuthNo: maybe(text),
  sellerInfo: maybe(sellerInfo),
  source: maybe(text),
  merchantCode: maybe(text),
  syCallAgreementSigned: yesNo,
  citicCallAgreementSigned: yesNo,
  citicSignMode: maybe(text),
  lyICBCMerchantCode: maybe(text),
  brandName: text,
  seriesName: text,
  modelName: text,
  focusImage: maybe(url),
  /** Ours: where the order stands, one of `orderStatuses` or a word of a newer platform. */
  status: text,
  /** Ours: what the customer can do now, the most important first. */
  actions: list(nextAction),
};

/** An order as lists show it (order-handling, section 3). Money is whole fen, the ratio is per cent. */
export const orderSchema = answer(orderFields);
export type Order = z.infer<typeof orderSchema>;

const orderDetailForm = {
  finOrder: answer({
    funder: text,
    scheme: answer({ productCode: text, termCount: count, downPaymentRatio: amount }),
    funderExtend: answer({ busiCode: maybe(text), creditVideoAuthNo: maybe(text) }),
  }),
  naturalCustomer: answer({
    cusName: text,
    idNumber: maybe(text),
    extend: answer({ icbcBankCardNumber: maybe(text) }),
  }),
  orderVehicle: answer({
    vin: maybe(text),
    modelCode: text,
    color: text,
    makeName: text,
    seriesName: text,
    modelName: text,
  }),
  saleStore: answer({ code: text }),
  vehiclePicUrl: maybe(url),
};

const progressEntry = answer({
  id: text,
  name: words,
  state: z.enum(['done', 'now', 'ahead']),
  at: maybe(text),
});

const orderDocument = answer({ id: text, title: words, url, signedAt: maybe(text) });

/** One order in full: the order's own fields, the nested detail form, how far it is and its documents. */
export const orderDetailSchema = answer({
  ...orderFields,
  ...orderDetailForm,
  progress: list(progressEntry),
  documents: list(orderDocument),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

/** Request and response fields of orders that must never be stored, logged or put into an address. */
export const sensitiveOrderFields = [
  'idNumber',
  'bankAcctNo',
  'bindBankCardNum',
  'naturalCustomer.idNumber',
  'naturalCustomer.extend.icbcBankCardNumber',
] as const;

/** Where an order can stand. The specification names DOWN_PAYMENT_COLLECTED only; the others are ours. */
export const orderStatuses = {
  DEPOSIT_DUE: { zh: '待付定金', en: 'Deposit due' },
  CREDIT_MATERIALS: { zh: '待提交信审资料', en: 'Credit materials needed' },
  CREDIT_REVIEW: { zh: '信审中', en: 'Under credit review' },
  CREDIT_REJECTED: { zh: '信审未通过', en: 'Credit review not passed' },
  AUTHORIZATION: { zh: '待授权', en: 'Authorization needed' },
  CONTRACT_SIGNING: { zh: '待签约', en: 'Contract to be signed' },
  FUNDER_SIGNING: { zh: '待资方签约', en: "Funder's contract to be signed" },
  DOWN_PAYMENT_DUE: { zh: '待付首付款', en: 'Down payment due' },
  DOWN_PAYMENT_COLLECTED: { zh: '首付款已付', en: 'Down payment collected' },
  DELIVERY: { zh: '待交车', en: 'Waiting for delivery' },
  REPAYING: { zh: '还款中', en: 'Repaying' },
  REFUNDING: { zh: '退款中', en: 'Being refunded' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
  SETTLED: { zh: '已结清', en: 'Settled' },
} as const;
