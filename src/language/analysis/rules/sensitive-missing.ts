import { fieldsIn } from '../../schema/field-syntax.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { answersReadBy } from '../reads.ts';
import { sentBy } from '../sent.ts';
import { isInDraft } from '../../../model/definition.ts';
import type { Finding } from '../../../model/finding.ts';
import type { LinkedFlow, LinkedStep } from '../../link/linked.ts';
import { fixableBy, fixedBy } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { aboutStep } from '../../link/override-trace.ts';
import type { FlowRule } from '../rule.ts';

interface Field {
  step: LinkedStep;
  name: string;
  place: SourceSpan;
  /** Its type or name is that of a secret. */
  isSecret: (field: string) => boolean;
}

/**
 * An answer sent in a secret field of the contract must be marked sensitive where it is asked for, even if its type
 * implies it.
 */
export const sensitiveMissing: FlowRule = ({ flow, linked }, { symbols }) => {
  const findings: Finding[] = [];
  const unmarked = unmarkedFields(linked, symbols);
  const answers = new Set(unmarked.keys());
  const reported = new Set<Field>();
  const report = (
    answer: string,
    secret: string,
    sent: SourceSpan,
    by: string,
    isSent: (field: Field) => boolean = () => true,
  ) => {
    for (const field of unmarked.get(answer) ?? []) {
      if (reported.has(field) || !isSent(field)) continue;
      reported.add(field);
      findings.push(
        aboutStep(field.step, {
          rule: 'sensitive-missing',
          place: placeOf(field.place),
          message: `"${field.name}" is sent as "${secret}", which must never be stored, and does not say so.`,
          ...whatIsWrong(field, secret, { sent, answer, others: markedFields(linked, symbols) }),
          also: [{ place: placeOf(sent), message: by }],
        }),
      );
    }
  };
  for (const step of linked.steps.values()) {
    const emitted = flow.steps[step.id];
    for (const { field, type, expr, place } of emitted ? sentBy(step, emitted, symbols) : [])
      if (type?.sensitive)
        for (const answer of answersReadBy(expr, answers))
          report(answer, field, place, `Sent here by "${step.id}".`);
  }
  const { draft } = linked;
  const saved = draft && symbols.endpoints[flow.draft?.save ?? ''];
  for (const name of answers)
    if (draft && saved?.request[name]?.sensitive)
      report(name, name, draft.place, `Saved here with the whole "draft".`, ({ step }) =>
        isInDraft(flow, step.id),
      );
  const places = new Set(findings.map(({ place }) => place.start));
  return [
    ...findings,
    ...ofSecretTypes(linked, symbols).filter(({ place }) => !places.has(place.start)),
  ];
};

/** A note that is sent as a card's number may be a secret, or the wrong answer. */
function whatIsWrong(
  { name, place, isSecret }: Field,
  secret: string,
  { sent, answer, others }: { sent: SourceSpan; answer: string; others: readonly string[] },
): Pick<Finding, 'hint' | 'fixes'> {
  if (isSecret(secret)) return { hint: 'Add "sensitive: yes".', ...markedSensitive(place) };
  const { file, start, end } = sent;
  const isAlone = file.text.slice(start, end) === `=answers.${answer}`;
  return {
    hint: `If "${name}" asks for it, add "sensitive: yes"; if not, send the answer that does.`,
    ...fixableBy(
      ...(isAlone ? others.map((one) => ({ replace: placeOf(sent), by: `=answers.${one}` })) : []),
      { addInside: placeOf(place), name: 'sensitive', value: 'yes' },
    ),
  };
}

const markedSensitive = (field: SourceSpan) =>
  fixedBy({ addInside: placeOf(field), name: 'sensitive', value: 'yes' });

/** Field types that are secret wherever they are used. */
function ofSecretTypes(linked: LinkedFlow, symbols: Symbols): Finding[] {
  return [...linked.steps.values()].flatMap((step) => {
    const { answersFrom, secretTypes = [] } = symbols.kinds[step.kind] ?? {};
    return fieldsIn(step.syntax.settings, answersFrom)
      .filter(({ type = '', sensitive }) => !sensitive && secretTypes.includes(type))
      .map(({ name, key, type }) =>
        aboutStep(step, {
          rule: 'sensitive-missing',
          place: placeOf(key),
          message: `"${name}" is of the type ${type}, which must never be stored, and does not say so.`,
          hint: 'Add "sensitive: yes".',
          ...markedSensitive(key),
        }),
      );
  });
}

/** Answers of the fields that say it, dotted. */
function markedFields(linked: LinkedFlow, symbols: Symbols): string[] {
  return [...linked.steps.values()].flatMap((step) =>
    fieldsIn(step.syntax.settings, symbols.kinds[step.kind]?.answersFrom)
      .filter(({ sensitive }) => sensitive)
      .map(({ name }) => [...step.context.scope, name].join('.')),
  );
}

/** Dotted answer → the fields that ask for it without saying that it is sensitive. */
function unmarkedFields(linked: LinkedFlow, symbols: Symbols): Map<string, Field[]> {
  const fieldsByAnswer = new Map<string, Field[]>();
  for (const step of linked.steps.values()) {
    const { answersFrom, secretTypes = [] } = symbols.kinds[step.kind] ?? {};
    for (const { name, key, sensitive, type = '' } of fieldsIn(step.syntax.settings, answersFrom)) {
      if (sensitive) continue;
      const isSecret = (field: string) => secretTypes.includes(type) || field === name;
      const answer = [...step.context.scope, name].join('.');
      fieldsByAnswer.set(answer, [
        ...(fieldsByAnswer.get(answer) ?? []),
        { step, name, place: key, isSecret },
      ]);
    }
  }
  return fieldsByAnswer;
}
