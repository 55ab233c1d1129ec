import type { Journey, JourneyStep } from './journeys.ts';

/** Whoever goes through a flow as its customer, who can only do what the screens let them: a session, a browser. */
export interface Driver<Position> {
  /** Where the flow stands once nothing is under way; undefined once it was left. */
  at(): Promise<Position | undefined>;
  /** Does what leads on from there. */
  act(position: Position): Promise<void>;
}

/** Whoever can be made to take any way through a flow: the machine alone, its screens on a page. */
export interface RehearsalDriver {
  open(journey: Journey): void | Promise<void>;
  /** Before `perform` and `open`: what the author's guards say from now on. */
  hold(guards: JourneyStep['guards']): void;
  perform(step: JourneyStep): void | Promise<void>;
  /** Where the flow is now. */
  at(): { step: string; inner: string };
  /** What was noticed so far that should have been otherwise. */
  wrong?(): string | undefined;
  close(): void;
}

/**
 * Goes on to the first position that `isGoal`; undefined where the flow was left before. `most`: acts.
 * @throws Error where it goes round and round.
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
