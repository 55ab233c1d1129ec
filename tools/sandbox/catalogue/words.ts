import type { gearboxes, paints } from '../../../src/api/contract/catalogue.ts';
import type { BodyType, Energy } from './makers.ts';

export type CatalogueColour = (typeof paints)[number];
export type Gearbox = (typeof gearboxes)[number];
export type CatalogueText = {
  zh: string;
  en: string;
};

/** The same in both languages. */
export function same(text: string): CatalogueText {
  return { zh: text, en: text };
}

export const bodyWords: Readonly<Record<BodyType, CatalogueText>> = {
  sedan: { zh: '轿车', en: 'Saloon' },
  hatchback: { zh: '两厢车', en: 'Hatchback' },
  suv: { zh: 'SUV', en: 'SUV' },
  mpv: { zh: 'MPV', en: 'MPV' },
  coupe: { zh: '跑车', en: 'Coupé' },
  pickup: { zh: '皮卡', en: 'Pickup' },
  van: { zh: '面包车', en: 'Van' },
};

export const energyWords: Readonly<Record<Energy, CatalogueText>> = {
  petrol: { zh: '汽油', en: 'Petrol' },
  hybrid: { zh: '油电混动', en: 'Hybrid' },
  'plug-in': { zh: '插电混动', en: 'Plug-in hybrid' },
  electric: { zh: '纯电动', en: 'Electric' },
};

export const gearboxWords: Readonly<Record<Gearbox, CatalogueText>> = {
  manual: { zh: '手动', en: 'Manual' },
  automatic: { zh: '自动', en: 'Automatic' },
};

export const paintWords: Readonly<Record<CatalogueColour, CatalogueText>> = {
  white: { zh: '珍珠白', en: 'Pearl white' },
  black: { zh: '曜石黑', en: 'Obsidian black' },
  silver: { zh: '流光银', en: 'Silver' },
  grey: { zh: '时光灰', en: 'Stone grey' },
  blue: { zh: '湖湾蓝', en: 'Bay blue' },
  red: { zh: '朱砂红', en: 'Cinnabar red' },
  green: { zh: '松烟绿', en: 'Pine green' },
  brown: { zh: '琥珀棕', en: 'Amber brown' },
  gold: { zh: '香槟金', en: 'Champagne gold' },
  orange: { zh: '落日橙', en: 'Sunset orange' },
};

export const labelWords = {
  'low-first': { zh: '低首付', en: 'Low down payment' },
  'in-stock': { zh: '现车', en: 'In stock' },
  'new-arrival': { zh: '新上架', en: 'Just listed' },
  special: { zh: '限时特惠', en: 'Special offer' },
  'new-energy': { zh: '新能源', en: 'New energy' },
  certified: { zh: '平台认证', en: 'Certified' },
  'one-owner': { zh: '一手车', en: 'One owner' },
  'low-mileage': { zh: '里程少', en: 'Low mileage' },
  'no-deposit': { zh: '免押金', en: 'No security deposit' },
} as const satisfies Record<string, CatalogueText>;
export type Label = keyof typeof labelWords;
