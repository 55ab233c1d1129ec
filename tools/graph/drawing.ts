import type { Exit, Flow, Step } from '../../src/model/definition.ts';
import { reservedTargets } from '../../src/model/definition.ts';
import type { KindSchema } from '../../src/model/step-kind.ts';
import { documentsOf } from '../../src/verify/properties/moments.ts';

export interface Box {
  id: string;
  /**
   * `screen`: the kind has one; `hidden`: it has none; `write`: what it tells the platform is done once; `succeeded`, `failed`,
   * `ended`: ends; `way-out`: a reserved target.
   */
  style: 'screen' | 'hidden' | 'write' | 'succeeded' | 'failed' | 'ended' | 'way-out';
  title: string;
  /** Kind, path, what it writes and signs, and where a session killed there comes back in. */
  lines: string[];
  /** The runs it is in, outermost first. */
  frames: string[];
  mark?: Mark;
}

/** In a comparison: what became of it. */
export type Mark = 'added' | 'removed' | 'changed';

export interface Arrow {
  from: string;
  to: string;
  /** `main`: the usual way on; `branch`: under a condition; `failure`: something went wrong. */
  style: 'main' | 'branch' | 'failure' | 'other';
  /** The outcome or branch with its place in the order of trial, and its condition. */
  lines: string[];
  outcome: string;
  mark?: Mark;
}

/** A flow as boxes and arrows, in the order of its file; the same for the same flow. */
export interface Drawing {
  title: string;
  boxes: Box[];
  arrows: Arrow[];
}

/** What a drawing says beside names and formulas. */
export interface DrawingWords {
  kind: (step: Step) => string;
  ends: (end: string) => string;
  onlyWhen: (formula: string) => string;
  /** `endpoint`: undefined where the step has none of its own. */
  writes: (endpoint: string | undefined) => string;
  reopened: (step: string) => string;
  signs: (documents: readonly string[]) => string;
  outcome: (step: Step, name: string) => string;
  otherwise: string;
  when: (formula: string) => string;
  /** Milliseconds. */
  after: (ms: number) => string;
}

export const plainWords: DrawingWords = {
  kind: ({ kind }) => kind,
  ends: (end) => `ends: ${end}`,
  onlyWhen: (formula) => `only when ${formula}`,
  writes: (endpoint) => `writes ${endpoint ?? 'once'}`,
  reopened: (step) => `reopened: ${step}`,
  signs: (documents) => `signs ${documents.join(', ')}`,
  outcome: (_step, name) => name,
  otherwise: 'otherwise',
  when: (formula) => `when ${formula}`,
  after: (ms) => `after ${ms / 1000} s`,
};

type Kinds = Readonly<Record<string, KindSchema>>;

export function drawingOf(flow: Flow, kinds: Kinds, words: DrawingWords = plainWords): Drawing {
  const steps = Object.values(flow.steps);
  const boxes: Box[] = steps.map((step) => boxOf(step, kinds[step.kind], words));
  const arrows = steps.flatMap((step) => arrowsOf(step, kinds[step.kind], words));
  const start: Arrow = { from: 'start', to: flow.start, style: 'main', lines: [], outcome: '' };
  const reservedExits = new Set(arrows.map((arrow) => arrow.to).filter(isReserved));
  for (const target of reservedExits) boxes.push(exitBox(target));
  boxes.unshift(exitBox('start'));
  const title = typeof flow.title.zh === 'string' ? flow.title.zh : flow.id;
  return { title: `${flow.id} · ${title}`, boxes, arrows: [start, ...arrows] };
}

const isReserved = (id: string) => (reservedTargets as readonly string[]).includes(id);

function exitBox(title: string): Box {
  return { id: title, style: 'way-out', title, lines: [], frames: [] };
}

