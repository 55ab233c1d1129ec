import type { Host } from '../model/effects.ts';

/** The tracking source of each platform (browsing-and-ordering, sections 4 and 9); the names are values of `lob`. */
export const utmSources = {
  app_android: 'A01_006_006',
  app_ios: 'A01_006_003',
  weChat: 'A01_006_002',
  web: 'A01_006_012',
  mini: 'A01_006_007',
} as const;

export type Lob = keyof typeof utmSources;

/** Parameters of an address that tell where a customer came from (browsing-and-ordering, section 2, "/qrcode"). */
export const trackingParams = [
  'aid',
  'sid',
  'rid',
  'did',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_campaign',
  'utm_term',
] as const;

/** The platform by its name in requests and tracking. */
export function lobOf({ kind, system }: Pick<Host, 'kind' | 'system'>): Lob {
  if (kind === 'native') return system === 'ios' ? 'app_ios' : 'app_android';
  if (kind === 'messaging') return 'weChat';
  return kind === 'mini-program' ? 'mini' : 'web';
}
