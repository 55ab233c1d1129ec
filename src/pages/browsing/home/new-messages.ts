import type { LocalizedText } from '../../../model/step-kind.ts';

/** What the home of new cars says. */
export const messages = {
  newTitle: { zh: '新车', en: 'New cars' },
  newAbout: {
    zh: '低首付开新车，全国门店提车',
    en: 'A small down payment, collected at a store near you',
  },
  bodies: { zh: '按车型选', en: 'By type' },
  sedan: { zh: '轿车', en: 'Saloon' },
  hatchback: { zh: '两厢车', en: 'Hatchback' },
  suv: { zh: 'SUV', en: 'SUV' },
  mpv: { zh: 'MPV', en: 'MPV' },
  coupe: { zh: '跑车', en: 'Coupé' },
  pickup: { zh: '皮卡', en: 'Pickup' },
} as const satisfies Record<string, LocalizedText>;
