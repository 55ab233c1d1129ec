import { Refusal, type HandlerResponse } from '../platform/handler.ts';
import { cardOf } from './card.ts';
import { inspectedOn } from './detail.ts';
import { photographOf } from './photographs.ts';
import { findCar, type StockCar } from './stock.ts';
import type { CatalogueText } from './words.ts';

type Report = HandlerResponse<'used-car.report'>;
type Photos = HandlerResponse<'used-car.photos'>;
type Part = Report['parts'][number];

const parts: readonly {
  id: string;
  title: CatalogueText;
  points: number;
  fine: CatalogueText;
  found: CatalogueText;
}[] = [
  {
    id: 'frame',
    title: { zh: '车身骨架', en: 'Frame' },
    points: 30,
    fine: { zh: '结构件完好，无切割焊接痕迹', en: 'Sound: nothing was cut or welded' },
    found: { zh: '后围板轻微变形，不影响安全', en: 'Rear panel slightly bent; it is safe' },
  },
  {
    id: 'body',
    title: { zh: '外观漆面', en: 'Paint and panels' },
    points: 36,
    fine: { zh: '漆面良好，无明显划痕', en: 'The paint is good, without scratches to speak of' },
    found: { zh: '右前翼子板补漆，漆面厚度偏高', en: 'Right front wing was painted again' },
  },
  {
    id: 'cabin',
    title: { zh: '内饰', en: 'Cabin' },
    points: 28,
    fine: { zh: '干净无异味，按键功能正常', en: 'Clean, every switch works' },
    found: { zh: '驾驶座侧翼有磨损', en: "The side of the driver's seat is worn" },
  },
  {
    id: 'engine',
    title: { zh: '动力与底盘', en: 'Engine and chassis' },
    points: 38,
    fine: { zh: '运转平顺，底盘无渗漏', en: 'It runs smoothly and nothing leaks' },
    found: { zh: '前刹车片剩余约 40%，建议留意', en: 'Front brake pads have about 40% left' },
  },
  {
    id: 'electric',
    title: { zh: '电气与安全', en: 'Electrics and safety' },
    points: 26,
    fine: { zh: '灯光、气囊与仪表正常', en: 'Lights, airbags and dials are in order' },
    found: { zh: '电瓶电压偏低，已充电复检', en: 'The battery was low; charged and checked again' },
  },
];

/** A used car. Throws Refusal for any other. */
function usedCar(carId: string): StockCar & { used: NonNullable<StockCar['used']> } {
  const car = findCar(carId);
  if (car?.used) return { ...car, used: car.used };
  throw new Refusal('CAR_NOT_FOUND', '车辆信息不存在或已下架', 'This car is not offered any more');
}

/** The parts of a car in which something was found: as many as its findings, the one after the other. */
export function partsOf({ used, carId }: StockCar): Part[] {
  const first = Number(carId.slice(1));
  return parts.map(({ id, title, points, fine, found }, at) => {
    const place = (at + first) % parts.length;
    const findings = Math.floor(((used?.findings ?? 0) + parts.length - 1 - place) / parts.length);
    return { id, title, points, findings, about: findings > 0 ? found : fine };
  });
}

export function reportOf(carId: string, sold: ReadonlySet<string>): Report {
  const car = usedCar(carId);
  const all = partsOf(car);
  return {
    car: cardOf(car, sold),
    url: `/documents/reports/${car.carId}.pdf`,
    title: { zh: '车辆检测报告', en: 'Vehicle inspection report' },
    inspectedOn: inspectedOn(car),
    inspector: { zh: '检测师 周明（编号 J2047）', en: 'Zhou Ming, inspector J2047' },
    points: all.reduce((sum, { points }) => sum + points, 0),
    findings: car.used.findings,
    grade: car.used.grade,
    parts: all,
  };
}

const pictures: readonly {
  id: string;
  title: CatalogueText;
  part: string;
  views: [string, CatalogueText][];
}[] = [
  {
    id: 'outside',
    title: { zh: '外观', en: 'Outside' },
    part: 'body',
    views: [
      ['front', { zh: '正前方', en: 'Front' }],
      ['side', { zh: '左侧面', en: 'Left side' }],
      ['rear', { zh: '后方', en: 'Rear' }],
      ['wheel', { zh: '轮毂', en: 'Wheel' }],
    ],
  },
  {
    id: 'inside',
    title: { zh: '内饰', en: 'Inside' },
    part: 'cabin',
    views: [
      ['cabin', { zh: '中控台', en: 'Dashboard' }],
      ['seats', { zh: '座椅', en: 'Seats' }],
      ['dial', { zh: '仪表', en: 'Dials' }],
      ['boot', { zh: '后备箱', en: 'Boot' }],
    ],
  },
  {
    id: 'machine',
    title: { zh: '机舱与底盘', en: 'Engine and chassis' },
    part: 'engine',
    views: [
      ['engine', { zh: '发动机舱', en: 'Engine bay' }],
      ['chassis', { zh: '底盘', en: 'Underneath' }],
    ],
  },
  {
    id: 'papers',
    title: { zh: '证件与铭牌', en: 'Papers and plates' },
    part: 'electric',
    views: [
      ['plate', { zh: '铭牌', en: 'Maker’s plate' }],
      ['licence', { zh: '行驶证（已遮挡）', en: 'Vehicle licence, covered' }],
    ],
  },
];

export function photosOf(carId: string, sold: ReadonlySet<string>): Photos {
  const car = usedCar(carId);
  const look = { bodyType: car.model.series.bodyType, paint: car.paint };
  const partsById = new Map(partsOf(car).map((part) => [part.id, part]));
  return {
    car: cardOf(car, sold),
    categories: pictures.map(({ id, title, part, views }) => ({
      id,
      title,
      photos: views.map(([view, name], at) => {
        const finding = partsById.get(part);
        return {
          id: `${id}-${view}`,
          url: photographOf(look, view).focusImage,
          small: photographOf(look, view).focusImageSmall,
          title: name,
          // The last picture of a category shows what was found there.
          ...(at === views.length - 1 &&
            (finding?.findings ?? 0) > 0 && { finding: finding?.about }),
        };
      }),
    })),
  };
}
