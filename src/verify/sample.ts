/** A rich made-up flow and kinds in the contract's shape, for the tests of this folder. */
import type { Definition, Exit, Flow, Formula, Step } from '../model/definition.ts';
import type { AnyKindStates, StepEvent, ActorInput } from '../model/step-kind.ts';
import { openSession, type Session, type SessionOptions } from '../machine/session.ts';
import { ok } from './call-results.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { memoryStorage } from '../machine/storage.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type Input = ActorInput<any> & { step: any };

export const sampleKinds: Record<string, AnyKindStates> = {
  page: {
    initial: 'showing',
    states: {
      showing: { on: { 'page.done': { outcome: 'done' }, 'page.skipped': { outcome: 'skipped' } } },
    },
  },
  ask: {
    initial: 'editing',
    states: { editing: { on: { 'ask.submitted': { outcome: 'submitted' } } } },
    questions: 'fields',
  },
  call: {
    initial: 'sending',
    states: {
      sending: {
        invoke: 'send',
        locked: 'once',
        on: {
          'call.answered': { outcome: 'ok' },
          'call.failed': { outcome: 'failed' },
          'call.unreachable': { to: 'unreachable' },
        },
      },
      unreachable: { on: { 'call.retried': { to: 'sending' } } },
    },
    actors: { send },
  },
  sign: {
    initial: 'reading',
    states: {
      reading: { on: { 'sign.drawn': { to: 'sending' } } },
      sending: {
        invoke: 'send',
        locked: true,
        on: {
          'call.answered': { outcome: 'signed' },
          'call.failed': { to: 'reading' },
          'call.unreachable': { to: 'unsure' },
        },
      },
      unsure: { locked: true, on: { 'call.retried': { to: 'sending' } } },
    },
    actors: { send },
  },
  wait: {
    initial: 'starting',
    resume: 'resting',
    states: {
      starting: { invoke: 'start', on: { 'wait.started': { to: 'resting' } } },
      resting: { invoke: 'rest', on: { 'wait.ended': { outcome: 'over' } } },
    },
    actors: { start, rest },
  },
  decide: { initial: 'deciding', states: { deciding: { always: { outcome: 'decided' } } } },
  result: {
    initial: 'showing',
    states: {
      showing: {
        on: { 'result.closed': { outcome: 'closed' }, 'result.restarted': { outcome: 'restart' } },
      },
    },
  },
  end: { initial: 'ended', states: { ended: {} } },
};

async function send({ step, effects, signal, requestId }: Input): Promise<StepEvent> {
  const options = requestId === undefined ? { signal } : { signal, requestId };
  const response = await effects.call(String(step.endpoint), step.send ?? {}, options);
  if (response.type === 'unreachable') return { type: 'call.unreachable' };
  const type = response.type === 'ok' ? 'call.answered' : 'call.failed';
  return { type, result: response.result };
}

async function start({ step, effects }: Input): Promise<StepEvent> {
  return { type: 'wait.started', deadlines: { until: effects.now() + Number(step.for) } };
}

async function rest({ deadlines, effects, signal }: Input): Promise<StepEvent> {
  await effects.sleep(deadlines.until ?? 0, signal);
  return { type: 'wait.ended' };
}

const operators: Record<string, (path: string) => Formula['expr']> = {
  has: (path) => ['has', ...path.split('.')],
  '!': (path) => ['!', ['or', false, ...path.split('.')]],
  '': (path) => ['or', false, ...path.split('.')],
};

/** `answers.married`, `!answers.married`, `has answers.name`, `result.code == "7"`. */
export function formula(text: string): Formula {
  const [left = '', right] = text.split(' == ');
  if (right !== undefined)
    return { formula: text, expr: ['==', ['or', '', ...left.split('.')], JSON.parse(right)] };
  const [, operator = '', path = ''] = /^(has |!)?(.+)$/.exec(text) ?? [];
  return { formula: text, expr: operators[operator.trim()]?.(path) ?? null };
}

type Written = Omit<Partial<Step>, 'exits'> & {
  kind: string;
  exits?: Record<string, (Partial<Exit> & { to: string })[] | string>;
} & Record<string, unknown>;

/** Of each kind of the sample: its main outcome, whether it is a page, and where it leads if not to the step below. */
const usual: Record<string, { main: string; page?: true; next?: string }> = {
  page: { main: 'done', page: true },
  ask: { main: 'submitted', page: true },
  call: { main: 'ok' },
  sign: { main: 'signed', page: true },
  wait: { main: 'over' },
  decide: { main: 'decided' },
  result: { main: 'closed', page: true, next: 'leave' },
  end: { main: '' },
};

