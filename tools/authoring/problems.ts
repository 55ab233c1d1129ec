import type { Finding } from '../../src/model/finding.ts';
import type { Problem } from './told.ts';

export function problemsOf(findings: readonly Finding[]): Problem[] {
  return findings
    .map(({ rule, place, message, hint }) => ({
      file: place.file.path,
      from: place.start,
      to: place.end,
      rule,
      message,
      ...(hint !== undefined && { hint }),
      fixes: [],
    }))
    .toSorted((a, b) => (a.file === b.file ? a.from - b.from : a.file < b.file ? -1 : 1));
}
