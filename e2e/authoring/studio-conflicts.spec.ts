import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-sandbox.ts';
import { expectAccessible } from '../support/screen.ts';
import { editor, typed } from '../support/studio-editor.ts';
import { startStudio } from '../support/studio-process.ts';

/** What two write at once: nothing typed is lost, and nothing on disk is overwritten without a question. */
const folder = mkdtempSync(join(tmpdir(), 'studio-conflicts-'));
const file = 'funders/BOC.yaml';
const path = join(folder, file);
let studio: ChildProcess;
let url: string;
let original: string;

// All tests share one studio and one file.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test.beforeAll(async () => {
  ({ studio, url } = await startStudio(folder, 'BOC'));
  original = saved();
});

test.beforeEach(() => writeFileSync(path, original));

test.afterAll(() => {
  studio.kill();
  rmSync(folder, { recursive: true });
});

const saved = () => readFileSync(path, 'utf8');
const byOthers = () => writeFileSync(path, `${saved()}# by another program\n`);

async function opened(page: Page) {
  await page.goto(url);
  await expect(editor(page)).toContainText('name:');
}

/** That somebody else wrote the file, and both texts. */
const conflictBar = (page: Page) => page.getByRole('status').getByText(/已在别处改动/);
const conflict = (page: Page) => page.getByRole('dialog', { name: /已在别处改动/ });

test('a file changed by another program interrupts nobody who types; saving asks, with the differing lines of both', async ({
  page,
}) => {
  await opened(page);
  await typed(page, '中国银行', '中国某银行');
  byOthers();
  await page.keyboard.type('甲', { delay: 20 });
  await expect(conflictBar(page)).toBeVisible();
  await page.keyboard.type('乙丙', { delay: 20 });
  await expect(editor(page)).toContainText('中国某银行甲乙丙');
  await expect(conflict(page)).toBeHidden();
  await expectAccessible(page, 'a file changed elsewhere');

  await page.keyboard.press('Control+s');
  await expect(conflict(page).locator('.cm-mergeView')).toBeVisible();
  await expect(conflict(page).locator('.cm-changedLine').first()).toContainText('中国银行');
  await expect(conflict(page).getByRole('textbox', { name: '磁盘上的' })).toBeInViewport();
  await expect(conflict(page)).toContainText('by another program');
  await expect(conflict(page)).toContainText('中国某银行甲乙丙');
  await expectAccessible(page, 'two versions of a file');
  expect(saved()).toContain('by another program');

  await conflict(page).getByRole('button', { name: '用磁盘上的' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect(conflictBar(page)).toBeHidden();
  // The editor renders only the lines near the viewport.
  await editor(page).press('Control+End');
  await expect(editor(page)).toContainText('by another program');
});

test('what another program wrote and undo took away is not overwritten without a question', async ({
  page,
}) => {
  await opened(page);
  await typed(page, '中国银行', '中国某银行');
  byOthers();
  await page.getByRole('button', { name: '比较两边' }).click();
  await conflict(page).getByRole('button', { name: '用磁盘上的' }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();

  await editor(page).press('Control+z');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  await expect(conflict(page)).toBeVisible();
  expect(saved()).toMatch(/by another program\n$/);
  await conflict(page).getByRole('button', { name: '用这里的并保存' }).click();
  await expect.poll(saved).toContain('中国某银行!');
});

test('two tabs with one file: what is typed in either outlives the other’s save and a reload', async ({
  page,
}) => {
  await opened(page);
  const second = await page.context().newPage();
  await opened(second);
  await typed(second, '中国银行', '中国乙银行');
  await expect(second.getByText('草稿留在本浏览器')).toBeVisible();
  await page.bringToFront();
  await typed(page, '中国银行', '中国甲银行');
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toContain('中国甲银行');

  await second.bringToFront();
  await expect(conflictBar(second)).toBeVisible();
  await second.reload();
  await expect(editor(second)).toContainText('中国乙银行');
  await expect(conflictBar(second)).toBeVisible();
  await second.close();

  // A closed tab's text is taken over by the next that opens the studio.
  await page.reload();
  await expect(editor(page)).toContainText('中国乙银行');
  await expect(conflictBar(page)).toBeVisible();
  await page.getByRole('button', { name: '比较两边' }).click();
  await conflict(page).getByRole('button', { name: '用磁盘上的' }).click();
  await expect(editor(page)).toContainText('中国甲银行');
});
