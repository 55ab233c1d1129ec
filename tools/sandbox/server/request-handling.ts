import { customerByToken } from '../customers/customer-by-token.ts';
import type { FastifyRequest } from 'fastify';
import { contract } from '../../../src/api/contract.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import {
  type ApiResponse,
  legacySignedOutResponse,
  malformedResponse,
  okResponse,
  refusedResponse,
  signedOutResponse,
} from './responses.ts';
import { demoCustomer } from '../customers/customer-seeds.ts';
import { type HandlerContext, type HttpId, Refusal, SentFile } from '../platform/handler.ts';
import { handlers } from './handlers.ts';
import { type Incoming, readIncoming, Unreadable } from './incoming.ts';
import { once } from './once.ts';
import { addressesOf } from './addresses.ts';
import { addressOf } from '../identity/code-limits.ts';
import type { Customer } from '../platform/tables.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';

/** Parsed, validated and authenticated: ready to be executed as often as a fault wants. */
export interface PreparedRequest {
  incoming: Incoming;
  execute(): Promise<ApiResponse>;
}

/** Parses, validates and authenticates a request; gives it ready to be executed, or the response that refuses it. */
export async function prepareRequest(
  id: HttpId,
  request: FastifyRequest,
  env: SandboxEnvironment,
): Promise<PreparedRequest | ApiResponse> {
  const row = contract[id];
  const lang = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
  let incoming: Incoming;
  try {
    incoming = await readIncoming(row, request);
  } catch (error) {
    if (error instanceof Unreadable) return malformedResponse(lang, [{ message: error.message }]);
    throw error;
  }
  const owner = incoming.token && (await customerByToken(env.db, incoming.token));
  const isVisitor = !owner;
  const customer = owner || (await customerForVisitor(row, incoming.token, env));
  if (!customer)
    return row.client === 'legacy' ? legacySignedOutResponse(lang) : signedOutResponse(lang);
  const read = row.request.safeParse(incoming.input);
  if (!read.success) return malformedResponse(lang, read.error.issues);
  const addresses = addressesOf(request, env);
  const execute = () =>
    env.db.transaction().execute(async (tx) => {
      const call: HandlerContext = {
        tx,
        customer,
        isVisitor,
        now: env.clock(),
        address: addressOf(request),
        codesPerAddress: env.codesPerAddress,
        lang,
        random: env.random,
        log: env.log,
        services: env.services,
        ...addresses,
        ...(incoming.upload && { upload: incoming.upload }),
      };
      return runHandler(id, row, read.data, call, incoming);
    });
  return { incoming, execute };
}

async function runHandler(
  id: HttpId,
  row: Endpoint,
  input: unknown,
  call: HandlerContext,
  incoming: Incoming,
): Promise<ApiResponse> {
  const { requestId, lang } = incoming;
  const effect = () => refusable(lang, () => responseOf(id, row, input, call));
  if (!row.once || requestId === undefined) return effect();
  const intent = { requestId, customerId: call.customer.id, endpoint: id, input, now: call.now };
  return refusable(lang, () => once(call.tx, intent, effect));
}

async function refusable(
  lang: Incoming['lang'],
  work: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refusedResponse(error, lang);
    throw error;
  }
}

async function responseOf(
  id: HttpId,
  row: Endpoint,
  input: unknown,
  call: HandlerContext,
): Promise<ApiResponse> {
  // The input has just been parsed with this id's own schema, so the pair of handler and input belongs together.
  const handle = handlers[id] as (input: unknown, call: HandlerContext) => unknown;
  const data: unknown = await handle(input, call);
  if (data instanceof SentFile) return { status: 200, body: {}, file: data };
  const fits = row.response.safeParse(data);
  if (!fits.success) {
    throw new Error(
      `Bug: the sandbox's response to ${id} breaks the contract: ${JSON.stringify(fits.error.issues)}`,
    );
  }
  return okResponse(data);
}

const openToAll: ReadonlySet<string> = new Set([
  'sms.send',
  'sms.verify',
  'user.login',
  'user.check-token',
  'share.config',
  'campaign.invitation',
]);

/** Also where a visitor is the demo customer: who helps must be somebody, and not the one who invited. */
const closedToVisitors: ReadonlySet<string> = new Set(['campaign.help']);

async function customerForVisitor(
  row: Endpoint,
  token: string | undefined,
  env: SandboxEnvironment,
): Promise<Customer | undefined> {
  const id = idOf(row);
  const open = openToAll.has(id) || row.client === 'public' || row.client === 'channel';
  if (token !== undefined && !open) return undefined;
  if (!open && (env.signIn === 'required' || closedToVisitors.has(id))) return undefined;
  return env.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', demoCustomer.id)
    .executeTakeFirstOrThrow();
}

const ids = new Map(Object.entries(contract).map(([id, row]) => [row, id]));
function idOf(row: Endpoint): string {
  return ids.get(row) ?? '';
}
