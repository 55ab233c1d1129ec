import type { KindSchema } from '../../../model/step-kind.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { answersOf, type CollectedAnswer } from '../../link/collected-answers.ts';
import { within } from '../sent.ts';
import { Uses } from '../uses.ts';
import type { Flow, Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { Read } from '../../emit/formula.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedFlow, LinkedStep, Note } from '../../link/linked.ts';
import { nearest } from '../../text/nearest.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { noteAbout } from '../../link/override-notes.ts';

interface RuleInput {
  flow: Flow;
  linked: LinkedFlow;
  reads: readonly Read[];
  symbols: Symbols;
}

/** What is kept once for many: unused only where none of them uses it. */
export interface Kept {
  finding: Finding;
  isUsed: boolean;
}

/** What the customer is asked, or a step remembers, and nothing sends, shows, saves, reviews or decides by. */
export function answerUnused(world: RuleInput, note: Note, kept: (one: Kept) => void): void {
  const { flow, linked, reads, symbols } = world;
  const uses = new Uses(flow, linked, reads, symbols);
  for (const step of linked.steps.values()) {
    const emitted = flow.steps[step.id];
    const schema = symbols.kinds[step.kind];
    if (!emitted || !schema) continue;
    for (const answer of answersOf(step, schema)) {
      const { name, place } = answer;
      const isOwn = Object.hasOwn(schema.answers ?? {}, name);
      if (isForItself(answer, isOwn, schema) || !isAsked(step, emitted, answer, symbols)) continue;
      const isUsed = uses.isUsed(emitted, name);
      const finding = {
        rule: 'answer-unused',
        place: placeOf(isOwn ? step.name : place),
        message: answer.asked
          ? `"${name}" is asked for, and nothing sends it, shows it or decides by it.`
          : `"${name}" is kept, and nothing uses it.`,
        hint: answer.asked ? hintFor(step, answer, world) : 'Take it out.',
      };
      if (!answer.asked) noteAbout(step, (told) => kept({ finding: told, isUsed }))(finding);
      else if (!isUsed) noteAbout(step, note)(finding);
    }
  }
}

/** Shown at its own step, a proof, or brought by an endpoint: nobody else has to use it. */
function isForItself({ loaded }: CollectedAnswer, isOwn: boolean, schema: KindSchema): boolean {
  return schema.rereads === true || (isOwn && schema.proofs !== undefined) || loaded === true;
}

/** A field that is never there is not asked for. */
function isAsked(
  { kind }: LinkedStep,
  emitted: Step,
  { name }: CollectedAnswer,
  { kinds }: Symbols,
): boolean {
  const when = within(emitted, kinds[kind]?.answersFrom ?? '', name, 'when');
  return when !== false && within(when, 'expr') !== false;
}

/** The next request that takes a field of this name, or else the next one at all. */
function hintFor(
  { context }: LinkedStep,
  { name }: CollectedAnswer,
  { flow, linked, symbols }: RuleInput,
): string {
  const scope = context.scope.map((one) => `${one}.`).join('');
  const writes = [...linked.steps.values()].flatMap((later) => {
    const endpoint = endpointOf(later, symbols);
    const type = endpoint === undefined ? undefined : symbols.endpoints[endpoint];
    return type && flow.steps[later.id]?.once ? [{ later, type }] : [];
  });
  for (const { later, type } of writes) {
    const field = nearest(name, Object.keys(type.request)) ?? '';
    const sent = within(flow.steps[later.id], 'send', field);
    if (field !== '' && sent === undefined)
      return `Send it: "${field}: =answers.${scope}${name}" under "send:" of "${later.id}".`;
  }
  return 'Send it, show it on a page or in a review, or take the question out.';
}
