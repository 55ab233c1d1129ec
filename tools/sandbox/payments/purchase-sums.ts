import { type FullPriceCar, fullPriceCars } from '../catalogue/full-price-cars.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { latestRecord } from '../platform/records.ts';

/** Whole fen: 1.5 per cent of what is financed, in full yuan. */
export function guaranteeFeeOf({ loan }: OwnOrder['details']): number {
  return Math.round((loan * 0.015) / 100) * 100;
}

/** Whole fen: 0.3 per cent of the car, in full yuan, 199 at least. */
export function deliveryGuaranteeOf({ car }: OwnOrder['details']): number {
  return Math.max(199_00, Math.round((car.price * 0.003) / 100) * 100);
}

/** Whole fen: of the car confirmed last; undefined before. */
export async function fullPaymentDepositOf(
  call: Pick<HandlerContext, 'tx'>,
  orderNo: string,
): Promise<number | undefined> {
  const confirmed = await latestRecord<Confirmed>(call, orderNo, 'full-payment');
  return confirmed && carOf(confirmed.details.carCode).deposit;
}

export interface Confirmed {
  carCode: string;
  color: string;
  storeCode: string;
  buyerName: string;
}

export function carOf(carCode: string): FullPriceCar {
  const found = fullPriceCars.find((one) => one.carCode === carCode);
  if (!found) throw new Refusal('CAR_NOT_FOUND', '未找到该车辆', 'There is no such car');
  return found;
}
