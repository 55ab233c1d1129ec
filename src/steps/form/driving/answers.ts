/** Answers a customer might give: right ones, for every type of field. */
import type { SampleInput } from '../../kind-driver.ts';
import { listOf, listsIn } from '../../lists.ts';
import { formats, type TextFormat } from '../checks/formats.ts';

type Fields = Readonly<Record<string, unknown>>;

interface SampleContext extends Pick<SampleInput, 'samples'> {
  name: string;
  /** What its step has fetched, for the choices a dictionary offers. */
  data: Fields;
}

const region = {
  provinceCode: '110000',
  provinceName: '北京市',
  cityCode: '110100',
  cityName: '北京市',
  districtCode: '110105',
  districtName: '朝阳区',
};
const industry = {
  sectorCode: 'I',
  sectorName: '信息技术服务业',
  code: 'I65',
  name: '软件和信息技术服务业',
};

const byType: Record<string, (field: Fields, context: SampleContext) => unknown> = {
  text: (field, { name, samples }) => {
    const example = formats[field.format as TextFormat]?.example;
    return cut(example ?? `${samples[name] ?? '示例文字'}`, field);
  },
  'long-text': (field) => cut('示范路 1 号 2 单元 301 室', field),
  phone: (_field, { name, samples }) => samples[name] ?? phoneOf(name),
  email: () => 'customer@example.com',
  'id-number': (_field, { samples }) => samples.idNumber,
  'bank-card': (_field, { samples }) => samples.bankAcctNo,
  money: (field) => within(field, 100, 800_000),
  number: (field) => within(field, 1, 3),
  date: ({ earliest, latest }) => earliest ?? latest ?? '2024-01-01',
  validity: () => ({ from: '2020-01-31', to: 'long-term' }),
  'one-of': (field, { data }) => offered(field, data)[0],
  'many-of': (field, { data }) => offered(field, data).slice(0, 1),
  'yes-no': () => false,
  region: () => region,
  industry: () => industry,
  photo: () => 'photo-1',
  files: () => ['photo-1', 'photo-2'],
};

/** The answer to one field. */
export function answerTo(field: Fields, context: SampleContext): unknown {
  return byType[String(field.type)]?.(field, context);
}

/** Every person has a number of their own. */
function phoneOf(name: string): string {
  const sum = Array.from(name).reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1e8, 7);
  return `137${String(sum).padStart(8, '0')}`;
}

function within({ min, max }: Fields, unit: number, usual: number): number {
  const least = typeof min === 'number' ? min * unit : -Infinity;
  const most = typeof max === 'number' ? max * unit : Infinity;
  return Math.min(Math.max(usual, least), most);
}

function cut(text: string, field: Fields): string {
  const limit = field['max-length'];
  return typeof limit === 'number' ? text.slice(0, limit) : text;
}

function offered({ options }: Fields, data: Fields): string[] {
  const list = listOf(options);
  if (list === undefined) return Object.keys(options ?? {});
  return listsIn(data)[list]?.map(({ value }) => value) ?? ['example-1'];
}
