import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, stop } from './install.mjs';

/** Does most tests in two thirds of the time, because there is no window to draw. */
const headless = '/usr/bin/chromium-headless-shell';

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of a Chromium: one that is there, else the system's package, else the test runner's own download. */
export async function findChromium() {
  const found = existing();
  // CI may install without a question.
  if (found && !(process.env.CI && !existsSync(headless))) return found;
  installPackages();
  return existing() ?? (await downloaded()) ?? stop(sorry);
}

const sorry =
  'The tests in a browser need Chromium, and none could be found or installed. ' +
  'Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.';

function existing() {
  return [process.env.CHROMIUM_PATH, ...wellKnown].find((path) => path && existsSync(path));
}

function installPackages() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the system packages …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command) =>
    spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  run(...sudo, 'apt-get', 'update', '-qq');
  // One by one: not every system has the second.
  for (const name of ['chromium', 'chromium-headless-shell'])
    run(...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', name);
}

async function downloaded() {
  console.log('Downloading a browser …');
  const done = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
