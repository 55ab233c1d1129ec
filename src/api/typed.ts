import type { z } from 'zod/mini';
import type { CallResult } from '../model/effects.ts';
import type { Contract, EndpointId } from './contract.ts';

/**
 * The contract as types: what a call of an endpoint takes and gives. Nothing of it reaches a phone, where the rows are
 * loaded area by area.
 */
export type { EndpointId } from './contract.ts';

type Sent<Id extends EndpointId> = z.input<Contract[Id]['request']>;

/** The fields a caller sends; those the client fills from who is signed in may be left out. */
export type RequestOf<Id extends EndpointId> = Contract[Id] extends {
  readonly fromCredentials: infer Filled;
}
  ? Omit<Sent<Id>, keyof Filled & keyof Sent<Id>>
  : Sent<Id>;

/** `data` of a good response. */
export type ResponseOf<Id extends EndpointId> = z.output<Contract[Id]['response']>;

/** What a call gives: the fields of `data` side by side; a list, or a single value, under `data`. */
export type ResultOf<Id extends EndpointId> =
  ResponseOf<Id> extends readonly unknown[] | string | number | boolean | null
    ? { data: ResponseOf<Id> }
    : ResponseOf<Id>;

/** `CallResult` of one endpoint. */
export type ResultOfCall<Id extends EndpointId> =
  | { type: 'ok'; result: ResultOf<Id> }
  | Exclude<CallResult, { type: 'ok' }>;

type ContractTypes = {
  readonly [Id in EndpointId]: { readonly request: RequestOf<Id>; readonly result: ResultOf<Id> };
};

declare module '../model/effects.ts' {
  interface EndpointTypes extends ContractTypes {}
}
