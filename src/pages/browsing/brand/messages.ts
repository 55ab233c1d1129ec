import type { LocalizedText } from '../../../model/step-kind.ts';

export const messages = {
  brands: { zh: '选择品牌', en: 'Choose a brand' },
  brandIndex: { zh: '品牌大全', en: 'All brands' },
  loadingBrands: { zh: '正在加载品牌…', en: 'Loading the brands…' },
  noBrands: { zh: '暂无在售品牌', en: 'No brands on sale yet' },
  hotBrands: { zh: '热门品牌', en: 'Popular brands' },
  allBrands: { zh: '不限品牌', en: 'Any brand' },
  letters: { zh: '按字母查找', en: 'Go to a letter' },
  hot: { zh: '热', en: '★' },
  seriesOf: { zh: '{brand}车系', en: 'Series of {brand}' },
  loadingSeries: { zh: '正在加载车系…', en: 'Loading the series…' },
  noSeries: { zh: '该品牌暂无在售车系', en: 'No series of this brand on sale' },
  priceRange: { zh: '{from} 起', en: 'from {from}' },
  models: { zh: '选择车款', en: 'Choose a model' },
  pickModel: {
    zh: '请选择客户的意向车款，选好后回到线索。',
    en: 'Choose the model they look for; you come back to the clue with it.',
  },
  loadingModels: { zh: '正在加载车款…', en: 'Loading the models…' },
  noModels: { zh: '该车系暂无在售车款', en: 'No model of this series on sale' },
  noSeriesNamed: {
    zh: '地址里没有车系，请先选择品牌',
    en: 'The address names no series. Choose a brand first.',
  },
  toBrands: { zh: '选择品牌', en: 'Choose a brand' },
  carsOfSeries: { zh: '查看全部在售车辆', en: 'All cars of this series' },
} as const satisfies Record<string, LocalizedText>;
