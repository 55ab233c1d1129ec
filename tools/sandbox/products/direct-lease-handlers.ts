import { carNameIn } from '../catalogue/car-words.ts';
import { cars } from '../catalogue/cars.ts';
import { dateOf, day } from '../platform/days.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { numberFrom, quote } from '../catalogue/plans.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { alreadySubmitted } from '../orders/refusals.ts';

const carsAPage = 5;
const companyName = '示范车辆服务有限公司';

interface DirectLeasePlan {
  name: string;
  relation: string;
}

export const directLeaseHandlers = {
  'scheme.list': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const chosen = await latestRecord<{ schemeCode: string }>(call, orderNo, 'scheme');
    const code = chosen?.details.schemeCode;
    const schemes = schemesOf(order).map((one) => ({ ...one, chosen: one.code === code }));
    return { schemes, ...(code !== undefined && { chosen: code }) };
  },

  'scheme.choose': async ({ orderNo, schemeCode }, call) => {
    const order = await ownOrder(call, orderNo);
    const scheme = schemesOf(order).find(({ code }) => code === schemeCode);
    if (!scheme) {
      throw new Refusal(
        'SCHEME_GONE',
        '该方案已下架，请选择其他方案',
        'This scheme is no longer offered. Choose another one',
      );
    }
    if (await latestRecord(call, orderNo, 'scheme')) {
      throw new Refusal(
        'SCHEME_CHOSEN',
        '方案已确认，如需更改请联系客户经理',
        'The scheme is already confirmed. To change it, contact your account manager',
      );
    }
    await saveRecord(call, orderNo, 'scheme', { schemeCode });
    await call.tx
      .updateTable('orders')
      .set({ details: JSON.stringify({ ...order.details, termCount: scheme.termCount }) })
      .where('order_no', '=', orderNo)
      .execute();
    await recordEvent(call, orderNo, 'scheme-chosen', { schemeCode });
    return null;
  },

  'lessee.change-status': async ({ orderNo }, call) => changeStatus(call, orderNo),

  'lessee.change': async ({ orderNo, idNumber, ...change }, call) => {
    const { row, details } = await ownOrder(call, orderNo);
    if ((await changeStatus(call, orderNo)).state === 'pending') throw alreadySubmitted();
    if (idNumber === details.lessee.idNumber) {
      throw new Refusal(
        'SAME_LESSEE',
        '新承租人与当前承租人为同一人',
        'The new lessee is the present one',
      );
    }
    await saveRecord(call, row.order_no, 'lessee-change', change);
    await recordEvent(call, orderNo, 'lessee-change-asked');
    return null;
  },

  'company-car.list': async ({ orderNo, page }, call) => {
    const order = await ownOrder(call, orderNo);
    const all = await companyCars(call, order);
    const at = Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
    return {
      cars: all
        .slice((at - 1) * carsAPage, at * carsAPage)
        .map(({ vehicleId, plateNo, modelName, state, stateName, inspectionUntil }) => ({
          vehicleId,
          plateNo,
          modelName,
          state,
          stateName,
          inspectionUntil,
        })),
      more: all.length > at * carsAPage,
    };
  },

  'company-car.detail': async ({ orderNo, vehicleId }, call) => {
    const car = await companyCar(call, orderNo, vehicleId);
    const { plateNo, modelName, vin, registeredOn, insuranceUntil, inspectionUntil } = car;
    const { state, stateName } = car;
    return {
      vehicleId: car.vehicleId,
      plateNo,
      modelName,
      vin,
      companyName,
      registeredOn,
      insuranceUntil,
      inspectionUntil,
      state,
      stateName,
    };
  },

  'company-car.transfer': async ({ orderNo, vehicleId, ...change }, call) => {
    const { state } = await companyCar(call, orderNo, vehicleId);
    if (state === 'transferring') throw alreadySubmitted();
    if (state === 'inspection-due') {
      throw new Refusal(
        'INSPECTION_DUE',
        '车辆年检已到期，请完成年检后再申请过户',
        'The inspection is overdue. Have the vehicle inspected before it is transferred',
      );
    }
    await saveRecord(call, orderNo, transferOf(vehicleId), change);
    await recordEvent(call, orderNo, 'transfer-asked', { vehicleId });
    return null;
  },

  'lease-credit.status': async ({ orderNo, party }, call) => {
    await ownOrder(call, orderNo);
    const sent = await latestRecord(call, orderNo, `lease-credit-${party}`);
    if (!sent) return { state: 'none' as const };
    const state = call.now < sent.at + reviewTakes ? ('submitted' as const) : ('passed' as const);
    return { state, submittedOn: dateOf(sent.at) };
  },
  'lease-credit.guarantor': async ({ orderNo, idNumber, ...data }, call) => {
    const { details } = await ownOrder(call, orderNo);
    if (idNumber === details.lessee.idNumber) {
      throw new Refusal(
        'GUARANTOR_IS_LESSEE',
        '担保人不能是承租人本人',
        'The lessee cannot be their own guarantor',
      );
    }
    await handIn(call, orderNo, 'guarantor', data);
    return null;
  },
  'lease-credit.company': async (
    { orderNo, legalIdNumber: _legal, accountNo: _account, ...data },
    call,
  ) => {
    await ownOrder(call, orderNo);
    await handIn(call, orderNo, 'company', data);
    return null;
  },
} satisfies Partial<Handlers>;

