import { isOutside } from '../../../src/ui/car/outside-views.ts';
import type { Lang } from '../platform/lang.ts';
import { dateOf, day } from '../platform/days.ts';
import type { HandlerResponse } from '../platform/handler.ts';
import { cardOf } from './card.ts';
import type { City } from './cities.ts';
import { productsOf } from './finance.ts';
import { depositOf, productLineOf } from './lines.ts';
import { highlightsOf } from './highlights.ts';
import { makerOfSeries } from './makers.ts';
import { parametersOf } from './parameters.ts';
import { photographOf } from './photographs.ts';
import { type CarKind, stock, type StockCar } from './stock.ts';
import { type CatalogueText } from './words.ts';

type Detail = HandlerResponse<'car.detail'>;

interface DetailContext {
  sold: ReadonlySet<string>;
  city: City | undefined;
  /** Epoch ms. */
  now: number;
  lang: Lang;
}

/** Of the outside views other than the side there are no photographs: the app draws them in the car's body and paint. */
const views = [
  { view: 'quarter', title: { zh: '45°', en: 'At 45°' } },
  { view: 'front', title: { zh: '正前方', en: 'Front' } },
  { view: 'side', title: { zh: '侧面', en: 'Side' } },
  { view: 'rear', title: { zh: '后方', en: 'Rear' } },
  { view: 'cabin', title: { zh: '内饰', en: 'Cabin' } },
  { view: 'wheel', title: { zh: '轮毂', en: 'Wheel' } },
  { view: 'boot', title: { zh: '后备箱', en: 'Boot' } },
] as const;

/** All a page about a car shows. */
export function detailOf(car: StockCar, { sold, city, now, lang }: DetailContext): Detail {
  const { kind, model, guidePrice } = car;
  const maker = makerOfSeries(model.series);
  const [product] = productsOf(car).toSorted((a, b) => a.ratio - b.ratio);
  const card = cardOf(car, sold, city);
  return {
    // A car that is one of its kind is a model of its own.
    modelCode: kind === 'new' ? model.modelCode : car.carId,
    fullName: `${maker[lang]} ${model.series[lang]} ${model.name[lang]}`,
    car: card,
    productLineCode: productLineOf(kind),
    serviceLine: '0',
    guidePrice,
    deposit: product ? depositOf(car, product) : 0,
    description: descriptionOf(car),
    gallery: views.map((one) => {
      if (isOutside(one.view)) return one;
      const { focusImage, focusImageSmall } = photographOf(
        { bodyType: car.model.series.bodyType, paint: car.paint },
        one.view,
      );
      return { ...one, url: focusImage, small: focusImageSmall };
    }),
    highlights: highlightsOf(car),
    parameters: parametersOf(car),
    services: [...services[kind]],
    steps: [...steps[kind]],
    ...(car.used && { used: usedOf(car, now) }),
    similar: similarTo(car, sold).map((one) => cardOf(one, sold, city)),
    sold: card.sold,
  };
}

function usedOf(car: StockCar, now: number): NonNullable<Detail['used']> {
  const { vin = '', registeredOn = '', mileage = 0, owners = 1, grade = 'A' } = car.used ?? {};
  const registered = Date.parse(registeredOn);
  const history: { id: string; on: string; what: CatalogueText }[] = [
    { id: 'registered', on: registeredOn, what: { zh: '首次登记上牌', en: 'First registered' } },
  ];
  if (owners > 1) {
    const on = dateOf(registered + 500 * day);
    history.push({ id: 'transferred', on, what: { zh: '过户一次', en: 'Changed hands once' } });
  }
  const serviced = dateOf(registered + 330 * day);
  history.push(
    { id: 'serviced', on: serviced, what: { zh: '品牌门店保养', en: 'Serviced by the maker' } },
    {
      id: 'inspected',
      on: inspectedOn(car),
      what: { zh: '平台检测，未发现重大事故', en: 'Inspected here: no serious accident found' },
    },
  );
  return {
    vinNo: vin,
    maskedVin: `${vin.slice(0, 3)}${'*'.repeat(10)}${vin.slice(-4)}`,
    plate: { zh: `${car.city.name.zh}牌照`, en: `Registered in ${car.city.name.en}` },
    registeredOn,
    mileage,
    owners,
    inspectionUntil: dateOf(now + (120 + (mileage % 200)) * day),
    insuranceUntil: dateOf(now + (60 + (mileage % 150)) * day),
    grade,
    history: history.toSorted((a, b) => (a.on < b.on ? -1 : 1)),
    reportUrl: `/documents/reports/${car.carId}.pdf`,
  };
}

/** The inspection day of a used car: half a year after the latest possible registration. */
export function inspectedOn({ carId }: StockCar): string {
  return `2026-0${1 + (Number(carId.slice(1)) % 3)}-1${Number(carId.slice(1)) % 10}`;
}

function similarTo(car: StockCar, sold: ReadonlySet<string>): StockCar[] {
  const { bodyType } = car.model.series;
  return stock
    .filter(
      (one) =>
        one.kind === car.kind &&
        one !== car &&
        one.model.series.bodyType === bodyType &&
        !sold.has(one.used?.vin ?? ''),
    )
    .toSorted((a, b) => Math.abs(a.price - car.price) - Math.abs(b.price - car.price))
    .slice(0, 4);
}

