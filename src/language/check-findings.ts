import type { Finding } from '../model/finding.ts';
import type { MapNode } from './yaml/node.ts';
import type { SourceSpan } from '../model/source.ts';

const keyAt = ({ rule, place: { file, start } }: Pick<Finding, 'rule' | 'place'>): string =>
  `${rule}|${file.path}|${start}`;

/** Collects findings without duplicates: a template's finding met through several funders counts once. */
export class Findings {
  private readonly found = new Map<string, Finding & { funders?: string[] }>();

  add(finding: Finding, funder?: { id: string; node: MapNode }): void {
    const { rule, place, message } = finding;
    const where = `${place.file.path}|${place.start}|${place.end}|${message}`;
    const id = `${rule}|${finding.same ?? where}`;
    const merged = this.found.get(id) ?? { ...finding };
    this.found.set(id, merged);
    if (!funder || funder.node.file === place.file) return;
    merged.funders = [...new Set([...(merged.funders ?? []), funder.id])];
  }

  addAll(findings: readonly Finding[]): void {
    for (const finding of findings) this.add(finding);
  }

  /** Whether there is a finding at this place. */
  isAt({ file, start }: SourceSpan): boolean {
    return [...this.found.values()].some(
      ({ place }) => place.file === file && place.start === start,
    );
  }

  /** What another funder shows without an override is the template's own fault, and no override's. */
  get all(): Finding[] {
    const found = [...this.found.values()];
    const shown = new Set(found.filter(({ shownAt }) => !shownAt).map(keyAt));
    return found.filter(
      ({ rule, shownAt }) => !shownAt?.every((place) => shown.has(keyAt({ rule, place }))),
    );
  }

  get size(): number {
    return this.found.size;
  }
}
