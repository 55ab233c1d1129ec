import { type DriverOf, isEmpty } from '../kind-driver.ts';
import { answerTo } from './driving/answers.ts';
import { fillForm } from './driving/fill.ts';
import { tryRefused } from './driving/refuse.ts';
import { wrongFields } from './driving/wrong.ts';
import { answersOf, isShown, startValues } from './field.ts';
import type { FormKind, FormProps } from './states.ts';

export const driver: DriverOf<FormKind> = {
  validationMessages: ({ fields }, language) => wrongFields(fields, language),
  data: {
    'form.photo-chosen': ({ step }, { picture }) => ({
      upload: { field: photoField(step), file: picture() },
    }),
    'form.list-requested': () => ({ requestedLists: ['provinces'] }),
  },
  refuses: 'emptied',
  answers({ step, data, answers }, { samples }) {
    return Object.fromEntries(
      Object.entries(step.fields).flatMap(([name, field]) => {
        if ('when' in field && field.when === false) return [[name, undefined]];
        const isAnswered = (answers[name] ?? '') !== '';
        return isAnswered ? [] : [[name, field.start ?? answerTo(field, { name, data, samples })]];
      }),
    );
  },
  // In rounds, since some fields appear after others; a photo is sent at once.
  advance({ step, data, answers, send }, { answers: prescribed, samples, photo }) {
    const { fields } = step;
    const written = startValues(fields, answers);
    const open = Object.entries(fields).filter(
      ([name, field]) =>
        isShown(field) &&
        isEmpty(written[name]) &&
        (field.required || prescribed[name] !== undefined),
    );
    if (open.length === 0)
      return send({ type: 'form.submitted', answers: answersOf(fields, written) });
    const inWords = open.filter(([, { type }]) => type !== 'photo' && type !== 'files');
    if (inWords.length > 0) {
      const values = inWords.map(([name, field]): [string, unknown] => [
        name,
        prescribed[name] ?? answerTo(field, { name, data, samples }),
      ]);
      return send({ type: 'form.changed', answers: Object.fromEntries(values) });
    }
    const [name = ''] = open[0] ?? [];
    const upload = { field: name, file: photo(`${name}.png`) };
    return send({ type: 'form.photo-chosen', data: { upload } });
  },
  // Money up to its most: all of it, half, a tenth.
  taps: {
    editing: ({ step }) =>
      Object.entries(step.fields).flatMap(([name, { type, max }]) =>
        type === 'money' && max !== undefined
          ? [1, 0.5, 0.1].map((share) => ({
              type: 'form.submitted',
              answers: { [name]: Math.max(1, Math.round(max * 100 * share)) },
            }))
          : [],
      ),
  },
  async act(walk, step, _outcome, hands) {
    await fillForm(walk, step, hands);
    await tryRefused(walk, step, hands);
    await hands.submit(walk.page);
  },
};

function photoField({ fields }: Pick<FormProps['step'], 'fields'>): string {
  return Object.entries(fields).find(([, field]) => field.type === 'photo')?.[0] ?? 'photo';
}
