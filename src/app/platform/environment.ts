import type { Environment } from '../../pages/platform.tsx';

/**
 * What a deployment may set (browsing-and-ordering, section 9, "Configuration"): the JSON of the page's `#settings`, which
 * `npm run site` writes. Without a setting everything is where the app itself is, which is right for the sandbox.
 */
export interface Settings {
  /** Origin of the public site, `https://www.example.com`. */
  siteHost?: string;
  /** Address that shared cards lead to, up to the path. */
  sharePage?: string;
  /** Folder of the pictures on shared cards. */
  shareImages?: string;
  /** Origin of the campaigns' endpoints. */
  marketingApi?: string;
  /** Origin of the channel's endpoints (cars, stores, plans). */
  channelApi?: string;
  /** Origins files of the platform lie on beside the app's own. */
  fileHosts?: readonly string[];
  /** Page of the online service; the sandbox's own in its builds, `/service` of the site elsewhere. */
  onlineService?: string;
}

const addresses = [
  'siteHost',
  'sharePage',
  'shareImages',
  'marketingApi',
  'channelApi',
  'onlineService',
] as const;

/** The problems of an operator's settings, a sentence each. */
export function faultsOf(written: unknown): string[] {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    return ['The settings are not an object: { "siteHost": "https://www.example.com" }.'];
  return Object.entries(written).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'fileHosts')
      return Array.isArray(value) && value.every(isAddress)
        ? []
        : ['"fileHosts" is not a list of addresses: ["https://files.example.com"].'];
    if (!addresses.some((address) => address === name))
      return [
        `There is no setting "${name}". There are: ${[...addresses, 'fileHosts'].join(', ')}.`,
      ];
    return isAddress(value)
      ? []
      : [`"${name}" is no address of the web: ${JSON.stringify(value)}.`];
  });
}

/** `settings`: their text in the page. A fault is passed to `onFault`, and the setting counts as not set. */
export function readEnvironment(
  settings: string | null | undefined,
  { origin, base, sandbox }: { origin: string; base: string; sandbox: boolean },
  onFault: (words: string) => void,
): Environment {
  const set = parsed(settings, onFault);
  const siteHost = set.siteHost ?? origin;
  return {
    siteHost,
    sharePage: set.sharePage ?? siteHost + base,
    shareImages: set.shareImages ?? `${siteHost}${base}share/`,
    marketingApi: set.marketingApi ?? '',
    channelApi: set.channelApi ?? '',
    fileHosts: (set.fileHosts ?? []).map((one) => new URL(one).origin),
    onlineService:
      set.onlineService ?? (sandbox ? `${origin}/sandbox/service` : `${siteHost}/service`),
  };
}

/** Of this page. */
export function readHere(onFault: (words: string) => void): Environment {
  return readEnvironment(
    document.getElementById('settings')?.textContent,
    {
      origin: window.location.origin,
      base: import.meta.env.BASE_URL,
      sandbox: import.meta.env.VITE_SANDBOX === '1',
    },
    onFault,
  );
}

function parsed(text: string | null | undefined, onFault: (words: string) => void): Settings {
  let written: unknown;
  try {
    written = JSON.parse(text ?? '{}');
  } catch {
    onFault('The settings of this page are no JSON.');
    return {};
  }
  for (const fault of faultsOf(written)) onFault(fault);
  const entries = Object.entries((written ?? {}) as Record<string, unknown>).filter(
    ([name, value]) => faultsOf({ [name]: value }).length === 0,
  );
  return Object.fromEntries(entries);
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

/** Before the path of an endpoint: the campaigns' and the channel's are on hosts of their own where those are set. */
export function baseOf(
  path: string,
  { marketingApi, channelApi }: Pick<Environment, 'marketingApi' | 'channelApi'>,
): string {
  if (path.startsWith('/hshcchannel/')) return channelApi;
  return /^\/(rebate|hshcwxweb)\//.test(path) ? marketingApi : '';
}
