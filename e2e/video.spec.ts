import { expect, type Page } from '@playwright/test';
import { openInterviewer } from './support/interviewer.ts';
import { timesDone } from './support/sandbox.ts';
import { watch } from './support/screen.ts';
import { arriveAt, ordinary, startWalk, walkTo } from './support/walk.ts';
import { type FlowWalk } from './support/walk-types.ts';
import { test } from './support/own-sandbox.ts';
import { nightly } from './support/nightly.ts';

const funder = 'SELF_OPERATED';

/** Walks to the lobby, with the camera on. */
async function atLobby(page: Page): Promise<FlowWalk> {
  const walk = await startWalk(page, funder, ordinary(360));
  await walkTo(walk, 'call');
  return walk;
}

function status(page: Page) {
  return expect(page.locator('[data-kind=video]'));
}

const start = (page: Page) => page.getByRole('button', { name: '开始视频面签' });

test('customer and interviewer see each other, and passing ends the flow in success', async ({
  page,
}) => {
  const problems = watch(page);
  const walk = await atLobby(page);
  expect(await widthOf(page, '您的摄像头画面')).toBeGreaterThan(0);

  await start(page).click();
  await status(page).toHaveAttribute('data-status', 'waiting');
  const desk = await openInterviewer(page, walk.orderNo, 'watch');
  await status(page).toHaveAttribute('data-status', 'talking');
  expect(await widthOf(page, '面签专员的画面')).toBeGreaterThan(0);
  expect(await widthOf(desk, '客户画面')).toBeGreaterThan(0);
  await desk.getByRole('button', { name: '通过', exact: true }).click();

  await arriveAt(page, 'done');
  expect(await timesDone(page, walk.orderNo, 'face-sign-done')).toBe(1);
  expect(await timesDone(page, walk.orderNo, 'face-sign-reported')).toBe(1);
  expect(problems).toEqual([]);
});

test('an interviewer who leaves and comes back finds the customer again', async ({ page }) => {
  const walk = await atLobby(page);
  await start(page).click();
  const first = await openInterviewer(page, walk.orderNo, 'hang-up');
  await status(page).toHaveAttribute('data-status', 'cut');
  await first.close();

  await page.getByRole('button', { name: '重新开始' }).click();
  await status(page).toHaveAttribute('data-status', 'ready');
  await start(page).click();
  await openInterviewer(page, walk.orderNo, 'failed');

  await arriveAt(page, 'refused');
});

test('a page reloaded in the call comes back to the lobby', nightly, async ({ page }) => {
  const walk = await atLobby(page);
  await start(page).click();
  await openInterviewer(page, walk.orderNo, 'watch');
  await status(page).toHaveAttribute('data-status', 'talking');

  await page.reload();

  await status(page).toHaveAttribute('data-status', 'ready');
});

test(
  'hanging up asks for confirmation, and the call can be started again',
  nightly,
  async ({ page }) => {
    const walk = await atLobby(page);
    await start(page).click();
    await openInterviewer(page, walk.orderNo, 'watch');
    await status(page).toHaveAttribute('data-status', 'talking');

    await page.getByRole('button', { name: '结束视频' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '结束视频' }).click();
    await status(page).toHaveAttribute('data-status', 'cut');
    await page.getByRole('button', { name: '稍后再办' }).click();

    await arriveAt(page, 'stopped');
    expect(await timesDone(page, walk.orderNo, 'face-sign-cancelled')).toBe(1);
  },
);

test('a refused camera is reported, and the customer can go on once it is allowed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const really = mediaDevices.getUserMedia.bind(mediaDevices);
    let refused = true;
    mediaDevices.getUserMedia = (constraints) => {
      if (!refused) return really(constraints);
      refused = false;
      return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    };
  });
  await atLobby(page);
  await expect(page.getByRole('alert')).toContainText('没有摄像头权限');

  await page.getByRole('button', { name: '已允许，再试一次' }).click();

  await status(page).toHaveAttribute('data-status', 'ready');
  expect(await widthOf(page, '您的摄像头画面')).toBeGreaterThan(0);
});

/** The width of the received video in pixels; 0 before its first frame. */
async function widthOf(page: Page, label: string): Promise<number> {
  const video = page.locator(`video[aria-label="${label}"]`);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  return video.evaluate((element: HTMLVideoElement) => element.videoWidth);
}
