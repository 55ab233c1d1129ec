import { passes, type Finding } from '../model/finding.ts';
import type { Definition } from '../model/definition.ts';
import type { SourceLocations } from '../model/source-locations.ts';
import type { SourceSpan } from '../model/source.ts';
import { flowSyntax, type FlowSyntax, type FunderSyntax } from './schema/file-syntax.ts';
import { atOverride } from './link/messages/override-cause.ts';
import type { MapNode } from './yaml/node.ts';
import {
  overridePartsOf,
  withoutOverrides,
  withoutPart,
  type OverridePart,
} from './link/override-parts.ts';

/** Flows of a funder as they would be with other overrides. */
export interface RemadeFlows {
  /** Without examples. */
  definition: Definition;
  places: SourceLocations;
  findings: Finding[];
  unused: Finding[];
}

export interface Overridable {
  syntax: FunderSyntax;
  /** The flows that are made from this one of the funder's. */
  remake: (funder: FunderSyntax, flow: string) => RemadeFlows;
}

type FindingsOfRemade = (remade: RemadeFlows) => readonly Finding[];

/**
 * A finding in a template that is gone without one of the funder's overrides stands at that override; several of one
 * override are one finding.
 */
export function atTheirOverrides(
  found: readonly Finding[],
  { syntax, remake }: Overridable,
  findingsOf: FindingsOfRemade,
): readonly Finding[] {
  let open = found.filter(({ place }) => place.file !== syntax.node.file);
  const moved = new Map<Finding, Finding>();
  for (const [name, { key, flow }] of syntax.flows) {
    if (open.length === 0) break;
    const parts = flow.steps ? [] : overridePartsOf(flow);
    if (parts.length === 0) continue;
    const findingsWith = (node: MapNode) => {
      const flows = new Map(syntax.flows).set(name, { key, flow: flowSyntax(node) });
      return findingsOf(remake({ ...syntax, flows }, name));
    };
    const trials = new Trials(flow, findingsWith);
    const ofOverrides = open.filter((one) => trials.isGone(one, undefined));
    const groups = grouped(ofOverrides, (one) => causeOf(one, parts, trials));
    for (const [part, ofTemplate] of groups) {
      const rest = found.filter(
        (one) =>
          one.place.file === syntax.node.file &&
          !moved.has(one) &&
          !isInside(one.place, part.whole) &&
          !isInside(one.place, flow.overrides.paths) &&
          trials.isGone(one, part),
      );
      const [first, ...others] = [...ofTemplate, ...rest];
      if (!first) continue;
      const finding = atOverride(part, [first, ...others]);
      for (const one of [first, ...others]) moved.set(one, finding);
    }
    open = open.filter((one) => !moved.has(one));
  }
  return [...new Set(found.map((one) => moved.get(one) ?? one))];
}

/** A flow linked and checked again without parts of it, each once. */
class Trials {
  readonly #flow: FlowSyntax;
  readonly #findingsWith: (flow: MapNode) => readonly Finding[];
  readonly #before: ReadonlySet<string>;
  readonly #tried = new Map<number | undefined, readonly Finding[]>();

  constructor(flow: FlowSyntax, findingsWith: (flow: MapNode) => readonly Finding[]) {
    this.#flow = flow;
    this.#findingsWith = findingsWith;
    this.#before = new Set(findingsWith(flow.node).map(identity));
  }

  /** Without any override where no part is given. Nothing new has come up that keeps it from being looked for. */
  isGone(finding: Finding, part: OverridePart | undefined): boolean {
    if (!this.#before.has(identity(finding))) return false;
    return this.#without(part).every(
      (one) =>
        identity(one) !== identity(finding) &&
        (this.#before.has(identity(one)) || passOf(one) >= passOf(finding)),
    );
  }

  #without(part: OverridePart | undefined): readonly Finding[] {
    const start = part?.place.start;
    const known = this.#tried.get(start);
    if (known) return known;
    const found = this.#findingsWith(
      part ? withoutPart(this.#flow, part) : withoutOverrides(this.#flow),
    );
    this.#tried.set(start, found);
    return found;
  }
}

/** The smallest part. */
function causeOf(
  finding: Finding,
  parts: readonly OverridePart[],
  trials: Trials,
): OverridePart | undefined {
  const isGone = (part: OverridePart) => trials.isGone(finding, part);
  for (const part of parts) {
    const cause = isGone(part) ? part : part.inner().find(isGone);
    if (cause) return smallest(cause, isGone);
  }
  return undefined;
}

function smallest(part: OverridePart, isGone: (part: OverridePart) => boolean): OverridePart {
  const inner = part.inner().find(isGone);
  return inner ? smallest(inner, isGone) : part;
}

function grouped(
  findings: readonly Finding[],
  causeOf: (finding: Finding) => OverridePart | undefined,
): [OverridePart, Finding[]][] {
  const groups = new Map<number, [OverridePart, Finding[]]>();
  for (const finding of findings) {
    const part = causeOf(finding);
    if (!part) continue;
    const group = groups.get(part.place.start) ?? [part, []];
    groups.set(part.place.start, group);
    group[1].push(finding);
  }
  return [...groups.values()];
}

const identity = ({ rule, place }: Finding): string =>
  [rule, place.file.path, place.start, place.end].join('\n');

const passOf = ({ pass = 'shape' }: Finding): number => passes.indexOf(pass);

const isInside = (place: SourceSpan, around: SourceSpan | undefined): boolean =>
  place.file === around?.file && place.start >= around.start && place.end <= around.end;
