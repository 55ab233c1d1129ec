import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CallerOptions, createCaller } from './client.ts';
import { okCode } from './codes.ts';
import { json, MisbehavingServer } from './misbehaving-server.ts';
import type { Credentials } from './credentials.ts';

export const ok = (data: unknown) => json({ code: okCode, msg: 'done', data });
export const signal = new AbortController().signal;
export const link = { id: 'gongtou.contract-url', request: { orderNo: 'A1' } };
export const write = { id: 'order.change-funder', request: { orderNo: 'A1' } };

/** A server for the tests of one file, reset before each. `origin()` is known once they run. */
export function startedServer() {
  const server = new MisbehavingServer();
  let origin = '';
  beforeAll(async () => {
    origin = await server.start();
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());
  return { server, origin: () => origin };
}

/** A server for the tests of one file, and callers of it that say what they did. */
export function callersOfAServer() {
  const { server, origin } = startedServer();

  function aCaller(changes: Partial<CallerOptions> = {}) {
    const rests: number[] = [];
    const bugs: string[] = [];
    const signedOut: string[] = [];
    const credentials: Credentials = { token: 'tok-1' };
    let ids = 0;
    const call = createCaller({
      baseUrl: origin(),
      credentials: () => credentials,
      bridge: { request: async () => 'no-answer' },
      sleep: async (milliseconds) => void rests.push(milliseconds),
      newId: () => `made-${(ids += 1)}`,
      language: () => 'en',
      onSignedOut(how) {
        signedOut.push(how);
        return false;
      },
      onBug: (message) => void bugs.push(message),
      ...changes,
    });
    return { call, rests, bugs, signedOut };
  }

  return { server, origin, arrived: server.arrived, aCaller };
}
