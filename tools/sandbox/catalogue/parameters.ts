import type { HandlerResponse } from '../platform/handler.ts';
import type { BodyType } from './makers.ts';
import type { StockCar } from './stock.ts';
import { bodyWords, energyWords, gearboxWords, same, type CatalogueText } from './words.ts';

type Group = NonNullable<HandlerResponse<'car.detail'>['parameters']>[number];
type Row = Group['rows'][number];

interface Shape {
  /** Millimetres. */
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  seats: number;
  doors: number;
}

const shapes: Readonly<Record<BodyType, Shape>> = {
  sedan: { length: 4720, width: 1820, height: 1470, wheelbase: 2740, seats: 5, doors: 4 },
  hatchback: { length: 4080, width: 1740, height: 1540, wheelbase: 2560, seats: 5, doors: 5 },
  suv: { length: 4620, width: 1870, height: 1680, wheelbase: 2710, seats: 5, doors: 5 },
  mpv: { length: 4850, width: 1880, height: 1760, wheelbase: 2880, seats: 7, doors: 5 },
  coupe: { length: 4560, width: 1860, height: 1380, wheelbase: 2650, seats: 4, doors: 2 },
  pickup: { length: 5330, width: 1900, height: 1820, wheelbase: 3180, seats: 5, doors: 4 },
  van: { length: 4490, width: 1680, height: 1910, wheelbase: 3020, seats: 7, doors: 5 },
};

const yes: CatalogueText = { zh: '标配', en: 'Standard' };
const no: CatalogueText = { zh: '—', en: '—' };

/** Parameters of a car, then what it is fitted with; better grades have more. */
export function parametersOf(car: StockCar): Group[] {
  const { model } = car;
  const { series } = model;
  const shape = shapes[series.bodyType];
  const off = (Number(series.seriesId.slice(1, 4)) % 9) * 10;
  const millimetres = (value: number) => same(`${value} mm`);
  return [
    {
      id: 'basic',
      title: { zh: '基本参数', en: 'The basics' },
      rows: [
        row('body', { zh: '车身结构', en: 'Body' }, bodyWords[series.bodyType]),
        row('energy', { zh: '能源类型', en: 'Energy' }, energyWords[series.energy]),
        row('gearbox', { zh: '变速箱', en: 'Gearbox' }, gearboxWords[model.gearbox]),
        row('year', { zh: '年款', en: 'Model year' }, same(String(model.year))),
        row(
          'warranty',
          { zh: '整车质保', en: 'Warranty' },
          {
            zh: '3 年或 10 万公里',
            en: '3 years or 100,000 km',
          },
        ),
      ],
    },
    {
      id: 'size',
      title: { zh: '车身尺寸', en: 'Size' },
      rows: [
        row('length', { zh: '长', en: 'Length' }, millimetres(shape.length + off)),
        row('width', { zh: '宽', en: 'Width' }, millimetres(shape.width + off / 5)),
        row('height', { zh: '高', en: 'Height' }, millimetres(shape.height)),
        row('wheelbase', { zh: '轴距', en: 'Wheelbase' }, millimetres(shape.wheelbase + off / 2)),
        row('seats', { zh: '座位数', en: 'Seats' }, same(String(shape.seats))),
        row('doors', { zh: '车门数', en: 'Doors' }, same(String(shape.doors))),
      ],
    },
    { id: 'power', title: { zh: '动力与能耗', en: 'Power and consumption' }, rows: power(car) },
    ...fittings(model.grade),
  ];
}

function fittings(grade: number): Group[] {
  return [
    {
      id: 'safety',
      title: { zh: '安全配置', en: 'Safety' },
      rows: [
        row('airbags', { zh: '安全气囊', en: 'Airbags' }, same(String(2 + grade * 2))),
        row('brake', { zh: '自动刹车', en: 'Automatic braking' }, grade > 0 ? yes : no),
        row('lane', { zh: '车道保持', en: 'Lane keeping' }, grade > 1 ? yes : no),
        row('child', { zh: '儿童座椅接口', en: 'Child seat anchors' }, yes),
      ],
    },
    {
      id: 'comfort',
      title: { zh: '舒适与智能', en: 'Comfort' },
      rows: [
        row('screen', { zh: '中控屏', en: 'Screen' }, same(`${(10.1 + grade * 2.2).toFixed(1)}″`)),
        row('camera', { zh: '倒车影像', en: 'Reversing camera' }, yes),
        row('around', { zh: '360° 全景影像', en: '360° camera' }, grade > 0 ? yes : no),
        row('seats-heated', { zh: '座椅加热', en: 'Heated seats' }, grade > 1 ? yes : no),
        row('roof', { zh: '全景天窗', en: 'Glass roof' }, grade > 1 ? yes : no),
      ],
    },
  ];
}

function power({ model }: StockCar): Row[] {
  const { series, grade } = model;
  const range = [420, 520, 610][grade] ?? 420;
  if (series.energy === 'electric') {
    return [
      row('range', { zh: '续航里程', en: 'Range' }, same(`${range} km`)),
      row('power', { zh: '最大功率', en: 'Power' }, same(`${110 + grade * 40} kW`)),
      row(
        'charge',
        { zh: '快充时间', en: 'Fast charging' },
        {
          zh: '30%–80% 约 30 分钟',
          en: '30%–80% in about 30 minutes',
        },
      ),
    ];
  }
  const saved = series.energy === 'petrol' ? 0 : 2.3;
  return [
    row('power', { zh: '最大功率', en: 'Power' }, same(`${84 + grade * 38} kW`)),
    row(
      'consumption',
      { zh: '综合油耗', en: 'Consumption' },
      same(`${(5.9 + grade * 0.7 - saved).toFixed(1)} L/100km`),
    ),
    row('emission', { zh: '排放标准', en: 'Emission standard' }, { zh: '国 VI', en: 'China VI' }),
  ];
}

function row(id: string, name: CatalogueText, value: CatalogueText): Row {
  return { id, name, value };
}
