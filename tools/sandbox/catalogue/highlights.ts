import type { StockCar } from './stock.ts';
import type { CatalogueText } from './words.ts';

type Series = StockCar['model']['series'];

const bodies: Readonly<Record<Series['bodyType'], CatalogueText>> = {
  sedan: { zh: '后排膝部空间约两拳，三人同坐不挤', en: 'Room for three in the back' },
  hatchback: { zh: '车长不到四米三，老小区也好停', en: 'Under 4.3 m long, easy to park anywhere' },
  suv: { zh: '离地间隙高，烂路和路沿都从容', en: 'High off the ground, at ease on rough roads' },
  mpv: { zh: '第三排可放平，七座出行与搬家都够用', en: 'A third row that folds flat' },
  coupe: { zh: '双门低重心，弯道稳定', en: 'Two doors and low, steady in bends' },
  pickup: { zh: '货箱可装一吨，带拖车接口', en: 'Carries a ton and can tow' },
  van: { zh: '侧滑门、平地板，装卸省力', en: 'A sliding door and a flat floor for loading' },
};

const energies: Readonly<Record<Series['energy'], CatalogueText>> = {
  petrol: { zh: '加 92 号汽油，全国保养网点多', en: 'Regular petrol, serviced everywhere' },
  hybrid: { zh: '不用充电，市区比同级油车省约三成', en: 'No charging, a third less fuel in town' },
  'plug-in': { zh: '市区用电、长途用油，可挂绿牌', en: 'Electric in town, petrol on long roads' },
  electric: { zh: '支持快充，半小时充到八成', en: 'Charges to 80% in half an hour' },
};

/** The advantages of a car, in sentences; its tags are about the offer. */
export function highlightsOf({ model, used }: StockCar): CatalogueText[] {
  const { bodyType, energy } = model.series;
  const condition: CatalogueText = used
    ? { zh: '逐项检测 158 处，检测报告可在线查看', en: '158 points inspected, with a report' }
    : { zh: '全国可提，门店当面验车', en: 'Delivered nationwide, looked over together' };
  return [bodies[bodyType], energies[energy], condition];
}
