import type { Finding } from '../../model/finding.ts';
import type { Definition, Flow, Step } from '../../model/definition.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import type { FormulaRead } from '../emit/formula.ts';
import type { LinkedFlow, LinkedStep } from '../link/linked.ts';
import { aboutStep } from '../link/override-trace.ts';
import type { Action, Repository } from '../link/repository.ts';
import type { FileSyntax, FunderSyntax } from '../schema/file-syntax.ts';
import type { Symbols } from '../schema/symbols.ts';
import type { Addresses } from './addresses.ts';
import type { LinkedExample } from './example.ts';
import type { DataFlowFacts } from './data-flow.ts';
import type { BranchProblem, ConstantSkip } from './branches.ts';
import type { Missing } from './reads.ts';
import type { ReadsOnPages } from './reads-on-pages.ts';
import type { Uses } from './uses.ts';

/** Computed once for a flow and shared by its rules. */
export interface RuleContext {
  symbols: Symbols;
  places: SourceLocations;
  reached: DataFlowFacts;
  missing: () => readonly Missing[];
  /** Every formula of the flow and where it is evaluated. */
  reads: readonly FormulaRead[];
  /** Sensitive answers of the flow, dotted. */
  sensitive: ReadonlySet<string>;
  /** Step → sensitive answers that it or a step after it reads before they are collected again. */
  needs: ReadonlyMap<string, ReadonlySet<string>>;
  readsOnPages: () => ReadsOnPages;
  branches: () => readonly BranchProblem[];
  skips: () => readonly ConstantSkip[];
  uses: () => Uses;
}

/** Looks at one linked and emitted flow. */
export type FlowRule = (flow: EmittedFlow, context: RuleContext) => Finding[];

/** A rule about each step by itself; a finding in an overridden step names the override as well. */
export function ofEachStep(
  check: (step: LinkedStep, out: Step, context: RuleContext, flow: Flow) => Finding[],
): FlowRule {
  return ({ flow, linked }, context) =>
    [...linked.steps.values()].flatMap((step) => {
      const out = flow.steps[step.id];
      if (!out) return [];
      return check(step, out, context, flow).map((finding) => aboutStep(step, finding));
    });
}

/** One funder's file (or the platform's pages) with everything its actions start. */
export interface FunderFlows {
  funder: FunderSyntax;
  /** As the files list them, with `same` unresolved. */
  listed: readonly Action[];
  /** Those that start something, with `same` resolved. */
  actions: readonly Action[];
  linked: ReadonlyMap<string, LinkedFlow>;
  flowOf: (action: Action) => Flow | undefined;
  /** Names of all flows the funder's are made from. */
  used: ReadonlySet<string>;
  /** Of those that could not be linked, for which there are findings. */
  unlinked: ReadonlySet<string>;
}

export interface FunderContext {
  repository: Repository;
  symbols: Symbols;
}

/** Looks at all flows of one funder together. */
export type FunderRule = (funder: FunderFlows, context: FunderContext) => Finding[];

export interface ExampleContext {
  definition: Definition;
  /** Codes with a finding of their own: dangling or unknown. */
  brokenCodes: ReadonlySet<string>;
  symbols: Symbols;
}

/** Looks at one example of a funder. */
export type ExampleRule = (example: LinkedExample, context: ExampleContext) => Finding[];

/** Looks at one funder's addresses beside all others. */
export type DefinitionRule = (
  one: Addresses,
  /** Addresses of the app's pages and of the screens of all flows. */
  context: { pages: ReadonlySet<string> },
) => Finding[];

/** Looks at all files before anything is linked. */
export type FilesRule = (files: readonly FileSyntax[]) => Finding[];

/** Looks at what was linked by all funders together. */
export type RepositoryRule = (
  repository: Repository,
  context: { used: ReadonlySet<string>; walked: readonly SourceSpan[] },
) => Finding[];
