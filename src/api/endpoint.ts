import type { z } from 'zod/mini';

/** The API clients of the specification (browsing-and-ordering, sections 7 and 9); `bridge` is the host, not HTTP. */
export type ClientName = 'main' | 'channel' | 'legacy' | 'public' | 'order' | 'bridge';

/** Storage keys of who the customer is, as far as a request can carry them in a field. */
export type CredentialField = 'token' | 'tokentype' | 'phone';

/** One row of the contract: client, sandbox, OpenAPI and checker are all derived from it. */
export interface Endpoint {
  about: string;
  client: ClientName;
  method: 'GET' | 'POST';
  path: string;
  /** How the request travels. GET: the query. `legacy` rows: form-encoded `c`, `v`, `u`, `q`. */
  encoding: 'query' | 'json' | 'form' | 'multipart';
  request: z.ZodMiniObject;
  /** The type of `data` in the response; `code` and `msg` come with every response. */
  response: z.ZodMiniType;
  /** Writes once: carries one requestId per intent, and a repeated requestId is answered with the first result. */
  once?: true;
  /**
   * Of a write: the request fields that identify what is written, beside the order. A saved write is matched by them
   * when steps are renamed.
   */
  distinguishedBy?: readonly string[];
  /** Request and response fields that must never be stored, logged or put into an address. */
  sensitive?: readonly string[];
  /** Further request and response fields that may be stored encrypted only, beside those that are personal everywhere. */
  personal?: readonly string[];
  /** Request fields the client fills from a storage key: no author writes them, nothing else stores them. */
  fromCredentials?: Readonly<Record<string, CredentialField>>;
  /** Its success signs the customer in (the client stores its `token`, `tokentype`, `phone`) or out. */
  signs?: 'in' | 'out';
  /** The specification implies it but does not list it. */
  ours?: true;
  /** Of legacy rows: `q` is the value of this field as it is, instead of all fields as JSON. */
  bare?: string;
  /** Milliseconds, where it differs from its client's. */
  timeout?: number;
}
