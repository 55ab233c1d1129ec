/** Everybody who is in the middle of something when one version takes the place of another. */
import type { Definition, Flow } from '../../model/definition.ts';
import type { SourceSpan } from '../../model/source.ts';
import { flowJson } from '../../model/flow-json.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import type { RepositoryVersion } from '../diff/repositories.ts';
import {
  resumptionOf,
  resumptionKinds,
  savedSession,
  type Resumption,
  type ResumeVersion,
  type SavedSession,
} from './resumed.ts';
import { walkFlow, type SampleSource } from './walker.ts';

/** Sessions to which the same happens for the same reason. */
export interface SessionGroup extends Resumption {
  /** The step they stand at, under its name before. */
  from: string;
  sessions: number;
  /** The steps of one of them, the present one last. */
  example: readonly string[];
  flows: { before: Flow; after: Flow | undefined };
  /** In the new version where it has the step, else in the old one. */
  place?: SourceSpan;
  placeIn: 'before' | 'after';
  /** Funder → the codes whose flow it is. */
  reaches: Map<string, string[]>;
}

export interface SessionsCompared {
  groups: SessionGroup[];
  /** Of flows that changed; each different pair of flows counts once. */
  sessions: number;
  /** Different flows that were walked, and those of all funders that did not change. */
  flows: { walked: number; unchanged: number };
  /** Waiting places of the walked flows no way was found to. */
  missed: number;
  places: number;
}

export interface Comparing extends ResumeVersion {
  sampleSource: (funder: string) => SampleSource;
  /** Told before each flow that is walked. */
  progress?: (flow: string) => void;
}

export function compareSessions(
  before: RepositoryVersion,
  after: RepositoryVersion,
  { kinds, schemas, sampleSource, progress }: Comparing,
): SessionsCompared {
  const groups = new Groups(before, after);
  const cache = new Map<string, Map<string, SharedResumption>>();
  const compared = { sessions: 0, flows: { walked: 0, unchanged: 0 }, missed: 0, places: 0 };
  for (const { funder, code, old, now } of pairsOf(before, after)) {
    if (now && old.hash === now.hash) {
      compared.flows.unchanged++;
      continue;
    }
    const key = `${flowJson(old)} ${now ? flowJson(now) : ''}`;
    let shared = cache.get(key);
    if (!shared) {
      progress?.(`${funder} ${old.id}`);
      const { visits, missed } = walkFlow(old, Number(code) || 0, kinds, sampleSource(funder));
      const sessions = visits.map((visit) => savedSession(old, visit, kinds));
      shared = fatesOf(sessions, now, { kinds, schemas });
      cache.set(key, shared);
      compared.flows.walked++;
      compared.sessions += visits.length;
      compared.missed += missed.length;
      compared.places += new Set(visits.map(({ place }) => place)).size + missed.length;
    }
    for (const one of shared.values()) groups.add(one, { funder, code, before: old, after: now });
    // Funders with the same flow share its sessions.
    for (const one of shared.values()) one.sessions = 0;
  }
  return { ...compared, groups: groups.sorted() };
}

interface SharedResumption extends Pick<SessionGroup, 'from' | 'sessions' | 'example'> {
  resumption: Resumption;
}

function fatesOf(
  sessions: readonly SavedSession[],
  after: Flow | undefined,
  present: ResumeVersion,
): Map<string, SharedResumption> {
  const byResumption = new Map<string, SharedResumption>();
  for (const session of sessions) {
    const resumption = resumptionOf(session, after, present);
    const key = JSON.stringify([resumption, session.at]);
    const one = byResumption.get(key);
    if (one) one.sessions++;
    else
      byResumption.set(key, {
        resumption,
        from: session.at,
        sessions: 1,
        example: session.record.visited,
      });
  }
  return byResumption;
}

interface Reach {
  funder: string;
  code: string;
  before: Flow;
  after: Flow | undefined;
}

class Groups {
  readonly #groups = new Map<string, SessionGroup>();
  readonly #versions: { before: RepositoryVersion; after: RepositoryVersion };

  constructor(before: RepositoryVersion, after: RepositoryVersion) {
    this.#versions = { before, after };
  }

  add(
    { resumption, from, sessions, example }: SharedResumption,
    { funder, code, before, after }: Reach,
  ) {
    const placeIn = after?.steps[from] ? 'after' : 'before';
    const flow = placeIn === 'after' ? after : before;
    const place = this.#versions[placeIn].places.get(funder)?.of(flow?.id ?? '', from);
    const local = (id: string | undefined) => id?.split('/').at(-1);
    const cause = place ? `${place.file.path}:${place.start}` : `${before.id}#${from}`;
    const key = JSON.stringify([
      resumption.is,
      local(resumption.to),
      resumption.names.map(local),
      cause,
    ]);
    const group = this.#groups.get(key) ?? {
      ...resumption,
      from,
      sessions: 0,
      example,
      flows: { before, after },
      placeIn,
      ...(place && { place }),
      reaches: new Map<string, string[]>(),
    };
    group.sessions += sessions;
    const codes = group.reaches.get(funder) ?? [];
    group.reaches.set(funder, [...new Set([...codes, code])]);
    this.#groups.set(key, group);
  }

  /** The worst first, then file by file. */
  sorted(): SessionGroup[] {
    return [...this.#groups.values()].toSorted(
      (a, b) =>
        resumptionKinds.indexOf(a.is) - resumptionKinds.indexOf(b.is) ||
        (a.place?.file.path ?? '').localeCompare(b.place?.file.path ?? '') ||
        (a.place?.start ?? 0) - (b.place?.start ?? 0),
    );
  }
}

function* pairsOf(before: RepositoryVersion, after: RepositoryVersion) {
  for (const old of before.definitions) {
    const now = after.definitions.find(({ funder }) => funder === old.funder);
    for (const code of Object.keys(old.actions)) {
      const flow = flowStartedBy(old, code);
      if (flow) yield { funder: old.funder, code, old: flow, now: startedBy(now, code) };
    }
  }
}

function startedBy(definition: Definition | undefined, code: string): Flow | undefined {
  return definition && flowStartedBy(definition, code);
}
