import type { Language } from '../../src/model/definition.ts';
import { type Lob, utmSources } from '../../src/api/tracking.ts';
import { simulatedHosts } from '../../src/pages/launcher/hosts.ts';

export interface EachHost {
  name: string;
  userAgent: string;
  lob: Lob;
  /** The source of the order, as sent to the platform. */
  from: string;
  /** How the host's customer pays. */
  payType: 'AliPay' | 'WxPay';
  /** Spread over the hosts, so that walks common to all cover both languages and both widths. */
  language: Language;
  width: 320 | 390;
}

const [, browser, android, , iphone, , messaging, miniProgram] = simulatedHosts.map(
  ({ userAgent }) => userAgent,
);

/** The hosts of browsing-and-ordering, section 1. */
export const eachHost: readonly EachHost[] = [
  aHost('a browser on a phone', browser, 'web', { payType: 'AliPay', width: 320 }),
  aHost('the Android app', android, 'app_android'),
  aHost('the iOS app', iphone, 'app_ios', { language: 'en' }),
  aHost("the messaging app's browser", messaging, 'weChat', { language: 'en', width: 320 }),
  aHost('the mini-program', miniProgram, 'mini', { width: 320 }),
];

function aHost(
  name: string,
  userAgent: string | undefined,
  lob: Lob,
  more: Partial<EachHost> = {},
): EachHost {
  if (userAgent === undefined) throw new Error(`Nobody simulates ${name}.`);
  const usual = { payType: 'WxPay', language: 'zh', width: 390 } as const;
  return { name, userAgent, lob, from: utmSources[lob], ...usual, ...more };
}
