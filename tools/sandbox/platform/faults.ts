import { z } from 'zod';
import { faultNames } from '../../../src/pages/launcher/fault-names.ts';
import { contract } from '../../../src/api/contract.ts';

export { faultNames };
export type FaultName = (typeof faultNames)[number];

export interface SandboxFault {
  id: number;
  endpoint: string;
  fault: FaultName;
  /** Calls left that it spoils. */
  times: number;
  /** Milliseconds, for delay. */
  ms: number;
}

/** `endpoint` is an id of the contract or `*`. `times` defaults to 1, `ms` to 1000. */
export const faultRequest = z.object({
  endpoint: z
    .string()
    .refine((id) => id === '*' || Object.hasOwn(contract, id), 'not an endpoint of the contract'),
  fault: z.enum(faultNames),
  times: z.int().min(1).max(1_000_000).default(1),
  ms: z.int().min(0).max(600_000).default(1000),
});

/** The faults the sandbox was told to inject. In memory: a restart clears them. */
export class Faults {
  #list: SandboxFault[] = [];
  #lastId = 0;

  add(fault: Omit<SandboxFault, 'id'>): SandboxFault {
    this.#lastId += 1;
    const added = { id: this.#lastId, ...fault };
    this.#list.push(added);
    return added;
  }

  /** The oldest fault for the endpoint; uses one of its times up. */
  take(endpoint: string): SandboxFault | undefined {
    const found = this.#list.find((fault) => fault.endpoint === endpoint || fault.endpoint === '*');
    if (!found) return undefined;
    found.times -= 1;
    if (found.times <= 0) this.#list = this.#list.filter((fault) => fault !== found);
    return found;
  }

  list(): readonly SandboxFault[] {
    return this.#list.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#list = [];
  }
}
