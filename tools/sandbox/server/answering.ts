import { customerByToken } from '../customers/customer-by-token.ts';
import type { FastifyRequest } from 'fastify';
import { contract } from '../../../src/api/contract.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';
import {
  type Answer,
  legacySignedOutAnswer,
  malformedAnswer,
  okAnswer,
  refusedAnswer,
  signedOutAnswer,
} from './answers.ts';
import { demoCustomer } from '../customers/customer-seeds.ts';
import { type Call, type HttpId, Refusal, SentFile } from '../platform/handler.ts';
import { handlers } from './handlers.ts';
import { type Incoming, readIncoming, Unreadable } from './incoming.ts';
import { once } from './once.ts';
import { addressesOf } from './addresses.ts';
import { addressOf } from '../identity/code-limits.ts';
import type { Customer } from '../platform/tables.ts';
import type { Surroundings } from '../platform/surroundings.ts';

/** Read, checked, known whose: ready to be carried out as often as a fault wants. */
export interface Asked {
  incoming: Incoming;
  answerOnce(): Promise<Answer>;
}

/** Reads and checks a request; gives the way to answer it, or the answer that refuses it. */
export async function ask(
  id: HttpId,
  request: FastifyRequest,
  around: Surroundings,
): Promise<Asked | Answer> {
  const row = contract[id];
  const lang = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
  let incoming: Incoming;
  try {
    incoming = await readIncoming(row, request);
  } catch (error) {
    if (error instanceof Unreadable) return malformedAnswer(lang, [{ message: error.message }]);
    throw error;
  }
  const customer = await customerOf(row, incoming.token, around);
  if (!customer)
    return row.client === 'legacy' ? legacySignedOutAnswer(lang) : signedOutAnswer(lang);
  const read = row.request.safeParse(incoming.input);
  if (!read.success) return malformedAnswer(lang, read.error.issues);
  const places = addressesOf(request, around);
  const answerOnce = () =>
    around.db.transaction().execute(async (tx) => {
      const call: Call = {
        tx,
        customer,
        now: around.clock(),
        address: addressOf(request),
        codesPerAddress: around.codesPerAddress,
        lang,
        random: around.random,
        log: around.log,
        services: around.services,
        ...places,
        ...(incoming.upload && { upload: incoming.upload }),
      };
      return carryOut(id, row, read.data, call, incoming);
    });
  return { incoming, answerOnce };
}

async function carryOut(
  id: HttpId,
  row: Endpoint,
  input: unknown,
  call: Call,
  incoming: Incoming,
): Promise<Answer> {
  const { requestId, lang } = incoming;
  const effect = () => refusable(lang, () => answerOf(id, row, input, call));
  if (!row.once || requestId === undefined) return effect();
  const intent = { requestId, customerId: call.customer.id, endpoint: id, input, now: call.now };
  return refusable(lang, () => once(call.tx, intent, effect));
}

async function refusable(lang: Incoming['lang'], work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refusedAnswer(error, lang);
    throw error;
  }
}

async function answerOf(id: HttpId, row: Endpoint, input: unknown, call: Call): Promise<Answer> {
  // The input has just been parsed with this id's own schema, so the pair of handler and input belongs together.
  const handle = handlers[id] as (input: unknown, call: Call) => unknown;
  const data: unknown = await handle(input, call);
  if (data instanceof SentFile) return { status: 200, body: {}, file: data };
  const fits = row.response.safeParse(data);
  if (!fits.success) {
    throw new Error(
      `Bug: the sandbox's answer to ${id} breaks the contract: ${JSON.stringify(fits.error.issues)}`,
    );
  }
  return okAnswer(data);
}

const openToAll: ReadonlySet<string> = new Set([
  'sms.send',
  'sms.verify',
  'user.login',
  'user.check-token',
  'share.config',
]);

async function customerOf(
  row: Endpoint,
  token: string | undefined,
  around: Surroundings,
): Promise<Customer | undefined> {
  const { db } = around;
  if (token !== undefined) {
    const found = await customerByToken(db, token);
    if (found) return found;
  }
  const open = openToAll.has(idOf(row)) || row.client === 'public' || row.client === 'channel';
  if (token !== undefined && !open) return undefined;
  if (!open && around.signIn === 'required') return undefined;
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', demoCustomer.id)
    .executeTakeFirstOrThrow();
}

const ids = new Map(Object.entries(contract).map(([id, row]) => [row, id]));
function idOf(row: Endpoint): string {
  return ids.get(row) ?? '';
}
