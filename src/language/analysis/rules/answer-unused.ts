import { isInDraft } from '../../../model/definition.ts';
import type { Finding, Fix } from '../../../model/finding.ts';
import type { Symbols } from '../../schema/symbols.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import { within } from '../sent.ts';
import type { EmittedFlow } from '../../emit/flow.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { aboutStep } from '../../link/override-trace.ts';
import { nearest } from '../../text/nearest.ts';
import { fixableBy, removable } from '../../text/fixes.ts';
import { isMap, placeOf } from '../../yaml/node-access.ts';
import { answersReadBy } from '../reads.ts';
import type { FlowRule } from '../rule.ts';
import { isHandedIn, providedAnswers, type ProvidedAnswer } from '../uses.ts';

/** Something asked of the customer, or kept, that nothing sends, shows, saves, reviews or decides by. */
export const answerUnused: FlowRule = (flow, { symbols, uses }) =>
  providedAnswers(flow, symbols)
    .filter(({ out, answer }) => !uses().isUsed(out, answer.name))
    .map((unused) => {
      const { step, answer, place } = unused;
      if (answer.isQuestion) return aboutStep(step, unusedAnswer(unused, flow, symbols));
      return aboutStep(step, {
        rule: 'answer-unused',
        place,
        message: `"${answer.name}" is kept, and nothing uses it.`,
        hint: 'Take it out.',
        ...removable(place),
      });
    });

function unusedAnswer(unused: ProvidedAnswer, flow: EmittedFlow, symbols: Symbols): Finding {
  const { name } = unused.answer;
  const taking = requestTaking(name, flow, symbols);
  return {
    rule: 'answer-unused',
    place: unused.place,
    message: `"${name}" is asked for, and nothing sends it, shows it or decides by it.`,
    hint: taking
      ? `Send it: "${taking.field}: ${formulaOf(unused)}" under "send:" of "${taking.by.id}".`
      : (otherDraft(unused, flow) ??
        (isHandedIn(flow.flow)
          ? 'Send it, or take the question out: a review alone brings it to nobody.'
          : 'Send it, show it on a page or in a review, or take the question out.')),
    fixes: [
      ...(taking ? sent(unused, taking, symbols) : []),
      ...withoutQuestion(unused, flow, symbols),
    ],
  };
}

/** Of a flow that runs in one with a draft and has none itself. */
function otherDraft({ out }: ProvidedAnswer, { flow }: EmittedFlow): string | undefined {
  if (!flow.draft || isInDraft(flow, out.id) || out.path === undefined) return undefined;
  const { load, save } = flow.draft;
  return `Have it saved with "${flow.id}": write "draft: { load: ${load}, save: ${save} }" at the head of its own flow.`;
}

const answerOf = ({ step, answer }: ProvidedAnswer): string =>
  [...step.context.scope, answer.name].join('.');

const formulaOf = (unused: ProvidedAnswer): string => `=answers.${answerOf(unused)}`;

interface Taking {
  by: LinkedStep;
  field: string;
}

/** The next request that takes a field of this name. */
function requestTaking(
  name: string,
  { flow, linked }: EmittedFlow,
  symbols: Symbols,
): Taking | undefined {
  for (const by of linked.steps.values()) {
    const endpoint = endpointOf(by, symbols);
    const type = endpoint === undefined ? undefined : symbols.endpoints[endpoint];
    if (!type || !flow.steps[by.id]?.once) continue;
    const field = nearest(name, Object.keys(type.request)) ?? '';
    if (field !== '' && within(flow.steps[by.id], 'send', field) === undefined)
      return { by, field };
  }
  return undefined;
}

/** Fix: send it; not where it may be missing. */
function sent(unused: ProvidedAnswer, { by, field: name }: Taking, symbols: Symbols): Fix[] {
  const { send } = by.syntax;
  const fieldOfAnswer = fieldOf(unused, symbols)?.field;
  if (!isMap(send?.value) || !fieldOfAnswer?.required || fieldOfAnswer.when) return [];
  return fixableBy({ addInside: placeOf(send.key), name, value: formulaOf(unused) }).fixes;
}

function fieldOf({ step, place }: ProvidedAnswer, { kinds }: Symbols) {
  const all = fieldsIn(step.syntax.settings, kinds[step.kind]?.answersFrom);
  const field = all.find(({ key }) => key.start === place.start && key.file === place.file);
  return field && { field, all };
}

/** Fix: remove the question; not a page's only one, nor one that is read. */
function withoutQuestion(unused: ProvidedAnswer, { reads }: EmittedFlow, symbols: Symbols): Fix[] {
  const { all = [] } = fieldOf(unused, symbols) ?? {};
  const collected = new Set([answerOf(unused)]);
  const isRead = reads.some(({ expr }) => answersReadBy(expr, collected).size > 0);
  return all.length < 2 || isRead ? [] : removable(unused.place).fixes;
}
