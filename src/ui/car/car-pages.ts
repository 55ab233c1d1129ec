/** Where a car of a kind is shown. Each page shows any car as what it is. */
const pages = {
  new: '/carDetail',
  used: '/newUsedCar',
  'lease-back': '/appCarDetail',
  'direct-lease': '/leaseDetail',
} as const;

export type KindOfCar = keyof typeof pages;

export function carPageOf(kind: KindOfCar): string {
  return pages[kind];
}

/** Whether an address is the page of one car. `/leaseDetailNew` is the same kind on another page. */
export function isCarPage(path: string): boolean {
  return path === '/leaseDetailNew' || Object.values<string>(pages).includes(path);
}
