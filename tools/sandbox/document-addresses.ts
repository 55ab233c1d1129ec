import type { DocumentId } from '../../src/api/documents.ts';
import { pageCountOf } from './agreements/texts.ts';
import type { OrderRow } from './tables.ts';

type Keyed = Pick<OrderRow, 'order_no' | 'document_key'>;

/** Beginning with a slash: the app and the sandbox share an origin, through the proxy or because one serves the other. */
export function pdfAddress({ order_no: orderNo, document_key: key }: Keyed, name: string): string {
  return `/documents/${orderNo}/${name}.pdf?key=${key}`;
}

export function pageAddresses(
  { order_no: orderNo, document_key: key }: Keyed,
  name: DocumentId,
): string[] {
  return Array.from(
    { length: pageCountOf(name) },
    (_, at) => `/documents/${orderNo}/${name}/${at + 1}.svg?key=${key}`,
  );
}
