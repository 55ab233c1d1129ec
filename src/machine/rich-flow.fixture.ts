import type { simulatedSession } from '../verify/sample.ts';
import type { Session } from './session.ts';

/** The event that submits the step `card` of the rich flow. */
export const card = { type: 'ask.submitted', answers: { cardNo: '6222', married: false } };

/** The session's position: the step, and the state inside it. */
export function at(session: Session) {
  const { stepId, status, engine } = session.view();
  return engine ? `${stepId} ${engine.state}` : `${stepId} ${status}`;
}

/** Walks to the payment of the rich flow. */
export async function toPay({ world, open }: ReturnType<typeof simulatedSession>) {
  const session = open();
  session.send({ type: 'page.done' });
  session.send(card);
  await world.settle();
  return session;
}
