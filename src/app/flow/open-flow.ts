import type { FlowRequest } from './flow-request.ts';
import type { Definition, Flow } from '../../model/definition.ts';
import { platformId, type ActionId } from '../../model/action-id.ts';
import type { AppIndex, DefinitionHead } from '../../model/definition-files.ts';
import { paymentOfAction } from '../../api/payments.ts';
import { dispatch } from '../../machine/dispatch.ts';
import type { CallResult } from '../../model/effects.ts';
import { openAt } from '../../machine/open-at.ts';
import {
  type DamagedRecord,
  isIntact,
  readRecord,
  removeRecord,
  type SessionRecord,
  sessionKey,
} from '../../machine/record.ts';
import { openSession, type Session } from '../../machine/session.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { kindStates } from '../../steps/registry/states.ts';
import type { Language, LocalizedTemplate } from '../../model/definition.ts';
import { startPath } from '../../pages/page.ts';
import { sensitiveStash } from '../customer/sensitive-stash.ts';
import type { OrderDefinitions } from './find-action.ts';
import type * as Finding from './find-action.ts';
import { isDoneElsewhere, offers } from './done-elsewhere.ts';
import { contradicts } from './of-this-order.ts';
import { messages } from './messages.ts';
import type { AppServices } from '../services.ts';
import { firstPaths } from '../../machine/starts.ts';

export type Opened =
  | {
      type: 'session';
      session: Session;
      action: ActionId;
      flow: Flow;
      /** The requested screen, and the message where the flow begins at another one. */
      requestedScreen?: { path: string; elsewhere: LocalizedText };
    }
  /** To the order's detail page, with a message, or without one where nothing is to happen. */
  | { type: 'to-order'; words?: LocalizedText | LocalizedTemplate; values?: Record<string, number> }
  /** It could not be found out; retrying may work. */
  | {
      type: 'problem';
      words: LocalizedText | LocalizedTemplate;
      /** The platform does not show the customer this order: there is none to go back to. */
      refusedOrder?: boolean;
    };

/** A flow about no order: `path` says which, `parameters` are those of its address. */
export interface FreeFlowRequest {
  path: string;
  parameters: Record<string, string>;
  language: Language;
}

/** From the address of a flow about no order to a running session. */
export function openFreeFlow(flowRequest: FreeFlowRequest, services: AppServices): Promise<Opened> {
  return orProblem(freeFlow(flowRequest, services), services);
}

async function freeFlow(flowRequest: FreeFlowRequest, services: AppServices): Promise<Opened> {
  const found = await services.definitions.free(flowRequest.path).catch(() => undefined);
  if (!found) return { type: 'problem', words: messages.loadFailed };
  const { definition, flow, page } = found;
  const { parameters } = flowRequest;
  const here = { ...flowRequest, orderNo: '', action: page, params: parameters };
  return {
    type: 'session',
    action: page,
    ...(await start(definition, parameters, flow, page, here, services)),
  };
}

