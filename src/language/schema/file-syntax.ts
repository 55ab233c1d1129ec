import { inFen } from '../../model/yuan.ts';
import type { LocalizedTemplate } from '../../model/definition.ts';
import type { SourceSpan } from '../../model/source.ts';
import { at, mapAt, textAt } from '../yaml/by-key.ts';
import { without } from '../yaml/change.ts';
import {
  emptyMap,
  entriesOf,
  isMap,
  isScalar,
  itemsOf,
  placeOf,
  textOf,
  written,
} from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { actionsSyntax, type ActionSyntax } from './action-syntax.ts';
import { settingsSyntax, type SettingsSyntax } from './setting-syntax.ts';
import { type LocatedText, StepSyntax, textIn } from './step-syntax.ts';

/** A checked file of flows/ or funders/; later stages read no keys. */
export type FileSyntax =
  | FunderSyntax
  | FlowSyntax
  | { type: 'defaults'; node: MapNode; defaults: DefaultsSyntax }
  /** flows/order-actions.yaml: code → flow. */
  | { type: 'actions'; node: MapNode; actions: readonly ActionSyntax[] }
  /** flows/properties.yaml: name → what must be so everywhere. */
  | { type: 'properties'; node: MapNode; properties: MapNode }
  /** flows/fees.yaml: codes of kinds of payment. */
  | { type: 'fees'; node: MapNode; fees: FeesSyntax };

export interface FunderSyntax {
  type: 'funder';
  node: MapNode;
  /** Undefined for the platform's own flows, which go by page codes. */
  id: LocatedText | undefined;
  name: LocalizedTemplate;
  /** Undefined where one of them is not written. */
  writtenNames: Readonly<Record<'zh' | 'en', ScalarNode>> | undefined;
  /** All that is written below `flows`. */
  flowsNode: MapNode | undefined;
  /** Allowed origins of its links. */
  links: readonly ScalarNode[];
  flows: ReadonlyMap<string, { key: ScalarNode; flow: FlowSyntax }>;
  /** Action codes, or page codes. */
  actions: readonly ActionSyntax[];
  /** By name, each to be read by `exampleSyntax`. */
  examples: MapNode | undefined;
}

/** The parts of an example that are maps by step, beside its outcomes. */
export const exampleMaps = [
  'leads',
  'presses',
  'results',
  'sent',
  'shows',
  'documents',
  'refuses',
] as const satisfies readonly (keyof ExampleSyntax)[];

/** One customer's journey, as an example tells it. */
export interface ExampleSyntax {
  /** The code it starts with and its place; in a template's example, the example's name and no code. */
  action: string | number;
  actionPlace: SourceSpan;
  answers: readonly [string, MapEntry][];
  /** Step → the outcomes it has there, in turn. */
  outcomes: readonly [string, MapEntry][];
  /** Step → what its endpoint answers. */
  results: MapNode | undefined;
  passes: readonly ScalarNode[];
  /** Step → the next one. */
  leads: MapNode | undefined;
  /** Step → the words of a button. */
  presses: MapNode | undefined;
  /** Step → field of its request → value. */
  sent: MapNode | undefined;
  /** Step → words. */
  shows: MapNode | undefined;
  /** Step → documents. */
  documents: MapNode | undefined;
  /** Step → question → what it does not take. */
  refuses: MapNode | undefined;
  ends: string;
  endsPlace: SourceSpan;
  /** Values of the order, or of the address. */
  order: MapNode | undefined;
}

/** Kind → default settings of its steps. */
export type DefaultsSyntax = ReadonlyMap<string, StepSyntax>;

export interface StepsSyntax {
  place: SourceSpan;
  /** In file order. */
  byName: ReadonlyMap<string, WrittenStep>;
}

export interface WrittenStep {
  key: ScalarNode;
  /** Undefined where it is no step. */
  step: StepSyntax | undefined;
}

