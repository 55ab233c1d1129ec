import { type BrowserContext, expect, type Page } from '@playwright/test';
import { requestOverHttp } from '../tools/sandbox/testing/http-request.ts';
import { test } from './support/own-sandbox.ts';
import { codeFor } from './support/sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';

async function signIn(page: Page | BrowserContext, token: string, language = 'zh') {
  await page.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('token', stored ?? '');
      if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen ?? '');
    },
    [token, language],
  );
}

/** Another customer helps, by HTTP alone. */
async function helpOverHttp(page: Page, url: string, phone: string, link: string): Promise<void> {
  await requestOverHttp(url, 'sms.send', { phone, scene: 'login' });
  const code = await codeFor(page, phone);
  const { body } = await requestOverHttp(url, 'user.login', { phone, code });
  const { campaign, invite } = Object.fromEntries(new URL(link).searchParams);
  const { token } = body.data as { token: string };
  const { body: response } = await requestOverHttp(
    url,
    'campaign.help',
    { campaign, invite },
    { token },
  );
  expect(response.code).toBe('00000');
}

/** Expects no accessibility violation, and no horizontal scrolling on a small phone. */
async function expectFit(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('a bargain is started, a friend helps through the link, and the reward is a coupon', async ({
  page,
  browser,
  sandbox,
  baseURL,
}) => {
  const problems = watch(page);
  await signIn(page, 'sandbox-token-li');
  await page.goto('/mwap/shareBargain');
  await page
    .getByRole('link', { name: /砍这辆/ })
    .first()
    .click();
  await page.getByRole('button', { name: '立即参加' }).click();
  await expect(page.getByRole('heading', { name: '已有 0 / 4 位好友助力' })).toBeVisible();
  await expectFit(page, 'progress');
  const link = await page.getByText(/invite=/).innerText();
  expect(link).not.toMatch(/138|李|token|phone/);

  const friends = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signIn(friends, 'sandbox-token-chen');
  const friend = await friends.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('李** 邀请您助力');
  expect(await friend.evaluate(() => sessionStorage.getItem('share_source'))).toMatch(/^bargain-/);
  await friend.getByRole('button', { name: '帮 TA 砍一刀' }).click();
  await expect(friend.getByText(/已帮好友砍掉/)).toBeVisible();
  await expectFit(friend, 'thanks');
  await friends.close();

  await page.goto(link);
  await expect(page.getByText('这是您自己的邀请链接')).toBeVisible();
  await expect(page.getByText(/陈\*\* 砍掉/)).toBeVisible();
  for (const phone of ['13900000001', '13900000002', '13900000003']) {
    await helpOverHttp(page, sandbox.url, phone, link);
  }

  await page.goto('/mwap/shareBargain');
  await expect(page).toHaveURL(/\/finishBargain\?/);
  await expect(page.getByRole('heading', { name: '首付已砍到底' })).toBeVisible();
  await expectFit(page, 'finished');
  await page.getByRole('link', { name: '查看优惠券' }).click();
  await expect(page.getByText('砍价首付券')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the rules, an ended season and one not yet started have pages of their own, in both languages', async ({
  page,
}) => {
  await signIn(page, 'sandbox-token-chen', 'en');
  for (const [path, heading] of [
    ['/collectRule', 'Rules of the first season'],
    ['/collectRule2', 'Rules of the second season'],
    ['/collectRule2?of=bargain', 'Rules: Cut the down payment'],
    ['/shareCollect', 'Collect the cards'],
    ['/shareInvite', 'Invite friends'],
    ['/shareBargain', 'Cut the down payment'],
  ] as const) {
    await page.goto(`/mwap${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectFit(page, path);
  }

  await page.goto('/mwap/shareCollect?campaign=collect-s1');
  await expect(page.getByText('Collecting cards is over')).toBeVisible();
  await page.goto('/mwap/joinCollect?campaign=collect-s1');
  await expect(page).toHaveURL(/\/shareCollect\?campaign=collect-s1$/);
  await page.goto('/mwap/inviteCollect?campaign=collect-202001&invite=nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is not known');
});
