import type { Symbols } from '../schema/symbols.ts';
import { branchProblems, constantSkips } from './branches.ts';
import { follow, scoped } from './data-flow.ts';
import { branchRules, causeRules, dataRules, loopRules, useRules } from './flow-rules.ts';
import { missingFrom } from './reads.ts';
import { personalAnswers } from './personal.ts';
import { needsOf } from './needs.ts';
import { readsOnPages } from './reads-on-pages.ts';
import type { RuleContext, FlowRule } from './rule.ts';
import { sensitiveAnswers } from './sensitive.ts';
import { providedAnswers, Uses } from './uses.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import { inPass, type Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { SourceLocations } from '../../model/source-locations.ts';

export interface AnalysedFlow {
  findings: Finding[];
  /** Answers that are collected and never used. */
  unused: Finding[];
  /** Places of kept values that a step uses: a flow may keep one for another funder that runs it too. */
  savedInUse: SourceSpan[];
}

/** Runs the rules, later groups only where earlier ones found nothing, and marks what must not be stored. */
export function analyse(
  emitted: EmittedFlow,
  symbols: Symbols,
  places: SourceLocations,
): AnalysedFlow {
  const context = contextOf(emitted, symbols, places);
  const run = (rules: readonly FlowRule[]) => rules.flatMap((rule) => rule(emitted, context));
  const ofLoops = inPass('data', run(loopRules));
  if (ofLoops.length > 0) return { findings: ofLoops, unused: [], savedInUse: [] };
  const data = run(dataRules);
  const isMisspelt = data.some(({ rule }) => rule === 'value-not-a-choice');
  const causes = data.length > 0 && !isMisspelt ? run(causeRules) : [];
  const ofData = inPass('data', causes.length > 0 ? causes : data);
  markSecrets(emitted, context);
  const findings = ofData.length > 0 ? ofData : inPass('branches', run(branchRules));
  if (findings.length > 0) return { findings, unused: [], savedInUse: [] };
  return {
    findings,
    unused: inPass('unused', run(useRules)),
    savedInUse: savedInUse(emitted, context),
  };
}

function contextOf(emitted: EmittedFlow, symbols: Symbols, places: SourceLocations): RuleContext {
  const { flow, linked, reads } = emitted;
  const reached = follow(flow, reads);
  const sensitive = sensitiveAnswers(flow, linked, reads, symbols);
  return {
    symbols,
    places,
    reached,
    reads,
    sensitive,
    needs: needsOf(flow, reads, sensitive),
    missing: once(() => missingFrom(flow, reads, reached)),
    readsOnPages: once(() => readsOnPages(flow, reads, sensitive, symbols)),
    branches: once(() => branchProblems(emitted)),
    skips: once(() => constantSkips(emitted, symbols)),
    uses: once(() => new Uses(flow, linked, reads, symbols)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Writes into each step which answers are never stored, which only encrypted, and which it cannot resume without. */
function markSecrets({ flow, linked }: EmittedFlow, context: RuleContext): void {
  const { sensitive, needs, symbols } = context;
  const personal = personalAnswers(flow, linked, symbols);
  for (const id of linked.steps.keys()) {
    const out = flow.steps[id];
    if (!out) continue;
    const collected = Object.keys(out.collects ?? {});
    const own = collected.filter((name) => sensitive.has(scoped(out, name)));
    if (own.length) out.sensitive = own;
    const about = collected.filter((name) => personal.has(scoped(out, name)));
    const sealed = about.filter((name) => !own.includes(name));
    if (sealed.length) out.personal = sealed;
    const needed = [...(needs.get(id) ?? [])].toSorted();
    if (needed.length) out.needs = needed;
  }
}

function savedInUse(emitted: EmittedFlow, { symbols, uses }: RuleContext): SourceSpan[] {
  return providedAnswers(emitted, symbols)
    .filter(({ out, answer }) => !answer.isQuestion && uses().isUsed(out, answer.name))
    .map(({ place }) => place);
}
