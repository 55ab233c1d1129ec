import { type AnyStateMachine, createActor, toPromise } from 'xstate';
import { featureMachines } from '../../features/registry/machines.ts';
import type { HostedContext, HostedMachineInput, HostedOutput } from '../../model/hosted-screen.ts';
import type { BackEvent, ButtonEvent, EventOf, InputOf } from '../../model/define-kind.ts';
import type { Hosted } from './inner-states.ts';

/** Loads the feature's machine beside its screen. */
export function loadMachine(name: string): Promise<AnyStateMachine> {
  const load = featureMachines[name];
  if (!load) throw new Error(`Bug: no feature has a machine for the screen "${name}".`);
  return load();
}

/** Runs the machine of the feature whose screen is shown, until it ends or the customer leaves. */
export async function runMachine(input: InputOf<Hosted>): Promise<EventOf<Hosted> | BackEvent> {
  const { step, signal, answers, effects, event, report } = input;
  const { before, exit } = input.data;
  // It ended by itself, without a screen to return to: Back skips it.
  if (event.type === 'back' && exit !== undefined) return { type: 'back' };
  const machine = await loadMachine(step.shows);
  signal.throwIfAborted();
  const machineInput: HostedMachineInput = {
    input: step.data ?? {},
    answers,
    before,
    services: { call: (endpoint, request, options) => effects.call(endpoint, request, options) },
  };
  const actor = createActor(machine, { input: machineInput });
  signal.addEventListener('abort', () => actor.stop());
  let latest = answers;
  actor.subscribe({
    next({ context }: { context: HostedContext }) {
      if (context.answers === latest) return;
      latest = context.answers;
      report({ answers: { ...latest } });
    },
    // The promise below is rejected with it.
    error: () => undefined,
  });
  const done = toPromise(actor) as Promise<HostedOutput>;
  actor.start();
  report({ data: { actor } });
  const output = await done;
  const { context } = actor.getSnapshot();
  const hasButton = Object.hasOwn(step.buttons ?? {}, output.outcome);
  return {
    type: `hosted-screen.${output.outcome}` as ButtonEvent<'hosted-screen'>,
    answers: { ...output.answers },
    data: { before: context, exit: hasButton ? undefined : output.outcome },
  };
}
