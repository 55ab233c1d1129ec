import { recordEvent } from '../orders/progress.ts';
import { type HandlerContext, Refusal, type HandlerRequest } from '../platform/handler.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { orderRow } from '../orders/order-seeds.ts';
import { freshRound } from '../orders/new-orders.ts';
import type { OrderStatus } from '../orders/tables.ts';
import { cityStores, findStore } from '../catalogue/cities.ts';
import {
  findProduct,
  type FinancePlan,
  planOf,
  priceOf,
  productsOf,
} from '../catalogue/finance.ts';
import { depositOf, productLineOf } from '../catalogue/lines.ts';
import { makerOfSeries } from '../catalogue/makers.ts';
import { findCar, type StockCar } from '../catalogue/stock.ts';
import { unfinishedOrder } from './unfinished.ts';
import { type CatalogueColour, paintWords } from '../catalogue/words.ts';

/** What both payloads of creating and the one of covering have in common. */
type OrderRequest = Pick<
  HandlerRequest<'order.create'>,
  | 'carId'
  | 'deptCode'
  | 'schemeCode'
  | 'leaseTerm'
  | 'startPercent'
  | 'startPercentPlus'
  | 'spuCode'
  | 'color'
  | 'firstMoney'
  | 'monthRent'
>;

/** Per cent: more than the initial ratio by this much is refused (browsing-and-ordering, section 5). */
const maxIncrease = 30;

/** Places an order for a car on a plan, at its deposit where the plan asks for one. Gives its number. */
export async function placeOrder(call: HandlerContext, request: OrderRequest): Promise<string> {
  const chosen = await chosenIn(call, request, undefined);
  const funder = await funderFor(call, chosen.plan);
  const round = await freshRound(call);
  const row = orderRow({ funder, action: null, round, customer: call.customer }, call.now);
  await claim(call, chosen.car);
  await call.tx.insertInto('orders').values(fill(row, chosen)).execute();
  await reserveFor(call, row.order_no, chosen.car);
  await placed(call, row.order_no, chosen, 'order-placed');
  return row.order_no;
}

/** Puts this car and plan in the place of the customer's unfinished order; without one it is a new order. Gives its number. */
export async function replaceOrder(call: HandlerContext, request: OrderRequest): Promise<string> {
  const before = await unfinishedOrder(call);
  if (!before) return placeOrder(call, request);
  const orderNo = before.order_no;
  const chosen = await chosenIn(call, request, orderNo);
  const funder = await funderFor(call, chosen.plan);
  if (chosen.car.used?.vin !== before.vin) await claim(call, chosen.car);
  await call.tx.deleteFrom('finished').where('order_no', '=', orderNo).execute();
  const row = fill({ ...before, funder, details: JSON.stringify(before.details) }, chosen);
  const { vin, status, product_line, seeded_action, details } = row;
  await call.tx
    .updateTable('orders')
    .set({ funder, vin, status, product_line, seeded_action, details })
    .where('order_no', '=', orderNo)
    .execute();
  await reserveFor(call, orderNo, chosen.car);
  await placed(call, orderNo, chosen, 'order-covered');
  return orderNo;
}

interface Chosen {
  car: StockCar;
  plan: FinancePlan;
  paint: CatalogueColour;
  store: NonNullable<ReturnType<typeof findStore>>;
  deposit: number;
}

/** The requested car and plan from the catalogue: prices never come from the phone. Throws Refusal. */
async function chosenIn(
  call: HandlerContext,
  request: OrderRequest,
  coveredOrderNo: string | undefined,
): Promise<Chosen> {
  const car = findCar(request.carId);
  if (!car) {
    throw new Refusal(
      'CAR_NOT_FOUND',
      '车辆信息不存在或已下架',
      'This car is not offered any more',
    );
  }
  await stillThere(call, car, coveredOrderNo);
  const product = findProduct(request.schemeCode);
  const term = Number(request.leaseTerm);
  if (!product || !productsOf(car).includes(product) || !product.terms.includes(term)) {
    throw new Refusal(
      'PLAN_GONE',
      '所选方案已下架，请重新选择',
      'This plan is not offered any more. Choose another one',
    );
  }
  const { startPercent = product.ratio, startPercentPlus } = request;
  const ratio = startPercentPlus ? product.ratio + startPercentPlus : startPercent;
  if (ratio > product.ratio + maxIncrease) {
    throw new Refusal(
      'RATIO_TOO_HIGH',
      '首付比例不能超过30%，请重新调整！',
      'The down-payment ratio may not exceed 30 percent. Adjust it',
    );
  }
  const store = findStore(request.deptCode) ?? nearestStore(car);
  const paint = paintOf(car, request);
  const price = priceOf(car, { provinceCode: store.city.provinceCode });
  const plan = planOf(product, price, term, Math.max(0, ratio));
  asShown(plan, request);
  return { car, plan, paint, store, deposit: depositOf(car, product) };
}

