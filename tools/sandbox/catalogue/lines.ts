import { productLines } from './product-lines.ts';
import type { Product } from './finance.ts';
import type { CarKind, StockCar } from './stock.ts';

const lines = {
  new: productLines.leaseToOwn,
  used: productLines.usedCar,
  'lease-back': productLines.leaseBack,
  'direct-lease': productLines.directLease,
} as const satisfies Record<CarKind, string>;

/** What an order for a car is for, as `productLineCode`. */
export function productLineOf(kind: CarKind): string {
  return lines[kind];
}

/** Whole fen, as `orders/amounts.ts` has them; 0 without a deposit. Cars without action codes have none. */
export function depositOf({ kind }: StockCar, { deposit }: Pick<Product, 'deposit'>): number {
  if (!deposit) return 0;
  if (kind === 'new') return 2_000_00;
  return kind === 'used' ? 3_000_00 : 0;
}
