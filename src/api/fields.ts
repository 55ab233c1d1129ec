import { z } from 'zod/mini';

/**
 * The fields the contract is written with. What a type means beyond JSON (money, date) travels as `format`, so that the
 * OpenAPI document, the checker's catalogue and the request generators all see it. The contract imports them as `f`, as it
 * does zod as `z`.
 */
function format<T extends z.ZodMiniType>(schema: T, name: string): T {
  z.globalRegistry.add(schema, { format: name });
  return schema;
}

/** No U+0000 (PostgreSQL refuses it in texts) and no lone surrogates (they do not survive UTF-8). */
const storable = /^[^\0\uD800-\uDFFF]*$/u;

export const text = z.string().check(z.regex(storable), z.maxLength(2000));
/** Texts of a picture or a signature drawn on the screen: `data:image/png;base64,…`. */
export const picture = z.string().check(z.regex(storable), z.maxLength(8_000_000));
export const yesNo = z.boolean();
export const count = z.int().check(z.nonnegative());
export const amount = z.number();
/** Whole fen. */
export const money = format(z.int(), 'money');
/** `2024-01-01`. */
export const date = format(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), 'date');
export const phone = z.string().check(z.regex(/^1[3-9]\d{9}$/));
/** Shape only; the checksum (GB 11643) is the form's business. */
export const idNumber = z.string().check(z.regex(/^\d{17}[\dX]$/));
export const bankAcctNo = z.string().check(z.regex(/^\d{12,19}$/));
export const smsCode = z.string().check(z.regex(/^\d{4,8}$/));
export const orderNo = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const url = z.string().check(z.regex(storable), z.minLength(1), z.maxLength(2000));
export const file = z.file();

/** The fields a response must have; the platform may add more. */
export const response = z.looseObject;
export const request = z.object;
export const optional = z.optional;
export const list = z.array;
/**
 * A field of ours in a response that the specification describes: the platform may leave it out, and the app works
 * without it. What the app does then is documented in tools/extensions/extensions.ts; the sandbox leaves all of them out
 * on demand.
 */
export function extension<T extends z.ZodMiniType>(schema: T): z.ZodMiniOptional<T> {
  const optional = z.optional(schema);
  z.globalRegistry.add(optional, { [extensionMark]: true });
  return optional;
}
/** In JSON Schema and OpenAPI. */
export const extensionMark = 'x-extension';
/** Endpoints whose data is unused. */
export const nothing = z.optional(z.unknown());

/** Both languages of a name the platform gives. */
export const localizedText = response({ zh: text, en: text });

/** Where an order came from, beside `utm_source`: ours. */
export const originFields = {
  lob: optional(text),
  platform: optional(text),
  share_source: optional(text),
};
