import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [out, cols, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const p = await b.newPage({ viewport: { width: Number(cols) * 330, height: 700 } });
await p.setContent('<body style="margin:0;display:flex;flex-wrap:wrap;background:#888">' + files.map(f => `<div style="width:320px;margin:5px;max-height:900px;overflow:hidden"><img style="width:320px" src="data:image/png;base64,${readFileSync(f).toString('base64')}"></div>`).join(''));
await p.waitForTimeout(300);
await p.screenshot({ path: out!, fullPage: true }); await b.close();
