import type { Transaction } from 'kysely';
import { fullPriceCars } from '../catalogue/full-price-cars.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { orderRow } from '../orders/order-seeds.ts';
import type { Tables } from '../platform/tables.ts';

/** Orders seeded for the page of their deposit have their car confirmed; what a customer has confirmed since stays. */
export async function seedFullPayments(
  tx: Transaction<Tables>,
  rows: readonly ReturnType<typeof orderRow>[],
): Promise<void> {
  const seeded = rows.filter(({ seeded_page: page }) => page === 'orderConfirmed');
  const [ordered] = fullPriceCars;
  if (seeded.length === 0 || !ordered) return;
  const paid = await tx
    .selectFrom('records')
    .select('order_no')
    .where('kind', '=', 'full-payment')
    .execute();
  const confirmed = new Set(paid.map(({ order_no }) => order_no));
  const records = seeded.flatMap(({ order_no, customer_id, details, created_at }) => {
    if (confirmed.has(order_no)) return [];
    const { lessee, storeCode } = JSON.parse(details) as OrderDetails;
    const chosen = {
      carCode: ordered.carCode,
      color: ordered.colors[0]?.value,
      storeCode,
      buyerName: lessee.name,
      phone: lessee.phone,
    };
    return [
      {
        customer_id,
        order_no,
        kind: 'full-payment',
        at: created_at,
        details: JSON.stringify(chosen),
      },
    ];
  });
  if (records.length > 0) await tx.insertInto('records').values(records).execute();
}
