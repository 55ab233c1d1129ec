/** Data in the shape of the contract, so that no endpoint needs an answer written by hand. */
import { z } from 'zod/mini';
import { contract, type EndpointId } from '../../src/api/contract.ts';
import { feeTypes } from '../../src/api/contract/fees.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { documents, type DocumentId } from '../../src/api/documents.ts';
import { orderDetailSchema } from '../../src/api/order.ts';
import type { Json } from '../symbols/symbols.ts';
import { otherSamples, sampleFen, sampleSentences, sampleValues } from './sample-values.ts';

type Fields = Record<string, unknown>;

/** Throws for an endpoint the contract does not have. */
export function endpointOf(id: string): Endpoint {
  const row = Object.hasOwn(contract, id) ? contract[id as EndpointId] : undefined;
  if (!row) throw new Error(`Bug: endpointOf knows no endpoint ${id}`);
  return row;
}

const schemas = new Map<string, Json>();

export function responseSchema(id: string): Json {
  const cached = schemas.get(id);
  if (cached) return cached;
  const made = jsonOf(endpointOf(id).response);
  schemas.set(id, made);
  return made;
}

function jsonOf(schema: z.ZodMiniType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}

/**
 * What the endpoint's `data` is where nothing is the matter. `links`: origins an address may lead to. `everything`: also
 * what may be left out.
 */
export function madeUpData(
  id: string,
  request: Fields,
  links: readonly string[],
  everything = false,
): unknown {
  return new Maker(request, links[0], everything).make(responseSchema(id), '');
}

let orderSchema: Json | undefined;

/** An order with every field a formula may ask for. */
export function madeUpOrder(more: Fields): Fields {
  const maker = new Maker({ orderNo: 'PREVIEW' }, undefined, true);
  orderSchema ??= jsonOf(orderDetailSchema);
  return { ...(maker.make(orderSchema, '') as Fields), ...more };
}

const wholeAmounts = ['orderPayAmount', 'amount'];

/** What a payment costs that costs the same for every order; so much is paid, too, where it is paid at once. */
export function fixedAmount(name: string, { feeType }: Fields): number | undefined {
  if (!wholeAmounts.includes(name) || typeof feeType !== 'string') return undefined;
  const fees: Readonly<Record<string, { en: string; amount?: number }>> = feeTypes;
  return Object.hasOwn(fees, feeType) ? fees[feeType]?.amount : undefined;
}

class Maker {
  readonly #request: Fields;
  readonly #origin: string;
  readonly #everything: boolean;
  /** Pages of one document have addresses of their own. */
  #pictures = 0;
  /** How many lists we are inside. */
  #lists = 0;

  constructor(request: Fields, origin = 'https://funder.example', everything = false) {
    this.#request = request;
    this.#origin = origin;
    this.#everything = everything;
  }

  make(schema: Json, name: string, at = 0): unknown {
    const requested = this.#request[name];
    if (requested !== undefined && typeof requested === schema.type && !schema.enum)
      return requested;
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'object') return this.#object(schema, name, at);
    if (schema.type === 'array') return this.#list(schema.items ?? {}, name);
    // Of a list the first is not done, signed or chosen yet.
    if (schema.type === 'boolean') return at !== 0 || this.#lists === 0;
    if (schema.type === 'integer' || schema.type === 'number')
      return this.#number(schema, name, at);
    return schema.type === 'string' ? this.#text(schema, name, at) : undefined;
  }

  #object({ properties = {}, required = [] }: Json, its: string, at: number): Fields {
    const entries = Object.entries(properties)
      .filter(
        ([name]) =>
          required.includes(name) ||
          this.#everything ||
          name in sampleValues ||
          hasOnlyLists(properties),
      )
      .map(([name, schema]) => [name, this.make(schema, name, at)]);
    const made = Object.fromEntries(entries) as Fields;
    if ('id' in properties && 'value' in properties)
      return { ...made, value: example.zh(at), en: example.en(at) };
    if (!('zh' in properties && 'en' in properties)) return made;
    const [zh, en] = sampleSentences[its]?.[at] ?? [example.zh(at), example.en(at)];
    return { ...made, zh, en };
  }

  /** One item for each requested name, else three. People in a list are not the customer. */
  #list(items: Json, name: string): unknown[] {
    this.#lists++;
    const made = this.#items(items, name);
    this.#lists--;
    return made;
  }

  #items(items: Json, name: string): unknown[] {
    const { names } = this.#request;
    const requested = typeof names === 'string' && items.properties?.name ? names.split(',') : [];
    if (requested.length > 0)
      return requested.map((one, at) => ({
        ...(this.make(items, name, at) as Fields),
        name: one,
        ...(items.properties?.title && titleOf(one)),
      }));
    const first = items.properties?.phone ? 1 : 0;
    return [0, 1, 2].map((at) => this.make(items, name, first + at));
  }

  #number({ format, minimum = 0 }: Json, name: string, at: number): number {
    // Those of a list, as of coupons, are no payment of the order's.
    const fixed = this.#lists === 0 ? fixedAmount(name, this.#request) : undefined;
    if (fixed !== undefined) return fixed;
    const sample = sampleNumber(name, format);
    // Rows of a list differ in what they cost.
    const more = format === 'money' ? at * 100_000 : 0;
    if (typeof sample === 'number') return Math.max(minimum, sample + more);
    return minimum;
  }

  #text({ format }: Json, name: string, at: number): string {
    const sample = sampleValues[name];
    if (name === 'phone' && at > 0) return `1370013700${at}`;
    const other = at > 0 ? otherSamples[name]?.[at - 1] : undefined;
    if (other !== undefined) return other;
    if (typeof sample === 'string')
      return at > 0 && isCode.test(name) ? `${sample}-${at + 1}` : sample;
    if (format === 'date') return '2026-01-01';
    if (/^(pages|pdf|\w*image|\w*picurl)$/i.test(name)) return `/page.svg?${++this.#pictures}`;
    if (/url$/i.test(name)) return `${this.#origin}/preview`;
    if (isCode.test(name)) return `example-${at + 1}`;
    return example.zh(at);
  }
}

/** The same sum in yuan, where the platform says it in yuan. */
function sampleNumber(name: string, format: unknown): string | number {
  const fen = sampleFen[name];
  if (fen !== undefined) return format === 'money' ? fen : fen / 100;
  return sampleValues[name] ?? (format === 'money' ? 1_234_500 : 1);
}

/** An answer of nothing but lists, such as a dictionary, is for choosing from. */
function hasOnlyLists(properties: Record<string, Json>): boolean {
  const all = Object.values(properties);
  return all.length > 0 && all.every(({ type }) => type === 'array');
}

/** A document is called what it is; one of no such name is made up. */
const titleOf = (name: string) =>
  Object.hasOwn(documents, name) ? { title: documents[name as DocumentId] } : {};

const isCode = /(^|[a-z])(code|id|no|number|value)$/i;

const example = {
  zh: (at: number) => `示例 ${at + 1}`,
  en: (at: number) => `Example ${at + 1}`,
};
