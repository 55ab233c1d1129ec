import type { HandlerRequest, HandlerResponse } from '../platform/handler.ts';
import { hotBrands } from './brands.ts';
import { cardOf } from './card.ts';
import { findCity } from './cities.ts';
import { news } from './news.ts';
import { sorted } from './search.ts';
import { citiesOf } from './search.ts';
import { type CarKind, stock } from './stock.ts';

type Content = HandlerResponse<'home.content'>;
type Home = HandlerRequest<'home.content'>['home'];

const banners = {
  spring: {
    id: 'spring',
    title: { zh: '春季焕新，首付一成起', en: 'Spring: from ten per cent down' },
    about: { zh: '百款新车，最长 60 期', en: 'A hundred new cars, up to 60 months' },
    to: '/newCar?label=low-first',
    bodyType: 'suv',
    paint: 'blue',
  },
  certified: {
    id: 'certified',
    title: { zh: '认证二手车，158 项检测', en: 'Certified used cars, 158 points checked' },
    about: { zh: '重大事故可退，报告在线看', en: 'Read the report before you decide' },
    to: '/secondCar?label=certified',
    bodyType: 'sedan',
    paint: 'silver',
  },
  electric: {
    id: 'electric',
    title: { zh: '新能源专区', en: 'New energy' },
    about: {
      zh: '插混与纯电，通勤更省',
      en: 'Plug-in and electric cars that cost little to drive',
    },
    to: '/newCar?energy=electric,plug-in',
    bodyType: 'hatchback',
    paint: 'green',
  },
  family: {
    id: 'family',
    title: { zh: '一家人的大空间', en: 'Room for the whole family' },
    about: {
      zh: 'MPV 与大 SUV，月租低至两千',
      en: 'MPVs and large SUVs from two thousand a month',
    },
    to: '/newCar?bodyType=mpv',
    bodyType: 'mpv',
    paint: 'gold',
  },
  back: {
    id: 'back',
    title: { zh: '爱车回租，车照开', en: 'Lease back your own car' },
    about: { zh: '盘活资金，车不离手', en: 'Its value in your hands while you keep driving' },
    to: '/HZownCar',
    bodyType: 'suv',
    paint: 'grey',
  },
} as const satisfies Record<string, Content['banners'][number]>;

const entry = (id: string, zh: string, en: string, to: string, icon = id) => ({
  id,
  title: { zh, en },
  to,
  icon,
});

const newCar = entry('new', '新车', 'New cars', '/newCar');
const usedCar = entry('used', '二手车', 'Used cars', '/secondCar');
const brandsEntry = entry('brands', '品牌选车', 'By brand', '/brandSelectIndexList');
const lowFirst = entry('low-first', '低首付', 'Low down payment', '/newCar?label=low-first');
const energy = entry('energy', '新能源', 'New energy', '/newCar?energy=electric,plug-in');
const stores = entry('stores', '附近门店', 'Stores nearby', '/changeStore');
const leaseBack = entry('lease-back', '爱车回租', 'Lease-back', '/HZownCar');
const directLease = entry('direct-lease', '直租专区', 'Direct lease', '/leaseDetail?carId=Z40001');
const coupons = entry('coupons', '优惠券', 'Coupons', '/coupons');
const questionsEntry = entry('questions', '常见问题', 'Questions', '/commonQuestions');
const invite = entry('invite', '邀请好友', 'Invite a friend', '/shareInvite');
const certified = entry('certified', '认证车源', 'Certified', '/secondCar?label=certified');
const special = entry('special', '限时特惠', 'Special offers', '/newCar?label=special');

interface Plan {
  banners: readonly (keyof typeof banners)[];
  entries: Content['entries'];
  recommended: readonly CarKind[];
  latest: readonly CarKind[];
  brands: CarKind | '';
}

/** The three homes differ in what they show, not in how. */
const homes: Readonly<Record<Home, Plan>> = {
  general: {
    banners: ['spring', 'certified', 'back'],
    entries: [
      newCar,
      usedCar,
      brandsEntry,
      stores,
      leaseBack,
      directLease,
      coupons,
      questionsEntry,
    ],
    recommended: ['new', 'used'],
    latest: ['used'],
    brands: '',
  },
  product: {
    banners: ['certified', 'electric', 'family'],
    entries: [newCar, usedCar, lowFirst, energy, certified, directLease, leaseBack, invite],
    recommended: ['used', 'direct-lease'],
    latest: ['new'],
    brands: 'used',
  },
  'new-car': {
    banners: ['spring', 'electric', 'family'],
    entries: [brandsEntry, lowFirst, special, energy],
    recommended: ['new'],
    latest: ['new'],
    brands: 'new',
  },
};

const range = (id: string, zh: string, en: string, query: string) => ({
  id,
  title: { zh, en },
  to: query,
});

function quick(list: string): Content['quick'] {
  return [
    range('rent-1', '月租 2000 以内', 'Up to ¥2,000 a month', `${list}?monthRentTo=200000`),
    range(
      'rent-2',
      '月租 2000-3000',
      '¥2,000 – ¥3,000',
      `${list}?monthRentFrom=200000&monthRentTo=300000`,
    ),
    range('first-1', '首付 1 万以内', 'Up to ¥10,000 down', `${list}?firstPaymentTo=1000000`),
    range(
      'first-2',
      '首付 1-2 万',
      '¥10,000 – ¥20,000 down',
      `${list}?firstPaymentFrom=1000000&firstPaymentTo=2000000`,
    ),
    range('suv', 'SUV', 'SUVs', `${list}?bodyType=suv`),
    range('sedan', '轿车', 'Saloons', `${list}?bodyType=sedan`),
  ];
}

/** What a home shows in a city. */
export function homeContent(home: Home, cityCode: string, sold: ReadonlySet<string>): Content {
  const plan = homes[home];
  const city = findCity(cityCode);
  const some = (kinds: readonly CarKind[], sort: string, most: number) =>
    kinds.flatMap((kind) =>
      sorted(
        stock.filter(
          (car) =>
            car.kind === kind &&
            !sold.has(car.used?.vin ?? '') &&
            (kind === 'used' || !city || citiesOf(car).includes(city.code)),
        ),
        sort,
        sold,
      )
        .slice(0, Math.ceil(most / kinds.length))
        .map((car) => cardOf(car, sold, city)),
    );
  return {
    banners: plan.banners.map((id) => banners[id]),
    entries: plan.entries,
    brands: hotBrands(plan.brands),
    quick: quick(home === 'product' ? '/secondCar' : '/newCar'),
    recommended: some(plan.recommended, 'default', 8),
    latest: some(plan.latest, 'newest', 6),
    news: news.slice(0, home === 'general' ? 3 : 2),
    notices: news
      .filter(({ topic }) => topic === 'platform')
      .map(({ newsId, title }) => ({ id: newsId, title, to: `/newsInfo?newsId=${newsId}` })),
  };
}

export const hotWords = [
  { zh: '晨曜', en: 'Chenyao' },
  { zh: 'SUV', en: 'SUV' },
  { zh: '海岚 海风', en: 'Hailan Haifeng' },
  { zh: '混动', en: 'hybrid' },
  { zh: '木宸', en: 'Muchen' },
  { zh: '520km', en: '520 km' },
  { zh: '皮卡', en: 'pickup' },
  { zh: '自动豪华型', en: 'automatic Luxury' },
];
