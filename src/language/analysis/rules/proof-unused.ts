import { fixedBy, replaced, type Fixed } from '../../text/fixes.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { constantTruth } from '../conditions.ts';
import { answersAt, scoped } from '../data-flow.ts';
import { answersReadBy } from '../reads.ts';
import { formulasIn, sentBy, valuesOf, within } from '../sent.ts';
import { stepsAfter } from '../uses.ts';
import { isInDraft, type Flow, type Step } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import { endpointOf } from '../../emit/types.ts';
import { readsOf } from '../../formula/reads.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { placeOf, textOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { aboutStep } from '../../link/override-trace.ts';
import type { FlowRule } from '../rule.ts';

interface RuleInput {
  flow: Flow;
  linked: LinkedFlow;
  symbols: Symbols;
}

interface Proof {
  name: string;
  answer: string;
  of: LinkedStep;
  /** About a person the platform does not know yet: carrying the person's next proof is not enough. */
  isNew: boolean;
}

/** A code, face check or identity that the write it protects does not carry: leaving it out would go unnoticed. */
export const proofUnused: FlowRule = ({ flow, linked }, { symbols }) => {
  const world = { flow, linked, symbols };
  const findings: Finding[] = [];
  for (const of of linked.steps.values()) {
    const step = flow.steps[of.id];
    if (!step || (step.when && constantTruth(step.when.expr) === false)) continue;
    for (const name of proofsOf(of, symbols)) {
      const proof: Proof = { name, answer: scoped(step, name), of, isNew: isNew(step, symbols) };
      if (isSaved(proof, step, world)) continue;
      const until = (later: Step) => sendsProof(later, proof, world);
      const after = [...stepsAfter(flow, step, proof.answer, { until })];
      const bare = after.find(
        (later) =>
          !sendsProof(later, proof, world) &&
          takes(later, proof, world) &&
          endsWithout(later, proof, world),
      );
      const isSent = after.some((later) => sendsProof(later, proof, world));
      const empty = isSent ? undefined : after.find((later) => emptied(later, proof, world));
      const write = linked.steps.get((empty ?? bare)?.id ?? '');
      if (write) findings.push(bareWrite(proof, write, world));
      else if (!isSent) findings.push(lost(proof, after, world));
    }
  }
  return findings;
};

/** Proofs the step's endpoint responds with. */
function proofsOf({ kind, syntax }: LinkedStep, { kinds, endpoints }: Symbols): readonly string[] {
  const { proofs = [], provedBy, settings } = kinds[kind] ?? {};
  const setting = provedBy === undefined ? undefined : settings?.[provedBy];
  if (provedBy === undefined || setting?.type !== 'endpoint') return proofs;
  const response =
    endpoints[textOf(syntax.setting(provedBy)) ?? setting.default ?? '']?.response ?? {};
  return proofs.filter((name) => Object.hasOwn(response, name));
}

function isNew(step: Step, { kinds }: Symbols): boolean {
  const { knownBy = [] } = kinds[step.kind] ?? {};
  const values = knownBy.flatMap((setting) => formulasIn(within(step, setting)).flatMap(valuesOf));
  return knownBy.length > 0 && values.every((value) => readsOf(value).reads.length === 0);
}

/** A draft saved with each page carries a proof if it has a secret field for it. */
function isSaved({ name }: Proof, step: Step, { flow, symbols }: RuleInput): boolean {
  const saved = symbols.endpoints[flow.draft?.save ?? '']?.request[name];
  return isInDraft(flow, step.id) && step.path !== undefined && saved?.sensitive === true;
}

function sendsProof(
  step: Step,
  { answer, isNew: isUnknown }: Proof,
  { linked, symbols }: RuleInput,
): boolean {
  if (isUnknown && symbols.kinds[step.kind]?.proofs) return false;
  const later = linked.steps.get(step.id);
  const sent = later ? sentBy(later, step, symbols) : [];
  const answers = new Set([answer]);
  return sent.some(({ type, expr }) => type?.sensitive && answersReadBy(expr, answers).size > 0);
}

/** A write whose request has a field for the proof in which nothing is sent yet, such as another person's. */
function takes(step: Step, proof: Proof, { linked, symbols }: RuleInput): boolean {
  const later = linked.steps.get(step.id);
  return step.once === true && later !== undefined && fieldFor(proof, later, symbols) !== undefined;
}

function fieldFor(proof: Proof, write: LinkedStep, symbols: Symbols): string | undefined {
  return fieldsFor(proof, write, symbols).find((field) => !write.syntax.sent(field));
}

