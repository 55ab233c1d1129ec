import type { Kysely } from 'kysely';
import { carIn } from '../catalogue/car-words.ts';
import { contractText } from './contract-text.ts';
import { type Parties } from './contract-parts.ts';
import { contractPage } from './contract-page.ts';
import { contractPdf } from './contract-pdf.ts';
import type { StoredFile, Viewer } from '../platform/stored-file.ts';
import type { Lang } from '../platform/lang.ts';
import { demoCustomer } from '../customers/customer-seeds.ts';
import { isSignedAddress } from './document-addresses.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { cardOf } from '../orders/orders.ts';
import { orderRow } from '../orders/order-seeds.ts';
import { isDocument } from './signatures.ts';
import type { Tables } from '../platform/tables.ts';

export interface ContractAddress {
  /** `samples` for a contract without an order. */
  orderNo: string;
  /** `lease-contract.pdf`, or `lease-contract` with a page. */
  name: string;
  /** `1.svg`. */
  page: string | undefined;
  /** The whole of it, with its signature. */
  url: URL;
}

/** A contract as PDF, or one page of it as a picture; undefined without its owner's token or a signed address. */
export async function contractFile(
  db: Kysely<Tables>,
  { orderNo, name, page, url }: ContractAddress,
  viewer: Viewer,
): Promise<StoredFile | undefined> {
  const document = name.replace(/\.pdf$/, '');
  if (!isDocument(document)) return undefined;
  const lang = url.searchParams.get('lang') === 'en' ? 'en' : 'zh';
  const signedDocument =
    orderNo === 'samples' ? sample(viewer.now) : await partiesOf(db, orderNo, url, viewer);
  const parties = signedDocument && inLanguage(signedDocument, lang);
  if (!parties) return undefined;
  const signed = await signedAt(db, orderNo, document);
  const text = contractText(document, parties, { signedAt: signed?.at, lang });
  if (page === undefined) {
    const bytes = await contractPdf(text, parties.row.order_no, signed?.image);
    return { type: 'application/pdf', bytes };
  }
  const at = Number(/^(\d)\.svg$/.exec(page)?.[1] ?? 0);
  if (at < 1 || at > text.pages.length) return undefined;
  return { type: 'image/svg+xml', bytes: Buffer.from(contractPage(text, at, signed?.image)) };
}

type ContractParties = Omit<Parties, 'funder'> & {
  row: { order_no: string };
  funder: Record<Lang, string>;
};

function inLanguage({ row, details, card, funder }: ContractParties, lang: Lang): Parties {
  return {
    row,
    details: { ...details, car: carIn(lang, details.car) },
    card,
    funder: funder[lang],
  };
}

async function partiesOf(
  db: Kysely<Tables>,
  orderNo: string,
  url: URL,
  { customerId, now }: Viewer,
): Promise<ContractParties | undefined> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('funders', 'funders.code', 'orders.funder')
    .selectAll('orders')
    .select(['name_zh', 'name_en'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.customer_id !== customerId && !isSignedAddress(url, row.document_key, now))
    return undefined;
  const details = row.details as OrderDetails;
  return {
    row,
    details,
    card: await cardOf(db, { row, details }),
    funder: { zh: row.name_zh ?? row.funder, en: row.name_en ?? row.funder },
  };
}

function sample(now: number): ContractParties {
  const row = orderRow({ funder: 'SELF_OPERATED', action: null }, now);
  const details = JSON.parse(row.details) as OrderDetails;
  return {
    row,
    details: { ...details, lessee: { ...details.lessee, name: demoCustomer.name } },
    card: details.firstCard,
    funder: { zh: '示例金融机构', en: 'Sample lender' },
  };
}

async function signedAt(
  db: Kysely<Tables>,
  orderNo: string,
  document: string,
): Promise<{ at: number; image: string | null } | undefined> {
  const last = await db
    .selectFrom('signatures')
    .select(['signed_at', 'image'])
    .where('order_no', '=', orderNo)
    .where('document', '=', document)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { at: last.signed_at, image: last.image };
}
