/**
 * What the app stores in the browser besides flows' drafts, and where (browsing-and-ordering, section 3, "Browser
 * storage keys"): `local` outlives the tab, `session` does not.
 */
export const storageKeys = {
  token: 'local',
  tokentype: 'local',
  phone: 'session',
  platform: 'local',
  utm_source: 'session',
  lob: 'session',
  share_source: 'session',
  /** What the native app wants of the page: `console` loads the debugging console. */
  hshc_app: 'local',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Of the local storage (browsing-and-ordering, section 3, "Stored risk-control snapshot"): what was chosen of a car. */
export const snapshotKeys = { risk: 'risk_control', plan: 'chosen_plan' } as const;

/** The prefix of the storage keys of encrypted answers, and the IndexedDB database with this phone's one key. */
export const sealedKeys = { prefix: 'sealed:', database: 'sealed' } as const;

/** In the local storage, with the page's path: what a home page showed last. The same for every customer. */
export const lastMarkupKeys = { prefix: 'last_markup:' } as const;

/** In the local storage: the customer's favourite cars. */
export const favouritesKey = 'favourites';
