import type { LocalizedText } from '../../model/step-kind.ts';

/** Where the simulator of the sandbox's builds reads it (simulator/simulator.ts): of this tab, not of the next. */
const key = 'simulated-user-agent';

const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Mobile';
const messaging = 'MicroMessenger/8.0.47 NetType/WIFI';

interface SimulatedHost {
  words: LocalizedText;
  /** "" is the browser's own. */
  userAgent: string;
}

/** Hosts to choose from, by what tells them: their user agent. */
export const simulatedHosts: readonly SimulatedHost[] = [
  { words: { zh: '当前浏览器', en: 'This browser' }, userAgent: '' },
  { words: { zh: '手机浏览器', en: 'A browser on a phone' }, userAgent: android },
  {
    words: { zh: '安卓应用 3.6.8', en: 'Android app 3.6.8' },
    userAgent: `${android} CarFinanceApp/3.6.8`,
  },
  {
    words: { zh: '安卓应用 3.6.2（旧版）', en: 'Android app 3.6.2 (old)' },
    userAgent: `${android} CarFinanceApp/3.6.2`,
  },
  {
    words: { zh: '苹果应用 3.6.8', en: 'iOS app 3.6.8' },
    userAgent: `${iphone} CarFinanceApp/3.6.8`,
  },
  {
    words: { zh: '苹果应用 3.6.7（旧版）', en: 'iOS app 3.6.7 (old)' },
    userAgent: `${iphone} CarFinanceApp/3.6.7`,
  },
  {
    words: { zh: '微信内浏览器', en: "The messaging app's browser" },
    userAgent: `${android} ${messaging}`,
  },
  {
    words: { zh: '微信小程序', en: 'A mini-program' },
    userAgent: `${android} ${messaging} miniProgram`,
  },
];

export function chosenHost(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The host is detected once, when the page loads, so the page reloads. */
export function chooseHost(userAgent: string): void {
  if (userAgent === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, userAgent);
  window.location.reload();
}
