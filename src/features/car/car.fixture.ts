import type { CarResponse } from './car-data.ts';

/** Fields of a card that only lists show. */
const forLists = { registeredOn: '2024-05-01', mileage: 21_000, term: 36 };

/** A car with every field the platform can send. */
export const wholeCar = {
  modelCode: 'M1',
  fullName: '示例牌 示例 2026款 1.5T',
  productLineCode: '3',
  serviceLine: '0',
  car: {
    ...forLists,
    carId: 'C1',
    bodyType: 'sedan',
    paint: 'red',
    focusImage: '/photographs/sedan-red.webp',
    focusImageSmall: '/photographs/sedan-red-small.webp',
    price: 12_800_000,
    labels: [{ zh: '准新车', en: 'Nearly new' }],
    series: { zh: '示例', en: 'Sample' },
    brand: { zh: '示例牌', en: 'Sample brand' },
    name: { zh: '2026款 1.5T', en: '1.5T of 2026' },
  },
  guidePrice: 13_800_000,
  deposit: 300_000,
  description: { zh: '一手家用车。', en: 'A family car with one owner.' },
  gallery: [
    {
      view: 'front',
      title: { zh: '正前方', en: 'Front' },
      url: '/photographs/front-red.webp',
      small: '/photographs/front-red-small.webp',
    },
  ],
  highlights: [{ zh: '全国可提', en: 'Delivered nationwide' }],
  parameters: [
    {
      id: 'engine',
      title: { zh: '发动机', en: 'Engine' },
      rows: [
        { id: 'power', name: { zh: '功率', en: 'Power' }, value: { zh: '118 kW', en: '118 kW' } },
      ],
    },
  ],
  services: [
    { id: 'check', title: { zh: '检测', en: 'Checked' }, about: { zh: '已检测。', en: 'Done.' } },
  ],
  steps: [{ zh: '选车', en: 'Choose a car' }],
  used: {
    maskedVin: 'LSV***123',
    plate: { zh: '苏州', en: 'Suzhou' },
    registeredOn: '2024-05-01',
    mileage: 21_000,
    owners: 1,
    inspectionUntil: '2027-05-01',
    insuranceUntil: '2027-04-30',
    grade: 'A',
    reportUrl: '/documents/report.pdf',
  },
  similar: [
    {
      ...forLists,
      carId: 'C2',
      kind: 'used',
      brand: { zh: '示例牌', en: 'Sample brand' },
      series: { zh: '别样', en: 'Other' },
      bodyType: 'suv',
      paint: 'blue',
      focusImage: '/photographs/suv-blue.webp',
      focusImageSmall: '/photographs/suv-blue-small.webp',
      monthRent: 210_000,
      term: 36,
    },
  ],
  sold: false,
} as unknown as CarResponse & Required<Pick<CarResponse, 'car' | 'used'>>;
