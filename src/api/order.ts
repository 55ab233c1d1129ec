import { z } from 'zod/mini';
import * as f from './fields.ts';

export const sellerInfo = f.response({ salesName: f.text, salesPhone: f.text });

const nextAction = f.response({
  code: f.count,
  main: f.extension(f.yesNo),
  zh: f.extension(f.text),
  en: f.extension(f.text),
  /** Somebody else is to act now: who, as a sentence. */
  waitsFor: f.extension(f.localizedText),
});

/** Where the customer comes to, and the time booked for it. */
const appointment = f.response({
  place: f.text,
  booked: f.optional(f.response({ date: f.date, from: f.text, to: f.text })),
});

/** What the customer last reported of a vehicle to be received; it is not solved. */
export const vehicleProblem = f.response({ reportedOn: f.date, description: f.text });

const nextPage = f.response({
  page: f.text,
  main: f.optional(f.yesNo),
  zh: f.text,
  en: f.text,
  /** The page books a time at a store. Left out: it cannot, or not now. */
  appointment: f.optional(appointment),
  /** Of the page on which the vehicle is received, while it cannot be. */
  problem: f.optional(vehicleProblem),
});

const orderFields = {
  orderNo: f.orderNo,
  funder: f.text,
  funderLoanAmt: f.money,
  vin: f.optional(f.text),
  productLineCode: f.text,
  cusName: f.text,
  idNumber: f.optional(f.text),
  saleStoreCode: f.text,
  modelCode: f.text,
  storeCityCode: f.text,
  color: f.text,
  productCode: f.text,
  termCount: f.count,
  downPaymentRatio: f.amount,
  createTime: f.date,
  ncNewProcess: f.yesNo,
  bindingStatus: f.text,
  bankPhone: f.optional(f.text),
  busiCode: f.optional(f.text),
  bindBankCardNum: f.optional(f.text),
  bankAcctNo: f.optional(f.text),
  ncBankPhoneEditable: f.yesNo,
  creditVideoAuthNo: f.optional(f.text),
  sellerInfo: f.optional(sellerInfo),
  source: f.optional(f.text),
  merchantCode: f.optional(f.text),
  syCallAgreementSigned: f.yesNo,
  citicCallAgreementSigned: f.yesNo,
  citicSignMode: f.optional(f.text),
  lyICBCMerchantCode: f.optional(f.text),
  brandName: f.text,
  seriesName: f.text,
  modelName: f.text,
  focusImage: f.optional(f.url),
  /** The same, smaller. */
  focusImageSmall: f.extension(f.url),
  /** A body type of the catalogue, or a word of a newer platform; an older order has none. So the paint. */
  bodyType: f.extension(f.text),
  paint: f.extension(f.text),
  /** The plan, whole fen: the down payment, each month's rent, and what is paid with the last one. */
  firstPayment: f.extension(f.money),
  monthRent: f.extension(f.money),
  lastPayment: f.extension(f.money),
  /** Where the order stands, one of `orderStatuses` or a word of a newer platform. */
  status: f.extension(f.text),
  /** The same in words, where they are not the usual ones of `status`. */
  statusName: f.extension(f.localizedText),
  /** What the customer can do now, the most important first. */
  actions: f.optional(f.list(nextAction)),
  /** Flows without an action code that are open where the order stands, by page code. */
  pages: f.extension(f.list(nextPage)),
  /** A second person rents the car too. */
  hasCoLessee: f.extension(f.yesNo),
};

/** An order as lists show it (order-handling, section 3). Money is whole fen, the ratio is per cent. */
export const orderSchema = f.response(orderFields);
export type Order = z.infer<typeof orderSchema>;

const orderDetailForm = {
  finOrder: f.response({
    funder: f.text,
    scheme: f.response({ productCode: f.text, termCount: f.count, downPaymentRatio: f.amount }),
    funderExtend: f.response({
      busiCode: f.optional(f.text),
      creditVideoAuthNo: f.optional(f.text),
    }),
  }),
  naturalCustomer: f.response({
    cusName: f.text,
    idNumber: f.optional(f.text),
    extend: f.response({ icbcBankCardNumber: f.optional(f.text) }),
  }),
  orderVehicle: f.response({
    vin: f.optional(f.text),
    modelCode: f.text,
    color: f.text,
    makeName: f.text,
    seriesName: f.text,
    modelName: f.text,
  }),
  saleStore: f.response({ code: f.text }),
  vehiclePicUrl: f.optional(f.url),
};

const progressEntry = f.response({
  id: f.text,
  name: f.localizedText,
  state: z.enum(['done', 'now', 'ahead']),
  at: f.optional(f.text),
});

const orderDocument = f.response({
  id: f.text,
  title: f.localizedText,
  url: f.url,
  signedAt: f.optional(f.text),
});

/** One order in full: the order's own fields, the nested detail form, how far it is and its documents. */
export const orderDetailSchema = f.response({
  ...orderFields,
  ...orderDetailForm,
  /** The customer's own, which may be another than the one the bank knows. */
  phone: f.extension(f.text),
  progress: f.extension(f.list(progressEntry)),
  documents: f.extension(f.list(orderDocument)),
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
