import type { Exit, Flow, Step } from '../../src/model/definition.ts';
import { reservedTargets } from '../../src/model/definition.ts';
import type { KindSchema } from '../../src/model/step-kind.ts';

export interface Box {
  id: string;
  /** `step`: the kind has a screen; `hidden`: it has none; `way-out`: a reserved target. */
  look: 'step' | 'hidden' | 'end' | 'way-out';
  title: string;
  /** Kind, and the path where the step has one. */
  lines: string[];
}

export interface Arrow {
  from: string;
  to: string;
  /** `main`: the usual way on; `branch`: under a condition; `failure`: something went wrong. */
  look: 'main' | 'branch' | 'failure' | 'other';
  /** The outcome or branch, and its condition. */
  lines: string[];
}

/** A flow as boxes and arrows, in the order of its file; the same for the same flow. */
export interface Drawing {
  title: string;
  boxes: Box[];
  arrows: Arrow[];
}

export function drawingOf(flow: Flow, kinds: Record<string, KindSchema>): Drawing {
  const boxes: Box[] = Object.values(flow.steps).map((step) => boxOf(step, kinds[step.kind]));
  const arrows = Object.values(flow.steps).flatMap((step) => arrowsOf(step, kinds[step.kind]));
  const start: Arrow = { from: 'start', to: flow.start, look: 'main', lines: [] };
  const waysOut = new Set(arrows.map((arrow) => arrow.to).filter(isWayOut));
  for (const way of waysOut) boxes.push({ id: way, look: 'way-out', title: way, lines: [] });
  boxes.unshift({ id: 'start', look: 'way-out', title: 'start', lines: [] });
  const title = typeof flow.title.zh === 'string' ? flow.title.zh : flow.id;
  return { title: `${flow.id} · ${title}`, boxes, arrows: [start, ...arrows] };
}

const isWayOut = (id: string) => (reservedTargets as readonly string[]).includes(id);

function boxOf(step: Step, kind: KindSchema | undefined): Box {
  const look = step.ends === undefined ? (kind?.screen ? 'step' : 'hidden') : 'end';
  const what = step.ends === undefined ? step.kind : `${step.kind} · ends: ${step.ends}`;
  const lines = [what];
  if (step.path) lines.push(step.path);
  if (step.when) lines.push(`only when ${step.when.formula}`);
  return { id: step.id, look, title: step.id, lines };
}

function arrowsOf(step: Step, kind: KindSchema | undefined): Arrow[] {
  return Object.entries(step.exits).flatMap(([outcome, exits]) => {
    const fails = kind?.outcomes[outcome]?.fails === true;
    return exits
      .filter((exit) => !(step.ends !== undefined && exit.to === 'leave'))
      .map((exit) => arrowOf(step, outcome, exit, fails));
  });
}

function arrowOf(step: Step, outcome: string, exit: Exit, fails: boolean): Arrow {
  const usual = outcome === step.main && !exit.when;
  const lines = usual && exit.label === outcome ? [] : [exit.label];
  if (exit.when) lines.push(`when ${exit.when.formula}`);
  if (exit.after) lines.push(`after ${exit.after / 1000} s`);
  const look = fails ? 'failure' : exit.when ? 'branch' : usual ? 'main' : 'other';
  return { from: step.id, to: exit.to === 'again' ? step.id : exit.to, look, lines };
}
