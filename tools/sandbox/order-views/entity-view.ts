import { drawnAs, picturesOfOrder } from './order-view.ts';
import { carIn } from '../catalogue/car-words.ts';
import { maskMiddle } from '../../../src/ui/field/mask.ts';
import { orderStore } from '../catalogue/cars.ts';
import { dateOf, day } from '../platform/days.ts';
import type { Lang } from '../platform/lang.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/orders.ts';
import { productLines } from '../catalogue/product-lines.ts';
import { numberFrom } from '../catalogue/plans.ts';
import type { OrderStatus } from '../orders/tables.ts';
import { settlementStatus } from '../leases/settlement-status.ts';
import { papersFrom, type TransferRequest } from '../leases/title-transfer.ts';
import { latestRecord } from '../platform/records.ts';
import { ownPlate } from '../products/own-plate.ts';
import { receivedAt } from './received.ts';

type Entity = HandlerResponse<'order.entity'>;
type Paper = Entity['papers'][number];

/** The car of an order, with its present status. */
export async function entityView(call: HandlerContext, order: OwnOrder): Promise<Entity> {
  const { row, details } = order;
  const { brandName, seriesName, modelName, modelCode, color } = carIn(call.lang, details.car);
  const handedOver = await receivedAt(call, order);
  const pictures = picturesOfOrder(details);
  const owned = row.product_line === productLines.leaseBack;
  const ofNew = handedOver === undefined ? undefined : plateOf(order);
  const plate = owned ? await ownPlate(call, order) : ofNew;
  return {
    orderNo: row.order_no,
    car: {
      brandName,
      seriesName,
      modelName,
      modelCode,
      color,
      ...drawnAs(order),
      vin: maskMiddle(row.vin, 3, 4),
      used: row.product_line === productLines.usedCar || owned,
      picture: pictures.focusImage,
      pictureSmall: pictures.focusImageSmall,
      ...(plate !== undefined && { plate }),
      ...(handedOver !== undefined && { handedOverOn: dateOf(handedOver) }),
    },
    store: storeOf(details.storeCode, call.lang),
    // Of the customer's own car both are with the customer.
    ...(!owned && { insurance: insuranceOf(row.order_no, row.status, handedOver, call.now) }),
    papers: owned ? [] : papersOf(row.status, row.product_line, await titleOf(call, order)),
  };
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const provinces: Readonly<Record<string, string>> = {
  '11': '京A',
  '31': '沪A',
  '44': '粤B',
  '32': '苏E',
};

function plateOf({ row, details }: OwnOrder): string {
  const number = numberFrom(row.vin);
  const plate = provinces[details.storeCityCode.slice(0, 2)] ?? '苏E';
  return `${plate}·${letters[number % letters.length] ?? 'A'}${String(number % 10_000).padStart(4, '0')}`;
}

function storeOf(code: string, lang: Lang): Entity['store'] {
  const { name, city, address } = orderStore(code, lang);
  return { code, name, city, address };
}

const insurers = ['中国人民财产保险', '中国平安财产保险', '中国太平洋财产保险'];

function insuranceOf(
  orderNo: string,
  status: OrderStatus,
  handedOver: number | undefined,
  now: number,
): NonNullable<Entity['insurance']> {
  if (handedOver === undefined) return { state: status === 'DELIVERY' ? 'arranging' : 'later' };
  const number = numberFrom(orderNo);
  const until = handedOver + 365 * day;
  return {
    state: now < until ? 'in-force' : 'expired',
    insurer: insurers[number % insurers.length] ?? '',
    policyNo: maskMiddle(`PDAA${String(number).padStart(12, '0')}`, 4, 4),
    from: dateOf(handedOver),
    until: dateOf(until - day),
  };
}

const paperNames = {
  invoice: { zh: '购车发票', en: 'Invoice' },
  certificate: { zh: '车辆合格证', en: 'Certificate of conformity' },
  licence: { zh: '机动车行驶证', en: 'Vehicle licence' },
  title: { zh: '机动车登记证书', en: 'Vehicle title' },
} as const;

/** Where the title of a lease that is paid off is: it takes days to free it, and a transfer says where it goes. */
async function titleOf(
  call: HandlerContext,
  order: OwnOrder,
): Promise<Pick<Paper, 'state' | 'note'> | undefined> {
  const { settledAt } = await settlementStatus(call, order);
  if (settledAt === undefined) return undefined;
  const today = dateOf(call.now);
  const transfer = await latestRecord<TransferRequest>(call, order.row.order_no, 'title-transfer');
  if (transfer) {
    const { wantedOn, papersTo } = transfer.details;
    const state = wantedOn <= today ? 'handed-over' : 'held';
    const byMail = {
      zh: `按过户申请，${wantedOn} 起邮寄给您`,
      en: `Sent to you from ${wantedOn}, as you applied for its transfer`,
    };
    const atStore = {
      zh: `按过户申请，${wantedOn} 起可到门店领取`,
      en: `At the store from ${wantedOn}, as you applied for its transfer`,
    };
    return { state, note: papersTo === 'mail' ? byMail : atStore };
  }
  const from = papersFrom(settledAt);
  if (from > today) {
    return {
      state: 'held',
      note: {
        zh: `正在解除抵押，最早 ${from} 备齐`,
        en: `The mortgage is being lifted, ready from ${from}`,
      },
    };
  }
  return { state: 'handed-over', note: atTheStore };
}

const atTheStore = { zh: '可到门店领取', en: 'Can be picked up at the store' };

function papersOf(
  status: OrderStatus,
  productLine: string,
  settledTitle: Pick<Paper, 'state' | 'note'> | undefined,
): Paper[] {
  const over = status === 'REPAYING' || status === 'SETTLED';
  const free = over && productLine === productLines.fullPayment;
  const withCar = {
    zh: over ? '已随车交付' : '交车时随车交付',
    en: over ? 'Handed over with the car' : 'Comes with the car',
  };
  const titleNote = free
    ? atTheStore
    : over
      ? { zh: '结清前由金融机构保管', en: 'Held by the lender until the lease is paid off' }
      : { zh: '上牌后由金融机构保管', en: 'Held by the lender once the car is registered' };
  const first = (['invoice', 'certificate', 'licence'] as const).map((id): Paper => ({
    id,
    name: paperNames[id],
    state: over ? 'handed-over' : 'later',
    note: withCar,
  }));
  const state = free ? 'handed-over' : over ? 'held' : 'later';
  const title = settledTitle ?? { state, note: titleNote };
  return [...first, { id: 'title', name: paperNames.title, ...title }];
}
