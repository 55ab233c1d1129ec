import type { KindDriver } from '../kind-driver.ts';

export const driver: KindDriver = {
  endpoint: 'ocr.id-card',
  data: {
    'identity.photo-chosen': (_view, { picture }) => ({ side: 'front', photo: picture() }),
    'identity.scan-asked-for': () => ({ side: 'front' }),
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
      const given = example.answers[[...(step.scope ?? []), name].join('.')];
      if (typeof given === 'string') await page.getByLabel(label).fill(given);
    }
    await confirm.click();
  },
};
