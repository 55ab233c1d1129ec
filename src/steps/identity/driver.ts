import { type DriverOf, isEmpty } from '../kind-driver.ts';
import { wrongCards } from './driving/wrong.ts';
import type { IdentityKind } from './states.ts';

export const driver: DriverOf<IdentityKind> = {
  validationMessages: (step, language) => wrongCards(step, language),
  advance({ answers, step, send }, means) {
    const hasFront = !isEmpty(answers.idFront) && !isEmpty(answers.idNumber);
    const side = hasFront ? 'back' : 'front';
    if (hasFront && (!isEmpty(answers.idBack) || step.sides === 'front')) {
      // What the customer corrects of what was read.
      const { idName, idNumber }: typeof answers = { ...answers, ...means.answers };
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
    const known = { idName: step.name, idNumber: step.idNumber };
    const fromCard = (['idName', 'idNumber'] as const).flatMap((name) => {
      const value = known[name];
      const isKnown = value !== undefined && value !== '' && !value.includes('*');
      return isKnown && isEmpty(answers[name]) ? [[name, value]] : [];
    });
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
