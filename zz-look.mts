import { chromium } from '@playwright/test';
import { createSandbox } from './tools/sandbox/sandbox.ts';
const sandbox = await createSandbox({ db: 'memory', appFolder: process.cwd() + '/dist' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const out = '/tmp/w/campaigns-look/';
const post = (data: object) => fetch(`${sandbox.url}/sandbox/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }).then((r) => r.json()) as Promise<any>;
const repay = await post({ page: 'contractDetail' });
const early = await post({ funder: 'SELF_OPERATED', action: 300 });
const hz = await post({ page: 'HZlastInstanceOne' });
const [mode = 'zh', width = '390'] = process.argv.slice(2);
const lang = mode.startsWith('en') ? 'en' : 'zh';
const ctx = await b.newContext({ viewport: { width: Number(width), height: 844 }, deviceScaleFactor: 1, locale: lang === 'zh' ? 'zh-CN' : 'en-US', colorScheme: mode.endsWith('dark') ? 'dark' : 'light' });
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message)); page.on('requestfailed', (r) => console.log('failed', r.url())); page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
await page.addInitScript(([t, l]) => { localStorage.setItem('token', t!); localStorage.setItem('language', l!); }, [repay.token, lang]);
const list = (process.argv[4] ?? `/orderList,/orderList?state=over,/mixOrderList,/giftOrderList,/HZorderList,/orderDetail?orderNo=${repay.orderNo},/orderDetail?orderNo=${early.orderNo},/HZorderDetail?orderNo=${hz.orderNo},/orderProcess?orderNo=${early.orderNo},/entityDetail?orderNo=${repay.orderNo}`).split(',');
for (const [at, path] of list.entries()) {
  await page.goto(`${sandbox.url}/mwap${path}`);
  await page.locator('h1').waitFor({ timeout: 30000 }).catch(() => console.log('no h1')); await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached', timeout: 20000 }).catch(() => 0); await page.waitForTimeout(400);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const name = `${mode}-${width}-${String(at).padStart(2, '0')}-${path.split('?')[0]!.slice(1)}`;
  await page.screenshot({ path: `${out}${name}.png`, fullPage: true, clip: undefined });
  console.log(name, page.url().replace(sandbox.url, ''), over > 0 ? `TOO WIDE ${over}` : '');
}
await b.close(); await sandbox.close();
