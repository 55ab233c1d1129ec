import type { Example } from '../../../../model/example.ts';
import { oneOf, renamed } from '../../../text/fixes.ts';
import { nameHint, nearestCodes } from '../../../text/nearest.ts';
import type { SourceSpan } from '../../../../model/source.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { ExampleContext, ExampleRule } from '../../rule.ts';

/** An example begins with an action that the funder offers. */
export const unknownActionCode: ExampleRule = ({ example, written }, context) => {
  const { actions } = context.definition;
  if (actions[String(example.action)] || isReportedElsewhere(example, context)) return [];
  return [
    {
      rule: 'unknown-action-code',
      place: placeOf(written.actionPlace),
      ...offered(example.action, written.actionPlace, Object.keys(actions)),
      ...notOffered(example.action, Object.keys(actions)),
    },
  ];
};

/** The code has a finding where it stands, or another unknown code may be the intended one. */
function isReportedElsewhere(
  { action }: Example,
  { brokenCodes, symbols }: ExampleContext,
): boolean {
  const isKnown = (code: string) => symbols.actionCodes.includes(Number(code));
  if (brokenCodes.has(String(action))) return true;
  return isKnown(String(action)) && [...brokenCodes].some((code) => !isKnown(code));
}

function notOffered(
  action: Example['action'],
  codes: readonly string[],
): { message: string; hint: string } {
  if (typeof action === 'number')
    return {
      message: `This funder does not offer action ${action}.`,
      hint: `Did you mean ${nearestCodes(action, codes)[0]}? It offers ${codes.join(', ')}.`,
    };
  const hint = nameHint(action, codes, `There are: ${codes.join(', ')}.`) ?? '';
  return { message: `There is no page code "${action}" under "pages:".`, hint };
}

/** Numeric codes are offered in the order of their likeness: another code is another action, however similar its digits. */
const offered = (action: Example['action'], place: SourceSpan, codes: readonly string[]) =>
  typeof action === 'number'
    ? oneOf(place, nearestCodes(action, codes))
    : renamed(place, action, codes);
