import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homePath } from '../../src/pages/page.ts';

/** Where the page drawn ahead for an address is, from the folder of the app. */
export function pageFile(path: string): string {
  return `pages/${path.slice(1)}.html`;
}

/** What an address below the base (`/`, `/orderList`) is answered with. */
export function answerFile(folder: string, path: string): string {
  const own = pageFile(path === '/' ? homePath : path);
  return /^\/\w*$/.test(path) && existsSync(join(folder, own)) ? own : 'index.html';
}
