/** Changes of a flow by a new version of the app, while a session of it is saved. */
import * as fc from 'fast-check';
import type { Definition, Exit, Flow, Step } from '../../src/model/definition.ts';

export type Change = {
  /** Index of the step, modulo their number. */
  at: number;
} & (
  | { type: 'rename' | 'notice' | 'remove' | 'path' }
  /** A setting that is not shown, such as the interval of a poll. */
  | { type: 'setting'; value: number }
);

export const changes: fc.Arbitrary<Change> = fc.noBias(
  fc.record({
    type: fc.constantFrom(
      'rename',
      'rename',
      'rename',
      'notice',
      'notice',
      'remove',
      'path',
      'setting',
    ),
    at: fc.nat(40),
    value: fc.constantFrom(1_000, 2_000),
  }),
);

/** The original name of a step that updates have renamed. */
export function firstName(step: string): string {
  return step.replace(/(-new)+$/, '');
}

export function updated(definition: Definition, made: readonly Change[]): Definition {
  const flows = Object.entries(definition.flows).map(([id, flow]) => {
    const changed = made.reduce(changedFlow, flow);
    return [id, { ...changed, hash: `${flow.hash}+` }];
  });
  return { ...definition, flows: Object.fromEntries(flows) as Definition['flows'] };
}

function changedFlow(flow: Flow, change: Change): Flow {
  const steps = Object.values(flow.steps);
  const walked = steps.filter(({ ends }) => ends === undefined);
  const nth = (some: Step[]) => some[change.at % Math.max(1, some.length)];
  switch (change.type) {
    case 'rename':
      return renamed(flow, nth(walked)?.id ?? '');
    case 'notice':
      return withNotice(flow, nth(walked));
    case 'remove':
      return without(flow, nth(steps.filter(({ when }) => when)));
    case 'path':
      return withStep(flow, nth(walked.filter(({ path }) => path)), {
        path: `/moved-${change.at}`,
      });
    default:
      return withStep(flow, nth(steps.filter((step) => 'every' in step)), {
        every: change.value,
      });
  }
}

function withStep(flow: Flow, step: Step | undefined, more: object): Flow {
  return step ? { ...flow, steps: { ...flow.steps, [step.id]: { ...step, ...more } } } : flow;
}

function renamed(flow: Flow, id: string): Flow {
  return retargeted(
    {
      ...flow,
      steps: Object.fromEntries(
        Object.entries(flow.steps).map(([name, step]) =>
          name === id ? [`${id}-new`, { ...step, id: `${id}-new` }] : [name, step],
        ),
      ),
    },
    id,
    `${id}-new`,
  );
}

function withNotice(flow: Flow, step: Step | undefined): Flow {
  const [exit] = (step && step.exits[step.main]?.filter(({ when }) => !when)) ?? [];
  if (!step || !exit || !Object.hasOwn(flow.steps, exit.to)) return flow;
  const id = `news-${Object.keys(flow.steps).length}`;
  const words = { zh: '知道了', en: 'I see' };
  const notice = {
    id,
    kind: 'notice',
    path: `/${id}`,
    text: words,
    buttons: { read: words },
    main: 'read',
    exits: { read: [{ label: 'read', to: exit.to }] },
  };
  const branches = step.exits[step.main]?.map((one) => (one === exit ? { ...one, to: id } : one));
  const before = withStep(flow, step, { exits: { ...step.exits, [step.main]: branches } });
  return withStep(before, notice, {});
}

function without(flow: Flow, step: Step | undefined): Flow {
  const to = step?.exits[step.main]?.find(({ when }) => !when)?.to;
  if (!step || to === undefined) return flow;
  const { [step.id]: _, ...steps } = flow.steps;
  return retargeted({ ...flow, steps }, step.id, to);
}

/** The flow with every exit to one step leading to another. */
function retargeted(flow: Flow, from: string, to: string): Flow {
  const other = (id: string) => (id === from ? to : id);
  const steps = Object.entries(flow.steps).map(([id, step]) => {
    const exits = Object.entries(step.exits).map(([outcome, branches]): [string, Exit[]] => [
      outcome,
      branches.map((branch) => ({ ...branch, to: other(branch.to) })),
    ]);
    const resume = step.resume !== undefined && { resume: other(step.resume) };
    return [id, { ...step, ...resume, exits: Object.fromEntries(exits) }];
  });
  return { ...flow, start: other(flow.start), steps: Object.fromEntries(steps) as Flow['steps'] };
}