/** `search`: the address's query, whose parameters the flow reads. */
export function openOrderFlow(
  { search, ...address }: Omit<FlowRequest, 'params'> & { search: string },
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened> {
  const params = Object.fromEntries(new URLSearchParams(search));
  return openFlow({ ...address, params }, services, signal);
}

/** From an address to a running session (by its action, an entry, else the order's detail). */
export function openFlow(
  flowRequest: FlowRequest,
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened> {
  return orProblem(flowOfOrder(flowRequest, services, signal), services, signal);
}

/** What nobody foresaw, such as a step of a newer release on a page kept by a web view: told, and it can be tried again. */
async function orProblem(
  opening: Promise<Opened>,
  { onBug }: AppServices,
  signal?: AbortSignal,
): Promise<Opened> {
  try {
    return await opening;
  } catch (error) {
    if (signal?.aborted !== true) onBug(error instanceof Error ? error : new Error(String(error)));
    return { type: 'problem', words: messages.loadFailed };
  }
}

async function flowOfOrder(
  flowRequest: FlowRequest,
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened> {
  const response = await services.call(
    'order.detail',
    { orderNo: flowRequest.orderNo },
    { signal },
  );
  if (response.type !== 'ok')
    return { type: 'problem', words: wordsOf(response), refusedOrder: response.type === 'failed' };
  const order = response.result;
  if (contradicts(flowRequest.params, order, paymentOf(flowRequest.action)))
    return { type: 'to-order', words: messages.otherOrder };
  const funder = String(order.funder);
  const loaded = await load(funder, flowRequest, services).catch(() => undefined);
  if (!loaded) return { type: 'problem', words: messages.loadFailed };
  const { index, lookup } = loaded;
  if (!Object.hasOwn(index.funders, funder))
    return { type: 'to-order', words: messages.unknownFunder };
  const action = lookup
    ? await lookup.findAction(flowRequest, lookup, order, services, signal)
    : flowRequest.action;
  if (action === undefined)
    return lookup
      ? byEntry(lookup, order, flowRequest, services, signal)
      : { type: 'to-order', words: messages.notReachable };
  if (typeof action === 'object') return { type: 'problem', words: wordsOf(action) };
  const target = dispatch(index, funder, action);
  if (typeof action === 'string' && target.type !== 'flow')
    return { type: 'to-order', words: messages.notReachable };
  if (target.type === 'nothing') return { type: 'to-order' };
  if (target.type === 'under-development') {
    return { type: 'to-order', words: messages.underDevelopment, values: { code: Number(action) } };
  }
  const definition = await definitionFor(action, target.flow, { funder, lookup }, services);
  if (!definition) return { type: 'problem', words: messages.loadFailed };
  const closed = await closedTo(definition.flows[target.flow], { order, action }, services, signal);
  if (closed) return closed;
  return {
    type: 'session',
    action,
    ...(await start(definition, order, target.flow, action, flowRequest, services)),
  };
}

function recordAt(
  flow: Flow,
  order: Record<string, unknown>,
  action: ActionId,
  { storage }: AppServices,
): SessionRecord | DamagedRecord | undefined {
  return readRecord(storage, sessionKey(flow, order, action));
}

function paymentOf(action: ActionId | undefined): string | undefined {
  return action === undefined ? undefined : paymentOfAction(action);
}

/** With the functions that find the action, which are loaded on demand: few addresses leave it open. */
type AddressLookup = OrderDefinitions & Pick<typeof Finding, 'findAction' | 'findEntry'>;

/**
 * Loads the index alone where the address names an action of the funder's; the platform's own flows only for an address
 * that may lead there.
 */
async function load(
  funder: string,
  { action, path }: FlowRequest,
  { definitions }: AppServices,
): Promise<{ index: AppIndex; lookup?: AddressLookup }> {
  if (typeof action === 'number') return { index: await definitions.index() };
  const [index, head, finding] = await Promise.all([
    definitions.index(),
    definitions.head(funder),
    import('./find-action.ts'),
  ]);
  if (!head) return { index };
  const isOurs = index.pages?.paths.includes(path) === true;
  const needsPages =
    typeof action === 'string' || (action === undefined && (isOurs || path === startPath));
  const pages = needsPages ? await definitions.head(platformId) : undefined;
  // The platform's own flows name the order's funder, too.
  const ours = pages && { ...pages, name: head.name };
  return { index, lookup: { ...finding, funder: head, pages: ours } };
}

async function definitionFor(
  action: ActionId,
  flow: string,
  { funder, lookup }: { funder: string; lookup: OrderDefinitions | undefined },
  services: AppServices,
): Promise<Definition | undefined> {
  if (typeof action === 'string') return lookup?.pages && withFlows(lookup.pages, [flow], services);
  return services.definitions.ofAction(funder, action).catch(() => undefined);
}

function withFlows(head: DefinitionHead, flows: readonly string[], { definitions }: AppServices) {
  return definitions.withFlows(head, flows).catch(() => undefined);
}

async function start(
  definition: Definition,
  order: Record<string, unknown>,
  flowId: string,
  action: ActionId,
  flowRequest: FlowRequest,
  services: AppServices,
  entry?: { step: string; params: Record<string, unknown> },
): Promise<Omit<Extract<Opened, { type: 'session' }>, 'type' | 'action'>> {
  const flow = definition.flows[flowId];
  if (!flow) throw new Error(`Bug: start has no flow ${flowId} of ${definition.funder}.`);
  const key = sessionKey(flow, order, action);
  await services.storage.sealed?.open(key);
  const { path, params } = flowRequest;
  const record = readRecord(services.storage, key);
  const beginsAnew = record !== undefined && isOver(flow, record, { path, action });
  if (beginsAnew) removeRecord(services.storage, key);
  const session = openSession({
    definition: { ...definition, links: [...definition.links, ...services.links] },
    flowId,
    action,
    order,
    host: services.host,
    language: flowRequest.language,
    kinds: kindStates,
    effects: services.effects,
    storage: services.storage,
    isOffered: offers(order, action) || (record && isIntact(record) && record.offered) === true,
    owner: services.owner,
    stash: sensitiveStash,
    onBug: services.onBug,
    ...(entry && { entry: entry.step, params: entry.params }),
  });
  // A returning customer resumes where they were, whichever page (a payment page, say) the address names.
  const isStarted = record !== undefined && !beginsAnew;
  if (isStarted || path === startPath || firstPaths(flow).has(path)) return { session, flow };
  const opening = openAt(definition, { path, params, action });
  const elsewhere = 'words' in opening ? opening.words : messages.notReachable;
  return { session, flow, requestedScreen: { path, elsewhere } };
}

/**
 * What has succeeded begins anew at the address of its first screen: the next rent, not the last one's result. At the
 * result's own address that is shown again, and for an action of the order everywhere: whoever comes back to where it
 * began comes from the browser's history or from a lender's page. A payment, which begins by asking what is due, begins
 * anew from the order.
 */
function isOver(
  flow: Flow,
  record: SessionRecord | DamagedRecord,
  { path, action }: { path: string; action: ActionId },
): boolean {
  const end = isIntact(record) ? flow.steps[record.at] : undefined;
  if (end?.ends !== 'success' || end.path === undefined || end.path === path) return false;
  const isFirst = typeof action === 'string' && firstPaths(flow).has(path);
  const isBeginning = path === startPath ? end.resume !== undefined : isFirst;
  return isBeginning && Object.values(record.intents).every(({ state }) => state !== 'sent');
}

async function byEntry(
  lookup: AddressLookup,
  order: Record<string, unknown>,
  flowRequest: FlowRequest,
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened> {
  const entered = await lookup
    .findEntry(flowRequest, lookup, services)
    .catch(() => 'not loaded' as const);
  if (entered === 'not loaded') return { type: 'problem', words: messages.loadFailed };
  if (!entered) return { type: 'to-order', words: messages.notReachable };
  const { definition, opening, action } = entered;
  const noCar = await withoutCar(
    definition.flows[opening.flow],
    { order, action },
    services,
    signal,
  );
  if (noCar) return noCar;
  const entry = { step: opening.step, params: opening.params };
  return {
    type: 'session',
    action,
    ...(await start(definition, order, opening.flow, action, flowRequest, services, entry)),
  };
}

/** Why the flow does not open: it is done, or its car is sold. */
async function closedTo(
  flow: Flow | undefined,
  about: { order: Record<string, unknown>; action: ActionId },
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened | undefined> {
  const { order, action } = about;
  if (flow && isDoneElsewhere(flow, () => recordAt(flow, order, action, services), order, action))
    return { type: 'to-order', words: messages.doneElsewhere };
  return withoutCar(flow, about, services, signal);
}

/**
 * A used car (product line 3) that somebody else has bought is reported before a flow that continues the purchase
 * opens. A flow with writes is resumed: their outcome is shown whatever became of the car.
 */
async function withoutCar(
  flow: Flow | undefined,
  { order, action }: { order: Record<string, unknown>; action: ActionId },
  services: AppServices,
  signal: AbortSignal,
): Promise<Opened | undefined> {
  if (!flow?.checksVehicle || String(order.productLineCode) !== '3') return undefined;
  const record = recordAt(flow, order, action, services);
  if (Object.keys(record?.intents ?? {}).length > 0) return undefined;
  const vinNo = typeof order.vin === 'string' ? order.vin : '';
  const response = await services.call('secondhand.exists', { vinNo }, { signal });
  if (response.type !== 'ok') return { type: 'problem', words: wordsOf(response) };
  return response.result.exist === true ? undefined : { type: 'to-order', words: messages.sold };
}

function wordsOf(response: Exclude<CallResult, { type: 'ok' }>): LocalizedText | LocalizedTemplate {
  if (response.type === 'unreachable') return response.words;
  return { zh: response.result.msg, en: response.result.msg };
}
