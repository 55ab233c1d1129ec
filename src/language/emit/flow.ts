import type { Symbols } from '../schema/symbols.ts';
import type { Flow, Formula, LocalizedTemplate } from '../../model/definition.ts';
import { type Formulas, type Read, type Site } from './formula.ts';
import { contentHash } from './hash.ts';
import { emitKeep, emitStep, learnFetched, learnPicked, type StepEmitting } from './step.ts';
import { FlowTypes } from './types.ts';
import { checkValues } from './check-values.ts';
import { mentionsSettings } from './values.ts';
import { emitMessage } from './value.ts';
import type { FormulaTypes } from '../formula/compile.ts';
import type { LinkedFlow, LinkedStep, Note } from '../link/linked.ts';
import { noteAbout } from '../link/override-notes.ts';
import { unknownName } from '../link/messages/unknown-name.ts';

export interface EmittedFlow {
  flow: Flow;
  linked: LinkedFlow;
  reads: Read[];
  /** Whether settings had a say in a formula. They differ from instance to instance. */
  fromSettings: (formula: Formula) => boolean;
}

/** A linked flow as plain JSON. What does not fit is noted, and left out. */
export function emitFlow(
  linked: LinkedFlow,
  symbols: Symbols,
  shared: Map<string, FormulaTypes>,
  note: Note,
): EmittedFlow {
  const types = new FlowTypes(symbols, linked, shared);
  const formulas: Formulas = {
    types: (site, source) => types.at(site, source),
    note,
    reads: [],
    mentionsSettings,
    fromSettings: new Set(),
  };
  const emitting: StepEmitting = { symbols, flow: linked, formulas, types };
  learnKeptTypes(emitting);
  const first = [...linked.steps.values()][0];
  const title = first && linked.title && emitMessage(linked.title, entrySite(first), emitting);
  if (first) checkValues(emitting);
  const flow: Flow = {
    id: linked.id,
    use: linked.use,
    title: title && 'zh' in title ? title : noWords,
    start: linked.start,
    steps: Object.fromEntries(
      [...linked.steps.values()].map((step) => [step.id, emitStep(step, about(step, emitting))]),
    ),
    ...emitDraft(linked, symbols, note),
    ...(linked.moved.size > 0 && { moved: Object.fromEntries(linked.moved) }),
    ...(linked.checksVehicle && { checksVehicle: true }),
    ...(linked.address && { address: [...linked.address.entries.keys()] }),
    hash: '',
  };
  return {
    flow,
    linked,
    reads: formulas.reads,
    fromSettings: (formula) => formulas.fromSettings.has(formula),
  };
}

/** The same, with findings that tell which override had its hand on the step. */
function about(step: LinkedStep, emitting: StepEmitting): StepEmitting {
  const { formulas } = emitting;
  return { ...emitting, formulas: { ...formulas, note: noteAbout(step, formulas.note) } };
}

/** After the data pass has had its say about the steps. */
export function sealed(flow: Flow): Flow {
  return { ...flow, hash: contentHash(flow, 'without words') };
}

const noWords: LocalizedTemplate = { zh: '', en: '' };

function entrySite(step: LinkedStep): Site {
  return { step, moment: 'entry', context: step.context };
}

function emitDraft(linked: LinkedFlow, symbols: Symbols, note: Note): Partial<Pick<Flow, 'draft'>> {
  const { draft } = linked;
  if (!draft) return {};
  const { load, save } = draft;
  const names = Object.keys(symbols.endpoints);
  for (const one of [load, save])
    if (one && !names.includes(one.text)) note(unknownName('endpoint', one.text, one, names));
  return { draft: { load: load?.text ?? '', save: save?.text ?? '' } };
}

/** Kept values may be made of kept values, so their types are learnt before anything is said about them. */
function learnKeptTypes(emitting: StepEmitting): void {
  const { kinds } = emitting.symbols;
  const steps = [...emitting.flow.steps.values()].filter(({ node, kind }) =>
    ['keep', kinds[kind]?.picksFrom ?? 'keep', kinds[kind]?.fetchedFrom ?? 'keep'].some((name) =>
      node.entries.has(name),
    ),
  );
  const quiet: StepEmitting = {
    ...emitting,
    formulas: { ...emitting.formulas, note: () => {}, reads: [] },
  };
  for (let round = 0; round < 2 && steps.length > 0; round++) {
    for (const step of steps) {
      const result = emitting.types.resultAt(step);
      const site = { ...entrySite(step), ...(result && { result }) };
      emitKeep(step, site, quiet);
      learnPicked(step, site, quiet);
      learnFetched(step, quiet);
    }
    emitting.types.collect();
  }
}
