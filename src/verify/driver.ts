import type { Deviation } from './journey-problem.ts';
import type { Journey, JourneyStep } from './journeys.ts';

/** Walks a flow as its customer, with what the screens offer: a session, a browser. */
export interface Driver<Position> {
  /** The position once nothing is pending; undefined once the flow was left. */
  at(): Promise<Position | undefined>;
  /** Does what leads on from there. */
  act(position: Position): Promise<void>;
}

/** Can be led along any path of a flow: the machine alone, or its screens on a page. */
export interface RehearsalDriver {
  open(journey: Journey): void | Promise<void>;
  /** Sets what the author's guards return from now on. Called before `perform` and `open`. */
  hold(guards: JourneyStep['guards']): void;
  perform(step: JourneyStep): void | Promise<void>;
  /** Where the flow is now. */
  at(): { step: string; inner: string };
  /** Deviations observed so far. */
  wrong?(): Deviation | undefined;
  close(): void;
}

/**
 * Walks to the first position that `isGoal`; undefined where the flow was left before. `most`: limit of acts.
 * @throws Error at the limit: the walk goes round.
 */
export async function driveTo<Position>(
  driver: Driver<Position>,
  isGoal: (position: Position) => boolean | Promise<boolean>,
  most: number,
): Promise<Position | undefined> {
  for (let acts = 0; acts < most; acts++) {
    const position = await driver.at();
    if (position === undefined || (await isGoal(position))) return position;
    await driver.act(position);
  }
  throw new Error(`It goes round: not there after ${most} acts.`);
}
