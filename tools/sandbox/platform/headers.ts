import { originsOf } from '../../../src/app/platform/environment.ts';

/**
 * Security headers of every page and answer. A static deployment of the app serves the same table; `frame-ancestors`
 * works as a header only, so a meta tag is no substitute.
 */
export const securityHeaders = headersFor(originsOf(process.env.VITE_FILE_HOSTS));

/** `fileHosts`: origins the platform's pictures and other files lie on, beside the app's own. */
export function headersFor(fileHosts: readonly string[]): Readonly<Record<string, string>> {
  return {
    'content-security-policy': [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data: blob:", ...fileHosts].join(' '),
      "font-src 'self'",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
    'referrer-policy': 'same-origin',
    // Browsers heed it over https only, so a sandbox on this machine stays reachable.
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