/** `coFaceToken` for the `faceToken` of who is called `co`, or else the proof's own name. */
function fieldsFor({ name, of }: Proof, write: LinkedStep, symbols: Symbols): string[] {
  const { request = {} } = symbols.endpoints[endpointOf(write, symbols) ?? ''] ?? {};
  if (!Object.hasOwn(request, name)) return [];
  const person = of.context.scope.slice(write.context.scope.length).at(-1) ?? '';
  const theirs = `${person}${name}`.toLowerCase();
  const like = Object.keys(request).filter((field) => field.toLowerCase().endsWith(theirs));
  return person !== '' && like.length > 0 ? like : [name];
}

/** A write whose field for the proof is explicitly empty. */
function emptied(step: Step, proof: Proof, { linked, symbols }: RuleInput): boolean {
  const write = linked.steps.get(step.id);
  return write !== undefined && emptyField(proof, write, symbols) !== undefined;
}

function emptyField(proof: Proof, write: LinkedStep, symbols: Symbols): SourceSpan | undefined {
  const fields = fieldsFor(proof, write, symbols);
  const empty = fields.find((field) => textOf(write.syntax.sent(field)) === '');
  return empty === undefined ? undefined : write.syntax.sent(empty);
}

/** The flow can end after this write without a step that carries the proof. */
function endsWithout(step: Step, proof: Proof, world: RuleInput): boolean {
  const after = stepsAfter(world.flow, step, proof.answer, {
    until: (later) => sendsProof(later, proof, world) || answersAt(later).includes(proof.answer),
  });
  return [...after].some(({ ends }) => ends !== undefined);
}

function bareWrite(proof: Proof, write: LinkedStep, { symbols }: RuleInput): Finding {
  const { name, answer, of } = proof;
  const inside = write.context.scope.map((scope) => `${scope}.`).join('');
  const value = `=answers.${answer.slice(answer.startsWith(inside) ? inside.length : 0)}`;
  const empty = emptyField(proof, write, symbols);
  const own = empty ? undefined : placeWhereInserted(of, write);
  const [field = name] = [fieldFor(proof, write, symbols) ?? fieldsFor(proof, write, symbols)[0]];
  const added = `Add "${field}: ${value}" under "send:"`;
  return {
    rule: 'proof-unused',
    place: placeOf(empty ?? own ?? write.syntax.send?.key ?? write.name),
    message: `"${write.id}" writes without the "${name}" of "${of.id}", so whoever leaves that out gets as far.`,
    hint: empty
      ? `Write "${field}: ${value}" here.`
      : `${added}${own ? ` of "${write.id}" under "change:"` : ''}.`,
    ...correctionOf(write, { field, value, empty, isOwn: own !== undefined }),
    also: [
      own === of.name
        ? { place: write.name, message: 'Written here.' }
        : { place: of.name, message: 'Collected here.' },
    ],
  };
}

interface MissingProof {
  field: string;
  value: string;
  empty: SourceSpan | undefined;
  isOwn: boolean;
}

function correctionOf(write: LinkedStep, { field, value, empty, isOwn }: MissingProof): Fixed {
  if (empty) return replaced(empty, value);
  if (isOwn || write.overriddenBy) return {};
  return fixedBy({ addInside: placeOf(write.name), under: ['send'], name: field, value });
}

/**
 * Whoever inserts a step into a template must change the template's write too: the finding is at that override, or at
 * the inserted step where there is none.
 */
function placeWhereInserted(of: LinkedStep, write: LinkedStep): SourceSpan | undefined {
  const file = of.overriddenBy?.how === 'insert' ? of.overriddenBy.place.file : undefined;
  if (file === undefined || file === write.name.file) return undefined;
  return write.overriddenBy?.place.file === file ? write.overriddenBy.place : of.name;
}

function lost(
  { name, of }: Proof,
  after: readonly Step[],
  { linked, symbols }: RuleInput,
): Finding {
  const write = after.find(({ once }) => once);
  const later = write && linked.steps.get(write.id);
  const endpoint = later && endpointOf(later, symbols);
  return aboutStep(of, {
    rule: 'proof-unused',
    place: placeOf(of.syntax.kindPlace ?? of.name),
    message: `No request after "${of.id}" carries its "${name}", so whoever leaves it out gets as far.`,
    hint:
      later && endpoint !== undefined
        ? `"${endpoint}" of "${later.id}" has to take it; else take the step out.`
        : 'Send it with the write it protects, or take the step out.',
  });
}
