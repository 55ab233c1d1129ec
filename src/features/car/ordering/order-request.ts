import type { RequestOf, ResultOf } from '../../../api/typed.ts';
import type { CarResponse, CarStoreData } from '../car-data.ts';
import type { ConfirmedPlan } from './plan-check.ts';

/** The order's data, as the flow passes it. */
export interface Ordered {
  carId: string;
  car: CarResponse;
  store: CarStoreData;
  /** '' where the car has none to choose from. */
  spuCode: string;
  colour: string;
  plan: ConfirmedPlan;
  /** The code of the car page's button. */
  buttonCode: string;
  orderChannel: string;
}

/** Where the customer came from. */
export type OrderOrigin = ResultOf<'bridge.order-origin'>;

/** Of a car without colours the shorter request: it names no colour, no sums and no scheme. */
export function createRequest(ordered: Ordered, origin: OrderOrigin): RequestOf<'order.create'> {
  const base = ofEveryOrder(ordered, origin);
  return ordered.spuCode === '' ? base : { ...base, ...colourAndSums(ordered) };
}

/** Over an unfinished order. */
export function coverRequest(ordered: Ordered, origin: OrderOrigin): RequestOf<'order.cover'> {
  const { buttonCode, car } = ordered;
  const order = { ...ofEveryOrder(ordered, origin), ...colourAndSums(ordered) };
  return { ...order, buttonCode, carFullName: car.fullName };
}

function ofEveryOrder({ carId, orderChannel, store, plan }: Ordered, origin: OrderOrigin) {
  return {
    carId,
    utm_source: origin.utm_source,
    lob: origin.lob,
    platform: origin.platform,
    share_source: origin.share_source,
    order_channel: orderChannel,
    provinceCode: store.provinceCode,
    cityCode: store.cityCode,
    cityName: store.city,
    deptCode: store.code,
    deptName: store.name,
    shopProvinceCode: store.provinceCode,
    shopCityCode: store.cityCode,
    shopCityName: store.city,
    businessType: plan.businessType,
    schemeCode: plan.schemeCode,
    leaseTerm: plan.leaseTerm,
    startPercentPlus: plan.startPercentPlus,
  };
}

function colourAndSums({ store, spuCode, colour, plan }: Ordered) {
  return {
    deptId: store.id,
    spuCode,
    color: colour,
    schemeName: plan.schemeName,
    initStartPercent: plan.initStartPercent,
    startPercent: plan.startPercent,
    firstMoney: plan.firstMoney,
    monthRent: plan.monthRent,
    loanAmount: plan.lent,
    lastMoney: plan.lastMoney,
    commonSchemaId: plan.commonSchemaId,
  };
}
