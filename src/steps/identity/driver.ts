import { isEmpty, type KindDriver } from '../kind-driver.ts';
import { type ExpectedCard, wrongCards } from './driving/wrong.ts';

export const driver: KindDriver = {
  validationMessages: (step, language) => wrongCards(step as unknown as ExpectedCard, language),
  advance({ answers, step, send }, means) {
    const hasFront = !isEmpty(answers.idFront) && !isEmpty(answers.idNumber);
    const side = hasFront ? 'back' : 'front';
    if (hasFront && (!isEmpty(answers.idBack) || step.sides === 'front')) {
      // What the customer corrects of what was read.
      const { idName = answers.idName, idNumber = answers.idNumber } = means.answers;
      return send({ type: 'identity.confirmed', answers: { ...answers, idName, idNumber } });
    }
    const name = side === 'front' ? 'frontPhoto' : 'backPhoto';
    return send({
      type: 'identity.photo-chosen',
      data: { side, [name]: means.photo(`${side}.png`) },
    });
  },

  endpoint: 'ocr.id-card',
  refuses: 'at-once',
  data: {
    'identity.photo-chosen': (_view, { picture }) => ({ side: 'front', photo: picture() }),
    'identity.scan-requested': () => ({ side: 'front' }),
  },
  // On the expected person's card: their known data; on another person's, another number.
  answers({ step, answers }, { others }) {
    const fromCard = Object.entries({ idName: step.name, idNumber: step.idNumber }).filter(
      ([name, value]) =>
        isEmpty(answers[name]) && typeof value === 'string' && value !== '' && !value.includes('*'),
    );
    const isOther = Boolean(step['other-than']) && isEmpty(answers.idNumber);
    return { ...(isOther && { idNumber: others.idNumber?.[0] }), ...Object.fromEntries(fromCard) };
  },
  async act({ page, example }, step, _outcome, { expect, givePhoto }) {
    await givePhoto(page, '人像面');
    if (step.sides !== 'front') await givePhoto(page, '国徽面');
    const confirm = page.getByRole('button', { name: '信息无误，下一步' });
    await expect(confirm).toBeVisible();
    await expect(page.getByLabel('姓名')).toHaveValue(/.+/);
    for (const [name, label] of [
      ['idName', '姓名'],
      ['idNumber', '身份证号码'],
    ] as const) {
      const response = example.answers[[...(step.scope ?? []), name].join('.')];
      if (typeof response === 'string') await page.getByLabel(label).fill(response);
    }
    await confirm.click();
  },
};
