import type { SessionEvent } from '../../src/machine/session.ts';
import type { View } from '../../src/machine/view.ts';
import { couponAnswers, fittingCoupons } from '../../src/steps/cashier/coupons.ts';
import type { ListedRecord } from '../../src/steps/records/records.ts';

export interface Tap {
  name: string;
  event?: SessionEvent;
  /** Not an event of the machine. */
  does?: 'take over' | 'reopen';
}

/** Everything the present screen offers, what leads on first. */
export function tapsOf(view: View): Tap[] {
  if (view.paused) return [{ name: 'take over', does: 'take over' }];
  if (view.over) return [{ name: 'open again', does: 'reopen' }];
  const own = view.engine ? view.engine.can.map((type) => tap(type)) : ofKind(view);
  const isThere = own.some(({ event }) => event?.type === 'back');
  return view.canGoBack && !isThere ? [...own, tap('back')] : own;
}

function ofKind(view: View): Tap[] {
  const { kind, status } = view;
  const { step, data } = view;
  switch (`${kind} ${status}`) {
    case 'form editing': {
      const { max } = (step.fields as { part: { max: number } }).part;
      return [1, 0.5, 0.1].map((share) =>
        tap('form.submitted', { part: Math.max(1, Math.round(max * 100 * share)) }),
      );
    }
    case 'cashier choosing':
      return atCashier(step);
    case 'records shown': {
      const records = (data.records ?? []) as ListedRecord[];
      const open = records.filter((record) => record.open);
      return [
        ...open.map(({ picked }) => tap('records.chosen', picked)),
        ...(step.button === undefined ? [] : [tap('records.closed')]),
        tap('records.reloaded'),
      ];
    }
    case 'records refused':
      return [tap('records.reloaded'), tap('records.given-up')];
    case 'records unloaded':
      return [tap('records.reloaded')];
    case 'notice shown':
      return Object.keys(step.buttons as object).map((button) => tap(`notice.${button}`));
    case 'result shown':
      return [
        ...(step.restart === undefined ? [] : [tap('result.restarted')]),
        tap('result.closed'),
      ];
    case 'poll undecided':
    case 'poll unreachable':
      return [tap('poll.restarted'), tap('poll.left')];
    case 'call unreachable':
      return [tap('call.retried'), tap('back')];
    case 'call unsure':
      return [tap('call.retried')];
    case 'link opening':
      return [tap('link.returned')];
    case 'link leaving':
      return [tap('link.returned'), tap('link.asked-again')];
    case 'link blocked':
      return [tap('link.tapped'), tap('link.returned')];
    case 'link refused':
    case 'link unreachable':
      return [tap('link.asked-again'), tap('back')];
    case 'link unsure':
      return [tap('link.asked-again')];
    default:
      return [];
  }
}

function atCashier(step: View['step']): Tap[] {
  const ways = step.ways as string[];
  const coupons = [...fittingCoupons(step.coupons, step.due as number), undefined];
  return [
    ...ways.map((payType) => tap('cashier.submitted', { payType })),
    ...coupons.map((coupon) => tap('cashier.changed', couponAnswers(coupon))),
    ...ways.map((payType) => tap('cashier.changed', { payType })),
  ];
}

function tap(type: string, answers?: Record<string, unknown>): Tap {
  return { name: type, event: answers ? { type, answers } : { type } };
}
