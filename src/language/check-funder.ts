import type { Symbols } from './schema/symbols.ts';
import { analyse, type AnalysedFlow } from './analysis/analysis.ts';
import { examplesOf, type LinkedExample } from './analysis/example.ts';
import { withMisspeltAnswers } from './analysis/misspelt-answers.ts';
import { templateExamplesOf, type TemplateExample } from './analysis/template-examples.ts';
import { outcomeUnrouted } from './analysis/unrouted-outcomes.ts';
import { exampleRules } from './analysis/example-rules.ts';
import { holesOf, startedBy, linkRequestFor, type FlowAction } from './analysis/dispatch.ts';
import { funderRules } from './analysis/funder-rules.ts';
import { atTheirOverrides, type Overridable } from './override-causes.ts';
import { addressesOf, type Addresses } from './analysis/addresses.ts';
import type { Definition, Flow } from '../model/definition.ts';
import { examplesInFen } from './emit/example-money.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFlow, sealed } from './emit/flow.ts';
import { contentHash } from './emit/hash.ts';
import { inPass, type Finding } from '../model/finding.ts';
import { flowJson } from '../model/flow-json.ts';
import type { FormulaTypes } from './formula/compile.ts';
import { linkFlow } from './link/link.ts';
import type { LinkedFlow, Linker, LinkRequest } from './link/linked.ts';
import { entriesOf, placeOf, written } from './yaml/node-access.ts';
import type { SourceSpan } from '../model/source.ts';
import { isPlatform, placeOfFunder, type FunderSyntax } from './schema/file-syntax.ts';
import { placesOf } from './link/place-table.ts';
import type { SourceLocations } from '../model/source-locations.ts';
import { actionOf, type Action, type Repository } from './link/repository.ts';

export interface CompiledFlow {
  flow: Flow;
  linked: LinkedFlow;
  findings: Finding[];
  analysed: AnalysedFlow;
  /** Names of the flows it was compiled from; a funder that overrides one of them makes its own. */
  from: Set<string>;
}

export interface CheckedFunder {
  definition: Definition;
  places: SourceLocations;
  analysed: AnalysedFlow[];
  findings: Finding[];
  /** Template examples that are run for it. */
  walked: readonly SourceSpan[];
  /** Names of all flows it is made from. */
  used: ReadonlySet<string>;
  addresses: Addresses;
  /** By id, with what each was compiled from. */
  flows: ReadonlyMap<string, CompiledFlow>;
  overridable: Overridable;
}

/** Flows as an earlier process made them of the same files. */
export interface KeptFlows {
  get(of: FlowSources): KeptFlow | undefined;
  add(of: FlowSources, flow: KeptFlow): void;
}

/** All that a flow is made of. */
export interface FlowSources {
  request: LinkRequest;
  from: ReadonlySet<string>;
  repository: Repository;
  /** Undefined where its file has no part in the flow. */
  funder: FunderSyntax | undefined;
}

export type KeptFlow = Pick<CompiledFlow, 'flow' | 'findings' | 'analysed'>;

export interface FunderChecking {
  repository: Repository;
  symbols: Symbols;
  /** Formula types by their content, shared between formulas. */
  types: Map<string, FormulaTypes>;
  /** Flows no funder overrides, by id. */
  shared: Map<string, CompiledFlow>;
  /** Flows used by any funder. */
  used: Set<string>;
  /** Only link: no rules for flows, funders and examples. */
  onlyLinks?: true;
  /** A flow made before from unchanged files. */
  reused?: (funder: string, flow: string) => CompiledFlow | undefined;
  /** The flow as it was before, whatever has changed since. */
  previous?: (funder: string, flow: string) => Flow | undefined;
  kept?: KeptFlows;
}

