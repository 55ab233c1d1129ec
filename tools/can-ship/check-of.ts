import type { ShipCheck } from './print.ts';

/** Says what it is at, since each may take many seconds. */
export function checkOf(name: string, reasonsOf: () => string[]): ShipCheck {
  console.error(`asking ${name}`);
  const start = performance.now();
  const reasons = reasonsOf();
  return { name, reasons, seconds: Math.round((performance.now() - start) / 100) / 10 };
}
