import { openSession, type Session, type SessionOptions } from '../../src/machine/session.ts';
import { memoryStorage } from '../../src/machine/storage.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { SimulatedWorld } from '../../src/verify/simulated-world.ts';

type SessionInput = Pick<SessionOptions, 'definition' | 'flowId' | 'action'> &
  Partial<SessionOptions>;

/** A session with default options: its own storage, a simulated platform, an order. */
export function aSession(input: SessionInput): Session {
  return openSession({
    order: { orderNo: 'A1' },
    host: { kind: 'web', system: 'other', version: '0.0.0' },
    language: 'zh',
    kinds: kindStates,
    effects: new SimulatedWorld().effects,
    storage: memoryStorage().tab(),
    owner: 'me',
    ...input,
  });
}
