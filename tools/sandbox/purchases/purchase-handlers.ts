import { activityOf } from '../payments/activity-code.ts';
import { type Confirmed, carOf } from '../payments/purchase-sums.ts';
import { deliveryGuaranteeOf, guaranteeFeeOf } from '../payments/purchase-sums.ts';
import { dateOf, day } from '../platform/days.ts';
import { carIn, carNameIn } from '../catalogue/car-words.ts';
import { orderStore, type OrderStore, stores } from '../catalogue/cars.ts';
import { type FullPriceCar, fullPriceCars, storeOptions } from '../catalogue/full-price-cars.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { attemptNow } from '../payments/attempts.ts';
import { ownPayment } from '../payments/own-payments.ts';
import { isPending } from '../payments/rules.ts';
import { recordEvent, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { paidAt } from '../ledger/paid.ts';
import { saveOrigin, newPageOrder } from '../orders/new-orders.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { alreadySubmitted } from '../orders/refusals.ts';

const carsAPage = 5;
/** Days a car is kept for who paid its deposit. */
const reservedDays = 7;
/** Days an activity lasts, from the order on. */
const activityLasts = 30;
/** Whole fen. */
const perDay = 100_00;
const maxCompensation = 3_000_00;
const activityPrice = 99_00;
/** Days from the order to the day a car is promised for. */
const deliveryDays = 14;

const beforeDelivery: ReadonlySet<string> = new Set([
  'DEPOSIT_DUE',
  'DOWN_PAYMENT_DUE',
  'CONTRACT_SIGNING',
  'FUNDER_SIGNING',
  'DOWN_PAYMENT_COLLECTED',
  'DELIVERY',
]);

export const purchaseHandlers = {
  'guarantee-fee.offer': async ({ orderNo }, call) => {
    const { details } = await ownOrder(call, orderNo);
    const at = await paidAt(call, orderNo, 'dbf');
    return {
      state: at === undefined ? 'open' : 'paid',
      company: { zh: '诚达融资担保有限公司', en: 'Chengda Guarantee Co.' },
      covered: details.loan,
      months: details.termCount,
      fee: guaranteeFeeOf(details),
      ...(at !== undefined && { paidOn: dateOf(at), letterNo: `DB${orderNo.slice(-10)}` }),
    };
  },

  'jfb.offer': async ({ orderNo }, call) => {
    const { row, details } = await ownOrder(call, orderNo);
    const at = await paidAt(call, orderNo, 'jfb');
    const open = beforeDelivery.has(row.status) ? 'open' : 'over';
    return {
      state: at === undefined ? open : 'bought',
      price: deliveryGuaranteeOf(details),
      perDay,
      most: maxCompensation,
      promisedOn: dateOf(row.created_at + deliveryDays * day),
      ...(at !== undefined && { boughtOn: dateOf(at), guaranteeNo: `JFB${orderNo.slice(-10)}` }),
    };
  },

  'full-payment.cars': ({ page }, call) => {
    const at = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
    return {
      cars: fullPriceCars.slice((at - 1) * carsAPage, at * carsAPage).map((one) => ({
        carCode: one.carCode,
        name: carNameIn(call.lang, one.car),
        modelName: carIn(call.lang, one.car).modelName,
        guidePrice: one.guidePrice,
        price: one.price,
        deposit: one.deposit,
        colors: one.colors.map((color) => color[call.lang]).join(call.lang === 'zh' ? '、' : ', '),
        stock: one.stock,
        arrival: one.arrival,
      })),
      more: fullPriceCars.length > at * carsAPage,
    };
  },

  'full-payment.choices': ({ carCode }) => ({
    colors: [...carOf(carCode).colors],
    stores: storeOptions,
  }),

  'full-payment.standing': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    const confirmed = await latestRecord<Confirmed>(call, orderNo, 'full-payment');
    if (!confirmed) return { state: 'open' as const, price: 0, deposit: 0 };
    const { carCode, color, storeCode, buyerName } = confirmed.details;
    const one = carOf(carCode);
    const store = orderStore(storeCode, call.lang);
    const at = await paidAt(call, orderNo, 'qkdj');
    return {
      state: at === undefined ? ('confirmed' as const) : ('paid' as const),
      carName: carNameIn(call.lang, one.car),
      color: one.colors.find(({ value }) => value === color)?.[call.lang] ?? color,
      storeName: store.name,
      storeAddress: store.address,
      price: one.price,
      deposit: one.deposit,
      buyerName: `${buyerName.slice(0, 1)}**`,
      ...(at !== undefined && { keptUntil: dateOf(at + reservedDays * day) }),
    };
  },

  'full-payment.confirm': async ({ orderNo, ...purchase }, call) => {
    const order = await ownOrder(call, orderNo);
    if ((await paidAt(call, orderNo, 'qkdj')) !== undefined) throw alreadySubmitted();
    await orderFor(call, order, purchase);
    return null;
  },

  'full-payment.create': async (request, call) => {
    const { carCode, color, storeCode, buyerName, phone } = request;
    const orderNo = await newPageOrder(call, 'orderConfirmed');
    const purchase = { carCode, color, storeCode, buyerName, phone };
    await orderFor(call, await ownOrder(call, orderNo), purchase);
    await saveOrigin(call, orderNo, request);
    return { orderNo };
  },

  'activity.detail': async ({ orderNo }, call) => {
    const { row } = await ownOrder(call, orderNo);
    const at = await paidAt(call, orderNo, 'hd');
    const ends = row.created_at + activityLasts * day;
    const open = call.now > ends ? 'over' : 'open';
    const tried = await ownPayment(call, { orderNo, feeType: 'hd' });
    const state = tried && isPending(tried) ? 'confirming' : open;
    return {
      state: at === undefined ? state : 'paid',
      attempt: String(await attemptNow(call, { orderNo, feeType: 'hd', period: '1' })),
      activityCode: activityOf(orderNo),
      name: { zh: '购车返现活动', en: 'Cash back on your car' },
      about: {
        zh: '支付 99 元报名，提车后 7 个工作日内返现 500 元至您的还款卡。未提车的，报名费全额退还。',
        en: 'Join for 99 yuan and get 500 yuan back on your repayment card within 7 working days of collecting the car. If you do not collect it, the 99 yuan are refunded.',
      },
      price: activityPrice,
      until: dateOf(ends),
      phone: call.customer.phone,
      ...(at !== undefined && { paidOn: dateOf(at) }),
    };
  },
} satisfies Partial<Handlers>;

