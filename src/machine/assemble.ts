import { setup } from 'xstate';
import type { Flow } from '../definition/definition.ts';
import { actionsOf } from './actions.ts';
import { actorsOf } from './actors.ts';
import { at, stepState, type StateConfig, type TransitionConfig } from './assemble-step.ts';
import type { MachineEvent } from './changes.ts';
import { isFinal, isScreen, startContext, type Context, type StartInput } from './context.ts';
import { guardNames, guardsFor } from './guards.ts';
import * as names from './names.ts';
import { scopeReader } from './scope.ts';
import type { Parts } from './work.ts';

export type FlowMachine = ReturnType<typeof assemble>;

/**
 * A flow as an XState machine. States are named after steps; beside them are `@resume` (also the start), `@load`, `@back`,
 * `@reload` and the ends `@end` and `@left`. Throws for a definition that was never checked.
 */
export function assemble(flow: Flow, parts: Parts) {
  const guardName = guardNames(flow);
  const scopeOf = scopeReader(flow);
  const types = {} as {
    context: Context;
    events: MachineEvent;
    input: StartInput;
    output: { ended: string | undefined; abandoned: boolean };
  };
  const steps = Object.values(flow.steps);
  const states = Object.fromEntries(
    steps.map((step) => {
      const kind = Object.hasOwn(parts.kinds, step.kind) ? parts.kinds[step.kind] : undefined;
      if (!kind && !isFinal(step)) throw new Error(`Bug: assemble knows no kind ${step.kind}`);
      return [step.id, kind ? stepState(step, { flow, kind, guardName }) : stepEnd(step.id)];
    }),
  );
  return setup({
    types,
    guards: guardsFor(flow, parts, guardName, scopeOf),
    actions: actionsOf(flow, parts, scopeOf),
    actors: actorsOf(flow, parts, scopeOf),
    // The configuration is made from data, so its names are beyond what XState's types can follow.
  }).createMachine({
    id: names.flowId,
    initial: flow.draft ? names.loading : names.enter,
    context: ({ input }: { input: StartInput }) => startContext(input),
    on: rootEvents,
    states: { ...states, ...rootStates(flow, parts) },
    output: ({ context: { ended, abandoned } }: { context: Context }) => ({ ended, abandoned }),
    options: { maxIterations: parts.maxIterations ?? steps.length * 4 + 100 },
  } as never);
}

function stepEnd(step: string): StateConfig {
  return { entry: [{ type: 'arrive', params: { step } }], always: [{ target: at(names.ended) }] };
}

const rootEvents: Record<string, TransitionConfig> = {
  [names.event.back]: { guard: { type: 'may go back' }, target: at(names.goBack) },
  [names.event.orderChanged]: { actions: ['take the order'] },
  [names.event.language]: { actions: ['change the language'] },
  [names.event.sent]: { actions: ['remember the intent'] },
  [names.event.noticeClosed]: { actions: ['close the notice'] },
};

function rootStates(flow: Flow, parts: Parts): Record<string, StateConfig> {
  const steps = Object.values(flow.steps).filter((step) => !isFinal(step));
  const initial = (kind: string) => parts.kinds[kind]?.initial;
  const toScreens = steps.filter(isScreen).map((step) => ({
    guard: { type: 'goes to', params: { step: step.id } },
    target: at(step.id, initial(step.kind)),
  }));
  const resumes = steps.map((step) => ({
    guard: { type: 'resumes at', params: { step: step.id } },
    target: at(step.id, parts.kinds[step.kind]?.resume ?? initial(step.kind)),
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
    [names.goBack]: {
      entry: ['find the screen before'],
      always: [...toScreens, { target: at(names.left), actions: ['abandon'] }],
    },
    [names.reload]: reloadState(),
    [names.reloaded]: {
      entry: ['find the screen shown last'],
      always: [...toScreens, { target: at(names.left) }],
    },
    [names.ended]: { type: 'final' },
    [names.left]: { type: 'final' },
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
