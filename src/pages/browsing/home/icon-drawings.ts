/** Drawings of 24 by 24, in lines. */
const car = 'M4 17v-4l2-5h12l2 5v4zM4 13h16M7 17v2M17 17v2';

const paths: Readonly<Record<string, string>> = {
  car,
  new: 'M3 17v-4l2-4h9l4 4 3 1v3zM7 17a2 2 0 1 0 0 .01M17 17a2 2 0 1 0 0 .01M18 4v4M16 6h4',
  used: 'M4 16v-4l2-4h9l2 4 3 1v3zM7.500 16.500a2 2 0 1 0 0 .01M16.500 16.500a2 2 0 1 0 0 .01M4 5a8 8 0 0 1 9-1M13 4l-2.500-1.500M13 4l-1.500 2.500',
  'lease-back': 'M4 9h13l-3-3M20 15H7l3 3',
  'direct-lease': 'M8.500 12a3.500 3.500 0 1 0 0 .01M12 12h9M18 12v3M15 12v2',
  brand:
    'M12 4l2.400 4.900 5.400.8-3.900 3.800.9 5.400L12 16.400l-4.800 2.500.9-5.400-3.900-3.800 5.400-.8z',
  special: 'M13 3 5 14h6l-1 7 8-11h-6z',
  store: 'M4 10h16l-2-5H6zM5 10v9h14v-9M10 19v-5h4v5',
  coupon: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM13 8v1M13 11.500v1M13 15v1',
  question:
    'M9 9c.3-4 6-4 6 0 0 2.500-3 2.500-3 5M12 17.500v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  news: 'M5 5h14v14H5zM8 9h8M8 12h8M8 15h5',
  notice: 'M5 10v4h3l6 4V6l-6 4zM17 9.500a4 4 0 0 1 0 5',
  share: 'M12 12V4M9 7l3-3 3 3M6 11v8h12v-8',
  order: 'M6 4h12v16H6zM9 9h6M9 13h6',
  energy: 'M7 4h7v16H7zM14 9h3v7a1.500 1.500 0 0 0 3 0V9l-2.500-2.500M11 7l-2 4h3l-2 4',
  suv: 'M3 16v-5l3-4h10l3 4 2 1v4zM7.500 16.500a2 2 0 1 0 0 .01M17 16.500a2 2 0 1 0 0 .01M11 7v4M4 11h15',
};

const same: Readonly<Record<string, string>> = {
  'new-car': 'new',
  'used-car': 'used',
  leaseback: 'lease-back',
  lease: 'direct-lease',
  key: 'direct-lease',
  brands: 'brand',
  flash: 'special',
  sale: 'special',
  offer: 'special',
  stores: 'store',
  coupons: 'coupon',
  questions: 'question',
  help: 'question',
  orders: 'order',
  gift: 'coupon',
  electric: 'energy',
  'new-energy': 'energy',
};

/** The path of an icon; a car where the platform is newer and names one that is unknown here. */
export function iconPath(name: string): string {
  const drawing = Object.hasOwn(same, name) ? (same[name] ?? name) : name;
  return (Object.hasOwn(paths, drawing) ? paths[drawing] : undefined) ?? car;
}
