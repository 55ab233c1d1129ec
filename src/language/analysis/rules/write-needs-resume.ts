import type { Symbols } from '../../schema/symbols.ts';
import { answersAt } from '../data-flow.ts';
import { answersReadBy } from '../reads.ts';
import { sentBy } from '../sent.ts';
import type { Flow, Step } from '../../../model/definition.ts';
import type { LinkedStep, Note } from '../../link/linked.ts';
import { textAt } from '../../yaml/node-access.ts';

interface RuleInput {
  flow: Flow;
  symbols: Symbols;
  /** Sensitive answers of the flow, dotted. */
  sensitive: ReadonlySet<string>;
  /** Step → sensitive answers that it or a step after it reads before they are collected anew. */
  needs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Step → answers that some way to it has collected. */
  maybe: ReadonlyMap<string, ReadonlySet<string>>;
  note: Note;
}

/**
 * A write that was sent as the app was killed has lost its secrets. Typed again they may be others, under the requestId of the
 * first: what became of it is asked instead. Nobody goes back over a write that is done, so what comes after it must not need
 * a secret from before it.
 */
export function writeNeedsResume(step: LinkedStep, emitted: Step, world: RuleInput): void {
  const { note } = world;
  if (!emitted.once) return;
  const sent = canBeAsked(step, emitted, world) ? undefined : secretSent(step, emitted, world);
  if (sent)
    note({
      rule: 'write-needs-resume',
      place: step.name,
      message: `"${step.id}" sends "${sent.secret}", which is never stored, to "${sent.name}" once: after a reload nobody knows whether it arrived.`,
      hint: 'Add "resume:" with a step that asks the platform, or "asks-again:" with the reason why none can.',
    });
  const lost = lostBehind(emitted, world);
  if (lost)
    note({
      rule: 'write-needs-resume',
      place: step.name,
      message: `After "${step.id}" has written, "${lost.to}" needs "${lost.secret}", which is never stored: after a reload nobody gets back to where it is asked.`,
      hint: `Ask for "${lost.secret}" after "${step.id}".`,
    });
}

function canBeAsked(step: LinkedStep, { resume }: Step, { symbols }: RuleInput): boolean {
  const asksFirst = symbols.kinds[step.kind]?.asksFirst === true;
  return asksFirst || resume !== undefined || textAt(step.node, 'asks-again') !== undefined;
}

function secretSent(step: LinkedStep, emitted: Step, { symbols, sensitive }: RuleInput) {
  for (const { name, expr } of sentBy(step, emitted, symbols))
    for (const secret of answersReadBy(expr, sensitive)) return { name, secret };
  return undefined;
}

function lostBehind(emitted: Step, { needs, maybe }: RuleInput) {
  const own = answersAt(emitted);
  const before = maybe.get(emitted.id);
  for (const { to } of emitted.exits[emitted.main] ?? [])
    for (const secret of needs.get(to) ?? [])
      if (before?.has(secret) && !own.includes(secret)) return { to, secret };
  return undefined;
}
