import { chromium } from '@playwright/test';
import { createSandbox } from './tools/sandbox/sandbox.ts';
const sandbox = await createSandbox({ db: 'memory', appFolder: '/tmp/w/account/dist' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const lang = process.argv[2] ?? 'zh'; const width = Number(process.argv[3] ?? 390); const scheme = (process.argv[4] ?? 'light') as 'light'|'dark';
const only = process.argv[5]?.split(',');
const ctx = await b.newContext({ viewport: { width, height: 844 }, locale: lang === 'zh' ? 'zh-CN' : 'en-US', colorScheme: scheme });
const page = await ctx.newPage();
page.on('console', m => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', e => console.log('pageerror', e.message));
await page.goto(`${sandbox.url}/mwap/promotionEnded`);
await page.evaluate(([l]) => { localStorage.setItem('token', 'sandbox-token-zhang'); localStorage.setItem('language', l); }, [lang]);
const paths = only ?? ['/personal','/myProfile','/addressList','/chooseAddressList?back=/personal','/coupon','/coupons','/JyCoupon','/privacyPolicy','/privacyPolicy231012','/agreement','/aboutUs','/commonQuestions','/commonQuestions?q=定金','/newsInfo','/promotionEnded','/login','/register','/updateInfomation','/editAddress?back=/addressList','/deleteAddress?id=1&back=/addressList','/authSimplfy','/newClue','/zhaoshangActivity','/threadPulllogin'];
for (const path of paths) {
  await page.goto(`${sandbox.url}/mwap${path}`);
  await page.waitForTimeout(900);
  const name = path.replace(/[^A-Za-z0-9]/g, '_');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  console.log(path, '->', page.url().replace(sandbox.url, ''), await page.title(), wide ? 'TOO WIDE' : '');
  await page.screenshot({ path: `/tmp/w/account-shots/${lang}-${width}-${scheme}${name}.png`, fullPage: true });
}
await b.close(); await sandbox.close();
