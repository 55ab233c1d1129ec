/** The network between the phone and the platform, with the faults it can inject. */
import { processingCode } from '../../src/api/codes.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import type { Delivery } from '../../src/api/delivery.ts';
import type { Sending } from '../../src/api/transport.ts';
import type { Clock } from './clock.ts';
import { type Body, type SimulatedPlatform, refused } from './platform.ts';

export const faults = [
  'drop-before',
  'drop-after',
  'answer-late',
  'request-late',
  '5xx-before',
  '5xx-after',
  'html',
  'html-before',
  'broken-body',
  'empty-body',
  '429',
  'busy',
  'processing',
  '401',
  'unknown-code',
  'unknown-code-before',
  'unknown-status',
  'refused',
] as const;
export type NetworkFault = (typeof faults)[number];

/** Which requests a fault applies to. */
export type Aim = 'writes' | 'reads' | 'all';

export interface Arrangement {
  fault: NetworkFault;
  aim: Aim;
  /** How many attempts it applies to. */
  times: number;
}

export interface Try {
  id: string;
  request: Record<string, unknown>;
  requestId: string | undefined;
  at: number;
  /** The signal of the call that this is an attempt of. */
  call: AbortSignal;
}

/** Milliseconds each way. */
const travels = 40;

export class FaultyNetwork {
  offline = false;
  readonly tries: Try[] = [];
  readonly #clock: Clock;
  readonly #platform: SimulatedPlatform;
  readonly #onEvent: (event: string) => void;
  #arranged: Arrangement[] = [];

  constructor(
    clock: Clock,
    platform: SimulatedPlatform,
    onEvent: (event: string) => void = () => undefined,
  ) {
    this.#clock = clock;
    this.#platform = platform;
    this.#onEvent = onEvent;
  }

  arrange(arrangement: Arrangement): void {
    this.#arranged.push({ ...arrangement });
  }

  heal(): void {
    this.#arranged = [];
    this.offline = false;
  }

  deliver = (id: string) => async (endpoint: Endpoint, request: Try['request'], how: Sending) => {
    const { requestId, signal } = how;
    this.tries.push({ id, request, requestId, at: this.#clock.world, call: signal });
    const fault = this.offline ? 'drop-before' : this.#next(endpoint);
    if (fault) this.#onEvent(`${fault}: ${endpoint.once ? 'write' : 'read'}`);
    if (this.offline) this.#onEvent('offline');
    const respond = () => this.#platform.respond(id, request, requestId, endpoint.once === true);
    return this.#travel(fault, respond, how);
  };

  #next({ once }: Endpoint): NetworkFault | undefined {
    const found = this.#arranged.find(
      ({ aim, times, fault }) =>
        times > 0 &&
        (aim === 'all' || (aim === 'writes') === (once === true)) &&
        // Only responses to reads have a payment status.
        (fault !== 'unknown-status' || !once),
    );
    if (found) found.times -= 1;
    return found?.fault;
  }

  #travel(fault: NetworkFault | undefined, respond: () => Body, how: Sending): Promise<Delivery> {
    const there = fault === 'request-late' ? how.timeout + 3_000 : travels;
    const back = fault === 'answer-late' ? how.timeout + 3_000 : travels;
    return new Promise((resolve) => {
      how.signal.addEventListener('abort', () => resolve({ type: 'aborted' }));
      if (how.signal.aborted) resolve({ type: 'aborted' });
      this.#clock.after(how.timeout, () => resolve({ type: 'timed-out' }));
      this.#clock.after(there, () => {
        const delivery = arrived(fault, respond);
        this.#clock.after(back, () => resolve(delivery));
      });
    });
  }
}

/** Handles a request that arrived: whether it has its effect, and what is sent back. */
function arrived(fault: NetworkFault | undefined, respond: () => Body): Delivery {
  const response = (status: number, body: unknown): Delivery => ({
    type: 'answered',
    status,
    body,
  });
  switch (fault) {
    case 'drop-before':
      return { type: 'dropped' };
    case 'drop-after':
      respond();
      return { type: 'dropped' };
    case '5xx-before':
      return response(503, { code: 'DOWN', msg: 'down' });
    case '5xx-after':
      respond();
      return response(502, '');
    case 'html-before':
      return { type: 'unreadable', status: 200 };
    case 'html':
      respond();
      return { type: 'unreadable', status: 200 };
    case 'broken-body':
      return response(200, { ...respond(), data: { status: 7, serialNumber: ['?'] } });
    case 'empty-body':
      respond();
      return response(200, '');
    case '429':
      return response(429, { code: 'LIMIT', msg: 'slow down' });
    case 'busy':
      return response(200, { code: 'X', msg: 'server busy, try later' });
    case 'processing':
      // The write has its effect nevertheless.
      respond();
      return response(200, { code: processingCode, msg: '', data: null });
    case '401':
      return response(401, { code: '401', msg: '' });
    case 'unknown-code':
      return response(200, { ...respond(), code: 'SUCCESS_MAYBE', msg: '' });
    case 'unknown-code-before':
      return response(200, { code: '0', msg: 'success', data: { status: 'paid' } });
    case 'unknown-status':
      return response(200, withStatus(respond(), 'PAY_SUCCESS'));
    case 'refused':
      return response(200, refused('NOT_NOW'));
    default:
      return response(200, respond());
  }
}

function withStatus(body: Body, status: string): Body {
  const { data } = body;
  const isStatus = typeof data === 'object' && data !== null && 'status' in data;
  return isStatus ? { ...body, data: { ...data, status } } : body;
}
