/** Where an exit to the screen before leads, where that is the same on every walk: one screen, or out of the flow. */
import { isScreen } from '../../machine/context.ts';
import type { Step } from '../../model/definition.ts';
import { keyOf } from './content.ts';
import { onlyDecides, type Behaviour, type Branch, type Stop } from './behaviour.ts';

/** The screens before a step as walks come to it. */
type ScreensBefore = Map<string, Set<string>>;

/** In the place of a screen's id: the walk began, or Back is barred there. */
const nothing = '';
const barred = '@barred';

/** With exits to that screen in the place of exits to the screen before. */
export function withBackResolved(behaviour: Behaviour): Behaviour {
  const before = screensBefore(behaviour);
  const stops = [...behaviour.stops].map(([id, stop]): [string, Stop] => {
    const outcomes = [...stop.outcomes].map(([outcome, branches]): [string, readonly Branch[]] => [
      outcome,
      branches.map((branch) => resolved(behaviour, before, stop.step, outcome, branch)),
    ]);
    return [id, { ...stop, outcomes: new Map(outcomes) }];
  });
  return { ...behaviour, stops: new Map(stops) };
}

function resolved(
  { flow }: Behaviour,
  before: ScreensBefore,
  step: Step,
  outcome: string,
  branch: Branch,
): Branch {
  if (!('out' in branch.to) || branch.to.out !== 'back' || step.ends !== undefined) return branch;
  const last = passedBy(flow.steps, branch).at(-1) ?? step.id;
  // What it wrote itself cannot be crossed; a write that was refused is none.
  if (step.once && !(last === step.id && outcome === 'failed')) return branch;
  const [only = barred, another] = before.get(last) ?? [];
  // Nothing was answered yet, so nothing is lost or kept either way.
  if (only === nothing && another === undefined) return { ...branch, to: { out: 'leave' } };
  const target = flow.steps[only];
  return another === undefined && target && !target.when
    ? { ...branch, to: { step: only } }
    : branch;
}

function screensBefore({ flow: { steps }, stops, start }: Behaviour): ScreensBefore {
  const before: ScreensBefore = new Map();
  const arrivals = arrivalsIn(stops, steps);
  const begins = [...start, ...[...stops.values()].flatMap(({ entry = [] }) => entry)];
  for (const branch of begins)
    for (const id of reachedBy(steps, branch)) add(before, id, [nothing]);
  for (let grows = true; grows;) {
    grows = false;
    for (const arrival of arrivals)
      grows = add(before, arrival.to, screensAfter(before, steps, arrival)) || grows;
  }
  return before;
}

interface Arrival {
  from: string;
  to: string;
  /** `left`: with its screen behind. `passed`: without. `closed`: Back does not lead there. */
  how: 'left' | 'passed' | 'closed';
}

/**
 * Entering a step again drops those after its first visit, also a step that only decides or that is skipped. So what was before one
 * of these may be before the steps after it.
 */
function arrivalsIn(stops: Behaviour['stops'], steps: Behaviour['flow']['steps']): Arrival[] {
  return [...stops.values()].flatMap(({ step, outcomes }) => {
    const { id: from, resume, once, ends } = step;
    // After a write, and where the flow begins anew after its end.
    const how = once || ends !== undefined ? ('closed' as const) : ('left' as const);
    const resumes = resume === undefined ? [] : [{ from, to: resume, how }];
    const branches = [...outcomes.values()].flat();
    return [
      ...resumes,
      ...branches.flatMap((branch) => {
        const reached = reachedBy(steps, branch);
        return reached.flatMap((to): Arrival[] => [
          { from, to, how },
          ...reached.map((passed) => ({ from: passed, to, how: 'passed' as const })),
        ]);
      }),
    ];
  });
}

/** The steps it passes without a stop, and the one it leads to. */
function reachedBy(steps: Behaviour['flow']['steps'], branch: Branch): string[] {
  const skipped = Object.values(steps).filter(({ when }) =>
    branch.when.some(({ formula, value }) => !value && when && keyOf(when) === keyOf(formula)),
  );
  const to = 'step' in branch.to ? [branch.to.step] : [];
  return [...passedBy(steps, branch), ...skipped.map(({ id }) => id), ...to];
}

function passedBy(steps: Behaviour['flow']['steps'], { exits }: Branch): string[] {
  return exits.flatMap(({ step }) => {
    const passed = steps[step];
    return passed && onlyDecides(passed) ? [step] : [];
  });
}

function screensAfter(
  before: ScreensBefore,
  steps: Behaviour['flow']['steps'],
  { from, how }: Arrival,
): string[] {
  if (how === 'closed') return [barred];
  return how === 'left' && isScreen(steps[from]) ? [from] : [...(before.get(from) ?? [])];
}

function add(before: ScreensBefore, id: string, screens: readonly string[]): boolean {
  const known = before.get(id) ?? new Set();
  const size = known.size;
  for (const one of screens) known.add(one);
  before.set(id, known);
  return known.size > size;
}
