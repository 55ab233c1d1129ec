import type { HandlerContext, HandlerRequest, HandlerResponse } from '../platform/handler.ts';
import { soldVins } from '../catalogue/card.ts';
import { unfinishedOrder } from './unfinished.ts';
import { findCar } from '../catalogue/stock.ts';

type Button = HandlerResponse<'car.button'>;

/** The outcomes of browsing-and-ordering, section 4. `7/1` and `7/3` are sub-code 7 with that code; 0: it cannot be had. */
const buttons = {
  2: { buttonCode: '2', subCode: '2', buttonText: { zh: '去认证', en: 'Verify who you are' } },
  3: { buttonCode: '3', subCode: '3', buttonText: { zh: '立即下单', en: 'Order now' } },
  4: {
    buttonCode: '4',
    subCode: '4',
    buttonText: { zh: '继续评估', en: 'Go on with the assessment' },
  },
  '7/1': {
    buttonCode: '1',
    subCode: '7',
    buttonText: { zh: '换车并评估', en: 'Change the car and be assessed' },
  },
  '7/3': {
    buttonCode: '3',
    subCode: '7',
    buttonText: { zh: '换成这辆车', en: 'Change to this car' },
  },
  8: { buttonCode: '8', subCode: '8', buttonText: { zh: '立即下单', en: 'Order now' } },
  10: { buttonCode: '10', subCode: '10', buttonText: { zh: '重新评估', en: 'Be assessed again' } },
  0: { buttonCode: '0', subCode: '0', buttonText: { zh: '已售出', en: 'Sold' } },
} as const satisfies Record<string, Button>;

/** Cars that always come to the same, for testers: see README. */
const fixed: Readonly<Record<string, keyof typeof buttons>> = {
  N10001: 3,
  N10002: 2,
  N10003: 4,
  N10004: '7/1',
  N10005: '7/3',
  N10006: 8,
  N10007: 10,
};

/**
 * The action of the button under a car. An order the customer has not continued is covered; without one a new one is
 * created.
 */
export async function buttonOf(
  call: HandlerContext,
  { carId }: HandlerRequest<'car.button'>,
): Promise<Button> {
  const car = findCar(carId ?? '');
  if (!car) return buttons[3];
  const always = fixed[car.carId];
  if (always === 2 && (await isAuthenticated(call))) return buttons[3];
  if (always !== undefined) return buttons[always];
  const vin = car.used?.vin;
  if (vin !== undefined && (await soldVins(call)).has(vin)) return buttons[0];
  return (await unfinishedOrder(call)) ? buttons[8] : buttons[3];
}

/** A face check passed without an order. */
async function isAuthenticated({ tx, customer }: HandlerContext): Promise<boolean> {
  const passed = await tx
    .selectFrom('faces')
    .select('id')
    .where('order_no', '=', '')
    .where('id_number', '=', customer.id_number)
    .where('passed', '=', true)
    .executeTakeFirst();
  return passed !== undefined;
}