/** One funder's file → its Definition, incomplete where there are findings. */
export function checkFunder(
  id: string,
  funder: FunderSyntax,
  checking: FunderChecking,
): CheckedFunder {
  const { repository, symbols } = checking;
  const listed = listActions(funder, repository);
  const actions = isPlatform(funder) ? listed : resolved(listed);
  const holes = holesOf(actions, funder, repository);
  const flows = compileFlows(actions, holes, funder, checking, id);
  const used = namesUsed(flows, checking);
  const overridable = overridableOf(id, funder, actions, flows, checking);
  const findings = findingsOfFlows(flows, overridable, checking);
  const linked = new Map([...flows].map(([name, { linked }]) => [name, linked]));
  const flowOf = (action: Action) =>
    action.starts === 'flow' ? flows.get(action.id)?.flow : undefined;
  const unlinked = unlinkedIn(flows);
  const linkedFunder = { funder, listed, actions, linked, flowOf, used, unlinked };
  const ofFunder = () => funderRules.flatMap((rule) => rule(linkedFunder, { repository, symbols }));
  if (!checking.onlyLinks) findings.push(...inPass('links', ofFunder()));
  const unknown = isPlatform(funder)
    ? []
    : actions.filter(({ code }) => !symbols.actionCodes.includes(Number(code)));
  const brokenCodes = new Set([...unknown, ...holes].map(({ code }) => code));
  const definition: Definition = {
    funder: id,
    name: funder.name,
    links: funder.links.map(written),
    flows: Object.fromEntries([...flows].map(([name, { flow }]) => [name, flow])),
    actions: Object.fromEntries(actions.flatMap((action) => startOf(action, flows))),
    examples: {},
    hash: '',
  };
  definition.examples = examplesInFen(emitExamples(funder), definition, symbols);
  const ofTemplates = templateExamplesOf(startedOnce(actions, flows), funder, {
    ...repository,
    symbols,
  });
  const shown = ofTemplates.map(({ name, example }) => [name, example] as const);
  if (shown.length > 0) definition.templateExamples = Object.fromEntries(shown);
  const ruled = (example: LinkedExample) =>
    exampleRules.flatMap((rule) => rule(example, { definition, brokenCodes, symbols }));
  if (!checking.onlyLinks)
    for (const example of [...examplesOf(funder, definition, linked), ...ofTemplates])
      findings.push(...inPass('examples', ruled(example)));
  definition.hash = contentHash(definition, 'whole');
  const examples = allExamples(funder, ofTemplates);
  const places = placesOf(placeOf(placeOfFunder(funder)), linked, examples);
  return {
    definition,
    places,
    walked: ofTemplates.map(({ entry }) => entry.key),
    used,
    addresses: addressesOf(definition, places),
    analysed: [...flows.values()].map(({ analysed }) => analysed),
    findings,
    flows,
    overridable,
  };
}

function findingsOfFlows(
  flows: ReadonlyMap<string, CompiledFlow>,
  overridable: Overridable,
  { onlyLinks }: FunderChecking,
): Finding[] {
  const found = [...flows.values()].flatMap((flow) => flow.findings);
  return onlyLinks ? found : [...atTheirOverrides(found, overridable, (remade) => remade.findings)];
}

/** Names of what they are made from. */
function unlinkedIn(flows: ReadonlyMap<string, CompiledFlow>): Set<string> {
  const unlinked = [...flows.values()].filter(({ flow }) => flow.start === '');
  return new Set(unlinked.flatMap(({ from }) => [...from]));
}

function namesUsed(
  flows: ReadonlyMap<string, CompiledFlow>,
  checking: FunderChecking,
): Set<string> {
  const used = new Set([...flows.values()].flatMap(({ from }) => [...from]));
  for (const name of used) checking.used.add(name);
  return used;
}

/** Keeps nothing of this check but what it was given. */
function overridableOf(
  id: string,
  syntax: FunderSyntax,
  actions: readonly Action[],
  flows: ReadonlyMap<string, CompiledFlow>,
  { repository, symbols, types }: FunderChecking,
): Overridable {
  const { name, links } = syntax;
  return {
    syntax,
    remake(funder, flow) {
      const ofIt = actions.filter(
        (action) => action.starts === 'flow' && flows.get(action.id)?.from.has(flow),
      );
      const checking = { repository, symbols, types, shared: new Map(), used: new Set<string>() };
      const remade = [...compileFlows(ofIt, [], funder, checking, id)];
      const linked = new Map(remade.map(([name, { linked }]) => [name, linked]));
      return {
        definition: {
          funder: id,
          name,
          links: links.map(written),
          flows: Object.fromEntries(remade.map(([name, { flow }]) => [name, flow])),
          actions: {},
          examples: {},
          hash: '',
        },
        places: placesOf(placeOf(placeOfFunder(funder)), linked),
        findings: remade.flatMap(([, { findings }]) => findings),
        unused: remade.flatMap(([, { analysed }]) => analysed.unused),
      };
    },
  };
}

/** The flows that the actions start, each once. */
function compileFlows(
  actions: readonly Action[],
  holes: readonly FlowAction[],
  funder: FunderSyntax,
  checking: FunderChecking,
  id: string,
): Map<string, CompiledFlow> {
  const flows = new Map<string, CompiledFlow>();
  for (const action of actions) {
    if (action.starts !== 'flow' || holes.includes(action) || flows.has(action.id)) continue;
    const flow =
      checking.reused?.(id, action.id) ??
      unlessChanged(
        compileFlow(linkRequestFor(action), funder, checking),
        checking.previous?.(id, action.id),
      );
    flows.set(action.id, flow);
  }
  return flows;
}

/** Returns the previous object of an unchanged flow, so that results cached by object stay valid. */
function unlessChanged(compiled: CompiledFlow, before: Flow | undefined): CompiledFlow {
  return before && flowJson(before) === flowJson(compiled.flow)
    ? { ...compiled, flow: before }
    : compiled;
}

