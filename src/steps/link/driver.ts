import type { DriverOf } from '../kind-driver.ts';
import type { LinkKind } from './states.ts';

export const driver: DriverOf<LinkKind> = {
  decidedElsewhere: true,
  taps: {
    opening: () => ['link.returned'],
    leaving: () => ['link.returned', 'link.reopened'],
    blocked: () => ['link.tapped', 'link.returned'],
    refused: () => ['link.reopened', 'back'],
    unreachable: () => ['link.reopened', 'back'],
    unsure: () => ['link.reopened'],
  },
  async act(walk, step, _outcome, { decideAt }) {
    const { page } = walk;
    const decided = decideAt(walk, step);
    await page.waitForURL(/\/bank-pages\//, { timeout: 60_000 });
    if (decided === 'ok') await page.getByRole('button', { name: '同意并完成办理' }).click();
    else if (decided === 'failed') await page.getByRole('button', { name: '拒绝办理' }).click();
    else await page.getByRole('link', { name: '不做选择，直接返回' }).click();
    await page.waitForURL(/\/mwap\//);
  },
};
