import type { CarBody } from '../../ui/CarPicture.tsx';

/** Words of a colour's or a series' name → what is drawn. The platform's orders bring names only. */
const paintWords: readonly [RegExp, string][] = [
  [/白|white/i, 'white'],
  [/黑|black/i, 'black'],
  [/银|silver/i, 'silver'],
  [/灰|grey|gray/i, 'grey'],
  [/蓝|blue/i, 'blue'],
  [/红|red/i, 'red'],
  [/绿|green/i, 'green'],
  [/棕|brown/i, 'brown'],
  [/金|gold/i, 'gold'],
  [/橙|orange/i, 'orange'],
];
const bodyWords: readonly [RegExp, CarBody][] = [
  [/CR-?V|SUV|RAV|哈弗|途观|途岳|瑞虎|宋|元|唐|博越|X[1-9]|Q[2-9]|GL[ABCE]|CS\d|H\d/i, 'suv'],
  [/GL8|MPV|奥德赛|赛那|传祺M|腾势D9/i, 'mpv'],
  [/飞度|高尔夫|POLO|海豚|海鸥|两厢/i, 'hatchback'],
  [/皮卡|炮/i, 'pickup'],
];

export function paintOfColor(color: string): string {
  return paintWords.find(([pattern]) => pattern.test(color))?.[1] ?? 'silver';
}

export function bodyOfSeries(seriesName: string): CarBody {
  return bodyWords.find(([pattern]) => pattern.test(seriesName))?.[1] ?? 'sedan';
}