/** What was shown where the order was confirmed, in yuan, is what it comes to. */
function asShown({ first, rent }: FinancePlan, { firstMoney, monthRent }: OrderRequest): void {
  const differs = (yuan: number | undefined, fen: number) =>
    yuan !== undefined && Math.round(yuan * 100) !== fen;
  if (!differs(firstMoney, first) && !differs(monthRent, rent)) return;
  const [down, monthly] = [first, rent].map((fen) => `¥${(fen / 100).toFixed(2)}`);
  throw new Refusal(
    'PLAN_CHANGED',
    `方案金额已更新：首付 ${down}，月租 ${monthly}，请点击“修改方案”重新确认`,
    `The plan comes to other amounts now: ${down} down and ${monthly} a month. Change the plan to confirm it again`,
  );
}

async function stillThere(
  call: HandlerContext,
  { used }: StockCar,
  coveredOrderNo = '',
): Promise<void> {
  if (!used) return;
  const car = await call.tx
    .selectFrom('vehicles')
    .select(['sold', 'held_by'])
    .where('vin', '=', used.vin)
    .executeTakeFirst();
  if (car?.sold && car.held_by !== coveredOrderNo) throw sold();
}

function sold(): Refusal {
  return new Refusal(
    'CAR_SOLD',
    '车辆已售出，请联系您的客户经理',
    'The car is already sold. Contact your account manager',
  );
}

function nearestStore(car: StockCar): Chosen['store'] {
  const store = cityStores.find(({ city }) => city === car.city) ?? cityStores[0];
  if (!store) throw new Error('Bug: there is no store');
  return store;
}

/** By its code, else by its name in either language, else as the car is shown. */
function paintOf(car: StockCar, { spuCode, color }: OrderRequest): CatalogueColour {
  const paint = spuCode?.split('-')[1];
  const found = car.model.paints.find(
    (one) => one === paint || paintWords[one].zh === color || paintWords[one].en === color,
  );
  return car.kind === 'used' ? car.paint : (found ?? car.paint);
}

/** The plan's, where the sandbox has it; else the one the platform likes best. */
async function funderFor(call: HandlerContext, { product }: FinancePlan): Promise<string> {
  const funders = await call.tx.selectFrom('funders').select('code').orderBy('position').execute();
  const own = funders.find(({ code }) => code === product.funder) ?? funders[0];
  if (!own)
    throw new Refusal(
      'NO_FUNDER',
      '暂无可用金融机构',
      'There is no lender to place the order with',
    );
  return own.code;
}

interface Fillable {
  vin: string;
  status: OrderStatus;
  product_line: string;
  seeded_action: number | null;
  details: string;
}

/** The row of an order with what was chosen in it. */
function fill<Row extends Fillable>(row: Row, { car, plan, paint, store, deposit }: Chosen): Row {
  const { model, used } = car;
  const maker = makerOfSeries(model.series);
  const usual = JSON.parse(row.details) as OrderDetails;
  const { product, ratio, term, price, financed } = plan;
  const details: OrderDetails = {
    ...usual,
    carId: car.carId,
    car: {
      modelCode: car.kind === 'new' ? model.modelCode : car.carId,
      brandName: maker.zh,
      seriesName: model.series.zh,
      modelName: model.name.zh,
      color: paintWords[paint].zh,
      price,
    },
    paint,
    storeCode: store.code,
    storeCityCode: store.city.code,
    productCode: product.code,
    termCount: term,
    downPaymentRatio: ratio,
    loan: financed,
    plan: {
      schemeCode: product.code,
      schemeName: product.name.zh,
      rate: product.rate,
      last: product.last,
    },
  };
  return {
    ...row,
    vin: used?.vin ?? row.vin,
    status: deposit > 0 ? 'DEPOSIT_DUE' : 'CREDIT_MATERIALS',
    product_line: productLineOf(car.kind),
    seeded_action: car.kind === 'used' && deposit > 0 ? 220 : null,
    details: JSON.stringify(details),
  };
}

/** Of two customers who want a used car at once the second waits for the first, then is refused, having written nothing. */
async function claim(call: HandlerContext, { used, carId }: StockCar): Promise<void> {
  if (!used) return;
  const claimed = await call.tx
    .insertInto('vehicles')
    .values({ vin: used.vin, sold: true, details: JSON.stringify({ carId }) })
    .onConflict((conflict) =>
      conflict.column('vin').doUpdateSet({ sold: true }).where('vehicles.sold', '=', false),
    )
    .returning('vin')
    .executeTakeFirst();
  if (!claimed) throw sold();
}

/** A used car is the order's from here on; one given up for it is there again. */
async function reserveFor(
  call: HandlerContext,
  orderNo: string,
  { used }: StockCar,
): Promise<void> {
  await call.tx
    .deleteFrom('vehicles')
    .where('held_by', '=', orderNo)
    .where('vin', '!=', used?.vin ?? '')
    .execute();
  if (!used) return;
  await call.tx
    .updateTable('vehicles')
    .set({ held_by: orderNo })
    .where('vin', '=', used.vin)
    .execute();
}

async function placed(
  call: HandlerContext,
  orderNo: string,
  { car, plan, deposit }: Chosen,
  what: 'order-placed' | 'order-covered',
): Promise<void> {
  // A used car has a deposit of its own.
  if (car.kind === 'used' && deposit > 0) {
    await call.tx
      .insertInto('finished')
      .values({ order_no: orderNo, action: 230, by: what, at: call.now })
      .execute();
  }
  await recordEvent(call, orderNo, what, {
    car: car.carId,
    schemeCode: plan.product.code,
    leaseTerm: plan.term,
  });
}
