import { documents, type DocumentId } from '../../../src/api/documents.ts';
import { dateOf, day } from '../platform/days.ts';
import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, setStatus, ownOrder, type OwnOrder } from '../orders/orders.ts';
import { decisionOn, type ExtensionApplication, newDueDate } from '../leases/deferral.ts';
import { rentsNow } from '../leases/settlement-status.ts';
import { spendCode } from '../identity/proofs.ts';
import { saveRecord, latestRecord } from '../platform/records.ts';
import { seller } from '../orders/sellers.ts';
import { isSigned } from '../documents/signatures.ts';
import { handoverPlace, isBookable } from '../orders/appointments.ts';
import { openProblem, reportProblem, solveProblem } from '../orders/vehicle-problem.ts';

/** Days a payment can be put off at most, and how often in one lease. */
const mostDays = 15;
const mostExtensions = 2;

/** Signed after the loan is paid out, each with the reason it is needed. */
const postLoan: readonly { name: DocumentId; zh: string; en: string }[] = [
  {
    name: 'mortgage-contract',
    zh: '用于办理车辆抵押登记',
    en: 'Needed to register the mortgage on the vehicle',
  },
  {
    name: 'repayment-schedule',
    zh: '用于确认每期租金与付款日',
    en: 'Confirms each rent and its due date',
  },
];

const contracts: readonly DocumentId[] = [
  'lease-contract',
  'withholding-authorization',
  'repayment-schedule',
];

export const afterSigningHandlers = {
  'contract.records': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const { signRound } = order.details;
    const signed = await signedOn(call, order);
    const now = contracts.map((name, at) => {
      const on = signed.get(`${name} ${signRound}`);
      return {
        name,
        title: documents[name],
        number: `${orderNo}-${String(at + 1).padStart(2, '0')}`,
        status: on === undefined ? ('open' as const) : ('signed' as const),
        statusName:
          on === undefined ? { zh: '待签署', en: 'To be signed' } : { zh: '已签署', en: 'Signed' },
        ...(on !== undefined && { signedOn: on }),
      };
    });
    return { contracts: signRound > 0 ? [...now, voided(orderNo)] : now };
  },

  'materials.list': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const materials = [];
    for (const { name, zh, en } of postLoan) {
      const signed = await isSigned(call, order, name);
      const until = dateOf(order.row.created_at + 30 * day);
      materials.push({ name, title: documents[name], why: { zh, en }, signed, until });
    }
    return { materials, open: materials.filter(({ signed }) => !signed).length };
  },

  'extension.status': async ({ orderNo }, call) => extensionStatus(call, orderNo),

  'extension.apply': async ({ orderNo, reason, days, explanation, proof, smsToken }, call) => {
    const status = await extensionStatus(call, orderNo);
    if (status.state === 'pending') {
      throw new Refusal(
        'EXTENSION_PENDING',
        '您有一笔延期申请正在审核，请勿重复提交',
        'An application is already being reviewed',
      );
    }
    if (status.left === 0 || days < 1 || days > mostDays) {
      throw new Refusal(
        'EXTENSION_NOT_POSSIBLE',
        '当前不满足延期条件',
        'The payment cannot be put off now',
      );
    }
    await spendCode(call, smsToken, { orderNo });
    await saveRecord(call, orderNo, 'extension', {
      reason,
      days,
      explanation,
      proof,
      period: status.period,
      dueOn: status.dueOn,
      dueAmount: status.dueAmount,
      charge: status.charge,
    });
    await recordEvent(call, orderNo, 'extension-applied', { days });
    return null;
  },

  'delivery.status': async ({ orderNo }, call) => deliveryStatus(call, orderNo),

  'delivery.confirm': async ({ orderNo, vin, ...receipt }, call) => {
    const { state } = await deliveryStatus(call, orderNo);
    mustWait(state);
    await storeVin(call, await ownOrder(call, orderNo), vin);
    await saveRecord(call, orderNo, 'delivery', receipt);
    await setStatus(call, orderNo, 'REPAYING');
    await recordEvent(call, orderNo, 'vehicle-received', { odometer: receipt.odometer });
    return null;
  },

  'delivery.report': async ({ orderNo, ...report }, call) => {
    const { state } = await deliveryStatus(call, orderNo);
    // What was reported can be added to.
    if (state !== 'reported') mustWait(state);
    await reportProblem(call, orderNo, report);
    await recordEvent(call, orderNo, 'vehicle-refused', { problem: report.problem });
    return null;
  },

  'delivery.solve': async ({ orderNo }, call) => {
    const { state } = await deliveryStatus(call, orderNo);
    // Solved before, by the customer on another phone or by the account manager.
    if (state === 'waiting') return null;
    if (state !== 'reported') mustWait(state);
    await solveProblem(call, orderNo);
    await recordEvent(call, orderNo, 'vehicle-problem-solved');
    return null;
  },
} satisfies Partial<Handlers>;

