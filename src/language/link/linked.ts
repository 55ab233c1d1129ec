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
import type { MapNode, Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { Repository } from './repository.ts';
import type { Touch } from './touch.ts';

/** What formulas written in one place may name: the run they are in, and that flow's values. */
export interface LinkContext {
  /** The `as` names around, outermost first. */
  scope: readonly string[];
  /** What the flow gives names to, each a formula put in wherever its name is read. */
  values: ReadonlyMap<string, Node>;
  settings: ReadonlyMap<string, SettingValue>;
}

export interface SettingValue extends SettingSyntax {
  /** Absent: not given, and no default. */
  value?: Node;
}

export interface LinkedExit {
  label: string;
  /** The branch's or outcome's name, `next`, or the step's name where nothing was written. */
  place: SourceSpan;
  when?: Node;
  to: string;
  toPlace: SourceSpan;
  toast?: Node;
  at?: Node;
  after?: Node;
  silent?: Node;
  /** Whose formulas these are, where the exit came from another run than the step. */
  context?: LinkContext;
}

export interface LinkedStep {
  id: string;
  kind: string;
  /** The step's name in the file it was first written in. */
  name: SourceSpan;
  /** What the author wrote, defaults and overrides in it. Where it leads are its `exits`. */
  syntax: StepSyntax;
  exits: Map<string, LinkedExit[]>;
  main: string;
  falls: boolean;
  context: LinkContext;
  touch?: Touch;
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
  /** Steps that are gone → those their people go to. */
  retired: Map<string, string>;
  /** What the page's address brings. */
  address?: MapNode;
  /** Steps that were written and are not walked: taken out, or skipped by a constant `when`. */
  gone: Map<string, LinkedStep>;
  context: LinkContext;
}

/** Contexts of values that a run was given from outside: they are read where they were written. */
export const contextOf = new WeakMap<Node, LinkContext>();

export interface StepReading {
  kinds: Record<string, KindSchema>;
  /** Settings of a kind that a step need not repeat; the nearest to the step first. */
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
  /** Absent while a template is looked at by itself. */
  funder: FunderSyntax | undefined;
  /** Taken down while a flow is linked with all flows that it runs. */
  findings: Finding[];
  /** Names of templates and of the funder's flows that it is made of. */
  used: Set<string>;
}

export interface LinkRequest {
  id: string;
  /** A flow of the funder's, or else a template. */
  flow: string;
  /** Where it is asked for. */
  place: SourceSpan;
  with?: MapNode | undefined;
  /** Whose formulas stand in `with`, where it is another run's. */
  from?: LinkContext;
  /** The run's `as` names. */
  scope?: readonly string[];
  /** Flows being linked, outermost first. */
  stack?: readonly string[];
}

export type LinkFlow = (linker: Linker, request: LinkRequest) => LinkedFlow | undefined;
