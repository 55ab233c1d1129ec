import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { CannotRun } from './measure.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium that is there: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export async function openChromium(
  /** What starts it instead. */
  within: (path: string) => string = (path) => path,
  more: readonly string[] = [],
): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (executablePath === undefined)
    throw new CannotRun(
      'there is no Chromium. Install one, or set CHROMIUM_PATH, and run the same command again.',
    );
  return chromium.launch({ executablePath: within(executablePath), args: [...args, ...more] });
}

export const phone = { viewport: { width: 390, height: 844 }, locale: 'zh-CN' };
