import { maskPhone } from '../../../src/ui/field/mask.ts';
import { carNameIn } from '../catalogue/car-words.ts';
import { dateOf, day, minuteOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { numberFrom } from '../catalogue/plans.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderRow } from '../orders/tables.ts';
import { receivedTimes } from './received.ts';

type Gift = HandlerResponse<'order.gifts'>['gifts'][number];
/** `at`: epoch ms, by which they are sorted. */
interface Dated {
  gift: Gift;
  at: number;
}

export interface GiftAddress {
  receiver: string;
  phone: string;
  region: string;
  address: string;
}

const hour = 3_600_000;
/** After the address was given: packed, handed to the carrier, delivered. */
const shipsAfter = 12 * hour;
const travels = 2 * day;

const names = {
  jfb: { zh: '交付保', en: 'Delivery guarantee' },
  hd: { zh: '门店活动权益', en: 'Store activity' },
  gift: { zh: '新车交付礼：行车记录仪与定制脚垫', en: 'Welcome gift: dash camera and floor mats' },
};

const carrier = { zh: '顺丰速运', en: 'SF Express' };

/** All that comes with the customer's orders beside the cars, newest first. */
export async function giftsOf(call: HandlerContext): Promise<Gift[]> {
  const gifts = [...(await paidBenefits(call)), ...(await deliveryGifts(call))];
  return gifts.toSorted((a, b) => b.at - a.at).map(({ gift }) => gift);
}

async function paidBenefits(call: HandlerContext): Promise<Dated[]> {
  const { tx, customer } = call;
  const paid = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_no', 'payments.order_no')
    .select(['payments.order_no', 'fee_type', 'payments.amount', 'paid_at', 'orders.status'])
    .select('orders.details')
    .where('payments.customer_id', '=', customer.id)
    .where('payments.status', '=', 'paid')
    .where('fee_type', 'in', ['jfb', 'hd'])
    .execute();
  return paid.map((one) => ({ gift: benefitOf(call, one), at: one.paid_at ?? 0 }));
}

function benefitOf(
  call: HandlerContext,
  one: {
    order_no: string;
    fee_type: string;
    amount: number;
    paid_at: number | null;
    status: string;
    details: unknown;
  },
): Gift {
  const { order_no: orderNo, status } = one;
  const isOver = status === 'REPAYING' || status === 'SETTLED' || status === 'CANCELLED';
  const isGuarantee = one.fee_type === 'jfb';
  return {
    id: `${orderNo}-${one.fee_type}`,
    kind: isGuarantee ? 'guarantee' : 'activity',
    name: isGuarantee ? names.jfb : names.hd,
    orderNo,
    carName: carNameOf(call, one.details),
    state: isGuarantee && isOver ? 'over' : 'in-force',
    on: dateOf(one.paid_at ?? 0),
    price: one.amount,
    number: `${isGuarantee ? 'JFB' : 'HD'}${orderNo.slice(-10)}`,
  };
}

async function deliveryGifts(call: HandlerContext): Promise<Dated[]> {
  const rows = await call.tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', call.customer.id)
    .where('status', 'in', ['REPAYING', 'SETTLED'])
    .where('product_line', 'in', ['1', '2', '3', '6', '7'])
    .execute();
  const addresses = await claimed(call);
  const received = await receivedTimes(call);
  return rows.map((row) => {
    const at = received.get(row.order_no) ?? row.created_at;
    return { gift: giftOf(call, row, addresses.get(row.order_no), dateOf(at)), at };
  });
}

async function claimed({
  tx,
  customer,
}: HandlerContext): Promise<Map<string, GiftAddress & { at: number }>> {
  const records = await tx
    .selectFrom('records')
    .select(['order_no', 'details', 'at'])
    .where('customer_id', '=', customer.id)
    .where('kind', '=', 'gift-address')
    .execute();
  // Only this sandbox writes the column, each kind with one shape.
  return new Map(
    records.map((one) => [one.order_no, { ...(one.details as GiftAddress), at: one.at }]),
  );
}

function giftOf(
  call: HandlerContext,
  row: OrderRow,
  recipient: (GiftAddress & { at: number }) | undefined,
  on: string,
): Gift {
  const { now } = call;
  const { order_no: orderNo } = row;
  const gift = {
    id: `${orderNo}-gift`,
    kind: 'gift',
    name: names.gift,
    orderNo,
    carName: carNameOf(call, row.details),
    on,
  } as const;
  if (!recipient) return { ...gift, state: 'to-claim' };
  const { receiver, phone, region, address, at } = recipient;
  const hidden = `${abbreviated(receiver, 1)} ${maskPhone(phone)} ${region}${abbreviated(address, 4)}`;
  const shipped = at + shipsAfter;
  if (now < shipped) return { ...gift, state: 'packing', address: hidden };
  const arrived = shipped + travels;
  const events = [
    { at: shipped, text: { zh: '快件已揽收', en: 'Handed to the carrier' } },
    { at: shipped + travels / 2, text: { zh: `快件已到达${region}`, en: 'Arrived in your city' } },
    { at: arrived, text: { zh: '已签收，感谢使用', en: 'Delivered' } },
  ].filter((event) => event.at <= now);
  return {
    ...gift,
    state: now < arrived ? 'on-its-way' : 'delivered',
    address: hidden,
    logistics: {
      company: carrier,
      trackingNo: `SF${String(numberFrom(orderNo)).padStart(12, '0')}`,
      events: events.toReversed().map((event) => ({ ...event, at: minuteOf(event.at) })),
    },
  };
}

function carNameOf({ lang }: HandlerContext, details: unknown): string {
  // Only this sandbox writes the column, always from an OrderDetails.
  return carNameIn(lang, (details as OrderDetails).car);
}

function abbreviated(text: string, length: number): string {
  return `${text.slice(0, length)}**`;
}
