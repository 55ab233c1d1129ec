import { expect, type Page } from '@playwright/test';
import { addressMessages } from '../src/pages/account/address-messages.ts';
import { messages as appWords } from '../src/app/messages.ts';
import { messages as codeWords } from '../src/steps/sms-code/messages.ts';
import { messages as uiWords } from '../src/ui/inputs/messages.ts';
import type { Language } from '../src/model/definition.ts';
import { regionNames } from '../tools/sandbox/dictionaries/region-names.ts';
import { submit, toast } from './support/acts.ts';
import { type EachHost, eachHost } from './support/each-host.ts';
import { answerAs, expectArrived, storedIn, stored } from './support/host-walk.ts';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { codeFor } from './support/sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';
import { visitor } from './support/signed-in.ts';
import { nightlyExcept } from './support/nightly.ts';

const phone = '13700137002';
const car = 'carId=N10001&cityspell=beijing&tokentype=';

/** The query each host adds to the first address, the address afterwards, and how its visitors sign in. */
const coming: Record<EachHost['lob'], Coming> = {
  web: {
    leadsTo: `/carDetail?${car}wap`,
    query: `?phone=13700000000&utm_source=AD9`,
    storedValues: { phone, utm_source: 'AD9' },
    signIn: byCode,
  },
  app_android: {
    leadsTo: `/appCarDetail?${car}app`,
    query: '?platform=android',
    storedValues: { platform: 'android', token: 'sandbox-token-zhang' },
    async signIn(page, { language }) {
      await answerAs(page, 'login', 'cancelled', language);
      await expect(page.getByRole('alert')).toContainText(appWords.notSignedIn[language]);
      await page.getByRole('button', { name: appWords.signIn[language] }).click();
      await answerAs(page, 'login', 'ok', language);
    },
  },
  app_ios: {
    leadsTo: `/appCarDetail?${car}app`,
    query: '?platform=ios&phone=13800138000',
    storedValues: { platform: 'ios', phone: '13800138000', token: 'sandbox-token-zhang' },
    signIn: (page, { language }) => answerAs(page, 'login', 'ok', language),
  },
  weChat: {
    leadsTo: `/carDetail?${car}wap`,
    query: '?token=sandbox-token-li&phone=13700000000&tokentype=wap',
    storedValues: { phone, token: 'sandbox-token-li' },
    signIn: byToken,
  },
  mini: {
    leadsTo: `/pages/carDetail?${car}wx`,
    query: '?token=sandbox-token-li&tokentype=wx&share_source=mini7',
    storedValues: { phone, token: 'sandbox-token-li', share_source: 'mini7' },
    signIn: byToken,
  },
};

interface Coming {
  leadsTo: string;
  query: string;
  storedValues: Record<string, string>;
  signIn: (page: Page, host: EachHost) => Promise<void>;
}

/** Signs in on our own page, by a code in a text message. */
async function byCode(page: Page, { language }: EachHost): Promise<void> {
  await expect(page).toHaveURL(/\/mwap\/login\?back=%2FaddressList/);
  await page.getByLabel('手机号').fill(phone);
  await submit(page);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expectAccessible(page, 'login, refused');
  await page.getByRole('checkbox').check();
  await submit(page);
  const code = page.getByLabel(codeWords.code[language]);
  await expect(code).toBeEditable();
  await code.fill('000000');
  await expect(toast(page)).toContainText('验证码不正确');
  await expect(code).toBeEditable();
  await code.fill(await codeFor(page, phone));
}

/** The token was checked at once, and is not checked again within 0.08 days. */
async function byToken(page: Page): Promise<void> {
  const check = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'token_check');
  await expect.poll(check).toMatchObject({ value: 'yes', path: '/mwap/' });
  const seconds = ((await check())?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(6000);
  expect(seconds).toBeLessThan(6913);
}

/** The platform's codes of places. */
const places: Readonly<Record<string, string>> = {
  上海市: '310100',
  徐汇区: '310104',
  浙江省: '330000',
  杭州市: '330100',
  上城区: '330102',
  西湖区: '330106',
};

function called(place: string, language: Language): string {
  return language === 'zh' ? place : (regionNames.get(places[place] ?? '') ?? place);
}

