import { localized } from '../../src/language/chinese/localized.ts';
import type { Finding } from '../../src/model/finding.ts';
import { quickFixesOf } from './quick-fixes.ts';
import type { Problem } from './service-results.ts';

export function problemsOf(findings: readonly Finding[]): Problem[] {
  return findings
    .map((finding) => ({
      file: finding.place.file.path,
      from: finding.place.start,
      to: finding.place.end,
      rule: finding.rule,
      message: localized(finding.message),
      ...(finding.hint !== undefined && { hint: localized(finding.hint) }),
      fixes: quickFixesOf(finding),
    }))
    .toSorted((a, b) => (a.file === b.file ? a.from - b.from : a.file < b.file ? -1 : 1));
}
