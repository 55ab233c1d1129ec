import type { View } from '../../src/machine/view.ts';
import { formats, type TextFormat } from '../../src/steps/form/formats.ts';
import { listOf, listsIn } from '../../src/steps/lists.ts';
import { photo, signature } from './asking-in-tests.ts';

/** Answers of an example, money in yuan. */
export type Answers = Readonly<Record<string, unknown>>;

interface Field {
  type: string;
  required?: boolean;
  when?: unknown;
  start?: unknown;
  options?: unknown;
  min?: number;
  format?: TextFormat;
}

interface Means {
  answers: Answers;
  /** The code sent last to the phone of the step. */
  inbox: () => Promise<string>;
  /** What was chosen of lists before; each is chosen once. */
  chosen: Set<string>;
}

/** Does the next thing a customer does at a screen to get on. */
export async function doAt(view: View, means: Means): Promise<void> {
  const act = acts[view.kind];
  if (!act) throw new Error(`Nobody knows what to do at ${view.stepId}, a ${view.kind}`);
  await act(view, means);
}

const acts: Record<string, (view: View, means: Means) => void | Promise<void>> = {
  notice: ({ step, send }) => send({ type: `notice.${step.main}` }),
  result: ({ send }) => send({ type: 'result.closed' }),
  review: ({ send }) => send({ type: 'review.confirmed' }),
  read: ({ send }) => send({ type: 'read.done' }),
  face: ({ send }) => send({ type: 'face.started' }),
  video: ({ send }) => send({ type: 'video.started' }),
  poll: ({ send }) => send({ type: 'poll.left' }),
  form: fillIn,
  identity: showCard,
  records({ data, step, send }, { chosen }) {
    if (step.choose === undefined) return send({ type: 'records.chosen' });
    const records = data.records as { open: boolean; picked: Record<string, unknown> }[];
    const next = records.find(({ open, picked }) => open && !chosen.has(JSON.stringify(picked)));
    if (!next) return send({ type: 'records.closed' });
    chosen.add(JSON.stringify(next.picked));
    return send({ type: 'records.chosen', answers: next.picked });
  },
  async 'sms-code'({ send }, { inbox }) {
    send({ type: 'sms-code.entered', answers: { code: await inbox() } });
  },
  sign({ step, status, send }) {
    if (status === 'reading' && step.signature !== false) return send({ type: 'sign.agreed' });
    return send({ type: 'sign.signed', data: { signature } });
  },
};

function showCard({ answers, step, send }: View, means: Means): void {
  const hasFront = !isEmpty(answers.idFront) && !isEmpty(answers.idNumber);
  const side = hasFront ? 'back' : 'front';
  if (hasFront && (!isEmpty(answers.idBack) || step.sides === 'front'))
    return send({
      type: 'identity.confirmed',
      answers: { ...answers, ...corrected(means.answers) },
    });
  const name = side === 'front' ? 'frontPhoto' : 'backPhoto';
  return send({ type: 'identity.photo-chosen', data: { side, [name]: photo(`${side}.png`) } });
}

/** What the customer corrects of what was read. */
function corrected({ idName, idNumber }: Answers): Answers {
  return { ...(idName !== undefined && { idName }), ...(idNumber !== undefined && { idNumber }) };
}

/** In turns, since some fields are only there after others; a photo is sent at once. */
function fillIn(view: View, { answers }: Means): void {
  const fields = Object.entries(view.step.fields as Record<string, Field>);
  const open = fields.filter(
    ([name, field]) =>
      isThere(field) &&
      isEmpty(view.answers[name] ?? field.start) &&
      (field.required || answers[name] !== undefined),
  );
  if (open.length === 0)
    return view.send({ type: 'form.submitted', answers: startsOf(view, fields) });
  const written = open.filter(([, { type }]) => type !== 'photo');
  if (written.length > 0) {
    const values = written.map(([name, field], at) => [
      name,
      answers[name] ?? something(view, field, at),
    ]);
    return view.send({ type: 'form.changed', answers: Object.fromEntries(values) as Answers });
  }
  const [name = ''] = open[0] ?? [];
  const upload = { field: name, file: photo(`${name}.png`) };
  return view.send({ type: 'form.photo-chosen', data: { upload } });
}

function isThere(field: Field): boolean {
  return !('when' in field) || field.when === true;
}

/** What stands there from the start is sent as it is. */
function startsOf({ answers }: View, fields: [string, Field][]): Answers {
  return Object.fromEntries(
    fields.flatMap(([name, field]) =>
      isThere(field) && answers[name] === undefined && 'start' in field
        ? [[name, field.start]]
        : [],
    ),
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || JSON.stringify(value) === '[]';
}

/** What an example says about the fields of this screen, as the machine has it: money in fen. */
export function answersTo({ step, kind }: View, answers: Answers): Answers {
  if (kind !== 'form') return answers;
  return Object.fromEntries(
    Object.entries(step.fields as Record<string, Field>).flatMap(([name, { type }]) => {
      const value = answers[[...(step.scope ?? []), name].join('.')];
      if (value === undefined) return [];
      return [[name, type === 'money' ? Number(value) * 100 : value]];
    }),
  );
}

/** `at`: several phones on one page are those of several people. */
function something({ data }: View, { type, options, min, format }: Field, at: number): unknown {
  const list = listOf(options);
  const first =
    list === undefined ? Object.keys(options ?? {})[0] : listsIn(data)[list]?.[0]?.value;
  const values: Record<string, unknown> = {
    text: format === undefined ? '张伟' : formats[format].example,
    'long-text': '人民路 1 号',
    phone: `137001370${String(at).padStart(2, '0')}`,
    email: 'zhang@example.com',
    'id-number': '11010519491231002X',
    'bank-card': '6222021234567890128',
    money: Math.max(min ?? 1, 10_000) * 100,
    number: Math.max(min ?? 0, 1),
    date: '2020-01-01',
    validity: { from: '2020-01-01', to: 'long-term' },
    'one-of': first,
    'many-of': [first],
    'yes-no': true,
    region: {
      provinceCode: '110000',
      provinceName: '北京市',
      cityCode: '110100',
      cityName: '北京市',
      districtCode: '110101',
      districtName: '东城区',
    },
    industry: { sectorCode: 'A', sectorName: '农业', code: '01', name: '农业' },
  };
  return values[type];
}
