import type { Variant } from './variant.ts';
import { basics } from './privacy-basics.ts';
import type { LegalText } from './legal-text.ts';
import { rights } from './privacy-rights.ts';
import { type PrivacyVersion, privacyVersions } from './privacy-versions.ts';

/** The policy as it stood in a version. */
export function privacyAt(version: PrivacyVersion): LegalText {
  const sections = new Map<string, Variant>();
  // Versions are dates, so their order is that of their texts.
  for (const variant of [...basics, ...rights]) {
    if (variant.since <= version) sections.set(variant.id, variant);
  }
  return {
    title: { zh: '隐私政策', en: 'Privacy policy' },
    effective: privacyVersions.find((one) => one.version === version)?.value ?? '',
    sections: [...sections.values()],
  };
}
