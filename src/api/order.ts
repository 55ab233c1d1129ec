import { z } from 'zod/mini';
import {
  amount,
  response,
  count,
  date,
  extension,
  list,
  optional,
  money,
  orderNo,
  text,
  url,
  localizedText,
  yesNo,
} from './fields.ts';

export const sellerInfo = response({ salesName: text, salesPhone: text });

const nextAction = response({
  code: count,
  main: extension(yesNo),
  zh: extension(text),
  en: extension(text),
});

const nextPage = response({ page: text, main: optional(yesNo), zh: text, en: text });

const orderFields = {
  orderNo,
  funder: text,
  funderLoanAmt: money,
  vin: optional(text),
  productLineCode: text,
  cusName: text,
  idNumber: optional(text),
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
  bankPhone: optional(text),
  busiCode: optional(text),
  bindBankCardNum: optional(text),
  bankAcctNo: optional(text),
  ncBankPhoneEditable: yesNo,
  creditVideoAuthNo: optional(text),
  sellerInfo: optional(sellerInfo),
  source: optional(text),
  merchantCode: optional(text),
  syCallAgreementSigned: yesNo,
  citicCallAgreementSigned: yesNo,
  citicSignMode: optional(text),
  lyICBCMerchantCode: optional(text),
  brandName: text,
  seriesName: text,
  modelName: text,
  focusImage: optional(url),
  /** The same, smaller. */
  focusImageSmall: extension(url),
  /** A body type of the catalogue, or a word of a newer platform; an older order has none. So the paint. */
  bodyType: extension(text),
  paint: extension(text),
  /** The plan, whole fen: the down payment, each month's rent, and what is paid with the last one. */
  firstPayment: extension(money),
  monthRent: extension(money),
  lastPayment: extension(money),
  /** Where the order stands, one of `orderStatuses` or a word of a newer platform. */
  status: extension(text),
  /** What the customer can do now, the most important first. */
  actions: optional(list(nextAction)),
  /** Flows without an action code that are open where the order stands, by page code. */
  pages: extension(list(nextPage)),
  /** A second person rents the car too. */
  hasCoLessee: extension(yesNo),
};

/** An order as lists show it (order-handling, section 3). Money is whole fen, the ratio is per cent. */
export const orderSchema = response(orderFields);
export type Order = z.infer<typeof orderSchema>;

const orderDetailForm = {
  finOrder: response({
    funder: text,
    scheme: response({ productCode: text, termCount: count, downPaymentRatio: amount }),
    funderExtend: response({ busiCode: optional(text), creditVideoAuthNo: optional(text) }),
  }),
  naturalCustomer: response({
    cusName: text,
    idNumber: optional(text),
    extend: response({ icbcBankCardNumber: optional(text) }),
  }),
  orderVehicle: response({
    vin: optional(text),
    modelCode: text,
    color: text,
    makeName: text,
    seriesName: text,
    modelName: text,
  }),
  saleStore: response({ code: text }),
  vehiclePicUrl: optional(url),
};

const progressEntry = response({
  id: text,
  name: localizedText,
  state: z.enum(['done', 'now', 'ahead']),
  at: optional(text),
});

const orderDocument = response({ id: text, title: localizedText, url, signedAt: optional(text) });

/** One order in full: the order's own fields, the nested detail form, how far it is and its documents. */
export const orderDetailSchema = response({
  ...orderFields,
  ...orderDetailForm,
  progress: extension(list(progressEntry)),
  documents: extension(list(orderDocument)),
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
