import type { KindSchema, LocalizedText } from '../../model/step-kind.ts';
import type { ValueType, LocalizedTemplate } from '../../model/definition.ts';

/** What YAML may name and the checker cannot know: composed by tools from the contract and the step kinds. */
export interface Symbols {
  /** With the words of the language itself (`withSyntax`). */
  kinds: Record<string, KindSchema>;
  endpoints: Record<string, EndpointType>;
  /** Fields of `order` in formulas. */
  order: Record<string, ValueType>;
  /** Fields of `order` that may be missing. */
  optionalOrder?: readonly string[];
  /** Fields of `order` that must never be stored, nor travel in an address, log or event. */
  sensitiveOrder?: readonly string[];
  /** Names of fields, of any request or response and of `order`, that may be stored encrypted only. */
  personal?: readonly string[];
  /** Fields of `host` in formulas. */
  host: Record<string, ValueType>;
  /** Fields of `order` with a fixed set of values → these. */
  orderChoices?: Readonly<Record<string, readonly string[]>>;
  /** Kinds of payment that cost the same for every order, in fen. */
  feeAmounts?: Readonly<Record<string, number>>;
  dictionaries: Readonly<Record<string, Dictionary>>;
  documents: Record<string, LocalizedTemplate>;
  /** Addresses of the app's own pages. */
  pages?: readonly string[];
  /** Lines of the specification: id (`route /orderDetail`) → what it says and where. Without them any id is taken. */
  requirements?: Readonly<Record<string, string>>;
  /** Action codes of the specification. */
  actionCodes: readonly number[];
}

/** Codes with what customers read, in the order shown. */
export type Dictionary = readonly (LocalizedText & { value: string })[];

export interface EndpointType {
  about: string;
  request: Record<string, EndpointField>;
  /** Fields of `result` beside `code`, `msg` and `data`. */
  response: Record<string, EndpointField>;
  /** Type of `result.data` as a whole. */
  data: ValueType;
  once: boolean;
  /** Fields that are personal here, beside those that are everywhere. */
  personal?: readonly string[];
  /** Request fields that say, beside the order, what a single write is about. */
  distinguishedBy?: readonly string[];
  /** Fields of the request beside `request`, which the app fills in itself. */
  filled?: readonly string[];
  /** The field of the response that says what the kind of payment in `feeType` of the request costs. */
  feeAmount?: string;
  /** The field of the response that says what of it is due. */
  feeDue?: string;
  /** The request travels in the query of an address. */
  inAddress?: true;
}

export interface EndpointField {
  type: ValueType;
  required: boolean;
  /** Must not be stored, nor travel in an address, log or event. */
  sensitive: boolean;
  /** The values it can have, where the contract lists them. */
  choices?: readonly string[];
}
