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
