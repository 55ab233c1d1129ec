/** Where an order can stand. The specification names DOWN_PAYMENT_COLLECTED only; the others are ours. */
export const orderStatuses = {
  DEPOSIT_DUE: { zh: '待付定金', en: 'Deposit due' },
  CREDIT_MATERIALS: { zh: '待提交信审资料', en: 'Credit materials needed' },
  CREDIT_REVIEW: { zh: '信审中', en: 'Under credit review' },
  CREDIT_REJECTED: { zh: '信审未通过', en: 'Credit review not passed' },
  AUTHORIZATION: { zh: '待授权', en: 'Authorization needed' },
  CONTRACT_SIGNING: { zh: '待签约', en: 'Contract to be signed' },
  FUNDER_SIGNING: { zh: '待金融机构签约', en: "Lender's contract to be signed" },
  DOWN_PAYMENT_DUE: { zh: '待付首付款', en: 'Down payment due' },
  DOWN_PAYMENT_COLLECTED: { zh: '首付款已付', en: 'Down payment collected' },
  DELIVERY: { zh: '待交车', en: 'Waiting for delivery' },
  REPAYING: { zh: '还款中', en: 'Repaying' },
  REFUNDING: { zh: '退款中', en: 'Being refunded' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
  SETTLED: { zh: '已结清', en: 'Settled' },
} as const;
