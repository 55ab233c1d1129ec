import { passes, type Finding } from '../../src/model/finding.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { applyEdits } from './apply-edits.ts';
import { quickFixesOf } from './quick-fixes.ts';
import type { QuickFix } from './service-results.ts';

export interface FixedFinding {
  finding: Finding;
  fix: QuickFix;
}

export interface LeftFinding {
  finding: Finding;
  why:
    | { is: 'no-fix' }
    | { is: 'several'; fixes: readonly QuickFix[] }
    | { is: 'refused'; fix: QuickFix; adds: readonly Finding[] };
}

export interface FixedFiles {
  fixed: FixedFinding[];
  left: LeftFinding[];
  /** Those that are other than before. */
  files: SourceFile[];
}

/** Makes the fixes that are beyond doubt, one after another, each checked before the next; one that adds a finding is taken back. */
export function fixAll(
  files: readonly SourceFile[],
  check: (files: readonly SourceFile[]) => readonly Finding[],
  { in: only }: { in?: string } = {},
): FixedFiles {
  const fixed: FixedFinding[] = [];
  const refused = new Map<string, LeftFinding['why']>();
  const inScope = (findings: readonly Finding[]) =>
    only === undefined ? findings : findings.filter(({ place }) => place.file.path === only);
  let now = { files, findings: check(files) };
  for (
    let next = firstOf(inScope(now.findings), refused);
    next;
    next = firstOf(inScope(now.findings), refused)
  ) {
    const changed = withFix(now.files, next.fix);
    const findings = check(changed);
    const adds = addedBy(next.finding, now.findings, findings);
    if (adds.length > 0)
      refused.set(identity(next.finding), { is: 'refused', fix: next.fix, adds });
    else {
      fixed.push(next);
      now = { files: changed, findings };
    }
  }
  const left = now.findings.map((finding) => ({ finding, why: reasonOf(finding, refused) }));
  return { fixed, left, files: now.files.filter((file) => !files.includes(file)) };
}

function firstOf(
  findings: readonly Finding[],
  refused: ReadonlyMap<string, unknown>,
): FixedFinding | undefined {
  for (const finding of findings) {
    if (refused.has(identity(finding))) continue;
    const fix = quickFixesOf(finding).find(({ preferred }) => preferred);
    if (fix) return { finding, fix };
  }
  return undefined;
}

function withFix(files: readonly SourceFile[], { edits }: QuickFix): SourceFile[] {
  return files.map((file) => {
    const own = edits.filter((edit) => edit.file === file.path);
    return own.length === 0 ? file : { path: file.path, text: applyEdits(file.text, own) };
  });
}

/**
 * The finding itself if it stays, and new ones; findings of later passes do not count, as they were not looked for
 * before.
 */
function addedBy(
  finding: Finding,
  before: readonly Finding[],
  after: readonly Finding[],
): readonly Finding[] {
  const open = before.map(identity);
  open.splice(open.indexOf(identity(finding)), 1);
  return after.filter((one) => {
    const at = open.indexOf(identity(one));
    if (at >= 0) open.splice(at, 1);
    return at < 0 && passOf(one) <= passOf(finding);
  });
}

const passOf = ({ pass = 'shape' }: Finding): number => passes.indexOf(pass);

/** An edit moves the lines below it, so the place is not part of it. */
const identity = ({ rule, place, message }: Finding): string =>
  [place.file.path, rule, message].join('\n');

function reasonOf(finding: Finding, refused: ReadonlyMap<string, LeftFinding['why']>) {
  const why = refused.get(identity(finding));
  if (why) return why;
  const fixes = quickFixesOf(finding);
  return fixes.length > 0 ? { is: 'several' as const, fixes } : { is: 'no-fix' as const };
}
