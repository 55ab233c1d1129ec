import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-sandbox.ts';
import { expectAccessible } from '../support/screen.ts';
import { editor, typed } from '../support/studio-editor.ts';
import { startStudio } from '../support/studio-process.ts';

/** A studio on a copy of the repository with one funder: the tests write its files. */
const folder = mkdtempSync(join(tmpdir(), 'studio-page-'));
const file = 'funders/BOC.yaml';
let studio: ChildProcess;
let url: string;

// All tests share one studio.
test.describe.configure({ mode: 'default' });
test.use({
  viewport: { width: 1024, height: 700 },
  isMobile: false,
  hasTouch: false,
  reuseContext: true,
});

test.beforeAll(async () => {
  ({ studio, url } = await startStudio(folder, 'BOC'));
});

test.afterEach(({ page }) => page.evaluate(() => sessionStorage.clear()));

test.afterAll(() => {
  studio.kill();
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const findings = (page: Page) => page.getByRole('region', { name: '检查结果' });
const saved = () => readFileSync(join(folder, file), 'utf8');

/** Only the funder's findings: templates this funder does not use have findings, too. */
const ofFunder = (page: Page) => findings(page).getByRole('button', { name: /^funders\/BOC/ });

async function opened(page: Page, place = '') {
  await page.goto(url + place);
  // The first page waits until all files have been checked once.
  await expect(heading(page)).toBeVisible({ timeout: 240_000 });
  await expect(findings(page).getByRole('listitem').first()).toBeVisible();
}

test('with the keyboard alone: a mistake is found, the phone keeps the last valid version, and the correction changes the phone', async ({
  page,
}) => {
  await opened(page, `?file=${file}&flow=credit-review&step=part-three/page`);
  await expect(ofFunder(page)).toHaveCount(0);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText('是否有外币收入')).toBeVisible();

  await typed(page, 'type: yes-no', 'type: yes-or-no');
  await expect(ofFunder(page)).toHaveCount(1);
  await expect(page.getByText('显示的是上一个可用版本')).toBeVisible();
  await expect(phone.getByText('是否有外币收入')).toBeVisible();
  await expectAccessible(page, 'the studio with a finding');

  await page.keyboard.press('Control+Home');
  await ofFunder(page).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await typed(page, 'yes-or-no', 'yes-no');
  await expect(ofFunder(page)).toHaveCount(0);

  await typed(page, '是否有外币收入', '是否有海外收入');
  await expect(phone.getByText('是否有海外收入')).toBeVisible();
  await expect(page.getByText('显示的是上一个可用版本')).toBeHidden();
  await expect(page).toHaveURL(/step=part-three\/page/);
});

test('editor and phone stay where they are while a text is broken and mended', async ({ page }) => {
  await opened(page);
  const languages = { 中文: '文本', English: 'Text' };
  for (const [language, text] of Object.entries(languages)) {
    await page.getByRole('button', { name: language }).first().click();
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    const places = async () => [
      await page.locator('.cm-scroller').boundingBox(),
      await page.locator('iframe').boundingBox(),
    ];
    const before = await places();
    await page.locator('.cm-content').focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('x: ');
    await expect(page.locator('.cm-line').first()).toHaveText(/^x: /);
    await expect(page.locator('.stale')).not.toBeEmpty();
    expect(await places()).toEqual(before);
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('Backspace');
    await expect(page.locator('.stale')).toBeEmpty();
  }
});

test('the editor stays as wide as it is while an example is walked', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'English' }).first().click();
  const middle = await page.locator('.middle').elementHandle();
  const widths = await page.evaluateHandle((element) => {
    const all = new Set<number>();
    if (element) new ResizeObserver(() => all.add(element.clientWidth)).observe(element);
    return all;
  }, middle);
  await page.locator('.examples button').first().click();
  await expect(heading(page)).toHaveText('About you');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.locator('.going .verdict')).toBeVisible();
  expect(await widths.evaluate((all) => all.size)).toBe(1);
});

