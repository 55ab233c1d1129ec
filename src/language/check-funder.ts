import type { Symbols } from './schema/symbols.ts';
import { checkData, checkUses, type Uses } from './analysis/analysis.ts';
import type { Definition, Flow, LocalizedTemplate } from '../model/definition.ts';
import { emitExamples } from './emit/examples.ts';
import { emitFlow, sealed } from './emit/flow.ts';
import { contentHash } from './emit/hash.ts';
import type { Finding } from '../model/finding.ts';
import type { FormulaTypes } from './formula/compile.ts';
import { linkFlow } from './link/link.ts';
import type { LinkedFlow, Linker, LinkWish, Note } from './link/linked.ts';
import { at, isScalar, itemsOf, mapAt, placeOf, textAt, written } from './yaml/node-access.ts';
import type { MapNode } from './yaml/node.ts';
import { placesOf } from './link/place-table.ts';
import type { SourceLocations } from '../model/source-locations.ts';
import { readActions, type Action, type Repository } from './link/repository.ts';
import { choiceFindings } from './analysis/rules/choices.ts';
import { dispatchClash } from './analysis/rules/dispatch-clash.ts';
import { dispatchHole, dispatchNowhere } from './analysis/rules/dispatch-hole.ts';
import { unknownActionCode } from './analysis/rules/unknown-action-code.ts';
import { hostNotAllowed, linksMissing } from './analysis/rules/host-not-allowed.ts';
import { pathRules } from './analysis/rules/path-taken.ts';
import { sameDocuments } from './analysis/rules/same-documents.ts';
import { unusedFunderFlows } from './analysis/rules/unused-flow.ts';

type FlowAction = Extract<Action, { starts: 'flow' }>;

interface MadeFlow {
  flow: Flow;
  linked: LinkedFlow;
  findings: Finding[];
  /** What is collected and goes nowhere; told when nothing else is wrong. */
  uses: Uses;
  /** Names of flows it was made from: where a funder has one of them itself, it makes its own. */
  from: Set<string>;
}

export interface FunderChecking {
  repository: Repository;
  symbols: Symbols;
  /** Types by what they hold, shared by all formulas that may name the same things. */
  types: Map<string, FormulaTypes>;
  /** Flows that no funder had a hand in, by id. */
  shared: Map<string, MadeFlow>;
  /** Flows used by any funder. */
  used: Set<string>;
}

/** One funder's file → its Definition. What is wrong is noted; what is left out then is of no use to anybody. */
export function checkFunder(
  id: string,
  node: MapNode,
  checking: FunderChecking,
  note: Note,
): { definition: Definition; places: SourceLocations; uses: Uses[] } {
  const flows = mapAt(node, 'flows');
  const actions = actionsOf(node, checking, note);
  const { repository, symbols } = checking;
  const isHole = ({ flow }: FlowAction) =>
    !flows?.entries.has(flow) && !repository.templates.has(flow);
  const holes = actions.filter((action) => action.starts === 'flow').filter(isHole);
  const unknown = isPage(node)
    ? []
    : actions.filter(({ code }) => !symbols.actionCodes.includes(Number(code)));
  const brokenCodes = new Set([...unknown, ...holes].map(({ code }) => code));
  const made = makeFlows(actions, isHole, node, checking, note);
  // A flow that nothing starts may be the one such an action means.
  const isHoled = holes.some(({ flowNode }) => flowNode.file === node.file);
  const used = new Set([...made.values()].flatMap(({ from }) => [...from]));
  for (const name of used) checking.used.add(name);
  const unused = isHoled ? [] : unusedFunderFlows(flows, actions, used, checking.repository);
  for (const finding of unused) note(finding);
  const linked = new Map([...made].map(([name, { linked }]) => [name, linked]));
  const links = itemsOf(at(node, 'links')).filter(isScalar);
  for (const finding of ofAllFlows(node, actions, made, checking.symbols)) note(finding);
  const definition: Definition = {
    funder: id,
    name: isPage(node) ? platformName : plainWords(mapAt(node, 'name')),
    links: links.map(written),
    flows: Object.fromEntries([...made].map(([name, { flow }]) => [name, flow])),
    actions: Object.fromEntries(actions.flatMap((action) => startOf(action, made))),
    examples: {},
    hash: '',
  };
  const world = { brokenCodes, symbols: checking.symbols, note };
  definition.examples = emitExamples(node, definition, linked, world);
  definition.hash = contentHash(definition, 'whole');
  return {
    definition,
    places: placesOf(placeOf(at(node, 'funder') ?? node), linked, mapAt(node, 'examples')),
    uses: [...made.values()].map((flow) => flow.uses),
  };
}

/** The flows that the actions start, each once; what is wrong is noted in the order of the actions. */
function makeFlows(
  actions: readonly Action[],
  isHole: (action: FlowAction) => boolean,
  node: MapNode,
  checking: FunderChecking,
  note: Note,
): Map<string, MadeFlow> {
  const made = new Map<string, MadeFlow>();
  for (const action of actions) {
    if (action.starts !== 'flow') continue;
    if (isHole(action)) {
      note(dispatchHole(action, checking.repository, mapAt(node, 'flows')));
      continue;
    }
    const wish = wishFor(action);
    if (made.has(wish.id)) continue;
    const flow = makeFlow(wish, node, checking);
    if (flow) made.set(wish.id, flow);
    for (const finding of flow?.findings ?? []) note(finding);
  }
  return made;
}

