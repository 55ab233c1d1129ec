import type { ResultFrom } from '../model/effects.ts';
import type { SettingsSchema } from '../model/step-kind.ts';

/** Of every kind that shows documents. */
export const documentPages = {
  'documents-endpoint': {
    type: 'endpoint',
    sends: ['orderNo'],
    gives: ['documents'],
    default: 'sign.documents',
    about: 'Gives the pages of the documents.',
  },
} as const satisfies SettingsSchema;

/** Pages are addresses of pictures, `pdf` the address of the whole. */
export type ReadableDocument = ResultFrom<'sign.documents'>['documents'][number];

/**
 * The documents in the requested order; undefined when one is missing or has no pages, which could not be read or
 * signed.
 */
export function documentsOf(
  value: unknown,
  names: readonly string[] | undefined,
): ReadableDocument[] | undefined {
  const all = Array.isArray(value) ? value.filter(isDocument) : [];
  const requested =
    names === undefined ? all : names.map((name) => all.find((one) => one.name === name));
  const present = requested.filter((one) => one !== undefined);
  return present.length > 0 && present.length === requested.length ? present : undefined;
}

/** The names of the documents in a step's data. */
export function namesOf(documents: unknown): string[] {
  return (documentsOf(documents, undefined) ?? []).map(({ name }) => name);
}

/** Which documents these are, as a number: by name and length, for their addresses may be others each time. */
export function fingerprintOf(documents: readonly ReadableDocument[]): number {
  const text = documents.map(({ name, pages }) => `${name} ${pages.length}`).join('\n');
  return Array.from(text).reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 2 ** 32, 7);
}

function isDocument(value: unknown): value is ReadableDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { name, title, pages, pdf } = value as Partial<ReadableDocument>;
  return (
    typeof name === 'string' &&
    typeof title?.zh === 'string' &&
    typeof title.en === 'string' &&
    Array.isArray(pages) &&
    pages.length > 0 &&
    pages.every((page) => isWebAddress(page)) &&
    isWebAddress(pdf)
  );
}

/** A path on our own origin, or http(s): never `javascript:` or `data:`. */
function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/.test(value);
}
