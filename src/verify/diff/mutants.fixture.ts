/** Mutated flows, some of them equivalent, for checking the comparison against exhaustive search. */
import type { Exit, Flow, Formula, Step } from '../../model/definition.ts';
import { formula } from '../sample.ts';

export interface FlowMutant {
  how: string;
  flow: Flow;
  moved?: Record<string, string>;
}

/** 0 up to, not including, `below`. */
export type Pick = (below: number) => number;

/** A linear congruential generator: the same numbers for the same seed. */
export function picking(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Mutate = (flow: Flow, pick: Pick) => Omit<FlowMutant, 'how'> | undefined;

const guards = ['answers.married', 'order.refused', 'order.vip', 'result.reason == "card"'];

export const mutations: Record<string, Mutate> = {
  'leads elsewhere': atExit((exit, { flow, pick }) => ({ ...exit, to: anyTarget(flow, pick) })),
  'asks another condition': atExit((exit, { pick }) =>
    exit.when ? { ...exit, when: formula(one(guards, pick)) } : undefined,
  ),
  'asks the opposite': atExit(({ when, ...exit }) => when && { ...exit, when: not(when) }),
  'asks no condition': atExit(({ when, ...exit }) => when && exit),
  'says something': atExit((exit, { pick }) => ({
    ...exit,
    toast: { zh: `说${pick(2)}`, en: `Say ${pick(2)}` },
  })),
  'says nothing': atExit(({ toast, after, ...exit }) => (toast || after ? exit : undefined)),
  'waits longer': atExit((exit) =>
    exit.after === undefined ? undefined : { ...exit, after: exit.after + 1000 },
  ),
  'is called otherwise': atExit((exit) => ({ ...exit, label: `${exit.label} too` })),
  'swaps two branches': atExits((exits, pick) => {
    const at = pick(exits.length - 1);
    const swapped = [...exits];
    [swapped[at], swapped[at + 1]] = [exits[at + 1]!, exits[at]!];
    return exits.length > 1 ? swapped : undefined;
  }),
  'drops a branch': atExits((exits, pick) =>
    exits.length > 1 ? exits.toSpliced(pick(exits.length), 1) : undefined,
  ),
  'writes a branch twice': atExits((exits, pick) => {
    const at = pick(exits.length);
    return exits.toSpliced(at, 0, exits[at]!);
  }),
  'adds a branch': atExits((exits, pick, flow) => {
    const when = formula(one(guards, pick));
    return exits.toSpliced(pick(exits.length), 0, {
      label: 'added',
      when,
      to: anyTarget(flow, pick),
    });
  }),
  'drops an outcome': atStep((step, pick) => {
    const outcome = one(Object.keys(step.exits), pick);
    if (outcome === undefined || outcome === step.main) return undefined;
    const left = Object.entries(step.exits).filter(([name]) => name !== outcome);
    return { ...step, exits: Object.fromEntries(left) };
  }),
  'sends to another endpoint': atStep((step) =>
    'endpoint' in step ? ({ ...step, endpoint: 'another' } as Step) : undefined,
  ),
  'writes, or no longer': atStep(({ once, ...step }) =>
    'endpoint' in step ? (once ? step : { ...step, once: true }) : undefined,
  ),
  'is asked under a condition': atStep((step, pick) =>
    step.when || step.ends !== undefined
      ? undefined
      : { ...step, when: formula(one(guards, pick)) },
  ),
  'is asked always': atStep(({ when, ...step }) => when && step),
  'comes back in elsewhere': atStep((step, pick, flow) => {
    const pages = Object.values(flow.steps).filter(({ path }) => path !== undefined);
    return 'endpoint' in step && pages.length > 0
      ? { ...step, resume: one(pages, pick).id }
      : undefined;
  }),
  'is moved and declared': (flow, pick) => {
    const old = one(Object.keys(flow.steps), pick);
    return { flow: renamed(flow, old, `${old}-now`), moved: { [old]: `${old}-now` } };
  },
  'is decided on the way': (flow, pick) => {
    const step = one(Object.values(flow.steps), pick);
    const outcome = one(Object.keys(step.exits), pick);
    if (outcome === undefined || step.keep || step.ends !== undefined) return undefined;
    if (step.exits[outcome]?.length === 0) return undefined;
    // `again` there would be the deciding step.
    const exits = step.exits[outcome]!.map((exit) =>
      exit.to === 'again' ? { ...exit, to: step.id } : exit,
    );
    const inserted: Step = {
      id: 'way-in',
      kind: 'decide',
      main: 'decided',
      exits: { decided: exits },
    };
    const leads = { ...step.exits, [outcome]: [{ label: outcome, to: inserted.id }] };
    return {
      flow: {
        ...withStep(flow, { ...step, exits: leads }),
        steps: { ...withStep(flow, { ...step, exits: leads }).steps, 'way-in': inserted },
      },
    };
  },
  'is written twice': (flow, pick) => {
    const step = one(Object.values(flow.steps), pick);
    const twin = { ...step, id: `${step.id}-twin` };
    const twice = { ...flow, steps: { ...flow.steps, [twin.id]: twin } };
    return atExit((exit) => (exit.to === step.id ? { ...exit, to: twin.id } : undefined))(
      twice,
      pick,
    );
  },
  'is written in another order': (flow) => ({
    flow: { ...flow, steps: Object.fromEntries(Object.entries(flow.steps).toReversed()) },
  }),
  'begins elsewhere': (flow, pick) => ({
    flow: { ...flow, start: one(Object.keys(flow.steps), pick) },
  }),
};

function one<T>(list: readonly T[], pick: Pick): T {
  return list[pick(list.length)]!;
}

function anyTarget(flow: Flow, pick: Pick): string {
  return one([...Object.keys(flow.steps), 'leave', 'back'], pick);
}

function not({ formula: text, expr }: Formula): Formula {
  return { formula: `!(${text})`, expr: ['!', expr] };
}

function withStep(flow: Flow, step: Step): Flow {
  return { ...flow, steps: { ...flow.steps, [step.id]: step } };
}

function atStep(change: (step: Step, pick: Pick, flow: Flow) => Step | undefined): Mutate {
  return (flow, pick) => {
    const changed = change(one(Object.values(flow.steps), pick), pick, flow);
    return changed && { flow: withStep(flow, changed) };
  };
}

function atExits(
  change: (exits: readonly Exit[], pick: Pick, flow: Flow) => Exit[] | undefined,
): Mutate {
  return atStep((step, pick, flow) => {
    const outcome = one(Object.keys(step.exits), pick);
    const exits = step.exits[outcome];
    const changed = exits && exits.length > 0 ? change(exits, pick, flow) : undefined;
    return changed && { ...step, exits: { ...step.exits, [outcome]: changed } };
  });
}

function atExit(
  change: (exit: Exit, place: { flow: Flow; pick: Pick }) => Exit | undefined,
): Mutate {
  return atExits((exits, pick, flow) => {
    const at = pick(exits.length);
    const changed = change(exits[at]!, { flow, pick });
    return changed && exits.with(at, changed);
  });
}

function renamed(flow: Flow, old: string, now: string): Flow {
  const name = (id: string) => (id === old ? now : id);
  const steps = Object.values(flow.steps).map((step): [string, Step] => [
    name(step.id),
    {
      ...step,
      id: name(step.id),
      ...(step.resume !== undefined && { resume: name(step.resume) }),
      exits: Object.fromEntries(
        Object.entries(step.exits).map(([outcome, exits]) => [
          outcome,
          exits.map((exit) => ({ ...exit, to: name(exit.to) })),
        ]),
      ),
    },
  ]);
  return { ...flow, start: name(flow.start), steps: Object.fromEntries(steps) };
}
