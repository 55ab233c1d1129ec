import type { ListedRecord } from '../../../src/steps/records/records.ts';
import { questionNames } from '../../../src/machine/context.ts';
import type { View } from '../../../src/machine/view.ts';
import {
  answersOf,
  type FieldSettings,
  isShown,
  startValues,
} from '../../../src/steps/form/field.ts';
import { answerTo } from '../../studio/made-up-answers.ts';
import { photo, signature } from './asking.fixture.ts';

/** Answers of an example, money in fen, by name, dotted for other people. */
export type Answers = Readonly<Record<string, unknown>>;

interface Means {
  answers: Answers;
  /** The code sent last to the phone of the step. */
  inbox: () => Promise<string>;
  /** What was chosen of lists before; each is chosen once. */
  chosen: Set<string>;
}

/** Whether the customer goes on there as everywhere; at other kinds the example says what becomes of the step. */
export function knowsHow(kind: string): boolean {
  return Object.hasOwn(acts, kind);
}

/** Does the next thing a customer does at a screen to get on. */
export async function doAt(view: View, all: Means): Promise<void> {
  const act = acts[view.kind];
  const means = { ...all, answers: ownAnswers(view, all.answers) };
  if (!act) throw new Error(`Nobody knows what to do at ${view.stepId}, a ${view.kind}`);
  await act(view, means);
}

/** Of what an example answers, what this step asks, under the step's own names. */
function ownAnswers({ step }: View, all: Answers): Answers {
  return Object.fromEntries(
    questionNames(step).flatMap((name) => {
      const value = all[[...(step.scope ?? []), name].join('.')];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

let payments = 0;

const acts: Record<string, (view: View, means: Means) => void | Promise<void>> = {
  notice: ({ step, send }) => send({ type: `notice.${step.main}` }),
  result: ({ send }) => send({ type: 'result.closed' }),
  review: ({ send }) => send({ type: 'review.confirmed' }),
  read: ({ send }) => send({ type: 'read.done' }),
  face: ({ send }) => send({ type: 'face.started' }),
  video: ({ send }) => send({ type: 'video.started' }),
  poll: ({ send }) => send({ type: 'poll.left' }),
  cashier({ step, send }) {
    // Every way in turn, so that each is walked.
    const ways = step.ways as string[];
    payments += 1;
    send({ type: 'cashier.submitted', answers: { payType: ways[payments % ways.length] } });
  },
  form: fillIn,
  identity: showCard,
  records({ data, step, send }, { chosen }) {
    if (step.choose === undefined) return send({ type: 'records.chosen' });
    const records = data.records as ListedRecord[];
    const which = ({ headline, picked }: ListedRecord) => JSON.stringify([headline, picked]);
    const next = records.find((record) => record.open && !chosen.has(which(record)));
    if (!next) return send({ type: 'records.closed' });
    chosen.add(which(next));
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
  const fields = view.step.fields as Record<string, FieldSettings>;
  const written = startValues(fields, view.answers);
  const open = Object.entries(fields).filter(
    ([name, field]) =>
      isShown(field) && isEmpty(written[name]) && (field.required || answers[name] !== undefined),
  );
  if (open.length === 0)
    return view.send({ type: 'form.submitted', answers: answersOf(fields, written) });
  const inWords = open.filter(([, { type }]) => type !== 'photo' && type !== 'files');
  if (inWords.length > 0) {
    const values = inWords.map(([name, field]) => [
      name,
      answers[name] ?? answerTo(name, field, view.data),
    ]);
    return view.send({ type: 'form.changed', answers: Object.fromEntries(values) as Answers });
  }
  const [name = ''] = open[0] ?? [];
  const upload = { field: name, file: photo(`${name}.png`) };
  return view.send({ type: 'form.photo-chosen', data: { upload } });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || JSON.stringify(value) === '[]';
}
