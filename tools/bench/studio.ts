import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../repository/repository.ts';
import { openChromium } from './chromium.ts';
import { CannotRun, median } from './measure.ts';
import { showProgress } from './section.ts';

const rounds = 9;
/** Milliseconds; the first check of all files takes longest. */
const patience = 120_000;

/** What is typed: words that the phone shows, and a setting's value. */
interface Place {
  file: string;
  flow: string;
  step: string;
  words: string;
  value: string;
}

const funder = 'SELF_OPERATED';

const places: Record<string, Place> = {
  'in the file of the largest funder': {
    file: `funders/${funder}.yaml`,
    flow: 'credit-review',
    step: 'part-three/page',
    words: '租期届满后的打算',
    value: 'type: yes-no',
  },
  'in a template that most funders use': {
    file: 'flows/bind-card.yaml',
    flow: 'bind-card',
    step: 'card',
    words: '银行卡信息',
    value: 'kind: form',
  },
};

/** From a key in the studio's editor to what it changes. Nothing is saved. */
export async function* benchStudio(): AsyncGenerator<string> {
  yield 'The studio, from a key, in Chromium (medians, in brackets the slowest)';
  showProgress('starting the studio …');
  const studio = await startStudio();
  const browser = await openChromium();
  try {
    for (const [name, place] of Object.entries(places)) {
      const times = await measured(browser, studio.url, place);
      yield (
        `  ${name}: phone ${inWords(times.phone)} (target 400), finding ${inWords(times.finding)} (target 150), ` +
        `its end ${inWords(times.mended)}, drawing ${inWords(times.drawing)} (target 400)`
      );
    }
  } finally {
    await browser.close();
    studio.process.kill();
  }
}

const inWords = (times: readonly number[]) =>
  `${median(times).toFixed(0)} [${Math.max(...times).toFixed(0)}] ms`;

type Times = Record<'phone' | 'finding' | 'mended' | 'drawing', number[]>;

async function measured(browser: Browser, url: string, place: Place): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  // tsx wraps each function that has a name in a call of this one.
  await page.addInitScript('globalThis.__name = (named) => named');
  const { file, flow, step, words, value } = place;
  await page.goto(`${url}#/${funder}?file=${file}&flow=${flow}&step=${step}`);
  showProgress(`opening ${file} …`);
  await page.waitForFunction(
    (text) => document.querySelector('iframe')?.contentDocument?.body?.textContent?.includes(text),
    words,
    { timeout: patience },
  );
  await settled(page);
  const times: Times = { phone: [], finding: [], mended: [], drawing: [] };
  const press = (key: string) => () => page.keyboard.press(key);
  await caretAfter(page, file, words);
  for (let round = 1; round <= rounds; round += 1) {
    times.phone.push(await timed(page, press('a'), { phone: words + 'a'.repeat(round) }));
    showProgress(`phone ${round} of ${rounds}: ${inWords(times.phone)}`);
    await settled(page);
  }
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press(round % 2 === 0 ? 'Backspace' : 'a');
    const drawing = page.getByRole('button', { name: '流程图', exact: true });
    times.drawing.push(await timed(page, () => drawing.click(), { drawing: true }));
    showProgress(`drawing ${round + 1} of ${rounds}: ${inWords(times.drawing)}`);
    await page.getByRole('button', { name: '文本', exact: true }).click();
    await page.locator('.cm-content').focus();
    await settled(page);
  }
  await caretAfter(page, file, value);
  for (let round = 0; round < rounds; round += 1) {
    times.finding.push(await timed(page, press('q'), { finding: `${value.split(' ')[1] ?? ''}q` }));
    showProgress(`finding ${round + 1} of ${rounds}: ${inWords(times.finding)}`);
    await settled(page);
    times.mended.push(await timed(page, press('Backspace'), { finding: undefined }));
    await settled(page);
  }
  await context.close();
  return times;
}

/** Puts the caret behind the first such words of the file. */
async function caretAfter(page: Page, file: string, words: string): Promise<void> {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes(words));
  await page.evaluate(
    (hash) => (window.location.hash = hash),
    `#/${funder}?file=${file}&line=${line + 1}`,
  );
  await settled(page);
  await page.locator('.cm-content').focus();
  const column = (lines[line] ?? '').indexOf(words) + words.length;
  for (let at = 0; at < column; at += 1) await page.keyboard.press('ArrowRight');
}

/** No check is running. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  await page.waitForFunction(() => document.querySelector('.checking')?.textContent === '', null, {
    timeout: patience,
  });
  await page.waitForTimeout(300);
}

type Awaited = { phone: string } | { drawing: true } | { finding: string | undefined };

/** Milliseconds from the first event of `act` in the page to the frame that shows it. */
async function timed(page: Page, act: () => Promise<void>, awaited: Awaited): Promise<number> {
  await page.evaluate(watch, awaited);
  await act();
  return page.evaluate(async () => globalThis.shown);
}

interface Studio {
  url: string;
  process: ChildProcess;
}

async function startStudio(): Promise<Studio> {
  const started = spawn(process.execPath, ['--import', 'tsx', 'tools/studio.ts', funder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    started.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      const address = /http:\/\/[^\s#]+/.exec(output)?.[0];
      if (address !== undefined) resolve({ url: address, process: started });
    });
    started.once('exit', () => reject(new CannotRun(`the studio ended: ${output}`)));
  });
}

declare global {
  var shown: Promise<number>;
}

// What follows runs in the page.

function watch(awaited: Awaited): void {
  const isShown = () => {
    const { contentDocument: phone } = document.querySelector('iframe') ?? {};
    if ('phone' in awaited) return phone?.body?.textContent?.includes(awaited.phone) ?? false;
    if ('drawing' in awaited) return document.querySelector('.drawing svg .lit') !== null;
    const found = document.querySelector('.problems')?.textContent ?? '';
    return awaited.finding === undefined ? found === '' : found.includes(awaited.finding);
  };
  globalThis.shown = new Promise((resolve) => {
    let began: number | undefined;
    const begin = ({ timeStamp }: Event) => (began ??= timeStamp);
    addEventListener('keydown', begin, { capture: true, once: true });
    addEventListener('mousedown', begin, { capture: true, once: true });
    const look = () => {
      if (began !== undefined && (isShown() || performance.now() - began > 25000))
        resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });
}
