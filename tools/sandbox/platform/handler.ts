import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import type { Contract, EndpointId } from '../../../src/api/contract.ts';
import type { Lang } from './lang.ts';
import type { Services } from './services.ts';
import type { Customer, Tables } from './tables.ts';

export type HttpId = Exclude<EndpointId, `bridge.${string}`>;
export type HandlerRequest<Id extends HttpId> = z.output<Contract[Id]['request']>;
export type HandlerResponse<Id extends HttpId> = z.input<Contract[Id]['response']>;

/** Answers one endpoint within one transaction. Refuses by throwing `Refusal`; what it wrote before that stays written. */
type Handler<Id extends HttpId> = (
  input: HandlerRequest<Id>,
  call: HandlerContext,
) => Promise<HandlerResponse<Id>> | HandlerResponse<Id>;

export type Handlers = { [Id in HttpId]: Handler<Id> };

export interface HandlerContext {
  tx: Transaction<Tables>;
  customer: Customer;
  /** Nobody is signed in: `customer` stands in for one. */
  isVisitor: boolean;
  /** Epoch ms. */
  now: number;
  /** Where the request comes from. */
  address: string;
  /** Codes an hour that may be asked for in vain, or tried wrongly, from one address. */
  codesPerAddress: number;
  /** The customer's language. */
  lang: Lang;
  /** In [0, 1). */
  random: () => number;
  /** Where links to the sandbox's own pages begin, without a slash at the end. */
  linkOrigin: string;
  /** The page of the app the customer is on; a funder's page leads back there. */
  returnTo: string;
  /** The file of a multipart request; its name is not kept. */
  upload?: Upload;
  /** Shows a line at the terminal; never personal data. */
  log: (line: string) => void;
  services: Services;
}

/** What an effect on an order needs, whether a customer's call or the sandbox itself brings it about. */
export type EffectContext = Pick<HandlerContext, 'tx' | 'now' | 'services'>;

export interface Upload {
  bytes: Buffer;
  /** The name asked for a blurred picture, see README. */
  blurred: boolean;
}

/** A refusal with a message for the customer, in both languages. */
export class Refusal extends Error {
  readonly code: string;
  readonly words: { zh: string; en: string };

  constructor(code: string, zh: string, en: string) {
    super(zh);
    this.code = code;
    this.words = { zh, en };
  }
}

/** An answer that is a file instead of JSON. */
export class SentFile {
  readonly type: string;
  readonly bytes: Buffer;

  constructor(type: string, bytes: Buffer) {
    this.type = type;
    this.bytes = bytes;
  }
}
