import { expect, type Page } from '@playwright/test';
import { people } from '../tools/sandbox/customers/people.ts';
import { submit, toast } from './support/acts.ts';
import { test } from './support/own-sandbox.ts';
import { codeFor } from './support/sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';
import { visitor } from './support/signed-in.ts';
import { nightlyExcept } from './support/nightly.ts';

const at = (path: string) => (url: URL) => url.pathname === `/mwap${path}`;

async function enterCode(page: Page, code: string): Promise<void> {
  const input = page.getByLabel('短信验证码');
  await expect(input).toBeEditable();
  await input.fill(code);
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const name of names) await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('button', { name: '确定' }).click();
}

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('a new customer registers, sees their own page, and signs out', async ({
    ownPage: page,
  }) => {
    await page.goto('/mwap/personal');
    await page.getByRole('button', { name: '登录 / 注册' }).click();
    await page.getByLabel('手机号').fill('15911112222');
    await page.getByRole('checkbox').check();
    await submit(page);
    await expect(page.getByLabel('短信验证码')).toBeEditable();
    await enterCode(page, await codeFor(page, '15911112222'));

    await expect(page).toHaveURL(at('/register'));
    await page.getByLabel('昵称').fill('新朋友');
    await page.getByLabel('您从哪里了解到我们').selectOption('friend');
    await submit(page);
    await page.getByRole('button', { name: '开始使用' }).click();

    await expect(page).toHaveURL(at('/personal'));
    await expect(page.getByText('新朋友')).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('button', { name: '登录 / 注册' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('a changed profile is shown again', async ({ ownPage: page }) => {
  await page.goto('/mwap/personal');
  await page.getByRole('link', { name: /小张/ }).click();
  await page.getByRole('link', { name: '修改资料' }).click();
  await page.getByLabel('昵称').fill('老张');
  await page.getByRole('button', { name: /性别/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '女' }).click();
  await page.getByLabel('生日').fill('1991-04-05');
  await submit(page);

  await expect(page).toHaveURL(at('/myProfile'));
  await expect(page.locator('dl')).toContainText(/老张.*女.*1991-04-05/s);
});

test('addresses are changed, made the default, chosen and deleted', async ({ ownPage: page }) => {
  await page.goto('/mwap/addressList');
  const second = page.locator('main').getByRole('listitem').nth(1);
  const place = page.getByRole('listitem').filter({ hasText: '文三路 91 号' });
  await second.getByRole('link', { name: /编辑/ }).click();
  await page.getByLabel('详细地址').fill('文三路 91 号');
  await submit(page);
  await place.getByRole('link', { name: /设为默认/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '设为默认' }).click();
  await expect(page.locator('main').getByRole('listitem').first()).toContainText(
    /默认.*文三路 91 号/s,
  );

  await page.goto('/mwap/chooseAddressList?back=/personal');
  await page.getByRole('link', { name: /文三路 91 号/ }).click();
  await expect(page).toHaveURL(/\/personal\?addressId=\d+$/);

  await page.goto('/mwap/addressList');
  await place.getByRole('link', { name: /删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(toast(page)).toContainText('地址已删除');
  await expect(page.getByRole('link', { name: '新增收货地址' })).toBeVisible();
  await expect(place).toHaveCount(0);
});

test('a coupon is collected once and listed with the others', async ({ ownPage: page }) => {
  await page.goto('/mwap/coupons');
  await page.getByRole('link', { name: '立即领取：二手车物流券' }).click();

  await page.getByRole('button', { name: '继续领券' }).click();
  const offer = page.getByRole('listitem').filter({ hasText: '二手车物流券' });
  await expect(offer).toContainText('已领取');
  await page.goto('/mwap/coupon');
  await expect(page.locator('main')).toContainText(/可使用 \d+/);
  await page.getByRole('link', { name: /已使用/ }).click();
  await expect(page).toHaveURL(/state=used/);
});

test('every version of the privacy policy is reachable from the present one', async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/privacyPolicy');
  await page.getByRole('button', { name: '查看历史版本隐私政策' }).click();
  const dialog = page.getByRole('dialog', { name: '查阅历史记录' });
  const items = dialog.getByRole('link');
  await expect(items).toHaveText([
    /2025-07-15/,
    '2024-11-30',
    '2024-07-24',
    '2024-04-26',
    '2023-12-05',
    '2023-10-12',
  ]);
  expect(await items.evaluateAll((all) => all.map((one) => one.clientHeight))).toContain(43);
  await items.filter({ hasText: '2023-10-12' }).click();

  await expect(page).toHaveURL(at('/privacyPolicy231012'));
  await expect(page.getByText('生效日期：2023-10-12')).toBeVisible();
  await expect(page.getByRole('heading', { name: '人脸信息' })).toHaveCount(0);
  await page.getByRole('link', { name: '查看现行版本' }).click();
  await expect(page.getByRole('heading', { name: '人脸信息' })).toHaveCount(1);

  await page.getByText('目录').click();
  await page.getByRole('link', { name: '您的权利' }).click();
  await expect(page.getByRole('heading', { name: '您的权利' })).toBeInViewport();
});

test('orders of the earlier app are taken over after a face check', async ({ ownPage: page }) => {
  await page.goto('/mwap/authSimplfy');
  await page.getByLabel('姓名').fill('张伟');
  await page.getByLabel('身份证号').fill('32050619900307221X');
  await submit(page);
  // Its stars become the number with the focus, which would undo what `fill` has selected by then.
  await expect(page.getByLabel('身份证号')).toBeFocused();
  await page.getByLabel('身份证号').fill(people.zhang.idNumber);
  await submit(page);

  await expect(page.getByText('旧版账户 135****5000 下有 2 笔订单')).toBeVisible();
  await page.getByRole('button', { name: '开始人脸识别' }).click();
  await page.getByRole('button', { name: '开始人脸识别' }).click();
  await page.getByRole('button', { name: '拍摄' }).click();

  await expect(page).toHaveURL(at('/authMoved'));
  await expect(page.getByText('2 笔订单已迁移到当前账户')).toBeVisible();
  await page.getByRole('button', { name: '查看我的订单' }).click();
  await expect(page).toHaveURL(at('/orderList'));
});

test('a callback is requested with a verified number', async ({ ownPage: page }) => {
  await page.goto('/mwap/threadPulllogin?carKind=used');
  await expect(page.getByRole('radio', { name: '二手车' })).toBeChecked();
  await page.getByLabel('怎么称呼您').fill('钱进');
  await page.getByLabel('手机号').fill('15922223333');
  await page.getByRole('button', { name: /购车地区/ }).click();
  await choose(page, '上海市', '上海市', '徐汇区');
  await page.getByRole('radio', { name: '都可以' }).check();
  await page.getByRole('checkbox').check();
  await submit(page);
  await expect(page.getByLabel('短信验证码')).toBeEditable();
  await enterCode(page, await codeFor(page, '15922223333'));

  await expect(page).toHaveURL((url) => url.pathname === '/mwap/threadPullResult');
  await expect(page.locator('main')).toContainText(/LX\d{14}/);
});

const pages = [
  '/personal',
  '/myProfile',
  '/addressList',
  '/coupon',
  '/JyCoupon',
  '/privacyPolicy241130',
  '/userAgreement',
  '/aboutUs',
  '/commonQuestions',
  '/newsInfo',
  '/promotionEnded',
  '/login',
  '/editAddress',
  '/zhaoshangActivity',
];

for (const [language, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-US'],
] as const) {
  test(
    `pages about the customer are accessible at 320 pixels (${language})`,
    nightlyExcept(language, ['en']),
    async ({ ownPage: page }) => {
      const problems = watch(page);
      await page.addInitScript((one) => localStorage.setItem('language', one), language);
      await page.setViewportSize({ width: 320, height: 640 });
      // English texts are longer: every page is tested in English, every other one in Chinese.
      for (const path of pages.filter((_, index) => language === 'en' || index % 2 === 0)) {
        await page.goto(`/mwap${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
        // Scrolled to the end, so that the fixed bar partly covers nothing that axe would report.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectAccessible(page, `${path} ${locale}`);
        const { wide, lang } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          lang: document.documentElement.lang,
        }));
        expect({ path, wide, lang }).toEqual({
          path,
          wide: 0,
          lang: language === 'zh' ? 'zh-CN' : 'en',
        });
      }
      expect(problems).toEqual([]);
    },
  );
}
