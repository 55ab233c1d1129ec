import type { Environment } from '../pages/platform.tsx';

type Settings = Readonly<Record<string, unknown>>;

/**
 * What a deployment may set at build time (browsing-and-ordering, section 9, "Configuration"). Without a setting
 * everything is where the app itself is, which is right for the sandbox.
 *
 * - `VITE_SITE_HOST`: origin of the public site, `https://www.example.com`
 * - `VITE_SHARE_PAGE`: address that shared cards lead to, up to the path
 * - `VITE_SHARE_IMAGES`: folder of the pictures on shared cards
 * - `VITE_MARKETING_API`: origin of the campaigns' endpoints; another origin has to be in the policy's `connect-src`
 * - `VITE_ONLINE_SERVICE`: page of the online service; the sandbox's own in its builds, `/service` of the site elsewhere
 */
export function readEnvironment(settings: Settings, origin: string, base: string): Environment {
  const siteHost = addressOf(settings.VITE_SITE_HOST) ?? origin;
  return {
    siteHost,
    sharePage: addressOf(settings.VITE_SHARE_PAGE) ?? siteHost + base,
    shareImages: addressOf(settings.VITE_SHARE_IMAGES) ?? `${siteHost}${base}share/`,
    marketingApi: addressOf(settings.VITE_MARKETING_API) ?? '',
    onlineService:
      addressOf(settings.VITE_ONLINE_SERVICE) ??
      (settings.VITE_SANDBOX === '1' ? `${origin}/sandbox/service` : `${siteHost}/service`),
  };
}

/** Before the path of an endpoint: the campaigns' are on a host of their own where one is set. */
export function baseOf(path: string, { marketingApi }: Pick<Environment, 'marketingApi'>): string {
  return /^\/(rebate|hshcwxweb)\//.test(path) ? marketingApi : '';
}

/** Undefined for what is not set. @throws `Bug:` for what is no address. */
function addressOf(setting: unknown): string | undefined {
  if (typeof setting !== 'string' || setting === '') return undefined;
  try {
    const { protocol } = new URL(setting);
    if (protocol === 'https:' || protocol === 'http:') return setting;
  } catch {
    // Told below, as every other mistake.
  }
  throw new Error(`Bug: readEnvironment was given "${setting}", which is no address of the web.`);
}
