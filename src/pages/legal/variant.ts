import type { Section } from './legal-text.ts';
import type { PrivacyVersion } from './privacy-versions.ts';

/** A chapter as it reads from a version on, until a later variant takes its place. */
export interface Variant extends Section {
  since: PrivacyVersion;
}
