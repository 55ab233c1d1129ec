/**
 * All funders in two versions: every change once, at the line that causes it, with the funders and codes it affects.
 */
import type { Definition, Flow } from '../../model/definition.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { AnyKindStates, KindSchema } from '../../model/step-kind.ts';
import { flowJson } from '../../model/flow-json.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import { compareFlows } from './compare.ts';
import { keyOf } from './content.ts';
import { changeRules, type ChangeClass, type ChangeRule, type Difference } from './difference.ts';

export interface RepositoryVersion {
  definitions: readonly Definition[];
  /** Funder → where the parts of its definition come from. */
  places: ReadonlyMap<string, SourceLocations>;
}

export interface FlowChange {
  rule: ChangeRule;
  class: ChangeClass;
  /** Several where settings of one step changed in the same way. */
  differences: Difference[];
  /** Under its names before and after; the same where it was not renamed. */
  flows: { before?: Flow; after?: Flow };
  place?: SourceSpan;
  /** In which version the place is. */
  placeIn: 'before' | 'after';
  /** Funder → the codes whose flow it is. */
  reaches: Map<string, string[]>;
}

export interface Compared {
  changes: FlowChange[];
  /** Flows of all funders whose text differs, and how many of them behave the same. */
  rewritten: { all: number; same: number };
}

interface Kinds {
  kinds: Readonly<Record<string, AnyKindStates>>;
  schemas: Readonly<Record<string, KindSchema>>;
}

/** @throws for an unknown kind. */
export function compareVersions(
  before: RepositoryVersion,
  after: RepositoryVersion,
  kinds: Kinds,
): Compared {
  const changes = new Changes(before, after);
  const differencesByKey = new Map<string, Difference[]>();
  const names = [...before.definitions, ...after.definitions].map(({ funder }) => funder);
  let all = 0;
  let same = 0;
  for (const funder of new Set(names)) {
    const [old, now] = [before, after].map(({ definitions }) =>
      definitions.find((one) => one.funder === funder),
    );
    if (old && now && keyOf(old.links) !== keyOf(now.links))
      changes.add(
        { rule: 'funder-changed', path: ['links'], values: [old.links, now.links] },
        { funder, codes: [] },
      );
    for (const { codes, flows } of pairsOf(old, now)) {
      const reach = { funder, codes, ...flows };
      if (!flows.before || !flows.after) {
        changes.add({ rule: flows.before ? 'flow-gone' : 'flow-new' }, reach);
        continue;
      }
      const [one, other] = [flowJson(flows.before), flowJson(flows.after)];
      if (one === other) continue;
      const key = `${one} ${other}`;
      const differences =
        differencesByKey.get(key) ??
        compareFlows({
          before: flows.before,
          after: flows.after,
          moved: flows.after.moved ?? {},
          ...kinds,
        });
      differencesByKey.set(key, differences);
      all++;
      if (differences.length === 0) same++;
      for (const difference of differences) changes.add(difference, reach);
    }
  }
  return { changes: changes.sorted(), rewritten: { all, same } };
}

interface Reach {
  funder: string;
  codes: readonly string[];
  before?: Flow;
  after?: Flow;
}

class Changes {
  readonly #changes = new Map<string, FlowChange>();
  readonly #versions: { before: RepositoryVersion; after: RepositoryVersion };

  constructor(before: RepositoryVersion, after: RepositoryVersion) {
    this.#versions = { before, after };
  }

  add(difference: Difference, { funder, codes, ...flows }: Reach) {
    const { rule } = difference;
    const place = this.#placeOf(difference, funder, flows);
    const key = keyOf([rule, place?.cause, targetsOf(difference)]);
    const change = this.#changes.get(key) ?? {
      rule,
      class: changeRules[rule].class,
      differences: [],
      flows,
      placeIn: place?.version ?? 'after',
      ...(place && { place: place.place }),
      reaches: new Map<string, string[]>(),
    };
    const isKnown = change.differences.some(
      (one) => keyOf([one.path, one.values]) === keyOf([difference.path, difference.values]),
    );
    if (!isKnown) change.differences.push(difference);
    const reached = change.reaches.get(funder) ?? [];
    change.reaches.set(funder, [...new Set([...reached, ...codes])]);
    this.#changes.set(key, change);
  }

  /** The worst first, then file by file. */
  sorted(): FlowChange[] {
    const order: readonly ChangeClass[] = ['breaking', 'changed', 'words'];
    return [...this.#changes.values()].toSorted(
      (a, b) =>
        order.indexOf(a.class) - order.indexOf(b.class) ||
        (a.place?.file.path ?? '').localeCompare(b.place?.file.path ?? '') ||
        (a.place?.start ?? 0) - (b.place?.start ?? 0),
    );
  }

  /**
   * Its place in the new version, unless only the old one has it. `cause`: equal for changes that one step or branch
   * causes in several flows.
   */
  #placeOf(
    { before, after, path = [] }: Difference,
    funder: string,
    flows: Pick<Reach, 'before' | 'after'>,
  ): { place: SourceSpan; version: 'before' | 'after'; cause: string } | undefined {
    const version = flows.after && (after || !before) ? 'after' : 'before';
    const places = this.#versions[version].places.get(funder);
    const [flow, at] = version === 'after' ? [flows.after, after] : [flows.before, before];
    if (!places || !flow || !at || at.step === '')
      return places && located(places.of(flow?.id ?? ''), version);
    const { step, outcome, label } = at;
    if (outcome !== undefined && label !== undefined)
      return located(places.exit(flow.id, step, outcome, label), version);
    return located(places.of(flow.id, step, path), version, places.of(flow.id, step));
  }
}

function located(place: SourceSpan, version: 'before' | 'after', cause = place) {
  return { place, version, cause: `${cause.file.path}:${cause.start}` };
}

/** What is led to and through, whatever flow it was linked into. */
function targetsOf({ before, after, through = [] }: Difference): unknown {
  const named = (id: string) => id.split('/').at(-1);
  const [old, now] = [before?.to, after?.to].map((to) =>
    to && 'step' in to ? named(to.step) : to,
  );
  return [old, now, through.map(named), before?.outcome, after?.outcome];
}

function pairsOf(before: Definition | undefined, after: Definition | undefined) {
  const pairs = new Map<string, { codes: string[]; flows: { before?: Flow; after?: Flow } }>();
  const codes = new Set([
    ...Object.keys(before?.actions ?? {}),
    ...Object.keys(after?.actions ?? {}),
  ]);
  for (const code of codes) {
    const [old, now] = [before, after].map((one) => one && flowStartedBy(one, code));
    if (!old && !now) continue;
    const key = `${old?.id}|${now?.id}`;
    const pair = pairs.get(key) ?? {
      codes: [],
      flows: { ...(old && { before: old }), ...(now && { after: now }) },
    };
    pair.codes.push(code);
    pairs.set(key, pair);
  }
  return pairs.values();
}
