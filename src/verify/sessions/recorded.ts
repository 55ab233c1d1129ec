/** Saved sessions of a release, kept to be opened by every later version. */
import type { Definition, Flow } from '../../model/definition.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import { savedSession, type SavedSession } from './resumed.ts';
import { walkFlow, type WalkedKinds, type SampleSource } from './walker.ts';

/** Of one flow, as one funder has it; other funders with the same steps have the same sessions. */
export interface RecordedFlow {
  funder: string;
  code: string;
  flow: string;
  sessions: readonly SavedSession[];
}

export interface Recording {
  release: string;
  flows: readonly RecordedFlow[];
}

/** One session for each state that is walked to, of each flow with other steps. */
export function recordSessions(
  release: string,
  definitions: readonly Definition[],
  kinds: WalkedKinds,
  sampleSource: (funder: string) => SampleSource,
  progress: (flow: string) => void,
): Recording {
  const shapes = new Set<string>();
  const flows: RecordedFlow[] = [];
  for (const definition of definitions)
    for (const code of Object.keys(definition.actions)) {
      const flow = flowStartedBy(definition, code);
      const shape = flow && shapeOf(flow);
      if (!flow || shape === undefined || shapes.has(shape)) continue;
      shapes.add(shape);
      const { funder } = definition;
      progress(`${funder} ${flow.id}`);
      const { visits } = walkFlow(flow, Number(code) || 0, kinds, sampleSource(funder));
      flows.push({
        funder,
        code,
        flow: flow.id,
        sessions: visits.map((visit) => savedSession(flow, visit, kinds)),
      });
    }
  return { release, flows };
}

function shapeOf({ use, steps }: Flow): string {
  return `${use} ${Object.values(steps)
    .map(({ id, kind, writes }) => `${id}:${kind}:${writes?.endpoint ?? ''}`)
    .join(' ')}`;
}
