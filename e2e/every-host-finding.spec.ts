import { expect, type Page } from '@playwright/test';
import { messages as appWords } from '../src/app/messages.ts';
import { messages as mineWords } from '../src/pages/account/messages.ts';
import { messages as findWords } from '../src/pages/browsing/find-messages.ts';
import { messages as browsingWords } from '../src/pages/browsing/messages.ts';
import { messages as homeWords } from '../src/pages/browsing/home/home-messages.ts';
import { messages as tabWords } from '../src/pages/browsing/home/tab-messages.ts';
import { cardMessages, messages as shareWords } from '../src/pages/campaigns/messages.ts';
import type { HostOutcome } from '../src/simulator/answers.ts';
import { toast } from './support/acts.ts';
import { type EachHost, eachHost } from './support/each-host.ts';
import { answerAs, expectArrived, named, stored } from './support/host-walk.ts';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';
import { nightlyExcept } from './support/nightly.ts';

type Lob = EachHost['lob'];

/** The outcome of locating the phone: by the bridge in native apps, by the browser in every other host. */
const located: Record<Lob, HostOutcome> = {
  web: 'ok',
  app_android: 'ok',
  app_ios: 'denied',
  weChat: 'failed',
  mini: 'ok',
};

/** The campaign shared in each host. */
const shared: Record<Lob, 'collect' | 'invite' | 'bargain'> = {
  web: 'collect',
  app_android: 'invite',
  app_ios: 'collect',
  weChat: 'bargain',
  mini: 'invite',
};

/** The city of the phone, or one chosen by hand where the phone cannot be located. */
async function walkToCity(page: Page, { lob, language }: EachHost): Promise<string> {
  const [here, other] = language === 'zh' ? ['北京', '上海'] : ['Beijing', 'Shanghai'];
  const cityLink = (city: string) =>
    page.getByRole('link', { name: homeWords.chooseCity[language].replace('{city}', city) });
  const locate = page.getByRole('button', { name: findWords.locate[language] });
  const chooseOther = async () => {
    await page
      .getByRole('region', { name: findWords.hotCities[language] })
      .getByRole('button', { name: other })
      .click();
    await expect(cityLink(other)).toBeVisible();
  };
  await cityLink(here).click();
  await expectArrived(page, findWords.chooseCity[language]);
  if (lob === 'web') await expectAccessible(page, 'cities');
  // The simulated bridge asks the tester. A native app's browser must not be asked, and would refuse.
  await page.evaluate(() => sessionStorage.setItem('simulated-answers', '{"location":"ask"}'));
  if (located[lob] === 'ok') await chooseOther();
  if (located[lob] === 'ok') await cityLink(other).click();
  await locate.click();
  await answerAs(page, 'location', located[lob], language);
  if (located[lob] !== 'ok') {
    const failed = page.getByRole('dialog', { name: findWords.locationFailed[language] });
    await expect(failed).toContainText(findWords.locationFailedText[language]);
    await failed.getByRole('button', { name: findWords.toHome[language] }).click();
    await expect(page).toHaveURL(/\/testIndex$/);
    await cityLink(here).click();
    await chooseOther();
    return other;
  }
  const found = page.getByText(findWords.located[language]).locator('..');
  await found.getByRole('button', { name: here }).click();
  await expect(cityLink(here)).toBeVisible();
  return here;
}

