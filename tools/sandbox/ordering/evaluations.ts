import { sql } from 'kysely';
import type { HandlerContext } from '../platform/handler.ts';
import { day } from '../platform/days.ts';
import { Refusal } from '../platform/handler.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { makerOfSeries } from '../catalogue/makers.ts';
import { findCar, type StockCar } from '../catalogue/stock.ts';
import { same } from '../catalogue/words.ts';

/** How often a customer may be evaluated for one car within this many days (browsing-and-ordering, sections 8 and 9). */
const maxEvaluations = 3;
const window = 30 * day;
/** Per cent that is paid down at least, once an evaluation has passed. */
const evaluatedPercent = 5;
/** Whole fen: the maximum loan. */
const maxLoan = 300_000_00;
const goodFor = 30 * day;

interface Evaluation {
  carId: string;
  orderNo: string | null;
}

/** Whether a customer may be evaluated (again) for a car. */
export async function evaluationAllowed(call: HandlerContext, carId = ''): Promise<boolean> {
  return (await since(call, carId, call.now - window)).length < maxEvaluations;
}

/** Begins one and gives its id, and how many are left. Throws Refusal at the limit. */
export async function startEvaluation(
  call: HandlerContext,
  carId: string,
  orderNo: string | undefined,
): Promise<{ evaluationId: string; left: number }> {
  if (!findCar(carId)) {
    throw new Refusal(
      'CAR_NOT_FOUND',
      '车辆信息不存在或已下架',
      'This car is not offered any more',
    );
  }
  const before = await since(call, carId, call.now - window);
  if (before.length >= maxEvaluations) {
    throw new Refusal(
      'EVALUATION_LIMIT',
      '超出评估次数限制，请更换车辆或30天之后尝试再次评估',
      'The evaluation limit is reached. Choose another car, or try again after 30 days',
    );
  }
  const details: Evaluation = { carId: findCar(carId)?.carId ?? carId, orderNo: orderNo ?? null };
  const { id } = await call.tx
    .insertInto('records')
    .values({
      customer_id: call.customer.id,
      order_no: orderNo ?? '',
      kind: 'evaluation',
      details: JSON.stringify(details),
      at: call.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { evaluationId: `E${id}`, left: maxEvaluations - before.length - 1 };
}

/** Its result. Throws Refusal for another customer's. */
export async function evaluationResult(call: HandlerContext, evaluationId: string) {
  const id = Number(/^E(\d{1,9})$/.exec(evaluationId)?.[1] ?? 0);
  const row = await call.tx
    .selectFrom('records')
    .select(['details', 'at'])
    .where('id', '=', id)
    .where('kind', '=', 'evaluation')
    .where('customer_id', '=', call.customer.id)
    .executeTakeFirst();
  const { carId, orderNo } = (row?.details ?? {}) as Partial<Evaluation>;
  const car = findCar(carId ?? '');
  if (!row || !car) {
    throw new Refusal('EVALUATION_NOT_FOUND', '评估信息不存在', 'There is no such evaluation');
  }
  const about = {
    carId: car.carId,
    carName: nameOf(car),
    startPercent: evaluatedPercent,
    ...(orderNo && { orderNo }),
  };
  if (call.now < row.at + reviewTakes) {
    return { ...about, status: 'waiting' as const, limit: 0, reason: same('') };
  }
  if (!passes(car)) {
    const reason = {
      zh: '该车价格超出可融资额度，建议选择价格更低的车辆',
      en: 'The car costs more than can be financed. Choose a cheaper one',
    };
    return { ...about, status: 'refused' as const, limit: 0, reason };
  }
  const limit = Math.min(
    maxLoan,
    Math.round((car.price * (100 - evaluatedPercent)) / 100_00) * 100,
  );
  const validUntil = new Date(row.at + goodFor).toISOString().slice(0, 10);
  return { ...about, status: 'passed' as const, limit, reason: same(''), validUntil };
}

/** Whether the customer was evaluated for a car so well that this ratio (per cent) will do. */
export async function isEvaluatedFor(
  call: HandlerContext,
  carId: string,
  ratio: number,
): Promise<boolean> {
  const car = findCar(carId);
  if (!car || ratio < evaluatedPercent || !passes(car)) return false;
  const done = await since(call, carId, call.now - goodFor);
  return done.some(({ at }) => at + reviewTakes <= call.now);
}

/** A car dearer than what is lent for any: documented for testers. */
function passes({ price }: StockCar): boolean {
  return price <= maxLoan;
}

function nameOf({ model: { series, name } }: StockCar) {
  const maker = makerOfSeries(series);
  return {
    zh: `${maker.zh} ${series.zh} ${name.zh}`,
    en: `${maker.en} ${series.en} ${name.en}`,
  };
}

/** By car, whether it is named by its id or its model. */
function since(call: HandlerContext, carIdOrModel: string, from: number) {
  const carId = findCar(carIdOrModel)?.carId ?? carIdOrModel;
  return call.tx
    .selectFrom('records')
    .select('at')
    .where('customer_id', '=', call.customer.id)
    .where('kind', '=', 'evaluation')
    .where('at', '>', from)
    .where(sql<string>`details->>'carId'`, '=', carId)
    .execute();
}
