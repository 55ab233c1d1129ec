import { answersAt } from '../data-flow.ts';
import { readAfterRun } from '../read-after-run.ts';
import { answersReadBy } from '../reads.ts';
import { readOnPage } from '../reads-on-pages.ts';
import { sentBy } from '../sent.ts';
import type { Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { ofEachStep, type RuleContext, type FlowRule } from '../rule.ts';

/**
 * When the app is killed during a write, its secrets are gone. Entered again they may differ under the first requestId,
 * so the outcome is queried instead. Back cannot cross a completed write, so no later step may need a secret from
 * before it.
 */
export const writeNeedsResume: FlowRule = ofEachStep((step, out, context) => {
  if (!out.once) return [];
  const findings: Finding[] = [];
  const sent = canBeResumed(step, out, context) ? undefined : secretSent(step, out, context);
  if (sent)
    findings.push({
      rule: 'write-needs-resume',
      place: step.name,
      message: `"${step.id}" sends "${sent.secret}", which is never stored, to "${sent.name}" once: after a reload nobody knows whether it arrived.`,
      hint: 'Add "resume:" with a step that asks the platform, or "asks-again:" with the reason why none can.',
    });
  const lost = lostBehind(out, context);
  // Where not every way collects it, that is to be mended first.
  if (lost && !context.missing().some(({ answer }) => answer === lost.secret))
    findings.push(lostAfterwards(step, lost, context));
  return findings;
});

function lostAfterwards(step: LinkedStep, { to, secret }: Lost, context: RuleContext): Finding {
  const onPage = readOnPage({ at: to, write: step.id, secret }, context.readsOnPages());
  if (onPage) return onPage;
  const after = readAfterRun(step.id, secret, context);
  const id = after?.run ?? step.id;
  return {
    rule: 'write-needs-resume',
    place: after?.read.place ?? step.name,
    message: `After "${id}" has written, "${after?.read.site.step.id ?? to}" needs "${secret}", which is never stored: after a reload nobody gets back to where it is asked.`,
    hint: whereToAsk(secret, id, context),
  };
}

/** An endpoint that only takes a proof, and may be asked again, keeps it for later. */
function whereToAsk(secret: string, write: string, { symbols }: RuleContext): string {
  const name = secret.slice(secret.lastIndexOf('.') + 1);
  const taking = Object.entries(symbols.endpoints).find(
    ([, { once, request, response }]) =>
      !once && request[name]?.required && Object.keys(response).length === 0,
  );
  return taking
    ? `Ask for "${secret}" after "${write}"; or hand it in before, by a call of "${taking[0]}", and need it no more.`
    : `Ask for "${secret}" after "${write}".`;
}

function canBeResumed(step: LinkedStep, { resume }: Step, { symbols }: RuleContext): boolean {
  const queriesFirst = symbols.kinds[step.kind]?.queriesBeforeWrite === true;
  return queriesFirst || resume !== undefined || step.syntax.asksAgain !== undefined;
}

function secretSent(step: LinkedStep, emitted: Step, { symbols, sensitive }: RuleContext) {
  for (const { name, expr } of sentBy(step, emitted, symbols))
    for (const secret of answersReadBy(expr, sensitive)) return { name, secret };
  return undefined;
}

interface Lost {
  to: string;
  secret: string;
}

function lostBehind(emitted: Step, { needs, reached }: RuleContext): Lost | undefined {
  const own = answersAt(emitted);
  const before = reached.maybe.get(emitted.id);
  for (const { to } of emitted.exits[emitted.main] ?? [])
    for (const secret of needs.get(to) ?? [])
      if (before?.has(secret) && !own.includes(secret)) return { to, secret };
  return undefined;
}
