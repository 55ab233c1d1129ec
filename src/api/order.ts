import { z } from 'zod/mini';
import {
  amount,
  answer,
  count,
  date,
  extension,
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
  main: extension(yesNo),
  zh: extension(text),
  en: extension(text),
});

const nextPage = answer({ page: text, main: maybe(yesNo), zh: text, en: text });

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
  actions: maybe(list(nextAction)),
  /** Flows without an action code that are open where the order stands, by page code. */
  pages: extension(list(nextPage)),
  /** A second person rents the car too. */
  hasCoLessee: extension(yesNo),
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
