/**
 * What the app keeps in the browser beside flows' drafts, and where (browsing-and-ordering, section 3, "Browser storage
 * keys"): `local` outlives the tab, `session` does not.
 */
export const storageKeys = {
  token: 'local',
  tokentype: 'local',
  phone: 'session',
  platform: 'local',
  utm_source: 'session',
  lob: 'session',
  share_source: 'session',
  /** What the native app asked of the page: `console` loads the debugging console. */
  hshc_app: 'local',
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Of the local storage (browsing-and-ordering, section 3, "Stored risk-control snapshot"): what was chosen of a car. */
export const snapshotKeys = { risk: 'risk_control', plan: 'chosen_plan' } as const;

/** Before the key of what is kept encrypted, and the database with the one key of this phone. */
export const sealedKeys = { prefix: 'sealed:', database: 'sealed' } as const;

/** Of the local storage: the cars somebody wants to see again. */
export const favouritesKey = 'favourites';