async function handIn(
  call: HandlerContext,
  orderNo: string,
  party: string,
  data: object,
): Promise<void> {
  const kind = `lease-credit-${party}`;
  if (await latestRecord(call, orderNo, kind)) throw alreadySubmitted();
  await saveRecord(call, orderNo, kind, data);
  await recordEvent(call, orderNo, `${party}-credit-submitted`);
}

/** Three schemes: even rents, a low down payment, and a larger last payment. */
function schemesOf({ details }: OwnOrder) {
  const offers = [
    { code: 'EVEN', zh: '等额租金', en: 'Even rents', ratio: 20, term: 36, last: 0 },
    { code: 'LOWFIRST', zh: '低首付', en: 'Low down payment', ratio: 10, term: 48, last: 0 },
    { code: 'BALLOON', zh: '尾款方案', en: 'Larger last payment', ratio: 20, term: 24, last: 0.3 },
  ];
  return offers.map(({ code, zh, en, ratio, term, last }) => {
    const { first, rent, financed } = quote(details.car, { term, ratio });
    return {
      code,
      name: { zh, en },
      firstPayment: first,
      monthlyRent: Math.round(rent * (1 - last)),
      finalPayment: Math.round(financed * last),
      termCount: term,
    };
  });
}

async function changeStatus(call: HandlerContext, orderNo: string) {
  await ownOrder(call, orderNo);
  const latest = await latestRecord<DirectLeasePlan>(call, orderNo, 'lessee-change');
  if (!latest) return { state: 'none' as const };
  const { name, relation } = latest.details;
  const about = { name: `${name.slice(0, 1)}**`, appliedOn: dateOf(latest.at) };
  if (call.now < latest.at + reviewTakes) return { ...about, state: 'pending' as const };
  if (relation === 'friend') {
    return {
      ...about,
      state: 'refused' as const,
      reply: {
        zh: '新承租人与您没有可核实的关系。',
        en: 'How the new lessee is related to you could not be confirmed.',
      },
    };
  }
  return { ...about, state: 'approved' as const };
}

const states = {
  'in-use': { zh: '正常使用', en: 'In use' },
  'inspection-due': { zh: '年检到期', en: 'Inspection overdue' },
  transferring: { zh: '过户中', en: 'Being transferred' },
} as const;

/** Seven vehicles, two pages of them; the third one has missed its inspection. */
async function companyCars(call: HandlerContext, { row }: OwnOrder) {
  const number = numberFrom(row.order_no);
  const rows = [];
  for (let at = 0; at < 7; at += 1) {
    const car = cars[(number + at) % cars.length] ?? cars[0]!;
    const vehicleId = `V${String((number + at * 7919) % 10 ** 6).padStart(6, '0')}`;
    const latest = await latestRecord(call, row.order_no, transferOf(vehicleId));
    const state: keyof typeof states = latest
      ? 'transferring'
      : at === 2
        ? 'inspection-due'
        : 'in-use';
    const start = call.now - (400 + at * 60) * day;
    rows.push({
      vehicleId,
      plateNo: `沪A${String((number + at * 131) % 10 ** 5).padStart(5, '0')}`,
      modelName: carNameIn(call.lang, car),
      vin: `LSV${'*'.repeat(10)}${String((number + at) % 10 ** 4).padStart(4, '0')}`,
      registeredOn: dateOf(start),
      insuranceUntil: dateOf(call.now + (40 + at * 25) * day),
      inspectionUntil: dateOf(call.now + (at === 2 ? -10 : 90 + at * 30) * day),
      state,
      stateName: states[state],
    });
  }
  return rows;
}

/** `own`: the order's vehicle. */
async function companyCar(call: HandlerContext, orderNo: string, vehicleId: string) {
  const all = await companyCars(call, await ownOrder(call, orderNo));
  const found = vehicleId === 'own' ? all[0] : all.find((car) => car.vehicleId === vehicleId);
  if (!found) throw new Refusal('CAR_NOT_FOUND', '未找到该车辆', 'There is no such vehicle');
  return found;
}

function transferOf(vehicleId: string): string {
  return `transfer-${vehicleId}`;
}
