import { readResponse } from '../../../src/api/response.ts';
import { contract } from '../../../src/api/contract.ts';
import type { Definition } from '../../../src/model/definition.ts';
import type { ActionId } from '../../../src/model/action-id.ts';
import type { CallResult, Effects, OpenResult } from '../../../src/model/effects.ts';
import { ok } from '../../../src/verify/call-results.ts';
import { type Driver, driveTo } from '../../../src/verify/driver.ts';
import { SimulatedWorld } from '../../../src/verify/simulated-world.ts';
import { openSession, type Session } from '../../../src/machine/session.ts';
import { memoryStorage } from '../../../src/machine/storage.ts';
import type { View } from '../../../src/machine/view.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { requestOverHttp } from './http-request.ts';
import { type CustomerAnswers, doAt } from './customer.fixture.ts';
import type { SandboxClient } from './requests.fixture.ts';
import type { HttpId } from '../platform/handler.ts';
import type { Order } from '../../../src/api/order.ts';
import type { ExampleScript } from './script.fixture.ts';
import { withoutExtensions } from '../server/specified.ts';
import { actAtCashier } from '../payments/paying.fixture.ts';
import { payPagePath } from '../payments/payment-methods.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';
import { invokedIn } from '../../../src/machine/step-transitions.ts';

export interface SandboxClock {
  /** Epoch ms; the sandbox's clock too. */
  now: number;
}

export interface SandboxWalk {
  /** How the flow ended; undefined where the customer left it. */
  ends: string | undefined;
  /** The address it led to then. */
  leadsTo?: string | undefined;
  /** The visited pages, and the messages between them. */
  log: string[];
  /** The content of each page, by its path: the step as it was shown, as JSON. */
  pages: Record<string, string>;
}