/** What only all flows of the funder together can show. */
function ofAllFlows(
  node: MapNode,
  actions: readonly Action[],
  made: ReadonlyMap<string, MadeFlow>,
  symbols: Symbols,
): Finding[] {
  const linked = new Map([...made].map(([name, flow]) => [name, flow.linked]));
  const links = itemsOf(at(node, 'links')).filter(isScalar);
  const flowOf = (action: Action) =>
    action.starts === 'flow' ? made.get(wishFor(action).id)?.flow : undefined;
  return [
    links.length > 0 ? [] : linksMissing(at(node, 'funder') ?? node, linked, symbols),
    hostNotAllowed(links, linked, symbols),
    pathRules(linked, symbols.pages),
    dispatchClash(linked),
    isPage(node) ? [] : sameDocuments(node, actions, flowOf, symbols),
  ].flat();
}

/** Flows with page codes are the platform's own. */
const isPage = (node: MapNode): boolean => node.entries.has('pages');
const platformName: LocalizedTemplate = { zh: '平台', en: 'The platform' };

/** The funder's codes come first; the platform's are offered unless the funder says `none`. */
function actionsOf(node: MapNode, { repository, symbols }: FunderChecking, note: Note): Action[] {
  if (isPage(node)) return readActions(mapAt(node, 'pages'));
  const own = readActions(mapAt(node, 'actions'));
  const claimed = new Set(own.map(({ code }) => code));
  const platform = readActions(repository.actions).filter(({ code }) => !claimed.has(code));
  const all = [...own, ...platform];
  for (const action of all) {
    if (symbols.actionCodes.includes(Number(action.code))) continue;
    note(unknownActionCode(action.code, action.entry.key, symbols.actionCodes));
  }
  return all
    .flatMap((action) => (action.starts === 'same' ? sameAs(action, all, note) : action))
    .toSorted((a, b) => Number(a.code) - Number(b.code));
}

function sameAs(action: Extract<Action, { starts: 'same' }>, all: Action[], note: Note): Action[] {
  const other = all.find(({ code }) => code === action.as);
  if (other && other.starts !== 'same') return [{ ...other, code: action.code }];
  note(dispatchNowhere(action, other));
  return [];
}

type Started = Extract<Action, { starts: 'flow' }>;

function wishFor(action: Started): LinkWish {
  return {
    id: action.id,
    flow: action.flow,
    place: placeOf(action.flowNode),
    with: action.with,
  };
}

function startOf(
  action: Action,
  made: ReadonlyMap<string, MadeFlow>,
): [string, Definition['actions'][string]][] {
  if (action.starts === 'nothing') return [[action.code, { nothing: true }]];
  if (action.starts !== 'flow') return [];
  const { id } = wishFor(action);
  return made.has(id) ? [[action.code, { flow: id }]] : [];
}

function makeFlow(wish: LinkWish, funder: MapNode, checking: FunderChecking): MadeFlow | undefined {
  const own = mapAt(funder, 'flows');
  const isShared = wish.place.file !== funder.file;
  const known = isShared ? checking.shared.get(wish.id) : undefined;
  if (known && ![...known.from].some((name) => own?.entries.has(name))) return known;
  const findings: Finding[] = [];
  const from = new Set<string>();
  const linker: Linker = {
    repository: checking.repository,
    symbols: checking.symbols,
    funder,
    note: (finding) => findings.push(finding),
    used: (flow) => from.add(flow),
  };
  const made = linkAndEmit(linker, wish, checking, findings);
  const flow: MadeFlow = { ...made, findings, from };
  if (isShared && ![...from].some((name) => own?.entries.has(name)))
    checking.shared.set(wish.id, flow);
  return flow;
}

const noUses: Uses = { unused: [], kept: [] };

const noFlow: Flow = {
  id: '',
  use: '',
  title: { zh: '', en: '' },
  start: '',
  steps: {},
  hash: '',
};

/** What links badly is not looked at any further, and what has a bad formula has no data pass. */
function linkAndEmit(
  linker: Linker,
  wish: LinkWish,
  { symbols, types }: FunderChecking,
  findings: Finding[],
): Pick<MadeFlow, 'flow' | 'linked' | 'uses'> {
  const linked = linkFlow(linker, wish);
  if (!linked) return { flow: { ...noFlow, id: wish.id }, linked: emptyFlow(wish), uses: noUses };
  if (findings.length > 0) return { flow: { ...noFlow, id: wish.id }, linked, uses: noUses };
  const emitted = emitFlow(linked, symbols, types, linker.note);
  if (findings.length === 0) checkData(emitted, symbols, linker.note);
  if (findings.length === 0) {
    const places = placesOf(wish.place, new Map([[wish.id, linked]]));
    for (const finding of choiceFindings(emitted.flow, places, emitted.fromSettings))
      linker.note(finding);
  }
  const uses = findings.length === 0 ? checkUses(emitted, symbols) : noUses;
  return { flow: sealed(emitted.flow), linked, uses };
}

function emptyFlow(wish: LinkWish): LinkedFlow {
  return {
    id: wish.id,
    use: wish.flow,
    name: wish.place,
    title: undefined,
    start: '',
    steps: new Map(),
    gone: new Map(),
    context: { scope: [], values: new Map(), settings: new Map() },
  };
}

function plainWords(node: MapNode | undefined): LocalizedTemplate {
  return { zh: textAt(node, 'zh') ?? '', en: textAt(node, 'en') ?? '' };
}
