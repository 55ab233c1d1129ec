import type { Symbols } from '../schema/symbols.ts';
import type { Flow, Formula, LocalizedTemplate, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { Formulas, FormulaRead, FormulaSite, UnresolvedAnswer } from './formula.ts';
import { contentHash } from './hash.ts';
import {
  emitStep,
  addFetchedTypes,
  addSavedTypes,
  addPickedTypes,
  type StepEmitting,
} from './step.ts';
import { FlowTypes } from './types.ts';
import { checkValues } from './check-values.ts';
import { emitMessage } from './value.ts';
import type { FormulaTypes } from '../formula/compile.ts';
import type { LinkedFlow, LinkedStep } from '../link/linked.ts';
import type { DraftSyntax } from '../schema/file-syntax.ts';
import { aboutStep } from '../link/override-trace.ts';
import { unknownName } from '../link/messages/unknown-name.ts';

export interface EmittedFlow {
  flow: Flow;
  linked: LinkedFlow;
  /** Parts with a finding are missing from `flow`. */
  findings: Finding[];
  reads: FormulaRead[];
  unknownAnswers: UnresolvedAnswer[];
  /** Whether settings were substituted into the formula: it may differ between instances. */
  fromSettings: (formula: Formula) => boolean;
}

/** A linked flow as plain JSON. */
export function emitFlow(
  linked: LinkedFlow,
  symbols: Symbols,
  shared: Map<string, FormulaTypes>,
): EmittedFlow {
  const types = new FlowTypes(symbols, linked, shared);
  const formulas: Formulas = {
    types: (site, source) => types.at(site, source),
    findings: [],
    reads: [],
    unknownAnswers: [],
    fromSettings: new Set(),
  };
  const emitting: StepEmitting = { symbols, flow: linked, formulas, types };
  addAllSavedTypes(emitting);
  const first = [...linked.steps.values()][0];
  const title = first && linked.title && emitMessage(linked.title, entrySite(first), emitting);
  if (first) formulas.findings.push(...checkValues(emitting));
  const flow: Flow = {
    id: linked.id,
    use: linked.use,
    title: title && 'zh' in title ? title : noWords,
    start: linked.start,
    steps: Object.fromEntries(
      [...linked.steps.values()].map((step) => [step.id, emitted(step, emitting)]),
    ),
    ...emitDraft(linked),
    ...(linked.moved.size > 0 && { moved: Object.fromEntries(linked.moved) }),
    ...(linked.retired.size > 0 && { retired: Object.fromEntries(linked.retired) }),
    ...(linked.checksVehicle && { checksVehicle: true }),
    ...(linked.address && { address: [...linked.address.entries.keys()] }),
    ...(linked.members && { members: true }),
    hash: '',
  };
  return {
    flow,
    linked,
    findings: [...formulas.findings, ...unknownDrafts(linked, symbols)],
    reads: formulas.reads,
    unknownAnswers: formulas.unknownAnswers,
    fromSettings: (formula) => formulas.fromSettings.has(formula),
  };
}

/** Findings in an overridden step name the override. */
function emitted(step: LinkedStep, emitting: StepEmitting): Step {
  const { formulas } = emitting;
  const findings: Finding[] = [];
  const made = emitStep(step, { ...emitting, formulas: { ...formulas, findings } });
  formulas.findings.push(...findings.map((finding) => aboutStep(step, finding)));
  return made;
}

/** After the data pass has marked the steps. */
export function sealed(flow: Flow): Flow {
  return { ...flow, hash: contentHash(flow, 'without words') };
}

const noWords: LocalizedTemplate = { zh: '', en: '' };

function entrySite(step: LinkedStep): FormulaSite {
  return { step, moment: 'entry', context: step.context };
}

function emitDraft({ draft, steps }: LinkedFlow): Partial<Pick<Flow, 'draft'>> {
  if (!draft) return {};
  const [load, save] = [draft.load?.text ?? '', draft.save?.text ?? ''];
  const except = [...steps.values()]
    .filter((step) => !isOf(step.draft, load, save))
    .map(({ id }) => id);
  return { draft: { load, save, ...(except.length > 0 && { except }) } };
}

function isOf(draft: DraftSyntax | undefined, load: string, save: string): boolean {
  return draft?.load?.text === load && draft.save?.text === save;
}

function unknownDrafts({ draft }: LinkedFlow, { endpoints }: Symbols): Finding[] {
  const names = Object.keys(endpoints);
  return [draft?.load, draft?.save].flatMap((one) =>
    one && !names.includes(one.text) ? [unknownName('endpoint', one.text, one, names)] : [],
  );
}

/** Kept values may be computed from kept values, so their types are inferred before anything is reported. */
function addAllSavedTypes(emitting: StepEmitting): void {
  const { kinds } = emitting.symbols;
  const steps = [...emitting.flow.steps.values()].filter(({ syntax, kind }) => {
    const { picksFrom = '', fetchedFrom = '' } = kinds[kind] ?? {};
    return syntax.keep.length > 0 || syntax.setting(picksFrom) || syntax.setting(fetchedFrom);
  });
  for (let round = 0; round < 2 && steps.length > 0; round++) {
    for (const step of steps) {
      const result = emitting.types.resultAt(step);
      const site = { ...entrySite(step), ...(result && { result }) };
      addSavedTypes(step, site, emitting);
      addPickedTypes(step, site, emitting);
      addFetchedTypes(step, emitting);
    }
    emitting.types.collect();
  }
}