interface ActionWalk {
  sandbox: SandboxClient;
  clock: SandboxClock;
  definition: Definition;
  /** Empty for a flow about no order. */
  orderNo: string;
  /** The address's parameters, in a flow about no order. */
  address?: Record<string, string>;
  action: ActionId;
  answers: CustomerAnswers;
  /** The platform's responses contain only fields of the specification. */
  specifiedOnly?: boolean;
  /** Changes a request before it arrives. */
  intercept?: (id: string, request: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Endpoints missing on this platform. */
  notThere?: readonly string[];
  /** Outcomes other than the default ones. */
  script?: ExampleScript;
  /** The order's data, whatever the platform sends. */
  order?: Readonly<Record<string, unknown>> | undefined;
}

/** More screens than any flow has: the walk is in a loop. */
const maxScreens = 150;

/** Walks an action of an order to its end, with the real machine, against the sandbox: a customer who does everything right. */
export async function walkAction(walk: ActionWalk): Promise<SandboxWalk> {
  const { sandbox, definition, orderNo, action, address } = walk;
  const flow = flowStartedBy(definition, action);
  if (!flow) throw new Error(`${action} starts no flow`);
  const walked: WalkLog = { log: [], pages: {} };
  const { log } = walked;
  const order = address ?? {
    ...(specifiedPart(
      walk,
      'order.detail',
      await sandbox.dataOf('order.detail', { orderNo }),
    ) as Order),
    ...walk.order,
  };
  const session: Session = openSession({
    definition: { ...definition, links: [...definition.links, sandbox.url] },
    flowId: flow.id,
    action,
    order,
    host: { kind: 'native', system: 'ios', version: '99.0.0' },
    language: 'zh',
    kinds: kindStates,
    effects: effectsOf(walk, log, () => session.view()),
    storage: memoryStorage().tab(),
    owner: 'walk',
    onBug: (bug) => log.push(`bug: ${bug.message}`),
  });
  try {
    const ends = await walkOn(session, walk, walked);
    return { ends, leadsTo: session.view().over?.leadsTo, ...walked };
  } finally {
    session.close();
  }
}

type WalkLog = Pick<SandboxWalk, 'log' | 'pages'>;

async function walkOn(
  session: Session,
  walk: ActionWalk,
  { log, pages: words }: WalkLog,
): Promise<string | undefined> {
  const chosen = new Set<string>();
  const driver: Driver<View> = {
    at: () => settled(session),
    async act(view) {
      log.push(`${view.stepId} ${view.status}`);
      if (view.path !== undefined) words[view.path] = JSON.stringify(view.step);
      if (view.engine) throw new Error(view.engine.words);
      const inbox = () => codeIn(walk, view);
      if (!walk.script?.act(view)) await doAt(view, { answers: walk.answers, inbox, chosen });
      await turn();
    },
  };
  const isOver = ({ over, ended }: View) => over !== undefined || ended !== undefined;
  const last = await driveTo(driver, isOver, maxScreens).catch((error: unknown) => {
    throw new Error(`${log.join('\n')}\n${String(error)}`, { cause: error });
  });
  return last?.over ? last.over.ended : last?.ended;
}

/** The view once nothing is pending. */
async function settled(session: Session): Promise<View> {
  for (let turns = 0; turns < 5_000; turns += 1) {
    const view = session.view();
    if (view.over || !isWorking(view)) return view;
    await turn();
  }
  throw new Error(`${session.view().stepId} is still ${session.view().status}`);
}

function isWorking({ kind, status, engine, step }: View): boolean {
  if (engine) return ['loading', 'saving', 'waiting'].includes(engine.state);
  const state = kindStates[kind]?.states[status];
  return state !== undefined && (invokedIn(step, state) ?? state.always) !== undefined;
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function codeIn({ sandbox }: ActionWalk, { step }: View): Promise<string> {
  const response = await fetch(`${sandbox.url}/sandbox/inbox?phone=${String(step.phone)}`);
  const { messages } = (await response.json()) as { messages: { code: string }[] };
  return messages[0]?.code ?? '';
}

function specifiedPart({ specifiedOnly }: ActionWalk, id: HttpId, data: unknown): unknown {
  return specifiedOnly ? withoutExtensions(id, data) : data;
}

let ids = 0;

function effectsOf(walk: ActionWalk, log: string[], at: () => View): Effects {
  const { sandbox, clock, orderNo, script } = walk;
  const pending = new Set<unknown>();
  return new SimulatedWorld({
    async call({ endpoint: id, request: fields, requestId }) {
      // `session` is assigned once it has started.
      await Promise.resolve();
      const view = at();
      const instead = script?.instead(view, id);
      if (instead) return instead;
      if (id.startsWith('bridge.')) return bridge(walk, id, fields, view);
      const request = (await walk.intercept?.(id, fields)) ?? fields;
      if (walk.notThere?.includes(id)) {
        log.push(`${id}: not there`);
        return readResponse(contract[id as HttpId], 404, 'Not Found') as CallResult;
      }
      const options = requestId === undefined ? {} : { requestId };
      const sentRequests = requestOverHttp(
        sandbox.url,
        id as HttpId,
        withoutGaps(request),
        options,
      );
      pending.add(sentRequests);
      const response = await sentRequests.finally(() => pending.delete(sentRequests));
      const data = script ? script.changed(view, id, response.body.data) : response.body.data;
      const body = { ...response.body, data: specifiedPart(walk, id as HttpId, data) };
      const read = readResponse(contract[id as HttpId], response.status, body);
      if (read.type === 'processing') throw new Error(`${id} is still being processed`);
      if (read.type !== 'ok') log.push(`${id}: ${JSON.stringify(response.body)}`);
      return read;
    },
    async open(url): Promise<OpenResult> {
      await actOnPage(sandbox, url, script ? script.onPage(at()) : 'done');
      return 'returned';
    },
    clock: {
      now: () => clock.now,
      // Time advances only while no request is pending: no response is late.
      async sleep(until, signal) {
        do await turn();
        while (pending.size > 0);
        if (!signal.aborted) clock.now = Math.max(clock.now, until);
      },
    },
    newId: () => `walk-${orderNo}-${String((ids += 1))}`,
    random: Math.random,
    toast: (words) => void log.push(`toast: ${words}`),
    room: {
      open: async () => ({ type: 'blocked', fault: 'unsupported' }),
    },
  }).effects;
}

function withoutGaps(request: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
}

/** The customer's act on an external page; without an act they only open it. */
async function actOnPage(
  sandbox: ActionWalk['sandbox'],
  url: string,
  act: 'done' | 'refused' | undefined,
): Promise<void> {
  if (act === undefined) return;
  const { pathname, searchParams } = new URL(url);
  const response = pathname.startsWith(payPagePath) ? 'pay' : act;
  await fetch(sandbox.url + pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ t: searchParams.get('t') ?? '', answer: response }),
  });
}

/** The tracking source of the customer. */
export const origin = {
  utm_source: 'A01_006_012',
  lob: 'app_ios',
  platform: 'ios',
  share_source: 'friend-7',
};

/** The native app: its face check passes, its wallets pay, and the interview in its own room passes too. */
async function bridge(
  { sandbox, orderNo, script }: ActionWalk,
  id: string,
  request: Record<string, unknown>,
  view: View,
): Promise<CallResult> {
  if (id === 'bridge.face') return ok({ ticket: 'passed' });
  if (id === 'bridge.pay') {
    await actAtCashier(sandbox, 'pay', { payInfo: String(request.payInfo) });
    return ok({ finished: true });
  }
  if (id === 'bridge.take-photo') return ok({ image: btoa('JPEG') });
  if (id === 'bridge.credit-authorization') {
    await actOnPage(sandbox, String(request.url), script ? script.onPage(view) : 'done');
    return ok({ authorized: true });
  }
  if (id === 'bridge.order-origin') return ok(origin);
  if (id !== 'bridge.video') return ok({});
  await fetch(`${sandbox.url}/sandbox/interview/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderNo, verdict: 'passed' }),
  });
  return ok({ ended: 'done' });
}
