import { useEffect, useRef } from 'react';
import type { Session } from '../../machine/session.ts';
import type { View } from '../../machine/view.ts';
import { useLocation, useNavigate, useNavigationType } from '../../pages/routing.ts';
import {
  type FlowEntry,
  follow,
  type HistoryChange,
  popped,
  readEntry,
  restore,
  settle,
  type SessionPosition,
} from './history.ts';

export interface Addressed {
  /** Of a screen with this path, in the session's flow and for its order. */
  addressOf: (path: string) => string;
  /** Leaves the flow, from an entry this many steps into it. */
  leave: (entry: FlowEntry) => void;
  /** Back is refused, and only leaving the flow is possible. */
  askToLeave: () => void;
}

/** Keeps the address at the session's screen, and sends the customer's Back to the machine. */
export function useHistory(
  session: Session,
  view: View,
  { addressOf, leave, askToLeave }: Addressed,
): void {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  /** The entry handled last; a location with another key is new. */
  const last = useRef<{ key: string; entry: FlowEntry }>({ key: '', entry: readEntry(undefined) });
  /** A navigation of ours is pending until the location changes; the view may change before that. */
  const moving = useRef<'entry' | 'jump'>(undefined);

  useEffect(() => {
    const entry = readEntry(location.state);
    const moved = last.current.key !== location.key;
    const before = last.current.entry;
    const first = last.current.key === '';
    const landed = moved && moving.current === 'jump';
    if (moved) {
      last.current = { key: location.key, entry };
      moving.current = undefined;
    }
    if (moving.current || view.over || isLeft(location)) return;
    if (landed) carryOut(settle(entry, positionOf(view)));
    else if (moved && !first && type === 'POP') carryOut(popped(entry, before, positionOf(view)));
    else carryOut(follow(entry, positionOf(view)));

    function carryOut(plan: HistoryChange): void {
      if (plan.do === 'go') {
        moving.current = 'jump';
        void navigate(plan.by);
      } else if (plan.do === 'leave') leave(entry);
      else if (plan.do === 'ask-back') {
        session.send(plan.to === undefined ? { type: 'back' } : { type: 'back', to: plan.to });
        const now = positionOf(session.view());
        if (now.addressed === entry.steps.at(-1)) return;
        if (view.onlyOut) askToLeave();
        carryOut(restore(entry, before));
      } else if (plan.do !== 'stay' && view.path !== undefined) {
        moving.current = 'entry';
        void navigate(addressOf(view.path), {
          replace: plan.do === 'replace',
          state: { steps: plan.steps, inApp: entry.inApp } satisfies FlowEntry,
        });
      }
    }
  }, [location, type, view, session, navigate, addressOf, leave, askToLeave]);
}

/** The browser is at another entry, which the router has not rendered yet: a write now would overwrite that entry. */
function isLeft({ key }: { key: string }): boolean {
  const { state } = window.history as { state: { key?: string } | null };
  return (state?.key ?? 'default') !== key;
}

function positionOf(view: View): SessionPosition {
  const visited = view.past.map((past) => past.step.id);
  if (view.step.path !== undefined) visited.push(view.stepId);
  return { addressed: visited.at(-1), step: view.stepId, visited, ended: view.ended !== undefined };
}
