/** One grey pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFgQJ/kcEVfwAAAABJRU5ErkJggg==';

/**
 * A plan whose parts fit each other, whole fen: a car of 122,500 yuan, a fifth of it paid at once, the rest in 36 months at 6% a
 * year.
 */
export const sampleFen: Readonly<Record<string, number>> = {
  firstPayment: 2_450_000,
  funderLoanAmt: 9_800_000,
  monthRent: 247_300,
  lastPayment: 2_000_000,
  finalPayment: 2_000_000,
  monthlyRent: 298_000,
};

/** Values that read well, by field name. Every other field is made from its type. */
export const sampleValues: Readonly<Record<string, string | number>> = {
  ...sampleFen,
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
  salesName: '李娜',
  salesPhone: '13900139000',
  bindingStatus: 'BOUND',
  relation: 'friend',
  companyName: '北京示例科技有限公司',
  creditCode: '91310000MA1FL0000N',
  image: pixel,
};

/** The second and third in a list, which must not be the first again. */
export const otherSamples: Readonly<Record<string, readonly [string, string]>> = {
  name: ['王芳', '刘洋'],
  idName: ['王芳', '刘洋'],
  cusName: ['王芳', '刘洋'],
  bankCode: ['CCB', 'ABC'],
  bankName: ['中国建设银行', '中国农业银行'],
  bankAcctNo: ['6217001234567891', '6228481234567892'],
  tail: ['7891', '7892'],
  idNumber: ['110105199203072283', '110105198811023316'],
  brandName: ['吉利', '长安'],
  makeName: ['吉利', '长安'],
  seriesName: ['银河 L7', '深蓝 SL03'],
  modelName: ['2025 款 PHEV 115KM', '2025 款 纯电 515KM'],
  vin: ['LGXC14DA1P0000002', 'LGXC14DA1P0000003'],
};

/** Sentences in both languages: the first, the second and the third in a list. */
export const sampleSentences: Readonly<
  Record<string, readonly (readonly [zh: string, en: string])[]>
> = {
  title: [
    ['融资租赁合同', 'Lease contract'],
    ['抵押合同', 'Mortgage contract'],
    ['扣款授权书', 'Debit authorization'],
  ],
  name: [
    ['示例方案一', 'First example'],
    ['示例方案二', 'Second example'],
    ['示例方案三', 'Third example'],
  ],
  why: [
    ['放款后须办理', 'Needed after the loan is paid out'],
    ['用于车辆抵押登记', 'To register the mortgage'],
    ['用于每月扣款', 'For the monthly debits'],
  ],
};