function descriptionOf({ kind, model, used }: StockCar): CatalogueText {
  const { series } = model;
  const maker = makerOfSeries(series);
  const what = descriptions[series.bodyType];
  if (kind === 'lease-back') {
    return {
      zh: '您的爱车继续由您使用：平台购入车辆并回租给您，到期付清租金后车辆过户回您名下。',
      en: 'You keep driving your own car: we buy it and rent it back to you, and it is yours again once the rent is paid.',
    };
  }
  const age = used ? usedWords : { zh: '', en: '' };
  return {
    zh: `${maker.zh} ${series.zh}，${what.zh}${age.zh}`,
    en: `The ${maker.en} ${series.en}: ${what.en}${age.en}`,
  };
}

const usedWords: CatalogueText = {
  zh: '本车经平台逐项检测，检测报告可在线查看。',
  en: ' This one was inspected point by point; you can read the report here.',
};

const descriptions: Readonly<Record<StockCar['model']['series']['bodyType'], CatalogueText>> = {
  sedan: {
    zh: '从容安静的三厢轿车，后排宽裕，通勤与长途都舒适。',
    en: 'a calm, quiet saloon with room in the back, easy in town and on long roads.',
  },
  hatchback: {
    zh: '小巧灵活的两厢车，好停好开，适合城市日常。',
    en: 'small and nimble, easy to park and made for everyday life in town.',
  },
  suv: {
    zh: '视野开阔的家用 SUV，空间充足，周末出行更从容。',
    en: 'a family SUV with a clear view and plenty of room for the weekend.',
  },
  mpv: {
    zh: '三排座的家庭座驾，乘坐舒适，一家人同行不拥挤。',
    en: 'three rows of comfortable seats, so that the whole family travels together.',
  },
  coupe: {
    zh: '低矮舒展的双门跑车，转向直接，驾驶乐趣十足。',
    en: 'a low, taut coupé with direct steering for those who like to drive.',
  },
  pickup: {
    zh: '可靠耐用的皮卡，载货与越野都能胜任。',
    en: 'a dependable pickup, at home with a load and off the road.',
  },
  van: {
    zh: '方正实用的面包车，装得多、成本低，创业好帮手。',
    en: 'a square, practical van that carries a lot for little money.',
  },
};

const shared = [
  {
    id: 'delivery',
    title: { zh: '门店提车', en: 'Collect at a store' },
    about: {
      zh: '签约后在您选择的门店提车，交付专员当面验车。',
      en: 'After signing you collect the car at the store you chose and look it over together.',
    },
  },
  {
    id: 'deposit',
    title: { zh: '定金可退', en: 'Deposit refundable' },
    about: {
      zh: '提交资料前可随时申请退定金，1-3 个工作日原路退回。',
      en: 'Until you hand in your papers the deposit comes back in 1-3 working days, the way it was paid.',
    },
  },
];

const licence = {
  id: 'licence',
  title: { zh: '上牌代办', en: 'Registration done for you' },
  about: {
    zh: '购置税、保险与上牌均可由门店代办。',
    en: 'The store can see to the purchase tax, the insurance and the number plate.',
  },
};

const inspected = {
  id: 'inspection',
  title: { zh: '逐项检测', en: 'Inspected point by point' },
  about: {
    zh: '158 项检测，重大事故、火烧、水泡车可退。',
    en: '158 points checked; a car that was wrecked, burnt or flooded is taken back.',
  },
};

const services: Readonly<Record<CarKind, NonNullable<Detail['services']>>> = {
  new: [...shared, licence],
  used: [inspected, ...shared],
  'direct-lease': [shared[0]!, licence],
  'lease-back': [
    {
      id: 'use',
      title: { zh: '照常用车', en: 'Keep driving' },
      about: {
        zh: '办理期间及租期内车辆一直由您使用。',
        en: 'The car stays with you, while we arrange it and for the whole term.',
      },
    },
  ],
};

const leaseSteps: readonly CatalogueText[] = [
  { zh: '选车选方案，提交订单', en: 'Choose a car and a plan, and place the order' },
  { zh: '支付定金，提交资料', en: 'Pay the deposit and hand in your papers' },
  { zh: '审核通过，支付首付', en: 'Once approved, pay the down payment' },
  { zh: '签约，到店提车', en: 'Sign, and collect the car' },
];

const steps: Readonly<Record<CarKind, readonly CatalogueText[]>> = {
  new: leaseSteps,
  used: leaseSteps,
  'direct-lease': [
    { zh: '选车选方案，提交订单', en: 'Choose a car and a plan, and place the order' },
    { zh: '确认融资方案，补充资料', en: 'Confirm the scheme and add your papers' },
    { zh: '授权征信，等待审批', en: 'Authorize the credit check and wait for the decision' },
    { zh: '签约，到店提车', en: 'Sign, and collect the car' },
  ],
  'lease-back': [
    { zh: '提交预审资料', en: 'Hand in the papers for the first review' },
    { zh: '评估车辆，终审通过', en: 'The car is valued, the final review passes' },
    { zh: '签约、车辆抵押登记', en: 'Sign, and register the charge on the car' },
    { zh: '放款到账，照常用车', en: 'Receive the money and keep driving' },
  ],
};
