/**
 * Events no journey has, tried once in every flow: actors that fail, no branch that applies, Back to a selected screen.
 */
import * as names from '../../machine/names.ts';
import type { StateNode } from '../graph.ts';
import type { DetourName, JourneyProblem } from '../journey-problem.ts';
import type { Journey, JourneyStep } from '../journeys.ts';
import type { OracleDriver } from './oracle-driver.ts';
import type { OracleEvent } from './types.ts';

export interface Detour {
  name: DetourName;
  journey: Journey;
  /** How many of its steps are walked before. */
  after: number;
  /** `noneHolds`: all of the author's conditions are false meanwhile. */
  follows: readonly {
    event: OracleEvent | 'back to the first screen';
    noneHolds?: true;
  }[];
  isDamaged?: true;
}

const { event } = names;

/** Accepted in every state. */
const everywhere: readonly string[] = [
  event.noticeClosed,
  event.language,
  event.orderChanged,
  event.progress,
  event.sent,
];

export function detoursOf(journeys: readonly Journey[]): Detour[] {
  const first = journeys.find(({ entry }) => entry === undefined);
  if (!first) return [];
  const last = first.steps.findLastIndex(({ edges }) => !edges.at(-1)?.to.final);
  const broken = [{ event: { type: event.broken, error: new Error('broken') } }];
  const retried = [...broken, { event: { type: event.retry } }];
  return [
    {
      name: 'what is heard everywhere',
      journey: first,
      after: 1,
      isDamaged: true,
      follows: everywhere.map((type) => ({
        event: {
          type,
          ...(type === event.progress && { data: { told: 'told' } }),
          requestId: 'r1',
        },
      })),
    },
    ...(last > 1
      ? [
          {
            name: 'back to the first screen' as const,
            journey: first,
            after: last + 1,
            follows: [{ event: 'back to the first screen' as const }],
          },
        ]
      : []),
    ...[isSaving, isWork].flatMap((isMatching) =>
      reached(journeys, isMatching).map((at) => ({
        name: 'a work breaks' as const,
        ...at,
        follows: retried,
      })),
    ),
    ...reached(journeys, ({ inner }) => inner.includes(' waits ')).map((at) => ({
      name: 'a pause breaks' as const,
      ...at,
      follows: broken,
    })),
    ...loadings.flatMap(([one, name]) =>
      reached(journeys, ({ step, inner }) => step === one && inner === 'working').map((at) => ({
        name,
        ...at,
        follows: retried,
      })),
    ),
    ...noBranch(journeys),
  ];
}

const loadings = [
  [names.loading, 'loading breaks'],
  [names.reload, 'reloading breaks'],
] as const;

function isSaving({ inner }: StateNode): boolean {
  return inner === names.saving;
}

function isWork(place: StateNode): boolean {
  return !!place.invokes && !place.step.startsWith('@') && !isSaving(place);
}

/** The shortest beginning of a journey that comes to such a place. */
function reached(
  journeys: readonly Journey[],
  isMatching: (place: StateNode) => boolean,
): Pick<Detour, 'journey' | 'after'>[] {
  const detours = journeys.flatMap((journey) => {
    const at = journey.steps.findIndex(({ edges, refused }) => {
      const to = edges.at(-1)?.to;
      return !refused && to !== undefined && isMatching(to);
    });
    return at === -1 ? [] : [{ journey, after: at + 1 }];
  });
  return detours.toSorted((a, b) => a.after - b.after).slice(0, 1);
}

/** An outcome of which every branch has a condition, and none holds. */
function noBranch(journeys: readonly Journey[]): Detour[] {
  for (const journey of journeys)
    for (const [at, step] of journey.steps.entries()) {
      const place = step.edges.find(({ from }) => hasNoBranch(from))?.from;
      if (!place || at === 0 || step.refused) continue;
      const follows = [{ event: eventOf(step), noneHolds: true as const }];
      return [{ name: 'no branch applies', journey, after: at, follows }];
    }
  return [];
}

function hasNoBranch({ edges }: StateNode): boolean {
  return edges.at(-1)?.engine === true && edges.at(-1)?.label === 'no branch';
}

function eventOf({ event: type }: JourneyStep): OracleEvent {
  return { type };
}

/** The first deviation from the oracle. */
export function runDetour(
  { name, journey, after, follows, isDamaged }: Detour,
  driver: OracleDriver,
): JourneyProblem | undefined {
  try {
    for (const [index, step] of journey.steps.slice(0, after).entries()) {
      driver.hold(step.guards);
      if (index === 0) driver.open(journey, isDamaged);
      else driver.perform(step);
    }
    for (const { event: following, noneHolds } of follows) {
      driver.hold({}, !noneHolds);
      const [to = ''] = driver.visited;
      driver.send(following === 'back to the first screen' ? { type: event.back, to } : following);
    }
    const deviation = driver.wrong();
    return deviation && { type: 'detour', name, at: driver.at(), deviation };
  } finally {
    driver.close();
  }
}
