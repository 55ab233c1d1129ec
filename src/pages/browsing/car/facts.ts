import type { Language } from '../../../model/definition.ts';
import { messages } from '../messages.ts';

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** `2021-04-12` as `2021年4月` or `Apr 2021`. */
export function monthOf(date: string, language: Language): string {
  const [year = '', month = '1'] = date.split('-');
  const at = Number(month);
  return language === 'zh' ? `${year}年${at}月` : `${monthNames[at - 1] ?? month} ${year}`;
}

/** Kilometres as customers read them: `3.2万公里`, `32,000 km`. */
export function distanceOf(km: number, language: Language): string {
  const grouped = String(km).replace(/\B(?=(\d{3})+$)/g, ',');
  if (language === 'en') return messages.kilometres.en.replace('{count}', grouped);
  return km >= 10_000
    ? messages.tenThousandKm.zh.replace('{count}', String(Math.round(km / 1000) / 10))
    : messages.kilometres.zh.replace('{count}', grouped);
}
