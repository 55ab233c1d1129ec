import { expect } from '@playwright/test';
import { expectUsable } from './support/every-screen.ts';
import { photo } from './support/photo.ts';
import { test } from './support/own-sandbox.ts';

test.use({ reuseContext: true });

test("a lease-back begins with the customer's own car and its estimate", async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/index');
  await page.getByRole('link', { name: /车抵回租.*估算我的车/s }).click();
  await expect(page.getByRole('heading', { level: 1, name: '您的车' })).toBeVisible();
  await page.getByLabel('品牌').fill('大众');
  await page.getByLabel('车系和年款').fill('朗逸 2022 款');
  await page.getByLabel('车牌号').fill('苏E12345');
  await page.getByLabel('注册日期').fill('2022-05-01');
  await page.getByLabel('行驶里程（公里）').fill('42000');
  const photos = page.getByRole('group', { name: /车辆照片/ });
  await photos.locator('input[multiple]').setInputFiles([photo(), photo()]);
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  await expectUsable(page);
  await page.getByRole('button', { name: '开始估价' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '您的车估价' })).toBeVisible();
  await expect(page.getByText(/^¥[\d,]+\.00 – ¥[\d,]+\.00$/)).toBeVisible();
  await expect(page.getByText('苏E12345')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: '预约顾问回电' }).click();

  await expect(page.getByText(/致电您的注册手机 1\d\d\*{4}\d{4}，按估价单 GJ\d+ /)).toBeVisible();
  await expect(page.getByLabel('怎么称呼您')).not.toHaveValue('');
  await page.getByRole('button', { name: /车辆所在地区/ }).click();
  for (const place of ['江苏省', '苏州市', '常熟市'])
    await page.getByRole('button', { name: place, exact: true }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('都可以').click();
  await page.getByText('同意顾问使用以上信息').click();
  await expectUsable(page);
  await page.getByRole('button', { name: '预约回电' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '预约成功' })).toBeVisible();
  await expect(page.getByText(/^GJ\d+$/)).toBeVisible();
});

test("mistakes in the car's data are reported, and can be corrected", async ({ ownPage: page }) => {
  await page.goto('/mwap/HZownCar');
  await page.getByLabel('品牌').fill('大众');
  await page.getByLabel('车系和年款').fill('捷达');
  await page.getByLabel('车牌号').fill('苏E12345');
  await page.getByLabel('注册日期').fill('2008-05-01');
  await page.getByLabel('行驶里程（公里）').fill('242000');
  await page.getByRole('button', { name: '开始估价' }).click();

  await expect(page.getByText('车龄超过 10 年，暂不能办理回租')).toBeVisible();
  await expect(page.getByLabel('车牌号')).toHaveValue('苏E12345');
});