/** A flow in a file of its own, or what a funder writes about one. */
export interface FlowSyntax {
  type: 'flow';
  node: MapNode;
  /** In a file of its own. */
  id: LocatedText | undefined;
  /** The flow it is made from. */
  use: LocatedText | undefined;
  title: Node | undefined;
  /** The settings it declares. */
  settings: SettingsSyntax | undefined;
  /** The settings it gives. */
  with: MapNode | undefined;
  values: readonly [string, MapEntry][];
  /** Former names of steps. */
  moved: readonly [string, MapEntry][];
  retired: readonly [string, MapEntry][];
  address: MapNode | undefined;
  /** Its key, where it says yes. */
  members: ScalarNode | undefined;
  draft: DraftSyntax | undefined;
  /** Of a file of its own, by name, each to be read by `exampleSyntax`. */
  examples: MapNode | undefined;
  checksVehicle: boolean | undefined;
  /** Ids of the specification's lines. */
  spec: readonly ScalarNode[];
  defaults: DefaultsSyntax | undefined;
  steps: StepsSyntax | undefined;
  overrides: OverridesSyntax;
}

/** The endpoints that load and save a draft. */
export interface DraftSyntax {
  place: SourceSpan;
  load: LocatedText | undefined;
  save: LocatedText | undefined;
}

export type OverrideKind = 'change' | 'insert' | 'remove' | 'replace' | 'fill';

/** A funder's overrides of a template's steps and page addresses. */
export type OverridesSyntax = Readonly<Record<OverrideKind, OverriddenSyntax>> & {
  paths: MapNode | undefined;
  inserted: readonly InsertedSyntax[];
};

/** A step that is put into a template, and the step it comes after or before. */
export interface InsertedSyntax {
  id: string;
  key: ScalarNode;
  step: StepSyntax;
  after: Node | undefined;
  before: Node | undefined;
}

export interface FeesSyntax {
  codes: readonly string[];
  /** In fen, of those that cost the same for every order. */
  amounts: Readonly<Record<string, number>>;
}

export interface OverriddenSyntax {
  node: Node | undefined;
  names: readonly { name: string; place: SourceSpan }[];
  /** Entries that are more than a name. */
  steps: ReadonlyMap<string, WrittenStep & { isNone: boolean }>;
}

export function fileSyntax(node: MapNode): FileSyntax[] {
  const [defaults, actions, properties, fees] = ['defaults', 'actions', 'properties', 'fees'].map(
    (name) => mapAt(node, name),
  );
  if (textIn(node, 'funder')) return [funderSyntax(node)];
  if (textIn(node, 'flow')) return [flowSyntax(node)];
  if (mapAt(node, 'pages')) return [funderSyntax(node)];
  if (defaults) return [{ type: 'defaults', node, defaults: defaultsSyntax(defaults) }];
  if (actions) return [{ type: 'actions', node, actions: actionsSyntax(actions) }];
  if (properties) return [{ type: 'properties', node, properties }];
  return fees ? [{ type: 'fees', node, fees: feesSyntax(fees) }] : [];
}

function feesSyntax(fees: MapNode): FeesSyntax {
  const amounts = entriesOf(fees).flatMap(([code, { value }]): [string, number][] => {
    const amount = isMap(value) ? value.entries.get('amount')?.value : undefined;
    return isScalar(amount) ? [[code, inFen(Number(written(amount)))]] : [];
  });
  return { codes: [...fees.entries.keys()], amounts: Object.fromEntries(amounts) };
}

function funderSyntax(node: MapNode): FunderSyntax {
  const id = textIn(node, 'funder');
  const name = mapAt(node, 'name');
  const [zh, en] = [at(name, 'zh'), at(name, 'en')];
  const actions = mapAt(node, 'pages') ?? mapAt(node, 'actions');
  const flowsNode = mapAt(node, 'flows');
  const flows = entriesOf(flowsNode).map(
    ([flow, { key, value }]) =>
      [flow, { key, flow: flowSyntax(isMap(value) ? value : emptyMap(value)) }] as const,
  );
  return {
    type: 'funder',
    node,
    id,
    name: node.entries.has('pages')
      ? platformName
      : { zh: textAt(name, 'zh') ?? '', en: textAt(name, 'en') ?? '' },
    writtenNames: isScalar(zh) && isScalar(en) ? { zh, en } : undefined,
    flowsNode,
    links: itemsOf(at(node, 'links')).filter(isScalar),
    flows: new Map(flows),
    actions: actions ? actionsSyntax(actions) : [],
    examples: mapAt(node, 'examples'),
  };
}

