import type { LocalizedText } from '../../model/step-kind.ts';

/** What lists of cars and their cards say. */
export const messages = {
  firstPayment: { zh: '首付', en: 'Down' },
  monthRent: { zh: '月租', en: 'Monthly' },
  firstPaymentFrom: { zh: '首付', en: 'Down from' },
  monthRentFrom: { zh: '月租', en: 'Monthly from' },
  from: { zh: '起', en: '' },
  times: { zh: '×{count}期', en: ' × {count}' },
  guidePrice: { zh: '指导价 {price}', en: 'List price {price}' },
  kilometres: { zh: '{count}公里', en: '{count} km' },
  tenThousandKm: { zh: '{count}万公里', en: '{count} km' },
  sold: { zh: '已售', en: 'Sold' },
  carCount: { zh: '{count} 款', en: '{count}' },
  searchCars: { zh: '搜索品牌、车系或车款', en: 'Brand, series or model' },
} as const satisfies Record<string, LocalizedText>;
