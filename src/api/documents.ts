/**
 * Every contract and letter a customer can have to read, by the name flows use. Titles are ours, after the
 * specification.
 */
export const documents = {
  'personal-information-authorization': {
    zh: '个人信息使用授权书',
    en: 'Personal information authorization letter',
  },
  'credit-authorization': { zh: '征信授权书', en: 'Credit report authorization letter' },
  'lease-contract': { zh: '融资租赁合同', en: 'Finance lease contract' },
  'loan-contract': { zh: '借款合同', en: 'Loan contract' },
  'withholding-authorization': { zh: '代扣授权书', en: 'Debit authorization' },
  'call-agreement': { zh: '调用协议', en: 'Call agreement' },
  'affiliated-protocol': { zh: '挂靠协议', en: 'Affiliation agreement' },
  'supplementary-protocol': { zh: '补充协议', en: 'Supplementary agreement' },
  'repair-acceptance-contract': { zh: '维修验收合同', en: 'Repair acceptance contract' },
  'guarantee-contract': { zh: '保证合同', en: 'Guarantee contract' },
  'co-lessee-agreement': { zh: '共同承租协议', en: 'Co-lessee agreement' },
  'mortgage-contract': { zh: '车辆抵押合同', en: 'Vehicle mortgage contract' },
  'vehicle-sale-contract': { zh: '车辆买卖合同', en: 'Vehicle sale contract' },
  'delivery-confirmation': { zh: '车辆交接确认书', en: 'Vehicle delivery confirmation' },
  'electronic-signature-agreement': {
    zh: '电子签名服务协议',
    en: 'Electronic signature agreement',
  },
  'e-account-agreement': { zh: '电子账户服务协议', en: 'E-account service agreement' },
  'repayment-schedule': { zh: '租金支付计划表', en: 'Repayment schedule' },
  'refund-agreement': { zh: '退款协议', en: 'Refund agreement' },
  'delivery-delay-compensation': {
    zh: '延期交车补偿协议',
    en: 'Delivery delay compensation agreement',
  },
  'settlement-agreement': { zh: '提前结清协议', en: 'Early settlement agreement' },
  'delivery-guarantee-agreement': { zh: '交付保服务协议', en: 'Delivery guarantee agreement' },
  'guarantee-service-agreement': { zh: '担保服务协议', en: 'Guarantee service agreement' },
  'balance-confirmation': { zh: '尾款确认书', en: 'Balance confirmation' },
  'long-rent-contract': { zh: '车辆长租合同', en: 'Long-term rental contract' },
  'lease-back-contract': { zh: '售后回租合同', en: 'Sale and lease-back contract' },
  'alipay-withholding-agreement': { zh: '支付宝代扣协议', en: 'Alipay deduction agreement' },
  'transfer-agreement': { zh: '租赁转让协议', en: 'Lease transfer agreement' },
} as const;

export type DocumentId = keyof typeof documents;