test('typed text survives a reload, and undo restores the file byte for byte', async ({ page }) => {
  await opened(page);
  const before = saved();
  await typed(page, '中国银行', '中国某银行');
  await expect(page.getByText('草稿留在本浏览器')).toBeVisible();
  await page.reload();
  await expect(editor(page)).toContainText('中国某银行');
  expect(saved()).toBe(before);

  await page.keyboard.press('Control+s');
  await editor(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  expect(saved()).toBe(before.replace('中国银行', '中国某银行'));

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toBe(before);
});

test('changes are described in sentences, which become the commit message', async ({ page }) => {
  await opened(page);
  await typed(page, '是否有外币收入', '是否有海外收入');
  await page.getByRole('button', { name: '改了什么' }).click();
  // The committed version has to be linked before it can be compared.
  await expect(findings(page).getByText('的文字变了。').first()).toBeVisible({ timeout: 240_000 });
  await expect(findings(page).getByText('是否有海外收入', { exact: true })).toBeVisible();
  await expectAccessible(page, 'what changed');

  await page.getByRole('button', { name: /^保存并提交/ }).click();
  await expect(findings(page).getByText(/^已提交 /)).toBeVisible();
  expect(saved()).toContain('是否有海外收入');
  expect(git('log', '-1', '--format=%B', '--name-only')).toMatch(/海外收入[^]*funders\/BOC\.yaml/);
  await expect(findings(page).getByText('看不到任何变化')).toBeVisible({ timeout: 240_000 });
});

test('a change is seen on two phones, before and now, at the words that differ', async ({
  page,
}) => {
  await opened(page);
  await typed(page, '境外租金等', '境外房租等');
  await page.getByRole('button', { name: '改了什么' }).click();
  await page.getByRole('button', { name: '看前后对照…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /的文字变了。$/ });
  const phone = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`);
  await expect(phone('之前（上次提交）').getByText('境外租金等')).toBeInViewport();
  await expect(phone('现在').getByText('境外房租等')).toBeInViewport();
  await expectAccessible(page, 'before and after');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(1);

  const template = 'flows/appeal-cancel.yaml';
  await page.getByRole('combobox', { name: '文件', exact: true }).selectOption(template);
  await expect(editor(page)).toContainText('flow: appeal-cancel');
  await typed(page, '撤销申诉？', '撤回申诉？');
  const change = findings(page).getByRole('listitem').filter({ hasText: '撤回申诉？' });
  await change.getByRole('button', { name: '看前后对照…' }).press('Enter');
  const question = phone('现在').getByRole('heading', { level: 2, name: '撤回申诉？' });
  await expect(question).toBeVisible();
  // It is a dialog of the phone's, which leaves the focus where it was.
  await expect(dialog.getByRole('button', { name: '关闭' })).toBeFocused();
});

test('words go to a spreadsheet and come back: what would change is shown, written and undone', async ({
  page,
}) => {
  await opened(page);
  const before = saved();
  await typed(page, '中国银行', '中国某银行');
  await page.getByRole('button', { name: '文字表格' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^连同模板全部下载/ }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain(`${file},name,中国某银行,Bank of China,`);

  const long = 'Bind a card from which every rent is paid later on';
  const table = csv
    .replace('中国某银行,Bank of China', '中国另一银行,"Bank, of China"')
    .replace(/^(flows\/bind-card\.yaml,title,[^,]*,)[^,]*/m, `$1${long}`);
  await page.locator('.spreadsheet input[type=file]').setInputFiles({
    name: 'BOC.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${table}flows/none.yaml,title,甲,A,\n`),
  });
  await expect(findings(page).getByText('中国另一银行')).toBeVisible();
  await expect(findings(page).getByRole('listitem').filter({ hasText: long })).toContainText('48');
  await expect(findings(page).getByText('没有文件“flows/none.yaml”')).toBeVisible();
  await expect(editor(page)).not.toContainText('中国另一银行');
  await expectAccessible(page, 'words of a spreadsheet');

  await page.getByRole('button', { name: '写入文件（2 个）' }).press('Enter');
  await expect(editor(page)).toContainText('en: Bank, of China');
  await page.getByRole('button', { name: '撤销写入（2 个文件）' }).press('Enter');
  await expect(editor(page)).toContainText('中国某银行');
  await expect(page.getByRole('option', { name: /^●/ })).toHaveCount(1);
  await editor(page).press('Control+s');
  await expect.poll(saved).toBe(before.replace('中国银行', '中国某银行'));
  await editor(page).press('Control+z');
  await editor(page).press('Control+s');
  await expect.poll(saved).toBe(before);
});

test('examples leave as a file and come back: one that is gone is written anew, and undone', async ({
  page,
}) => {
  const before = saved();
  const name = /^examples:\n {2}(.+):$/m.exec(before)?.[1] ?? '';
  await opened(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出用例' }).click();
  const json = readFileSync(await (await download).path(), 'utf8');
  expect(json).toContain(`"name": "${name}"`);
  await typed(page, `  ${name}:`, '  another customer:');
  await page.locator('.cases input[type=file]').setInputFiles({
    name: 'BOC.cases.json',
    mimeType: 'application/json',
    buffer: Buffer.from(json),
  });
  await expect(page.getByText(`${name}：已加入`)).toBeVisible();
  await expect(page.getByText('文件里已有，内容相同').first()).toBeVisible();
  await expectAccessible(page, 'examples brought in');
  await editor(page).press('Control+s');
  await expect.poll(saved).toContain(`\n  ${name}:\n`);
  await page.getByRole('button', { name: '撤销读入' }).click();
  await editor(page).press('Control+s');
  await expect.poll(saved).toBe(before.replace(`  ${name}:`, '  another customer:'));
  writeFileSync(join(folder, file), before);
});

test('a step of a template is renamed in every file, and undone at once', async ({ page }) => {
  const template = 'flows/sign-up.yaml';
  const before = [template, file].map((one) => readFileSync(join(folder, one), 'utf8'));
  await opened(page, `?file=${template}`);
  await expect(editor(page)).toContainText('flow: sign-up');
  await typed(page, '  contract:', '  contract:');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: '重命名 contract' });
  await dialog.getByLabel('新名称').fill('Read it');
  await dialog.getByRole('button', { name: '重命名' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('“Read it”不能作步骤的名称。');
  await expectAccessible(page, 'renaming');
  await dialog.getByLabel('新名称').fill('read-it');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('contract: read-it');
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(join(folder, template), 'utf8')).toContain('  read-it:\n');

  await page.getByRole('button', { name: '撤销重命名' }).click();
  await expect(editor(page)).not.toContainText('read-it');
  await page.keyboard.press('Control+s');
  await editor(page).focus();
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => [template, file].map((one) => readFileSync(join(folder, one), 'utf8')))
    .toEqual(before);
});

