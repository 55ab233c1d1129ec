import { expect, type Page } from '@playwright/test';
import { faultMessages } from '../src/ui/pdf/messages.ts';
import { test } from './support/own-sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';

const address = '/mwap/pdf?file=/documents/samples/lease-contract.pdf&title=租赁合同';
const file = '**/api/file/getFileByUrl*';

test('a PDF is rendered in the page, with text for screen readers, under the strict policy', async ({
  ownPage: page,
}) => {
  const problems = watch(page);
  await page.goto(address);
  const first = page.getByRole('figure', { name: '第 1 页' });

  await expect.poll(() => darkShare(page)).toBeGreaterThan(0.001);
  await expect(first.getByText('甲方', { exact: false }).first()).toBeAttached();
  await expect(page.getByRole('region', { name: '租赁合同' })).toBeVisible();
  await expectAccessible(page, 'a PDF');
  expect(problems).toEqual([]);
});

test('without a network the page says so and retries; a loaded document can be saved', async ({
  ownPage: page,
}) => {
  await page.route(file, (route) => route.abort('internetdisconnected'));
  await page.goto(address);

  await expect(page.getByRole('alert')).toContainText(faultMessages.lost.title.zh);
  await expect(page.getByRole('link', { name: '下载' })).toHaveCount(0);
  await expectAccessible(page, 'a PDF that did not arrive');
  await page.unroute(file);
  await page.getByRole('button', { name: '重试' }).click();

  await expect.poll(() => darkShare(page)).toBeGreaterThan(0.001);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载' }).click();
  expect((await download).suggestedFilename()).toBe('租赁合同.pdf');
});

/** The share of dark pixels in the first rendered page. */
function darkShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (!pixels) return 0;
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1;
    return (dark * 4) / pixels.length;
  });
}
