/** What changed since another revision: each pair of flows that behaves or looks otherwise, once. */
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import { codesOf, flowStartedBy } from '../../src/machine/starts.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import {
  compareVersions,
  type FlowChange,
  type Compared,
  type RepositoryVersion,
} from '../../src/verify/diff/repositories.ts';
import { drawingOf, type Arrow, type Box, type Drawing, type Mark } from '../graph/drawing.ts';
import { contentOf, type DifferentFlow, differentFlows } from '../coverage/different-flows.ts';

export interface ChangedFlow {
  /** In the name of its page. */
  key: string;
  before: DifferentFlow;
  after: DifferentFlow;
  drawing: Drawing;
  /** Steps of either version that are not as they were. */
  steps: { id: string; mark: Mark; before?: Step; after?: Step }[];
  changes: FlowChange[];
}

export interface ReportComparison extends Compared {
  base: string;
  flows: ChangedFlow[];
}

export function compare(
  before: RepositoryVersion,
  after: RepositoryVersion,
  base: string,
): ReportComparison {
  const compared = compareVersions(before, after, { kinds: kindStates, schemas: kindSchemas });
  const [old, now] = [before, after].map(
    ({ definitions }) =>
      new Map(differentFlows(definitions).map((one) => [one.content, one] as const)),
  );
  const flows = new Map<string, ChangedFlow>();
  for (const { funder, code, pair } of pairsOf(before.definitions, after.definitions)) {
    const [was, is] = [old?.get(contentOf(pair[0])), now?.get(contentOf(pair[1]))];
    if (!was || !is || was.content === is.content) continue;
    const key = `${is.key}-${was.content.slice(0, 8)}`;
    const flow = flows.get(key) ?? changedFlow(key, was, is);
    flows.set(key, flow);
    for (const change of compared.changes)
      if (change.reaches.get(funder)?.includes(code) && !flow.changes.includes(change))
        flow.changes.push(change);
  }
  return { ...compared, base, flows: [...flows.values()] };
}

/** Linked without being checked, so neither version is word for word one of the flows that run today. */
export function flowsOf(comparison: ReportComparison | undefined): DifferentFlow[] {
  return comparison?.flows.flatMap(({ before, after }) => [before, after]) ?? [];
}

function* pairsOf(before: readonly Definition[], after: readonly Definition[]) {
  for (const definition of after) {
    const old = before.find(({ funder }) => funder === definition.funder);
    for (const flow of old ? Object.values(definition.flows) : [])
      for (const code of codesOf(definition, flow.id)) {
        const was = old && flowStartedBy(old, code);
        if (was) yield { funder: definition.funder, code, pair: [was, flow] as [Flow, Flow] };
      }
  }
}

function changedFlow(key: string, before: DifferentFlow, after: DifferentFlow): ChangedFlow {
  const [old, now] = [before.flow.steps, after.flow.steps];
  const ids = [...new Set([...Object.keys(now), ...Object.keys(old)])];
  const steps = ids.flatMap((id): ChangedFlow['steps'] => {
    const [was, is] = [old[id], now[id]];
    const mark = !was ? 'added' : !is ? 'removed' : isSame(was, is) ? undefined : 'changed';
    return mark ? [{ id, mark, ...(was && { before: was }), ...(is && { after: is }) }] : [];
  });
  return { key, before, after, drawing: bothDrawn(before, after, steps), steps, changes: [] };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const signs: Record<Mark, string> = { added: '+', removed: '−', changed: '~' };

/** Both versions in one drawing, with a mark on what is only in one of them. */
export function bothDrawn(
  before: Pick<DifferentFlow, 'flow'>,
  after: Pick<DifferentFlow, 'flow'>,
  changed: readonly { id: string; mark: Mark }[],
): Drawing {
  const [old, now] = [before, after].map(({ flow }) => drawingOf(flow, kindSchemas));
  if (!old || !now) throw new Error('Bug: two versions were drawn.');
  const marks = new Map(changed.map(({ id, mark }) => [id, mark]));
  const removed = old.boxes.filter(({ id }) => now.boxes.every((box) => box.id !== id));
  return {
    title: now.title,
    boxes: [...now.boxes, ...removed].map((box) => marked(box, marks.get(box.id))),
    arrows: [
      ...now.arrows.map((arrow) => signed(arrow, isIn(arrow, old) ? undefined : 'added')),
      ...old.arrows.filter((arrow) => !isIn(arrow, now)).map((one) => signed(one, 'removed')),
    ],
  };
}

function marked(box: Box, mark: Mark | undefined): Box {
  return mark ? { ...box, title: `${signs[mark]} ${box.title}`, mark } : box;
}

function signed(arrow: Arrow, mark: Mark | undefined): Arrow {
  if (!mark) return arrow;
  const [first = arrow.outcome, ...rest] = arrow.lines;
  return { ...arrow, lines: [`${signs[mark]} ${first}`, ...rest], mark };
}

function isIn({ from, to, lines, outcome }: Arrow, { arrows }: Drawing): boolean {
  return arrows.some(
    (one) =>
      one.from === from && one.to === to && one.outcome === outcome && isSame(one.lines, lines),
  );
}