export function exampleSyntax(node: Node): ExampleSyntax {
  const ends = at(node, 'ends');
  return {
    action: textAt(node, 'page') ?? Number(textAt(node, 'action')),
    actionPlace: at(node, 'action') ?? at(node, 'page') ?? node,
    answers: entriesOf(at(node, 'answers')),
    outcomes: entriesOf(at(node, 'outcomes')),
    results: mapAt(node, 'results'),
    passes: itemsOf(at(node, 'passes')).filter(isScalar),
    leads: mapAt(node, 'leads'),
    presses: mapAt(node, 'presses'),
    sent: mapAt(node, 'sent'),
    shows: mapAt(node, 'shows'),
    documents: mapAt(node, 'documents'),
    refuses: mapAt(node, 'refuses'),
    ends: textOf(ends) ?? '',
    endsPlace: ends ?? node,
    order: mapAt(node, 'order') ?? mapAt(node, 'address'),
  };
}

const platformName: LocalizedTemplate = { zh: '平台', en: 'The platform' };

export const isPlatform = ({ node }: FunderSyntax): boolean => node.entries.has('pages');

/** Where the funder gives its name. */
export const placeOfFunder = ({ id, node }: FunderSyntax): SourceSpan => id ?? node;

export function flowSyntax(node: MapNode): FlowSyntax {
  const checksVehicle = at(node, 'checks-vehicle');
  const [settings, draft] = [mapAt(node, 'settings'), mapAt(node, 'draft')];
  const [defaults, steps] = [mapAt(node, 'defaults'), mapAt(node, 'steps')];
  return {
    type: 'flow',
    node,
    id: textIn(node, 'flow'),
    use: textIn(node, 'use'),
    title: at(node, 'title'),
    settings: settings && settingsSyntax(settings),
    with: mapAt(node, 'with'),
    values: entriesOf(at(node, 'values')),
    moved: entriesOf(at(node, 'moved')),
    retired: entriesOf(at(node, 'retire')),
    address: mapAt(node, 'address'),
    members: keyOfYes(node, 'members'),
    draft: draft && {
      place: placeOf(draft),
      load: textIn(draft, 'load'),
      save: textIn(draft, 'save'),
    },
    examples: mapAt(node, 'examples'),
    checksVehicle: checksVehicle && isScalar(checksVehicle) && checksVehicle.value === true,
    spec: itemsOf(at(node, 'spec')).filter(isScalar),
    defaults: defaults && defaultsSyntax(defaults),
    steps: steps && stepsSyntax(steps),
    overrides: {
      change: overriddenIn(at(node, 'change')),
      insert: overriddenIn(at(node, 'insert')),
      remove: overriddenIn(at(node, 'remove')),
      replace: overriddenIn(at(node, 'replace')),
      fill: overriddenIn(at(node, 'fill')),
      paths: mapAt(node, 'paths'),
      inserted: insertedIn(at(node, 'insert')),
    },
  };
}

function keyOfYes(node: MapNode, name: string): ScalarNode | undefined {
  const entry = node.entries.get(name);
  return entry && isScalar(entry.value) && entry.value.value === true ? entry.key : undefined;
}

function insertedIn(node: Node | undefined): InsertedSyntax[] {
  return entriesOf(node).flatMap(([id, { key, value }]) => {
    if (!isMap(value)) return [];
    const [after, before] = [at(value, 'after'), at(value, 'before')];
    const step = StepSyntax.of(without(value, ['after', 'before']));
    return [{ id, key, step, after, before }];
  });
}

function stepsSyntax(node: MapNode): StepsSyntax {
  const steps = entriesOf(node).map(([name, { key, value }]): [string, WrittenStep] => [
    name,
    { key, step: stepIn(value) },
  ]);
  return { place: placeOf(node), byName: new Map(steps) };
}

/** Anything else has a schema finding. */
function stepIn(value: Node): StepSyntax | undefined {
  return isMap(value) ? StepSyntax.of(value) : undefined;
}

function defaultsSyntax(node: MapNode): DefaultsSyntax {
  return new Map(
    entriesOf(node).flatMap(([kind, { value }]) =>
      isMap(value) ? [[kind, StepSyntax.of(value)] as const] : [],
    ),
  );
}

function overriddenIn(node: Node | undefined): OverriddenSyntax {
  if (isMap(node))
    return {
      node,
      names: [...node.entries].map(([name, { key }]) => ({ name, place: key })),
      steps: new Map(
        entriesOf(node).map(([name, { key, value }]) => [
          name,
          { key, step: stepIn(value), isNone: textOf(value) === 'none' },
        ]),
      ),
    };
  const items = itemsOf(node).filter(isScalar);
  return {
    node,
    names: items.map((item) => ({ name: String(item.value), place: item })),
    steps: new Map(),
  };
}
