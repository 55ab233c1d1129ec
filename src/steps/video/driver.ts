import type { DriverOf } from '../kind-driver.ts';
import { cuts, faults } from './messages.ts';
import type { Video } from './inner-states.ts';

export const driver: DriverOf<Video> = {
  decisions: { cancelled: 'video.cancelled' },
  byOthers: ['failed'],
  reasons: Object.keys({ ...faults, ...cuts }),
  advance: ({ send }) => send({ type: 'video.started' }),
  decidedElsewhere: true,
  async act(walk, step, outcome, { expect, interview }) {
    const { page } = walk;
    const verdict = outcome === 'failed' ? 'failed' : 'passed';
    if (outcome === 'cancelled') return page.getByRole('button', { name: '稍后再办' }).click();
    await page.getByRole('button', { name: '开始视频面签' }).click();
    const desk = await interview(walk, step, verdict);
    await expect(page.locator('[data-kind=video]')).toHaveCount(0);
    await desk.close();
  },
};