function boxOf(step: Step, kind: KindSchema | undefined, words: DrawingWords): Box {
  const names = step.id.split('/');
  const ends = step.ends === undefined ? [] : [words.ends(step.ends)];
  const lines = [[words.kind(step), ...ends].join(' · ')];
  if (step.path) lines.push(step.path);
  if (step.when) lines.push(words.onlyWhen(step.when.formula));
  if (step.once) lines.push(words.writes(step.writes?.endpoint));
  if (step.resume !== undefined) lines.push(words.reopened(step.resume));
  const documents = documentsOf(step, kind);
  if (documents.length > 0) lines.push(words.signs(documents));
  const frames = names.slice(0, -1);
  return { id: step.id, style: styleOf(step, kind), title: names.at(-1) ?? step.id, lines, frames };
}

const endStyles: Readonly<Record<string, Box['style']>> = {
  success: 'succeeded',
  failure: 'failed',
};

function styleOf(step: Step, kind: KindSchema | undefined): Box['style'] {
  if (step.ends !== undefined) return endStyles[step.ends] ?? 'ended';
  if (step.once) return 'write';
  return kind?.screen ? 'screen' : 'hidden';
}

function arrowsOf(step: Step, kind: KindSchema | undefined, words: DrawingWords): Arrow[] {
  return Object.entries(step.exits).flatMap(([outcome, exits]) => {
    const fails = kind?.outcomes[outcome]?.fails === true;
    const drawn = exits.filter((exit) => !(step.ends !== undefined && exit.to === 'leave'));
    return drawn.map((exit) => {
      const order = exits.length > 1 ? exits.indexOf(exit) + 1 : undefined;
      return arrowOf(step, exit, { outcome, fails, order, words });
    });
  });
}

interface Tried {
  outcome: string;
  fails: boolean;
  /** From 1, where several ways out are tried one after the other. */
  order: number | undefined;
  words: DrawingWords;
}

function arrowOf(step: Step, exit: Exit, { outcome, fails, order, words }: Tried): Arrow {
  const usual = outcome === step.main && !exit.when;
  const isNamed = !usual || exit.label !== outcome;
  const label = exit.label === outcome ? words.outcome(step, outcome) : exit.label;
  const name = isNamed ? label : order === undefined ? undefined : words.otherwise;
  const lines: string[] = [];
  if (name !== undefined)
    lines.push([fails ? '✗' : [], order === undefined ? [] : `${order}:`, name].flat().join(' '));
  if (exit.when) lines.push(words.when(exit.when.formula));
  if (exit.after) lines.push(words.after(exit.after));
  const style = fails ? 'failure' : exit.when ? 'branch' : usual ? 'main' : 'other';
  const to = exit.to === 'again' ? step.id : exit.to;
  return { from: step.id, to, style, lines, outcome };
}

/** One of everything a drawing can show. */
export const legend: Drawing = {
  title: 'legend',
  boxes: [
    sample('screen', 'screen', 'the customer sees it'),
    sample('hidden', 'hidden', 'the app alone'),
    sample('write', 'write', 'done once'),
    sample('run/framed', 'screen', 'of another flow'),
    sample('success', 'succeeded', 'ends well'),
    sample('failure', 'failed', 'ends badly'),
    sample('other', 'ended', 'ends otherwise'),
    exitBox('leave'),
  ],
  arrows: [
    between('screen', 'hidden', 'main', []),
    between('hidden', 'write', 'branch', ['1: tried first', 'when a condition holds']),
    between('hidden', 'run/framed', 'main', ['2: otherwise']),
    between('hidden', 'leave', 'failure', ['✗ something went wrong']),
    between('write', 'success', 'main', []),
    between('write', 'failure', 'failure', ['✗ failed']),
    between('run/framed', 'other', 'other', ['another outcome']),
  ],
};

function sample(id: string, style: Box['style'], line: string): Box {
  const names = id.split('/');
  return { id, style, title: names.at(-1) ?? id, lines: [line], frames: names.slice(0, -1) };
}

function between(from: string, to: string, style: Arrow['style'], lines: string[]): Arrow {
  return { from, to, style, lines, outcome: '' };
}
