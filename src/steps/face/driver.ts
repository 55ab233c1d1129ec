import type { DriverOf } from '../kind-driver.ts';
import type { FaceKind } from './states.ts';

export const driver: DriverOf<FaceKind> = {
  decisions: { cancelled: 'face.cancelled' },
  advance: ({ send }) => send({ type: 'face.started' }),
  endpoint: 'face.verify',
  data: { 'face.captured': (_view, { pixel }) => ({ image: pixel }) },
  async act({ page }, step, outcome, { expect, refuseNext, toast }) {
    if (outcome === 'cancelled') return page.getByRole('button', { name: '取消' }).click();
    if (outcome === 'failed') await refuseNext(page, step, '人脸识别未通过');
    await page.getByRole('button', { name: '开始人脸识别' }).click();
    await page.getByRole('button', { name: '拍摄' }).click();
    if (outcome === 'failed') await expect(toast(page)).toContainText('人脸识别未通过');
  },
};