/** The region picker: each host tests another of its cases. */
const picking: Record<EachHost['lob'], (walk: Picking) => Promise<void>> = {
  async web({ page, trigger, sheet, pick }) {
    await trigger.click();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await trigger.click();
    await pick('浙江省', '杭州市', '西湖区');
    await sheet.confirm.click();
  },
  async app_android({ page, trigger, sheet, pick }) {
    await trigger.click();
    await pick('浙江省', '杭州市');
    await expect(sheet.confirm).toBeDisabled();
    await expectAccessible(page, 'region picker');
    await pick('西湖区');
    await sheet.confirm.click();
  },
  async app_ios({ trigger, sheet, pick }) {
    await trigger.click();
    await pick('上海市', '上海市', '徐汇区');
    await sheet.tabs.first().click();
    await pick('浙江省');
    await expect(sheet.tabs.nth(2)).toBeDisabled();
    await expect(sheet.confirm).toBeDisabled();
    await pick('杭州市', '西湖区');
    await sheet.confirm.click();
  },
  async weChat({ trigger, sheet, pick, place }) {
    await trigger.click();
    await pick('浙江省', '杭州市', '上城区');
    await sheet.confirm.click();
    await trigger.click();
    await expect(place('上城区')).toHaveAttribute('aria-pressed', 'true');
    await pick('西湖区');
    await sheet.confirm.click();
  },
  async mini({ trigger, sheet, pick }) {
    await trigger.click();
    await pick('上海市', '上海市', '徐汇区');
    await sheet.clear.click();
    await expect(sheet.confirm).toBeDisabled();
    await pick('浙江省', '杭州市', '西湖区');
    await sheet.confirm.click();
  },
};

function pickingOn(page: Page, { language }: EachHost) {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const place = (name: string) => button(called(name, language));
  return {
    page,
    trigger: page.getByRole('button', { name: language === 'zh' ? /所在地区/ : /^Area/ }),
    sheet: {
      confirm: button(uiWords.confirm[language]),
      clear: button(uiWords.clear[language]),
      tabs: dialog.getByRole('tab'),
    },
    place,
    pick: async (...names: string[]) => {
      for (const name of names) await place(name).click();
    },
  };
}
type Picking = ReturnType<typeof pickingOn>;

async function writeAddress(page: Page, host: EachHost): Promise<void> {
  const { language, lob } = host;
  const of = (zh: string, en: string) =>
    page.getByLabel(language === 'zh' ? zh : en, { exact: true });
  await page.getByRole('link', { name: addressMessages.add[language] }).click();
  await expectArrived(page, language === 'zh' ? '填写收货地址' : 'Your address');
  await of('收货人', 'Name').fill('赵敏');
  await of('手机号', 'Phone number').fill('13912345678');
  const walk = pickingOn(page, host);
  await picking[lob](walk);
  await expect(walk.trigger).toContainText(
    `${called('杭州市', language)} ${called('西湖区', language)}`,
  );
  await of('详细地址', 'Street and house').fill('文三路 90 号');
  await submit(page);
}

test.use({ storageState: visitor });
test.beforeEach(resetSandbox);

for (const host of eachHost)
  test.describe(host.name, () => {
    const { userAgent, language, lob, from } = host;
    test.use({ userAgent, viewport: { width: host.width, height: 780 } });

    test(
      "a visitor scans a car's code, signs in as the host does, and saves an address",
      nightlyExcept(lob, ['mini']),
      async ({ page }) => {
        const { leadsTo, query, storedValues, signIn } = coming[lob];
        const problems = watch(page);
        const checks: unknown[] = [];
        const types: (string | undefined)[] = [];
        const been: string[] = [];
        page.on('framenavigated', (frame) => been.push(frame.url()));
        page.on('request', (request) => {
          if (request.url().endsWith('/checkToken')) checks.push(request.postDataJSON());
          if (request.url().endsWith('/address/list')) types.push(request.headers().tokentype);
        });
        await page.addInitScript((one) => localStorage.setItem('language', one), language);

        await page.goto('/mwap/qrcode?carId=N10001&sid=s1');
        if (lob === 'mini') await expect(page.getByRole('dialog')).toContainText(leadsTo);
        else await expect.poll(() => been.join(' ')).toContain(`/mwap${leadsTo}`);
        expect(await storedIn(page)).toMatchObject({ lob, utm_source: from });

        await page.goto(`/mwap/addressList${query}`);
        await signIn(page, host);
        await expectArrived(page, addressMessages.title[language]);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).not.toMatch(/login|token=|phone=|137/);
        expect(await storedIn(page)).toMatchObject(storedValues);
        const givenType = new URLSearchParams(query).get('tokentype') ?? 'app';
        expect(types.at(-1)).toBe(givenType);

        await writeAddress(page, host);
        const written = page.getByRole('listitem').filter({ hasText: '赵敏' });
        for (const place of ['浙江省', '杭州市', '西湖区'])
          await expect(written).toContainText(called(place, language));
        await expect(written).toContainText('文三路 90 号');
        await page.reload();
        await expectArrived(page, addressMessages.title[language]);
        await expect(page.getByText(/文三路 90 号/)).toBeVisible();
        await expect.poll(() => stored(page, 'phone')).toMatch(/^1\d{10}$/);
        await expect.poll(() => checks).toEqual([{ token: await stored(page, 'token') }]);
        await page.goBack();
        await expect(page).not.toHaveURL(/\/login/);
        expect(problems).toEqual([]);
      },
    );
  });
