import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [out, h, ...names] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const p = await b.newPage({ viewport: { width: names.length * 400, height: Number(h) } });
await p.setContent('<body style="margin:0;display:flex;gap:10px;align-items:flex-start;background:#888">' + names.map((n) => `<img style="width:390px" src="data:image/png;base64,${readFileSync(n).toString('base64')}">`).join('') + '</body>');
await p.waitForTimeout(300);
await p.screenshot({ path: out! });
await b.close();
