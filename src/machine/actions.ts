import { assign } from 'xstate';
import type { Flow, Message } from '../model/definition.ts';
import { evaluate, textOf, type FormulaScope } from '../language/formula/evaluate.ts';
import type { ChartAction, ChartEffects, ChartUpdates, UpdateType } from './chart.ts';
import { arrive, record, sent, settle, restarted, type MachineEvent } from './context-updates.ts';
import type { FlowContext } from './context.ts';
import type { ScopeOf } from './scope.ts';
import { report, type MachineParts } from './step-actor.ts';

interface Args {
  context: FlowContext;
  event: MachineEvent;
}

type Update<Type extends UpdateType> = (
  context: FlowContext,
  event: MachineEvent,
  params: ChartUpdates[Type],
) => Partial<FlowContext>;

/** The bodies of the actions a chart names. None of them throws. */
export function actionsOf(flow: Flow, parts: MachineParts, scopeOf: ScopeOf) {
  const updates = Object.entries(updatesOf(flow, parts, scopeOf)).map(([type, update]) => [
    type,
    // The parameters are those of its type.
    assigned(update as Update<UpdateType>),
  ]);
  return {
    ...(Object.fromEntries(updates) as Record<UpdateType, ReturnType<typeof assigned>>),
    toast({ context }: Args, { message }: ChartEffects['toast']) {
      const words = textOfMessage(message, scopeOf(context), parts, context);
      if (words !== undefined) parts.effects.toast(words);
    },
    'log the bug': ({ event }: Args) => report(parts, event.error),
    'log that no branch applies': ({ context }: Args) =>
      report(parts, new Error(`Bug: no branch of ${flow.id}#${context.visited.at(-1)} applies`)),
  } satisfies Record<ChartAction['type'], unknown>;
}

function assigned(update: Update<UpdateType>) {
  return assign<FlowContext, MachineEvent, undefined, MachineEvent, never>(
    ({ context, event }, params) => update(context, event, params),
  );
}

function updatesOf(flow: Flow, parts: MachineParts, scopeOf: ScopeOf) {
  const now = () => parts.effects.now();
  return {
    arrive: (context, _, { step }) => arrive(flow, context, step, now),
    record,
    keep: (context, _, params) => keep(flow, parts, scopeOf(context), context, params),
    'skip the step': ({ visited }) => ({ visited: visited.slice(0, -1) }),
    'restart the flow': restarted,
    settle: ({ intents }, _, { writes }) => ({ intents: settle(intents, writes) }),
    abandon: ({ ended }) => ({ abandoned: ended === undefined }),
    'record the intent': sent,
    'store the draft': (_, { draft }) => ({ draft, trouble: undefined }),
    'store the order': (context, { order }) => ({ order: order ?? context.order }),
    'change the language': (context, { language }) => ({ language: language ?? context.language }),
    'close the notice': () => ({ notice: undefined }),
    'record the failure': (_, { trouble }) => ({ trouble }),
    'show at the field': (context, _, { message, ...place }) =>
      withRefusedAnswer(context, place, textOfMessage(message, scopeOf(context), parts, context)),
  } satisfies { [Type in UpdateType]: Update<Type> };
}

function textOfMessage(
  message: Message,
  scope: FormulaScope,
  parts: MachineParts,
  { language }: FlowContext,
): string | undefined {
  try {
    const words =
      'expr' in message
        ? evaluate(message, scope)
        : textOf((language === 'en' && message.en) || message.zh, scope);
    return typeof words === 'string' && words !== '' ? words : undefined;
  } catch (error) {
    report(parts, error);
    return undefined;
  }
}

/** Stores the refused value with the message, which is shown for as long as the field still holds that value. */
function withRefusedAnswer(
  { answers, data }: FlowContext,
  { step, field }: Omit<ChartUpdates['show at the field'], 'message'>,
  text: string | undefined,
): Partial<FlowContext> {
  if (text === undefined) return {};
  const refused = { [field]: { text, value: answers[step]?.[field] } };
  return { data: { ...data, [step]: { ...data[step], refused } } };
}

function keep(
  flow: Flow,
  parts: MachineParts,
  scope: FormulaScope,
  context: FlowContext,
  params: ChartUpdates['keep'],
) {
  const values: Record<string, unknown> = {};
  for (const [name, formula] of Object.entries(flow.steps[params.step]?.keep ?? {})) {
    try {
      values[name] = evaluate(formula, scope);
    } catch (error) {
      if (params.main) report(parts, error);
    }
  }
  const before = context.answers[params.step];
  return { answers: { ...context.answers, [params.step]: { ...before, ...values } } };
}