/** The order is for what was chosen, in words where that cannot be had. */
async function orderFor(
  call: HandlerContext,
  order: OwnOrder,
  { carCode, color, storeCode, ...buyer }: Confirmed & { phone: string },
): Promise<void> {
  const { order_no: orderNo } = order.row;
  const one = carOf(carCode);
  if (one.stock === 0) {
    throw new Refusal(
      'CAR_SOLD_OUT',
      '该车辆已售罄，请选择其他车辆',
      'This car is sold out. Choose another one',
    );
  }
  const chosen = one.colors.find(({ value }) => value === color);
  const store = stores.find(({ code }) => code === storeCode);
  if (!chosen || !store) {
    throw new Refusal(
      'CHOICE_GONE',
      '所选颜色或门店暂无现车，请重新选择',
      'This colour or store is not available. Choose again',
    );
  }
  await saveRecord(call, orderNo, 'full-payment', { carCode, color, storeCode, ...buyer });
  await ordersCar(call, order, one, chosen.zh, store);
  await recordEvent(call, orderNo, 'full-payment-confirmed', { carCode, color, storeCode });
}

/** The order is for this car from now on, collected at this store. */
async function ordersCar(
  { tx }: HandlerContext,
  { row, details }: OwnOrder,
  { car }: FullPriceCar,
  color: string,
  store: OrderStore,
): Promise<void> {
  const changed = {
    ...details,
    car: { ...car, color },
    storeCode: store.code,
    storeCityCode: store.cityCode,
  };
  await tx
    .updateTable('orders')
    .set({ details: JSON.stringify(changed) })
    .where('order_no', '=', row.order_no)
    .execute();
}
