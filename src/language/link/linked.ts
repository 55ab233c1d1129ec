import type { KindSchema } from '../../model/step-kind.ts';
import type {
  DefaultsSyntax,
  DraftSyntax,
  FunderSyntax,
  OverridesSyntax,
  StepsSyntax,
} from '../schema/file-syntax.ts';
import type { SettingSyntax } from '../schema/setting-syntax.ts';
import type { StepSyntax } from '../schema/step-syntax.ts';
import type { Symbols } from '../schema/symbols.ts';
import type { Finding } from '../../model/finding.ts';
import type { MapEntry, MapNode, Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { Repository } from './repository.ts';
import type { OverrideTrace } from './override-trace.ts';

/** The names available to formulas written in one place: those of the run around them. */
export interface LinkContext {
  /** The `as` names around, outermost first. */
  scope: readonly string[];
  /** Named values: formulas that are substituted wherever their name is read. */
  values: ReadonlyMap<string, Node>;
  settings: ReadonlyMap<string, SettingValue>;
}

export interface SettingValue extends SettingSyntax {
  /** Absent: not given, and no default. */
  value?: Node;
}

export interface LinkedExit {
  label: string;
  /** The place of the branch's or outcome's name, `next`, or the step's name where nothing is written. */
  place: SourceSpan;
  when?: Node;
  to: string;
  toPlace: SourceSpan;
  toast?: Node;
  at?: Node;
  after?: Node;
  silent?: Node;
  limit?: MapEntry;
  /** What the author writes as `then`. */
  afterwards?: MapEntry;
  /** The context of its formulas, where the exit came from another run than the step. */
  context?: LinkContext;
}

export interface LinkedStep {
  id: string;
  kind: string;
  /** The step's name in the file it was first written in. */
  name: SourceSpan;
  /** What the author wrote, defaults and overrides in it. Where it leads are its `exits`. */
  syntax: StepSyntax;
  /** That of the flow it is written in. */
  draft?: DraftSyntax;
  exits: Map<string, LinkedExit[]>;
  main: string;
  falls: boolean;
  context: LinkContext;
  overriddenBy?: OverrideTrace;
}

export interface LinkedFlow {
  id: string;
  use: string;
  /** The flow's name where the funder, or else the template, writes it. */
  name: SourceSpan;
  title: Node | undefined;
  start: string;
  steps: Map<string, LinkedStep>;
  draft?: DraftSyntax;
  checksVehicle?: true;
  /** Former names of steps → present ones. */
  moved: Map<string, string>;
  /** Removed step → the step where its sessions resume. */
  retired: Map<string, string>;
  /** What the page's address brings. */
  address?: MapNode;
  members?: true;
  /** Steps that are written but not part of the flow: removed, or skipped by a constant `when`. */
  omitted: Map<string, LinkedStep>;
  context: LinkContext;
}

/** Contexts of values given to a run from outside: evaluated where they were written. */
export const contextOf = new WeakMap<Node, LinkContext>();

export interface StepReading {
  kinds: Record<string, KindSchema>;
  /** Defaults of a kind's settings; the nearest to the step first. */
  defaults: readonly (DefaultsSyntax | undefined)[];
  context: LinkContext;
}

/** One funder's overrides of one template's steps, and what they need to know. */
export interface Overriding {
  /** The template's steps, as written. */
  template: StepsSyntax;
  overrides: OverridesSyntax;
  reading: StepReading;
  findings: Finding[];
}

export interface Linker {
  repository: Repository;
  symbols: Symbols;
  /** Absent while a template is checked by itself. */
  funder: FunderSyntax | undefined;
  /** Collected while a flow is linked with the flows it runs. */
  findings: Finding[];
  /** Names of templates and of the funder's flows that it is made of. */
  used: Set<string>;
}

export interface LinkRequest {
  id: string;
  /** A flow of the funder's, or else a template. */
  flow: string;
  /** Where the flow is named. */
  place: SourceSpan;
  with?: MapNode | undefined;
  /** The context of formulas in `with`, where it is another run's. */
  from?: LinkContext;
  /** The run's `as` names. */
  scope?: readonly string[];
  /** Flows being linked, outermost first. */
  stack?: readonly string[];
  /** The runs around it by their steps' names, outermost first. */
  within?: readonly string[];
}

export type LinkFlow = (linker: Linker, request: LinkRequest) => LinkedFlow | undefined;