function allExamples({ examples }: FunderSyntax, ofTemplates: readonly TemplateExample[]) {
  const entries = ofTemplates.map(({ name, entry }) => [name, entry] as const);
  return new Map([...entriesOf(examples), ...entries]);
}

/** Each flow with the first code that starts it. */
function startedOnce(actions: readonly Action[], flows: ReadonlyMap<string, CompiledFlow>) {
  const started = new Map<string, CompiledFlow & { code: string }>();
  for (const action of actions) {
    if (action.starts !== 'flow' || started.has(action.id)) continue;
    const flow = flows.get(action.id);
    if (flow) started.set(action.id, { ...flow, code: action.code });
  }
  return [...started.values()];
}

/** The funder's codes come first; the platform's are offered unless the funder says `none`. */
function listActions(funder: FunderSyntax, repository: Repository): Action[] {
  const own = funder.actions.map(actionOf);
  if (isPlatform(funder)) return own;
  const claimed = new Set(own.map(({ code }) => code));
  const platform = repository.actions.map(actionOf).filter(({ code }) => !claimed.has(code));
  return [...own, ...platform];
}

/** Sorted by code, with `same` resolved. */
function resolved(listed: readonly Action[]): Action[] {
  return listed
    .flatMap((action) => startedBy(action, listed))
    .toSorted((a, b) => Number(a.code) - Number(b.code));
}

function startOf(
  action: Action,
  flows: ReadonlyMap<string, CompiledFlow>,
): [string, Definition['actions'][string]][] {
  if (action.starts === 'nothing') return [[action.code, { nothing: true }]];
  if (action.starts !== 'flow') return [];
  return flows.has(action.id) ? [[action.code, { flow: action.id }]] : [];
}

function compileFlow(
  request: LinkRequest,
  funder: FunderSyntax,
  checking: FunderChecking,
): CompiledFlow {
  const own = funder.flows;
  const isShared = request.place.file !== funder.node.file;
  const shared = isShared ? checking.shared.get(request.id) : undefined;
  if (shared && ![...shared.from].some((name) => own.has(name))) return shared;
  const findings: Finding[] = [];
  const from = new Set<string>();
  const linker: Linker = {
    repository: checking.repository,
    symbols: checking.symbols,
    funder,
    findings,
    used: from,
  };
  const linked = linkFlow(linker, request);
  const isOthers = isShared && ![...from].some((name) => own.has(name));
  const sources: FlowSources = {
    request,
    from,
    repository: checking.repository,
    funder: isOthers ? undefined : funder,
  };
  const kept = linked && findings.length === 0 ? checking.kept?.get(sources) : undefined;
  const flow: CompiledFlow =
    linked && kept
      ? { ...kept, linked, from }
      : { ...emitted(linker, linked, request, checking), findings: findings.map(ofLinks), from };
  if (linked && !kept) {
    const { flow: json, findings: found, analysed } = flow;
    checking.kept?.add(sources, { flow: json, findings: found, analysed });
  }
  if (isOthers) checking.shared.set(request.id, flow);
  return flow;
}

const notAnalysed: AnalysedFlow = { findings: [], unused: [], savedInUse: [] };

const noFlow: Flow = {
  id: '',
  use: '',
  title: { zh: '', en: '' },
  start: '',
  steps: {},
  hash: '',
};

const ofLinks = (finding: Finding): Finding => ({ pass: 'links', ...finding });

/** A flow that does not link is not analysed; one with a bad formula has no data pass. */
function emitted(
  { findings }: Linker,
  linked: LinkedFlow | undefined,
  request: LinkRequest,
  { symbols, types, onlyLinks }: FunderChecking,
): Pick<CompiledFlow, 'flow' | 'linked' | 'analysed'> {
  if (!linked || findings.length > 0)
    return {
      flow: { ...noFlow, id: request.id },
      linked: linked ?? emptyFlow(request),
      analysed: notAnalysed,
    };
  const emission = emitFlow(linked, symbols, types);
  const places = placesOf(request.place, new Map([[request.id, linked]]));
  findings.push(...inPass('formulas', withMisspeltAnswers(emission, symbols)));
  const isWrong = findings.length > 0;
  if (!onlyLinks) {
    const { flow } = emission;
    findings.push(...inPass('formulas', outcomeUnrouted({ flow, linked, places }, symbols)));
  }
  if (onlyLinks || isWrong) return { flow: sealed(emission.flow), linked, analysed: notAnalysed };
  const analysed = analyse(emission, symbols, places);
  findings.push(...analysed.findings);
  return { flow: sealed(emission.flow), linked, analysed };
}

function emptyFlow(request: LinkRequest): LinkedFlow {
  return {
    id: request.id,
    use: request.flow,
    name: request.place,
    title: undefined,
    start: '',
    steps: new Map(),
    moved: new Map(),
    retired: new Map(),
    omitted: new Map(),
    context: { scope: [], values: new Map(), settings: new Map() },
  };
}
