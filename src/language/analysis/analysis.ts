import type { Symbols } from '../schema/symbols.ts';
import { follow, scoped } from './data-flow.ts';
import { missingIn } from './reads.ts';
import { personalAnswers } from './personal.ts';
import { needsOf } from './needs.ts';
import { sensitiveAnswers } from './sensitive.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import type { Finding } from '../../model/finding.ts';
import type { Note } from '../link/linked.ts';
import { askedPerson } from './rules/asked-person.ts';
import { answerUnused, type Kept } from './rules/answer-unused.ts';
import { askedTwice } from './rules/asked-twice.ts';
import { kindEndpoints } from '../link/rules/endpoint-shape.ts';
import { loadEntries } from './rules/fetch-circle.ts';
import { minAboveMax } from './rules/min-above-max.ts';
import { noLimit } from './rules/no-limit.ts';
import { okMessage } from './rules/ok-message.ts';
import { roundedAmount } from './rules/rounded-amount.ts';
import { hostedInput } from './rules/hosted-input.ts';
import { optionsFrom } from './rules/options-from.ts';
import { optionalValue } from './rules/optional-value.ts';
import { proofUnused } from './rules/proof-unused.ts';
import { resumeNeedsSecret } from './rules/resume-needs-secret.ts';
import { entriesSend, sendMismatch } from './rules/send-mismatch.ts';
import { sensitiveLeaves } from './rules/sensitive-leaves.ts';
import { sensitiveMissing } from './rules/sensitive-missing.ts';
import { requiredNeverCollected, usedBeforeCollected } from './rules/used-before-collected.ts';
import { noteAbout } from '../link/override-notes.ts';
import { valueNotAChoice } from './rules/value-not-a-choice.ts';
import { writeNeedsResume } from './rules/write-needs-resume.ts';

/** What flows through a flow: is everything there when it is read, does everything fit, and does nothing leak? */
export function checkData(emitted: EmittedFlow, symbols: Symbols, note: Note): void {
  const { flow, linked, reads } = emitted;
  const reached = follow(flow, reads);
  for (const missing of missingIn(flow, reads, reached)) {
    const world = { flow, linked, kinds: symbols.kinds };
    const some = reached.maybe.get(missing.read.site.step.id)?.has(missing.answer);
    const finding = some
      ? usedBeforeCollected(missing, world)
      : requiredNeverCollected(missing, world);
    noteAbout(missing.read.site.step, note)(finding);
  }
  optionalValue(reads, { flow, linked, symbols, reached }, ({ site }, finding) =>
    noteAbout(site.step, note)(finding),
  );
  askedTwice(flow, linked, reached, symbols.kinds, note);
  valueNotAChoice({ flow, linked, reads, symbols }, note);
  okMessage(reads, symbols, note);
  roundedAmount(reads, note);
  const sensitive = sensitiveAnswers(flow, linked, reads, symbols);
  const personal = personalAnswers(flow, linked, symbols);
  const needs = needsOf(flow, reads, sensitive);
  sensitiveMissing({ flow, linked, symbols }, note);
  for (const step of linked.steps.values()) {
    const out = flow.steps[step.id];
    if (!out) continue;
    const tell = noteAbout(step, note);
    sendMismatch(step, symbols, tell);
    entriesSend(step, symbols, tell);
    loadEntries(step, out, symbols, tell);
    kindEndpoints(step, symbols, tell);
    optionsFrom(step, symbols, tell);
    hostedInput(step, symbols, tell);
    askedPerson(step, symbols, linked, tell);
    minAboveMax(step, tell);
    noLimit(step, symbols, tell);
    sensitiveLeaves(step, out, { flow, symbols, sensitive, note: tell });
    resumeNeedsSecret(step, needs, tell);
    writeNeedsResume(step, out, {
      flow,
      symbols,
      sensitive,
      needs,
      maybe: reached.maybe,
      note: tell,
    });
    const collected = Object.keys(out.collects ?? {});
    const own = collected.filter((name) => sensitive.has(scoped(out, name)));
    if (own.length) out.sensitive = own;
    const about = collected.filter((name) => personal.has(scoped(out, name)));
    const sealed = about.filter((name) => !own.includes(name));
    if (sealed.length) out.personal = sealed;
    const needed = [...(needs.get(step.id) ?? [])].toSorted();
    if (needed.length) out.needs = needed;
  }
}

export interface Uses {
  unused: Finding[];
  /** What steps keep, used or not: a flow may keep it for another funder that runs it too. */
  kept: Kept[];
}

/** What is collected and goes nowhere. Told last: where something else is wrong, its use may only be misspelt. */
export function checkUses({ flow, linked, reads }: EmittedFlow, symbols: Symbols): Uses {
  const uses: Uses = { unused: [], kept: [] };
  const note: Note = (finding) => uses.unused.push(finding);
  answerUnused({ flow, linked, reads, symbols }, note, (one) => uses.kept.push(one));
  proofUnused({ flow, linked, symbols }, note);
  return uses;
}