test('a title of a template is changed in the form, for one funder and for all, and the phone and the text follow', async ({
  page,
}) => {
  await opened(page, `?file=${file}&view=form`);
  await page.getByRole('button', { name: /personal/ }).press('Enter');
  const form = page.getByRole('region', { name: '表单' });
  const title = form.getByRole('group', { name: /title/ }).getByLabel('中文');
  const files = page.getByRole('combobox', { name: '文件', exact: true });
  await expect(title).toHaveValue('个人信息');
  await title.fill('您的情况');
  await page.keyboard.press('Tab');
  await expect(heading(page)).toHaveText('您的情况');
  await expect(form.getByRole('button', { name: 'title 恢复为模板的' })).toBeVisible();
  await form.getByText('更多设置').first().click();
  await form.locator('summary').filter({ hasText: 'mobile' }).click();
  await expect(form.getByLabel('不填不能提交')).toBeChecked();
  await expectAccessible(page, 'the form of a step');
  await form.getByRole('button', { name: '在文本里改：此条件不成立时跳过该步骤' }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toContainText('zh: 您的情况');
  await editor(page).press('Control+z');
  await expect(heading(page)).toHaveText('个人信息');

  await page.getByRole('button', { name: /personal/ }).press('Enter');
  await page.getByRole('button', { name: '表单' }).press('Enter');
  await form.getByRole('button', { name: '改模板' }).press('Enter');
  await title.fill('您的信息');
  await title.press('Control+Enter');
  await expect(heading(page)).toHaveText('您的信息');
  await expect(files.getByRole('option', { name: '● flows/credit-review.yaml' })).toBeAttached();
  await form.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(heading(page)).toHaveText('个人信息');
  await expect(title).toHaveValue('个人信息');
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/view=form/);
});

test('at 200% zoom each pane is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 350 });
  await opened(page);
  await page.getByRole('button', { name: '手机', exact: true }).click();
  await expect(page.locator('iframe')).toBeInViewport();
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await expect(findings(page)).toBeInViewport();
  await expect(findings(page)).toBeFocused();
  await expectAccessible(page, 'the studio at twice the size');
});

test('a step is shown at its line, on the phone and in the drawing, also after a reload', async ({
  page,
}) => {
  await opened(page);
  await page.getByRole('button', { name: /part-three\/page/ }).click();
  await expect(page).toHaveURL(/step=part-three\/page/);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: '流程图' }).click();
  await expect(page.locator('.drawing [aria-current=step]')).toHaveAttribute(
    'data-step',
    'part-three/page',
  );
  await expectAccessible(page, 'the drawing');
});

test('a funder is added in the page, in English', async ({ page }) => {
  await opened(page);
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('button', { name: 'Add a funder' }).click();
  await page.getByLabel('Code, in capitals').fill('ACME_LEASING');
  await page.getByLabel('Name in Chinese').fill('示例租赁');
  await page.getByLabel('Name in English').fill('Acme Leasing');
  await expectAccessible(page, 'adding a funder');
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page.getByRole('combobox', { name: 'Funder', exact: true })).toHaveValue(
    'ACME_LEASING',
  );
  await expect(heading(page)).toBeVisible();
  expect(readdirSync(join(folder, 'funders'))).toContain('ACME_LEASING.yaml');
});

test('an error that a step can show is brought to the phone by one press', async ({ page }) => {
  await opened(page, `?file=${file}&flow=credit-review&step=contacts`);
  const phone = page.frameLocator('iframe');
  await expect(phone.getByText('第一联系人姓名')).toBeVisible();
  await page.getByRole('button', { name: '可能的错误提示' }).press('Enter');
  await page.getByRole('button', { name: '在手机上显示：请填写 11 位手机号' }).press('Enter');
  await expect(phone.getByText('请填写 11 位手机号', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '在手机上显示：等待时间过长' }).press('Enter');
  await expect(phone.getByText('等待时间过长')).toBeVisible();
  await expect(phone.getByRole('button', { name: '返回修改' })).toBeVisible();
});