/** From the home page to a suggestion's results, to all results of one kind, and Back through all of them. */
async function walkToResults(page: Page, { language, lob }: EachHost): Promise<void> {
  const home = page.getByRole('navigation', { name: homeWords.services[language] });
  await page.getByRole('link', { name: browsingWords.searchCars[language] }).click();
  await expectArrived(page, findWords.search[language]);
  await page.getByRole('searchbox').fill('chen');
  const suggested = page.getByRole('region', { name: findWords.suggestions[language] });
  const first = suggested.getByRole('link').nth(1);
  const word = (await first.locator('span').first().textContent()) ?? '';
  await first.click();
  await expectArrived(page, findWords.resultsFor[language].replace('{word}', word));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  if (lob === 'mini') await expectAccessible(page, 'results');
  await page
    .getByRole('link', { name: named(findWords.allOfKind, language) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/searchListType\?type=new&keyword=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/searchList\?/);
  await page.goBack();
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
  await page.getByRole('button', { name: findWords.clearHistory[language] }).click();
  await expect(page.getByRole('heading', { name: findWords.history[language] })).toHaveCount(0);
  await page.goBack();
  await expect(home).toBeVisible();
}

/** The store picker opens at the chosen city; its button is disabled until a store is chosen. */
async function walkToStore(page: Page, { language, lob }: EachHost, city: string): Promise<void> {
  await page.goto('/mwap/changeStore');
  const confirm = page.getByRole('button', { name: findWords.confirm[language] });
  const list = page.getByRole('tabpanel');
  const tabs = page.getByRole('tab');
  await expectArrived(page, findWords.chooseStore[language]);
  await expect(confirm).toBeDisabled();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  if (lob === 'app_android') {
    await list.getByRole('button').first().click();
    await expect(confirm).toBeEnabled();
    await tabs.first().click();
    await list.getByRole('button', { name: /^广东/ }).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toBeDisabled();
    await list.getByRole('button', { name: /^广州/ }).click();
  }
  await list.getByRole('button').first().click();
  if (lob === 'app_ios') await expectAccessible(page, 'stores');
  await confirm.click();
  await expect(page).toHaveURL(/\/testIndex$/);
  const place = JSON.parse((await stored(page, 'chosen_place')) ?? '{}') as Record<string, unknown>;
  const name =
    lob === 'app_android' ? '广州' : ({ Beijing: '北京', Shanghai: '上海' }[city] ?? city);
  expect(place).toMatchObject({
    city: { name: expect.stringContaining(name) as unknown },
    store: { code: expect.stringMatching(/./) as unknown },
  });
}

/** Joins a campaign and returns the link to be shared. */
async function walkToInvitation(page: Page, { language, lob }: EachHost): Promise<string> {
  const kind = shared[lob];
  await page.getByRole('link', { name: tabWords.mine[language], exact: true }).click();
  await expectArrived(page, mineWords.mine[language]);
  await page.getByRole('link', { name: mineWords[kind][language], exact: true }).click();
  if (kind === 'bargain')
    await page
      .getByRole('link', { name: named(shareWords.bargainFor, language) })
      .first()
      .click();
  else await page.getByRole('link', { name: shareWords.join[language], exact: true }).click();
  await page.getByRole('button', { name: shareWords.join[language], exact: true }).click();
  await expect(
    page.getByRole('heading', { name: named(shareWords.progress, language) }),
  ).toBeVisible();
  const link = await page.getByText(/invite=/).innerText();
  expect(link).toContain(`share_source=${kind}-`);
  // An invitation's code may contain 138 by chance.
  expect(link).not.toMatch(/138\d{8}|张|token|phone/);
  return link;
}

/** How each host sends the invitation, and what it tells the customer. */
const sharing: Record<Lob, (page: Page, host: EachHost, link: string) => Promise<void>> = {
  async web(page, { language }, link) {
    const share = page.getByRole('button', { name: shareWords.share[language] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await expect(toast(page)).toHaveText(shareWords.copied[language]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    // As in a browser with the Web Share API.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => sessionStorage.setItem('shared', url ?? ''),
      }),
    );
    await page.reload();
    await share.click();
    await expect(toast(page)).toHaveText(shareWords.shared[language]);
    expect(await stored(page, 'shared')).toBe(link);
  },
  async app_android(page, { language }, link) {
    await page.getByRole('button', { name: shareWords.share[language] }).click();
    await answerAs(page, 'share', 'ok', language);
    await expect(toast(page)).toHaveText(shareWords.shared[language]);
    expect(await cardOf(page)).toMatchObject({ url: link, title: cardMessages.invite.title.zh });
  },
  async app_ios(page, { language }, link) {
    const share = page.getByRole('button', { name: shareWords.share[language] });
    await share.click();
    await answerAs(page, 'share', 'cancelled', language);
    await expect(share).toBeEnabled();
    await expect(toast(page)).toBeEmpty();
    await share.click();
    await answerAs(page, 'share', 'ok', language);
    await expect(toast(page)).toHaveText(shareWords.shared[language]);
    expect(await cardOf(page)).toMatchObject({ url: link, title: cardMessages.collect.title.en });
  },
  async weChat(page, host, link) {
    await byMenu(page, host);
    const { title } = cardMessages.bargain;
    expect(await cardOf(page)).toMatchObject({ link, title: title.en });
    await expectAccessible(page, 'sharing');
  },
  async mini(page, host, link) {
    await byMenu(page, host);
    const { title } = cardMessages.invite;
    expect(await cardOf(page)).toMatchObject({ type: 'share.card', url: link, title: title.zh });
  },
};

async function byMenu(page: Page, { language }: EachHost): Promise<void> {
  await page.getByRole('button', { name: shareWords.share[language] }).click();
  await expect(toast(page)).toHaveText(shareWords.menu[language]);
}

/** The card offered to the host's menu, or sent. */
async function cardOf(page: Page): Promise<Record<string, unknown>> {
  const card = (await stored(page, 'simulated-card')) ?? '{}';
  expect(card).not.toContain('token');
  return JSON.parse(card) as Record<string, unknown>;
}

test.beforeEach(resetSandbox);

for (const host of eachHost)
  test.describe(host.name, () => {
    const { userAgent, language, lob } = host;
    test.use({ userAgent, viewport: { width: host.width, height: 780 } });

    test(
      'a customer is located or says where, searches, picks a store and shares an invitation',
      nightlyExcept(lob, ['weChat']),
      async ({ page }) => {
        const problems = watch(page);
        const signed: string[] = [];
        page.on('request', (request) => {
          const url = new URL(request.url());
          if (url.pathname.endsWith('/cfgInfo')) signed.push(url.searchParams.get('reqUrl') ?? '');
        });
        await page.addInitScript((one) => localStorage.setItem('language', one), language);
        await page.goto('/mwap/testIndex?token=sandbox-token-zhang');
        await expectArrived(page, homeWords.title[language]);
        const usualCard = () => stored(page, 'simulated-card').then((card) => card ?? '');
        const hasMenu = lob === 'weChat' || lob === 'mini';
        if (hasMenu) await expect.poll(usualCard).toContain(appWords.shareTitle[language]);
        else expect(await usualCard()).toBe('');

        const city = await walkToCity(page, host);
        await walkToResults(page, host);
        await walkToStore(page, host, city);
        const link = await walkToInvitation(page, host);
        await sharing[lob](page, host, link);

        // Only the messaging app needs a signature for each page's address before it accepts a card.
        expect(signed.join(' ')).not.toContain('token');
        if (lob === 'weChat') expect(signed.join(' ')).toMatch(/\/testIndex .*\/shareBargain/);
        else expect(signed).toEqual([]);
        expect(problems).toEqual([]);
      },
    );
  });
