import type { SessionEvent } from '../../src/machine/session.ts';
import type { View } from '../../src/machine/view.ts';
import { kindDrivers } from '../../src/steps/registry/drivers.ts';

export interface SimulatedTap {
  name: string;
  event?: SessionEvent;
  /** An action outside the machine. */
  does?: 'take over' | 'reopen';
}

/** All actions of the present screen, the main one first. */
export function tapsOf(view: View): SimulatedTap[] {
  if (view.paused) return [{ name: 'take over', does: 'take over' }];
  if (view.over) return [{ name: 'open again', does: 'reopen' }];
  const own = view.engine ? view.engine.can.map((type) => tap(type)) : ofKind(view);
  const isThere = own.some(({ event }) => event?.type === 'back');
  return view.canGoBack && !isThere ? [...own, tap('back')] : own;
}

function ofKind(view: View): SimulatedTap[] {
  const taps = kindDrivers[view.kind]?.taps?.[view.status]?.(view) ?? [];
  return taps.map((one) => (typeof one === 'string' ? tap(one) : tap(one.type, one.answers)));
}

function tap(type: string, answers?: Record<string, unknown>): SimulatedTap {
  return { name: type, event: answers ? { type, answers } : { type } };
}
