/** What orders can be for (`productLineCode`). The specification names 3, the used car; the others are ours. */
export const productLineNames: Readonly<Record<string, { zh: string; en: string }>> = {
  '1': { zh: '新车租购', en: 'New car, lease to own' },
  '2': { zh: '车辆贷款', en: 'Car loan' },
  '3': { zh: '二手车', en: 'Used car' },
  '4': { zh: '售后回租', en: 'Lease-back' },
  '5': { zh: '长租', en: 'Long rent' },
  '6': { zh: '直租', en: 'Direct lease' },
  '7': { zh: '全款购车', en: 'Full payment' },
};
