import { assign } from 'xstate';
import type { Flow, Formula, Message } from '../model/definition.ts';
import { evaluate, textOf } from '../definition/formula/evaluate.ts';
import { arrive, record, sent, settle, startAnew, type MachineEvent } from './changes.ts';
import type { Context } from './context.ts';
import type { ScopeOf } from './scope.ts';
import { screenBack, screenNow } from './trail.ts';
import { report, type Parts } from './work.ts';

interface Args {
  context: Context;
  event: MachineEvent;
}

/** The bodies of the actions a machine names. None of them throws. */
export function actionsOf(flow: Flow, parts: Parts, scopeOf: ScopeOf) {
  const now = () => parts.effects.now();
  const change = <Params = undefined>(
    compute: (context: Context, event: MachineEvent, params: Params) => Partial<Context>,
  ) =>
    assign<Context, MachineEvent, Params & undefined, MachineEvent, never>(
      ({ context, event }, params) => compute(context, event, params),
    );
  function showToast(said: Message | undefined, context: Context) {
    const words = said && wordsOf(said, context);
    if (words !== undefined) parts.effects.toast(words);
  }
  function wordsOf(said: Message, context: Context) {
    try {
      const words = 'expr' in said ? evaluate(said, scopeOf(context)) : wordsIn(said, context);
      return typeof words === 'string' && words !== '' ? words : undefined;
    } catch (error) {
      report(parts, error);
      return undefined;
    }
  }
  function wordsIn(said: Exclude<Message, Formula>, context: Context) {
    return textOf((context.language === 'en' && said.en) || said.zh, scopeOf(context));
  }
  return {
    arrive: change<{ step: string }>((context, _, { step }) => arrive(flow, context, step, now)),
    record: change((context, event) => record(context, event)),
    keep: change<KeepParams>((context, _, params) => keep(flow, parts, scopeOf, context, params)),
    'step over': change(({ trail }) => ({ trail: trail.slice(0, -1) })),
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
      report(parts, new Error(`Bug: no branch of ${flow.id}#${context.trail.at(-1)} applies`)),
  };
}

interface SaidAt {
  said: Message;
  step: string;
  field: string;
}

/** What was refused goes with the words: they stand as long as it is what the field holds. */
function saidAt(
  { answers, data }: Context,
  { step, field }: Omit<SaidAt, 'said'>,
  text: string | undefined,
): Partial<Context> {
  if (text === undefined) return {};
  const refused = { [field]: { text, value: answers[step]?.[field] } };
  return { data: { ...data, [step]: { ...data[step], refused } } };
}

interface KeepParams {
  step: string;
  /** What only another outcome's answer holds is not missed. */
  main: boolean;
}

function keep(flow: Flow, parts: Parts, scopeOf: ScopeOf, context: Context, params: KeepParams) {
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
