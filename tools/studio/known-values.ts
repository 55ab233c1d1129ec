/** One grey pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFgQJ/kcEVfwAAAABJRU5ErkJggg==';

/** Values that read well, by field name. Every other field is made from its type. */
export const knownValues: Readonly<Record<string, string | number>> = {
  orderNo: 'PREVIEW',
  cusName: '张伟',
  name: '张伟',
  idName: '张伟',
  idNumber: '11010519491231002X',
  phone: '13800138000',
  mobile: '13800138000',
  bankPhone: '13800138000',
  bankAcctNo: '6222021234567890128',
  bankName: '中国工商银行',
  bankCode: 'ICBC',
  tail: '0128',
  cardType: 'debit',
  validFrom: '2020.01.31',
  validTo: '2040.01.31',
  brandName: '比亚迪',
  makeName: '比亚迪',
  seriesName: '秦 PLUS',
  modelName: '2025 款 DM-i 128KM 进取型',
  color: '雪域白',
  vin: 'LGXC14DA1P0000001',
  productLineCode: '1',
  productCode: 'P24',
  termCount: 36,
  downPaymentRatio: 20,
  funderLoanAmt: 9_800_000,
  salesName: '李娜',
  salesPhone: '13900139000',
  bindingStatus: 'BOUND',
  relation: 'friend',
  image: pixel,
};