/** An order that has no vehicle yet is given the one that was handed over. */
async function storeVin(
  { tx }: HandlerContext,
  { row, details }: OwnOrder,
  vin: string | undefined,
): Promise<void> {
  if (!details.withoutVin) return;
  if (vin === undefined || !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) {
    throw new Refusal('VIN_WANTED', '请填写车架号', 'Enter the VIN of the vehicle');
  }
  await tx
    .updateTable('orders')
    .set({ vin, details: JSON.stringify({ ...details, withoutVin: false }) })
    .where('order_no', '=', row.order_no)
    .execute();
}

function mustWait(state: string): void {
  if (state === 'received') {
    throw new Refusal(
      'ALREADY_RECEIVED',
      '车辆已签收，请勿重复提交',
      'The vehicle has already been received',
    );
  }
  if (state === 'reported') {
    throw new Refusal(
      'PROBLEM_OPEN',
      '您反馈的车辆问题还未解决，暂不能签收',
      'What you reported of the vehicle is not solved, so it cannot be received yet',
    );
  }
  if (state !== 'waiting') {
    throw new Refusal(
      'NOT_DELIVERABLE',
      '车辆暂不能签收，请联系客户经理',
      'The vehicle cannot be received now. Contact your account manager',
    );
  }
}

async function signedOn(call: HandlerContext, { row }: OwnOrder): Promise<Map<string, string>> {
  const rows = await call.tx
    .selectFrom('signatures')
    .select(['document', 'round', 'signed_at'])
    .where('order_no', '=', row.order_no)
    .execute();
  return new Map(
    rows.map(({ document, round, signed_at: at }) => [`${document} ${round}`, dateOf(at)]),
  );
}

/** The contract that was sent back. */
function voided(orderNo: string) {
  return {
    name: 'lease-contract',
    title: documents['lease-contract'],
    number: `${orderNo}-00`,
    status: 'void' as const,
    statusName: { zh: '已作废', en: 'Void' },
  };
}

/** Of the first rent that is not paid, with what is charged where it is overdue. */
async function extensionStatus(call: HandlerContext, orderNo: string) {
  const order = await ownOrder(call, orderNo);
  const applied = await latestRecord<ExtensionApplication>(call, orderNo, 'extension');
  if (!applied) {
    const rents = await rentsNow(call, order);
    const unpaid = rents.find(({ state }) => state !== 'paid');
    const { period, dueOn, rent, charge } = unpaid ?? { ...rents.at(-1)!, charge: 0 };
    const left = unpaid ? mostExtensions : 0;
    const due = { period, dueOn, dueAmount: rent + charge, charge };
    return { ...due, mostDays, left, state: 'none' as const };
  }
  const { days, period, dueOn, dueAmount, charge } = applied.details;
  const application = {
    period,
    dueOn,
    dueAmount,
    charge,
    mostDays,
    days,
    appliedOn: dateOf(applied.at),
    left: mostExtensions - 1,
  };
  const state = decisionOn(applied, call.now);
  if (state === 'refused') {
    return {
      ...application,
      state,
      reply: {
        zh: '所述原因不符合延期条件，如有困难请联系客户经理。',
        en: 'The reason does not allow an extension. If you are in difficulty, contact your account manager.',
      },
    };
  }
  if (state === 'pending') return { ...application, state };
  return { ...application, state, newDueOn: newDueDate(dueOn, days, applied.at) };
}

async function deliveryStatus(call: HandlerContext, orderNo: string) {
  const order = await ownOrder(call, orderNo);
  const { row, details } = order;
  const about = {
    plateOrColor: details.car.color,
    place: handoverPlace(call, order),
    handedOverBy: seller.salesName,
    keys: 2,
    bookable: isBookable(order),
  };
  const received = await latestRecord(call, orderNo, 'delivery');
  if (received) {
    return {
      ...about,
      state: 'received' as const,
      receivedOn: dateOf(received.at),
      receiptNo: `JC${orderNo.slice(-10)}`,
    };
  }
  if (['CANCELLED', 'REFUNDING', 'CREDIT_REJECTED'].includes(row.status))
    return { ...about, state: 'not-yet' as const };
  const problem = await openProblem(call, orderNo);
  if (problem) return { ...about, state: 'reported' as const, problem };
  return { ...about, state: 'waiting' as const };
}
