import type { Environment } from '../../pages/platform.tsx';

type BuildVariables = Readonly<Record<string, unknown>>;

/**
 * What a deployment may set at build time (browsing-and-ordering, section 9, "Configuration"). Without a setting
 * everything is where the app itself is, which is right for the sandbox.
 *
 * - `VITE_SITE_HOST`: origin of the public site, `https://www.example.com`
 * - `VITE_SHARE_PAGE`: address that shared cards lead to, up to the path
 * - `VITE_SHARE_IMAGES`: folder of the pictures on shared cards
 * - `VITE_MARKETING_API`: origin of the campaigns' endpoints; another origin has to be in the policy's `connect-src`
 * - `VITE_CHANNEL_API`: origin of the channel's endpoints (cars, stores, plans); like the one above in `connect-src`
 * - `VITE_FILE_HOSTS`: origins files of the platform lie on beside the app's own, divided by commas
 * - `VITE_ONLINE_SERVICE`: page of the online service; the sandbox's own in its builds, `/service` of the site elsewhere
 */
export function readEnvironment(
  settings: BuildVariables,
  origin: string,
  base: string,
): Environment {
  const siteHost = addressOf(settings.VITE_SITE_HOST) ?? origin;
  return {
    siteHost,
    sharePage: addressOf(settings.VITE_SHARE_PAGE) ?? siteHost + base,
    shareImages: addressOf(settings.VITE_SHARE_IMAGES) ?? `${siteHost}${base}share/`,
    marketingApi: addressOf(settings.VITE_MARKETING_API) ?? '',
    channelApi: addressOf(settings.VITE_CHANNEL_API) ?? '',
    fileHosts: originsOf(settings.VITE_FILE_HOSTS),
    onlineService:
      addressOf(settings.VITE_ONLINE_SERVICE) ??
      (settings.VITE_SANDBOX === '1' ? `${origin}/sandbox/service` : `${siteHost}/service`),
  };
}

/** Before the path of an endpoint: the campaigns' and the channel's are on hosts of their own where those are set. */
export function baseOf(
  path: string,
  { marketingApi, channelApi }: Pick<Environment, 'marketingApi' | 'channelApi'>,
): string {
  if (path.startsWith('/hshcchannel/')) return channelApi;
  return /^\/(rebate|hshcwxweb)\//.test(path) ? marketingApi : '';
}

/** Origins divided by commas. */
export function originsOf(setting: unknown): string[] {
  if (typeof setting !== 'string') return [];
  const given = setting.split(',').map((one) => one.trim());
  return given.flatMap((one) => addressOf(one) ?? []).map((one) => new URL(one).origin);
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
