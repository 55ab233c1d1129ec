import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortScriptOf } from './inline-script.ts';
import type { Settings } from '../../src/app/platform/environment.ts';

/** The hash of the one inline script of the page. */
const scriptOfPage = hashSource(
  shortScriptOf(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')),
);

/** What React Aria writes into the page: a press may scroll, and on iOS nothing scrolls behind a dialog. */
const stylesOfLibraries = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
].map(hashSource);

/** The hashes of the styles in a page. */
export function stylesIn(page: string): string[] {
  return [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => hashSource(text));
}

/** As a policy names an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Security headers of every page and answer: the sandbox sends them, `npm run serve` and the nginx configuration of a build
 * do. `frame-ancestors` works as a header only, so a meta tag is no substitute. `page`: the HTML of a page of the build, whose
 * styles are in all of them.
 */
export function headersFor(
  { fileHosts = [], marketingApi, channelApi }: Settings,
  page = '',
): Readonly<Record<string, string>> {
  const files = fileHosts.map(originOf);
  const origins = [marketingApi, channelApi].flatMap((one) => (one ? originOf(one) : []));
  return {
    'content-security-policy': [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      `script-src 'self' ${scriptOfPage}`,
      ["style-src 'self'", ...stylesIn(page), ...stylesOfLibraries].join(' '),
      ["img-src 'self' data: blob:", ...files].join(' '),
      "font-src 'self'",
      "media-src 'self' blob:",
      ["connect-src 'self'", ...new Set([...origins, ...files])].join(' '),
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

/** Of an app that sets nothing. */
export const securityHeaders = headersFor({});

function originOf(address: string): string {
  return new URL(address).origin;
}

/** Files whose names hold their content's hash. */
export const unchanging = /^\/(assets\/.+|definitions\/.+\.[0-9a-f]{12}\.json)$/;

export const cacheControl = {
  unchanging: 'public, max-age=31536000, immutable',
  /** Pages, the index of definitions, icons: revalidated on each request, with 304 where unchanged. */
  others: 'no-cache',
} as const;
