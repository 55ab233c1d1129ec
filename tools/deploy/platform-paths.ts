/**
 * What the app asks of its own origin; a server of the app passes it on to the platform. `/documents`: files whose addresses the
 * platform gives without a host, as the sandbox does.
 */
export const platformPaths = [
  '/api',
  '/ocr',
  '/rebate',
  '/hshcwap',
  '/hshcchannel',
  '/hshcwxweb',
  '/documents',
];
