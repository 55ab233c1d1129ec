import { assign } from 'xstate';
import type { Flow, Formula, Message } from '../model/definition.ts';
import { evaluate, textOf } from '../language/formula/evaluate.ts';
import { arrive, record, sent, settle, startAnew, type MachineEvent } from './context-updates.ts';
import type { FlowContext } from './context.ts';
import type { ScopeOf } from './scope.ts';
import { screenBack, screenNow } from './visited-steps.ts';
import { report, type MachineParts } from './step-actor.ts';

interface Args {
  context: FlowContext;
  event: MachineEvent;
}

/** The bodies of the actions a machine names. None of them throws. */
export function actionsOf(flow: Flow, parts: MachineParts, scopeOf: ScopeOf) {
  const now = () => parts.effects.now();
  const change = <Params = undefined>(
    compute: (context: FlowContext, event: MachineEvent, params: Params) => Partial<FlowContext>,
  ) =>
    assign<FlowContext, MachineEvent, Params & undefined, MachineEvent, never>(
      ({ context, event }, params) => compute(context, event, params),
    );
  function showToast(said: Message | undefined, context: FlowContext) {
    const words = said && wordsOf(said, context);
    if (words !== undefined) parts.effects.toast(words);
  }
  function wordsOf(said: Message, context: FlowContext) {
    try {
      const words = 'expr' in said ? evaluate(said, scopeOf(context)) : wordsIn(said, context);
      return typeof words === 'string' && words !== '' ? words : undefined;
    } catch (error) {
      report(parts, error);
      return undefined;
    }
  }
  function wordsIn(said: Exclude<Message, Formula>, context: FlowContext) {
    return textOf((context.language === 'en' && said.en) || said.zh, scopeOf(context));
  }
  return {
    arrive: change<{ step: string }>((context, _, { step }) => arrive(flow, context, step, now)),
    record: change((context, event) => record(context, event)),
    keep: change<KeepParams>((context, _, params) => keep(flow, parts, scopeOf, context, params)),
    'step over': change(({ visited }) => ({ visited: visited.slice(0, -1) })),
    'start anew': change(startAnew),
    settle: change<{ writes: string[] }>(({ intents }, _, { writes }) => ({
      intents: settle(intents, writes),
    })),
    abandon: change(({ ended }) => ({ abandoned: ended === undefined })),
    'remember the intent': change(sent),
    'take the draft': change((_, { draft }) => ({ draft, trouble: undefined })),
    'take the order': change((context, { order }) => ({ order: order ?? context.order })),
    'change the language': change((context, { language }) => ({
      language: language ?? context.language,
    })),
    'close the notice': change(() => ({ notice: undefined })),
    'note the trouble': change((_, { trouble }) => ({ trouble })),
    'find the screen before': change((context) => ({ goal: screenBack(flow, context) })),
    'find the screen shown last': change((context) => ({ goal: screenNow(flow, context) })),
    'show message': ({ context, event }: Args) => showToast(event.message, context),
    toast: ({ context }: Args, { said }: { said: Message }) => showToast(said, context),
    'show at the field': change<SaidAt>((context, _, { said, ...place }) =>
      saidAt(context, place, wordsOf(said, context)),
    ),
    'log the bug': ({ event }: Args) => report(parts, event.error),
    'log that no branch applies': ({ context }: Args) =>
      report(parts, new Error(`Bug: no branch of ${flow.id}#${context.visited.at(-1)} applies`)),
  };
}

interface SaidAt {
  said: Message;
  step: string;
  field: string;
}

/** What was refused goes with the words: they stand as long as it is what the field holds. */
function saidAt(
  { answers, data }: FlowContext,
  { step, field }: Omit<SaidAt, 'said'>,
  text: string | undefined,
): Partial<FlowContext> {
  if (text === undefined) return {};
  const refused = { [field]: { text, value: answers[step]?.[field] } };
  return { data: { ...data, [step]: { ...data[step], refused } } };
}

interface KeepParams {
  step: string;
  /** What only another outcome's answer holds is not missed. */
  main: boolean;
}

function keep(
  flow: Flow,
  parts: MachineParts,
  scopeOf: ScopeOf,
  context: FlowContext,
  params: KeepParams,
) {
  const scope = scopeOf(context);
  const kept: Record<string, unknown> = {};
  for (const [name, formula] of Object.entries(flow.steps[params.step]?.keep ?? {})) {
    try {
      kept[name] = evaluate(formula, scope);
    } catch (error) {
      if (params.main) report(parts, error);
    }
  }
  const before = context.answers[params.step];
  return { answers: { ...context.answers, [params.step]: { ...before, ...kept } } };
}