/** A flow in short: the main outcome leads to the step below, pages have paths, exits may be just a target. */
export function aFlow(written: Record<string, Written>, more: Partial<Flow> = {}): Flow {
  const ids = Object.keys(written);
  const steps: Record<string, Step> = {};
  for (const [index, [id, step]] of Object.entries(written).entries()) {
    const { exits = {}, ...rest } = step;
    const { main = '', page, next = ids[index + 1] } = usual[step.kind] ?? {};
    const all: NonNullable<Written['exits']> =
      step.kind === 'end' ? {} : { ...defaults(main, next), ...exits };
    const full = Object.entries(all).map(([name, branches]) => [
      name,
      (typeof branches === 'string' ? [{ to: branches }] : branches).map((exit) => ({
        label: name,
        ...exit,
      })),
    ]);
    const path = page ? { path: `/${id}` } : {};
    steps[id] = { id, main, ...path, ...rest, exits: Object.fromEntries(full) };
  }
  return {
    id: 'sample',
    use: 'sample',
    title: { zh: '样例', en: 'Sample' },
    start: ids[0] ?? '',
    steps,
    hash: 'h1',
    ...more,
  };
}

function defaults(outcome: string, below: string | undefined): NonNullable<Written['exits']> {
  return outcome !== '' && below !== undefined ? { [outcome]: below } : {};
}

export function aDefinition(flow: Flow, more: Partial<Definition> = {}): Definition {
  return {
    funder: 'ACME',
    name: { zh: '样例', en: 'Acme' },
    links: ['https://h5.acme.example'],
    flows: { [flow.id]: flow },
    actions: { 300: { flow: flow.id } },
    examples: {},
    hash: 'd1',
    ...more,
  };
}

const msg: Formula = { formula: 'result.msg', expr: ['or', '', 'result', 'msg'] };

/** Pays after a sensitive card number, an optional second person, a decision and a wait. */
export const richFlow = aFlow({
  intro: { kind: 'page', exits: { skipped: 'leave' } },
  card: {
    kind: 'ask',
    collects: { cardNo: 'text', married: 'yes-no' },
    sensitive: ['cardNo'],
  },
  partner: {
    kind: 'ask',
    when: formula('answers.married'),
    collects: { name: 'text' },
    scope: ['co'],
    needs: ['cardNo'],
  },
  pay: {
    kind: 'call',
    endpoint: 'card.pay',
    once: true,
    needs: ['cardNo'],
    send: { cardNo: { formula: 'answers.cardNo', expr: ['get', 'answers', 'cardNo'] } },
    keep: { serial: { formula: 'result.serial', expr: ['get', 'result', 'serial'] } },
    exits: {
      failed: [
        { to: 'card', label: 'wrong card', when: formula('result.reason == "card"') },
        {
          to: 'back',
          toast: { zh: ['失败：', msg], en: ['Failed: ', msg] },
          after: 2000,
        },
      ],
    },
  },
  rest: { kind: 'wait', for: 60_000 },
  check: {
    kind: 'call',
    endpoint: 'card.check',
    exits: { failed: [{ to: 'again', toast: msg }] },
  },
  route: {
    kind: 'decide',
    exits: {
      decided: [
        { to: 'sorry', label: 'refused', when: formula('order.refused') },
        { to: 'agree', label: 'else' },
      ],
    },
  },
  agree: { kind: 'sign', endpoint: 'agree.sign', once: true },
  done: { kind: 'result', ends: 'success', exits: { restart: 'intro' } },
  sorry: { kind: 'end', ends: 'failure' },
});

/** A session of the flow in a simulated world; `again()` opens it once more, as after a reload or in another tab. */
export function simulatedSession(flow: Flow = richFlow, more: Partial<SessionOptions> = {}) {
  const world = new SimulatedWorld().respondsTo('card.pay', ok({ serial: 'S1' }));
  const memory = memoryStorage();
  const bugs: Error[] = [];
  let tabs = 0;
  function open(other: Partial<SessionOptions> = {}): Session {
    return openSession({
      definition: aDefinition(flow),
      flowId: flow.id,
      action: 300,
      order: { orderNo: 'A1', refused: false },
      host: { kind: 'web', system: 'other', version: '0.0.0' },
      language: 'zh',
      kinds: sampleKinds,
      effects: world.effects,
      storage: memory.tab(),
      owner: `tab-${++tabs}`,
      onBug: (bug) => bugs.push(bug),
      ...more,
      ...other,
    });
  }
  return { world, memory, bugs, open };
}
