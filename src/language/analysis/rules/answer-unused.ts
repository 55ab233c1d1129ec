import type { Symbols } from '../../schema/symbols.ts';
import type { CollectedAnswer } from '../../link/collected-answers.ts';
import { within } from '../sent.ts';
import type { EmittedFlow } from '../../emit/flow.ts';
import { endpointOf } from '../../emit/types.ts';
import type { LinkedStep } from '../../link/linked.ts';
import { aboutStep } from '../../link/touch.ts';
import { nearest } from '../../text/nearest.ts';
import type { FlowRule } from '../rule.ts';
import { givenAnswers } from '../uses.ts';

/** What the customer is asked, or a step remembers, and nothing sends, shows, saves, reviews or decides by. */
export const answerUnused: FlowRule = (flow, { symbols, uses }) =>
  givenAnswers(flow, symbols)
    .filter(({ out, answer }) => !uses().isUsed(out, answer.name))
    .map(({ step, answer, place }) =>
      aboutStep(step, {
        rule: 'answer-unused',
        place,
        message: answer.isQuestion
          ? `"${answer.name}" is asked for, and nothing sends it, shows it or decides by it.`
          : `"${answer.name}" is kept, and nothing uses it.`,
        hint: answer.isQuestion ? hintFor(step, answer, flow, symbols) : 'Take it out.',
      }),
    );

/** The next request that takes a field of this name, or else the next one at all. */
function hintFor(
  { context }: LinkedStep,
  { name }: CollectedAnswer,
  { flow, linked }: EmittedFlow,
  symbols: Symbols,
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
