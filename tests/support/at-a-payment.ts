import type { CallResult, Host } from '../../src/model/effects.ts';
import { openSession, type Session } from '../../src/machine/session.ts';
import { ok } from '../../src/verify/call-results.ts';
import { SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { memoryStorage } from '../../src/machine/storage.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../../tools/repository/repository.ts';

export const { definitions } = checkRepository();

export const orderNo = 'A1';
export const due = {
  status: 'due',
  orderPayAmount: 100_000,
  paidAmount: 0,
  dueAmount: 100_000,
  limit: 5_000_000,
  period: '1',
  attempt: '1',
  coupons: 0,
  payTypes: ['AliPay', 'WxPay', 'DCEPPay'],
  aliCallMethod: 'MINI',
};
export const native: Host = { kind: 'native', system: 'ios', version: '3.10.0' };
export const web: Host = { kind: 'web', system: 'other', version: '0.0.0' };

interface Opening {
  funder?: string;
  action?: number | string;
  host?: Host;
  order?: Record<string, unknown>;
  answers?: Record<string, CallResult | (() => CallResult | Promise<CallResult>)>;
  records?: Map<string, string>;
  /** The platform never responds. */
  isSilent?: boolean;
}

/** A session of a payment, with the paths of all screens shown. */
export async function opened(opening: Opening = {}) {
  const { funder = 'SELF_OPERATED', action = 200, host = native, answers = {} } = opening;
  const world = new SimulatedWorld();
  for (const info of ['pay.deposit-info', 'pay.down-payment-info', 'pay.due'])
    world.respondsTo(info, ok(due));
  world
    .respondsTo(
      'pay.create',
      ok({ serialNumber: 'P1', payInfo: 'x', url: 'https://openapi.alipay.com/p' }),
    )
    .respondsTo('pay.month-return', ok({ serialNumber: 'P1', outTradeNo: 'P1', payInfo: 'x' }));
  for (const [endpoint, response] of Object.entries(answers)) world.respondsTo(endpoint, response);
  const definition = definitions.find((one) => one.funder === funder);
  const start = definition?.actions[action];
  if (!definition || !start || !('flow' in start)) throw new Error(`Nobody collects by ${action}.`);
  const paths: (string | undefined)[] = [];
  const session = openSession({
    definition,
    flowId: start.flow,
    action,
    order: { orderNo, vin: 'V1', productLineCode: '1', ...opening.order },
    host,
    language: 'zh',
    kinds: kindStates,
    effects: opening.isSilent
      ? { ...world.effects, call: () => new Promise<never>(() => undefined) }
      : world.effects,
    storage: memoryStorage(opening.records).tab(),
    owner: 'me',
    onBug: (bug) => {
      throw bug;
    },
  });
  session.subscribe(() => {
    const { path } = session.view();
    if (paths.at(-1) !== path) paths.push(path);
  });
  await world.settle();
  return { world, session, paths, at: () => session.view().stepId };
}

export async function pays(run: { world: SimulatedWorld; session: Session }, payType: string) {
  run.session.send({ type: 'cashier.submitted', answers: { payType } });
  await run.world.settle();
}
