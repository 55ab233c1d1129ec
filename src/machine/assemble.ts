import { setup } from 'xstate';
import type { Flow, Step } from '../model/definition.ts';
import { actionsOf } from './actions.ts';
import { actorsOf } from './actors.ts';
import { at, stepState, type StateConfig, type TransitionConfig } from './assemble-step.ts';
import type { MachineEvent } from './context-updates.ts';
import { isFinal, isScreen, startContext, type FlowContext, type StartInput } from './context.ts';
import { guardNames, guardsFor, type Guard } from './guards.ts';
import { anyExitTo } from './step-transitions.ts';
import * as names from './names.ts';
import { scopeReader } from './scope.ts';
import type { MachineParts } from './step-actor.ts';

export type FlowMachine = ReturnType<typeof assemble>;

/** For walking without a world: makes the bodies a machine is made with out of its own. */
export interface Overrides {
  guards: (own: Record<string, Guard>) => Record<string, Guard>;
  actors: (own: ReturnType<typeof actorsOf>) => ReturnType<typeof actorsOf>;
}

/**
 * A flow as an XState machine. States are named after steps; beside them are `@resume` (also the start), `@load`, `@back`,
 * `@reload` and the ends `@end` and `@left`. Throws for a definition that was never checked.
 */
export function assemble(flow: Flow, parts: MachineParts, overrides?: Overrides) {
  const guardName = guardNames(flow);
  const scopeOf = scopeReader(flow);
  const types = {} as {
    context: FlowContext;
    events: MachineEvent;
    input: StartInput;
    output: { ended: string | undefined; abandoned: boolean };
  };
  const steps = Object.values(flow.steps);
  const guards = guardsFor(flow, parts, guardName, scopeOf);
  const actors = actorsOf(flow, parts, scopeOf);
  const states = Object.fromEntries(
    steps.map((step) => {
      const kind = Object.hasOwn(parts.kinds, step.kind) ? parts.kinds[step.kind] : undefined;
      if (!kind && !isFinal(step)) throw new Error(`Bug: assemble knows no kind ${step.kind}`);
      return [step.id, kind ? stepState(step, { flow, kind, guardName }) : stepEnd(step.id)];
    }),
  );
  return setup({
    types,
    guards: overrides?.guards(guards) ?? guards,
    actions: actionsOf(flow, parts, scopeOf),
    actors: overrides?.actors(actors) ?? actors,
    // The configuration is made from data, so its names are beyond what XState's types can follow.
  }).createMachine({
    id: names.flowId,
    initial: flow.draft ? names.loading : names.enter,
    context: ({ input }: { input: StartInput }) => startContext(input),
    on: rootEvents(flow, parts),
    states: { ...states, ...rootStates(flow, parts) },
    output: ({ context: { ended, abandoned } }: { context: FlowContext }) => ({ ended, abandoned }),
    options: { maxIterations: parts.maxIterations ?? steps.length * 4 + 100 },
  } as never);
}

function stepEnd(step: string): StateConfig {
  return { entry: [{ type: 'arrive', params: { step } }], always: [{ target: at(names.ended) }] };
}

function rootEvents(flow: Flow, parts: MachineParts): NonNullable<StateConfig['on']> {
  const { event } = names;
  return {
    [event.back]: [
      ...toScreens(flow, parts),
      { guard: { type: 'may go back' }, target: at(names.left), actions: ['abandon'] },
    ],
    [event.orderChanged]: { actions: ['take the order'] },
    [event.language]: { actions: ['change the language'] },
    [event.sent]: { actions: ['remember the intent'] },
    [event.noticeClosed]: { actions: ['close the notice'] },
  };
}

function stepsOf(flow: Flow): Step[] {
  return Object.values(flow.steps).filter((step) => !isFinal(step));
}

function toScreens(flow: Flow, parts: MachineParts): TransitionConfig[] {
  return stepsOf(flow)
    .filter(isScreen)
    .map((step) => ({
      guard: { type: 'goes to', params: { step: step.id } },
      target: at(step.id, parts.kinds[step.kind]?.initial),
    }));
}

function rootStates(flow: Flow, parts: MachineParts): Record<string, StateConfig> {
  const steps = stepsOf(flow);
  const resumes = steps.map((step) => ({
    guard: { type: 'resumes at', params: { step: step.id } },
    target: at(step.id, parts.kinds[step.kind]?.resume ?? parts.kinds[step.kind]?.initial),
  }));
  const entries = steps
    .filter((step) => step.entry)
    .map((step) => ({
      guard: { type: 'opens at', params: { step: step.id } },
      target: at(step.id),
    }));
  return {
    [names.enter]: { always: [...resumes, ...entries, { target: at(flow.start) }] },
    ...(flow.draft && { [names.loading]: loadState() }),
    ...(anyExitTo(flow, 'back') && { [names.goBack]: backState(flow, parts) }),
    ...(anyExitTo(flow, 'reload') && reloadStates(flow, parts)),
    [names.ended]: { type: 'final' },
    [names.left]: { type: 'final' },
  };
}

/** Where an outcome leads back. The customer's own Back takes its transition at the root. */
function backState(flow: Flow, parts: MachineParts): StateConfig {
  return {
    entry: ['find the screen before'],
    always: [...toScreens(flow, parts), { target: at(names.left), actions: ['abandon'] }],
  };
}

function reloadStates(flow: Flow, parts: MachineParts): Record<string, StateConfig> {
  return {
    [names.reload]: reloadState(),
    [names.reloaded]: {
      entry: ['find the screen shown last'],
      always: [...toScreens(flow, parts), { target: at(names.left) }],
    },
  };
}

function loadState(): StateConfig {
  const { event } = names;
  const trouble = { target: 'trouble', actions: ['note the trouble'] };
  return {
    initial: 'working',
    states: {
      working: {
        meta: { step: '', kind: names.loading, inner: 'working' },
        invoke: {
          id: 'load the draft',
          src: 'load the draft',
          input: ({ context }) => ({ context }),
        },
        on: {
          [event.loaded]: { target: at(names.enter), actions: ['take the draft'] },
          [event.unreachable]: trouble,
          [event.refused]: trouble,
          [event.broken]: { target: 'trouble', actions: ['log the bug'] },
        },
      },
      trouble: {
        meta: { step: '', kind: names.loading, inner: 'trouble' },
        on: { [event.retry]: { target: 'working' } },
      },
    },
  };
}

function reloadState(): StateConfig {
  const { event } = names;
  return {
    initial: 'working',
    states: {
      working: {
        meta: { step: '', kind: names.reload, inner: 'working' },
        invoke: {
          id: 'reload the order',
          src: 'reload the order',
          input: ({ context }) => ({ context }),
        },
        on: {
          [event.reloaded]: { target: at(names.reloaded), actions: ['take the order'] },
          [event.notReloaded]: { target: 'trouble', actions: ['note the trouble'] },
          [event.broken]: { target: 'trouble', actions: ['log the bug'] },
        },
      },
      trouble: {
        meta: { step: '', kind: names.reload, inner: 'trouble' },
        on: { [event.retry]: { target: 'working' } },
      },
    },
  };
}
