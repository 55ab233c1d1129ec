import type { Catalogue } from '../catalogue.ts';
import { answersAt, scoped } from '../data-flow.ts';
import { answersReadBy } from '../data-reads.ts';
import { sentBy } from '../data-sent.ts';
import { stepsAfter } from '../data-uses.ts';
import type { Flow, Step } from '../definition.ts';
import { endpointOf } from '../emit-types.ts';
import type { LinkedFlow, LinkedStep, Note } from '../linked.ts';
import { at, placeOf, textAt } from '../node-access.ts';
import { noteAbout } from '../touched.ts';

interface World {
  flow: Flow;
  linked: LinkedFlow;
  catalogue: Catalogue;
}

interface Proof {
  name: string;
  answer: string;
  of: LinkedStep;
}

/** A code, a face check or an identity that the write it protects does not carry: whoever leaves it out gets as far. */
export function proofUnused(world: World, note: Note): void {
  const { flow, linked, catalogue } = world;
  for (const of of linked.steps.values()) {
    const step = flow.steps[of.id];
    if (!step) continue;
    for (const name of proofsOf(of, catalogue)) {
      const proof: Proof = { name, answer: scoped(step, name), of };
      if (isSaved(proof, step, world)) continue;
      const until = (later: Step) => carries(later, proof, world);
      const after = [...stepsAfter(flow, step, proof.answer, { until })];
      const bare = after.find(
        (later) =>
          !carries(later, proof, world) &&
          takes(later, proof, world) &&
          endsWithout(later, proof, world),
      );
      const write = bare && linked.steps.get(bare.id);
      if (write) bareWrite(proof, write, world, note);
      else if (!after.some((later) => carries(later, proof, world)))
        lost(proof, after, world, note);
    }
  }
}

/** What the platform gives as a proof, where the step asks an endpoint that gives one. */
function proofsOf({ kind, node }: LinkedStep, { kinds, endpoints }: Catalogue): readonly string[] {
  const { proofs = [], provedBy, settings } = kinds[kind] ?? {};
  const setting = provedBy === undefined ? undefined : settings?.[provedBy];
  if (provedBy === undefined || setting?.type !== 'endpoint') return proofs;
  const response = endpoints[textAt(node, provedBy) ?? setting.default ?? '']?.response ?? {};
  return proofs.filter((name) => Object.hasOwn(response, name));
}

/** A whole object that is saved with each page carries what it has a secret field for. */
function isSaved({ name }: Proof, step: Step, { flow, catalogue }: World): boolean {
  const saved = catalogue.endpoints[flow.draft?.save ?? '']?.request[name];
  return step.path !== undefined && saved?.sensitive === true;
}

function carries(step: Step, { answer }: Proof, { flow, linked, catalogue }: World): boolean {
  const later = linked.steps.get(step.id);
  const sent = later ? sentBy(later, step, catalogue) : [];
  const known = new Set([answer]);
  return sent.some(
    ({ type, expr }) => type?.sensitive && answersReadBy(expr, flow.facts, known).size > 0,
  );
}

/** A write whose request has a field for the proof, and nobody else's in it. */
function takes(step: Step, proof: Proof, { linked, catalogue }: World): boolean {
  const later = linked.steps.get(step.id);
  return (
    step.once === true && later !== undefined && fieldFor(proof, later, catalogue) !== undefined
  );
}

/** The proof's own name, or else `coFaceToken` for another person's `faceToken`. */
function fieldFor({ name }: Proof, write: LinkedStep, catalogue: Catalogue): string | undefined {
  const { request = {} } = catalogue.endpoints[endpointOf(write, catalogue) ?? ''] ?? {};
  const isFree = (field: string) => !at(write.node, 'send', field);
  const isLike = (field: string) => field.toLowerCase().endsWith(name.toLowerCase());
  if (!Object.hasOwn(request, name)) return undefined;
  return [name, ...Object.keys(request).filter(isLike)].find(isFree);
}

/** The flow can be over after this write without anything that carries the proof. */
function endsWithout(step: Step, proof: Proof, world: World): boolean {
  const after = stepsAfter(world.flow, step, proof.answer, {
    until: (later) => carries(later, proof, world) || answersAt(later).includes(proof.answer),
  });
  return [...after].some(({ ends }) => ends !== undefined);
}

function bareWrite(proof: Proof, write: LinkedStep, { catalogue }: World, note: Note): void {
  const { name, answer, of } = proof;
  const send = write.node.entries.get('send');
  const field = fieldFor(proof, write, catalogue);
  const inside = write.context.scope.map((scope) => `${scope}.`).join('');
  noteAbout(
    write,
    note,
  )({
    rule: 'proof-unused',
    place: placeOf(send?.key ?? write.name),
    message: `"${write.id}" writes without the "${name}" of "${of.id}", so whoever leaves that out gets as far.`,
    hint: `Add "${field ?? name}: =answers.${answer.slice(answer.startsWith(inside) ? inside.length : 0)}" under "send:".`,
    also: [{ place: of.name, message: 'Collected here.' }],
  });
}

function lost(
  { name, of }: Proof,
  after: readonly Step[],
  { linked, catalogue }: World,
  note: Note,
): void {
  const write = after.find(({ once }) => once);
  const later = write && linked.steps.get(write.id);
  const endpoint = later && endpointOf(later, catalogue);
  noteAbout(
    of,
    note,
  )({
    rule: 'proof-unused',
    place: placeOf(at(of.node, 'kind') ?? of.name),
    message: `No request after "${of.id}" carries its "${name}", so whoever leaves it out gets as far.`,
    hint:
      later && endpoint !== undefined
        ? `"${endpoint}" of "${later.id}" has to take it; else take the step out.`
        : 'Send it with the write it protects, or take the step out.',
  });
}
