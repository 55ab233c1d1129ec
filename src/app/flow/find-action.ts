import type { Definition } from '../../model/definition.ts';
import { platformId, type ActionId } from '../../model/action-id.ts';
import type { DefinitionHead } from '../../model/definition-files.ts';
import { openAt, type Opening } from '../../machine/open-at.ts';
import { readRecord } from '../../machine/record.ts';
import { recordKey } from '../../machine/record-key.ts';
import { actionOfPayment } from '../../api/payments.ts';
import type { CallResult } from '../../model/effects.ts';
import { startPath } from '../../pages/page.ts';
import { offers } from './done-elsewhere.ts';
import type { FlowRequest } from './flow-request.ts';
import type { AppServices } from '../services.ts';
import { codesOf } from '../../machine/starts.ts';

type Entry = Extract<Opening, { type: 'entry' }>;
type NotOk = Exclude<CallResult, { type: 'ok' }>;

/** The definitions an order's addresses may lead into: its funder's, and the platform's own flows with page codes. */
export interface OrderDefinitions {
  funder: DefinitionHead;
  pages: DefinitionHead | undefined;
}

/**
 * The action an address is about: the one it names, else the one of its `paymentType`, else of the funder's actions with
 * this page the one that has a saved session, else the only one, else the page code in the same way. A starting address
 * without an action queries the platform (`/api/order/autoRoute`).
 */
export async function findAction(
  flowRequest: FlowRequest,
  { funder, pages }: OrderDefinitions,
  order: Record<string, unknown>,
  services: AppServices,
  signal: AbortSignal,
): Promise<ActionId | NotOk | undefined> {
  if (flowRequest.action !== undefined) return flowRequest.action;
  if (flowRequest.path !== startPath) {
    const own =
      byPayment(funder, flowRequest) ??
      byPage(funder, flowRequest.path, flowRequest.orderNo, services);
    return own ?? (pages && byPageOf(pages, flowRequest.path, flowRequest.orderNo, services));
  }
  const response = await services.call(
    'order.auto-route',
    { orderNo: flowRequest.orderNo },
    { signal },
  );
  if (response.type !== 'ok') return response;
  const code = String(response.result.pageCode);
  return (
    byPageCode(code, funder, order) ??
    (pages && Object.hasOwn(pages.actions, code) ? code : undefined)
  );
}

/** The page code with a saved session, else the one of the page's name, else that of the only flow with such a page. */
function byPageOf(pages: DefinitionHead, path: string, orderNo: string, services: AppServices) {
  const codes = startsAt(pages, path);
  const running = codes.find((code) => readRecord(services.storage, recordKey(orderNo, code)));
  return (
    running ??
    codes.find((code) => `/${code}` === path) ??
    (codes.length === 1 ? codes[0] : undefined)
  );
}

/** Nine codes share the cashier; the address's `paymentType` distinguishes them (order-handling, section 4). */
function byPayment(definition: DefinitionHead, { path, params }: FlowRequest): number | undefined {
  const action = actionOfPayment(params.paymentType);
  return action !== undefined && actionsAt(definition, path).includes(action) ? action : undefined;
}

function byPage(definition: DefinitionHead, path: string, orderNo: string, services: AppServices) {
  const actions = actionsAt(definition, path);
  const running = actions.find((action) =>
    readRecord(services.storage, recordKey(orderNo, action)),
  );
  return running ?? (actions.length === 1 ? actions[0] : undefined);
}

/** A page code is an action code or the name of a page; of several actions at a page, one the order offers. */
export function byPageCode(
  pageCode: string,
  definition: DefinitionHead,
  order: Record<string, unknown>,
): number | undefined {
  if (/^\d{1,6}$/.test(pageCode)) return Number(pageCode);
  const actions = actionsAt(definition, `/${pageCode}`);
  return actions.find((action) => offers(order, action)) ?? actions[0];
}

const actionsAt = (head: DefinitionHead, path: string): number[] =>
  startsAt(head, path).map(Number);

function startsAt(head: DefinitionHead, path: string): string[] {
  const flows = Object.hasOwn(head.at, path) ? head.at[path] : [];
  return (flows ?? []).flatMap((flow) => codesOf(head, flow));
}

/** The flow that can begin at this address with its parameters. Rejects where the flows cannot be loaded. */
export async function findEntry(
  flowRequest: FlowRequest,
  { funder, pages }: OrderDefinitions,
  { definitions }: Pick<AppServices, 'definitions'>,
): Promise<{ definition: Definition; opening: Entry; action: ActionId } | undefined> {
  const heads = [funder, ...(pages ? [pages] : [])];
  const entries = (head: DefinitionHead) =>
    Object.hasOwn(head.entries, flowRequest.path) ? (head.entries[flowRequest.path] ?? []) : [];
  const withFlows = await Promise.all(
    heads.map((head) => definitions.withFlows(head, entries(head))),
  );
  return withFlows.flatMap((definition) => {
    const opening = openAt(definition, flowRequest);
    if (opening.type !== 'entry') return [];
    const code = codesOf(definition, opening.flow)[0] ?? '0';
    const action = definition.funder === platformId ? code : Number(code);
    return [{ definition, opening, action }];
  })[0];
}
