import type { Finding } from '../../../model/finding.ts';
import type { SourceSpan } from '../../../model/source.ts';
import { removable, type Fixed } from '../../text/fixes.ts';
import type { OverridePart } from '../override-parts.ts';

/** What a template would not do but for a funder's override, said at that. */
export function atOverride(part: OverridePart, found: readonly [Finding, ...Finding[]]): Finding {
  const [first] = found;
  const { rule, place, message, pass } = first;
  const lost = found.every((one) => one.rule === 'unreachable-step')
    ? found.map((one) => `"${textAt(one.place)}"`).join(', ')
    : undefined;
  const leadsPast = lost !== undefined && part.path.includes('next');
  return {
    rule,
    place: part.place,
    shownAt: found.map((one) => one.place),
    ...(leadsPast
      ? {
          message: `The "next" of "${part.step}" leads past ${lost}, so nothing leads there any more.`,
          hint: 'Leave "next" out, and the step below follows; or let another step lead there.',
        }
      : { message: `${condition(part)}: ${message}`, hint: ownHint(part, found) ?? hintOf(part) }),
    also: [
      { place, message: leadsPast ? 'The step it leads past.' : 'What is said is here.' },
      ...found.slice(1).map((one) => ({ place: one.place, message: one.message })),
    ],
    ...fixOf(part),
    ...(pass && { pass }),
  };
}

const textAt = ({ file, start, end }: SourceSpan): string => file.text.slice(start, end);

function condition({ how, step, path }: OverridePart): string {
  const setting = path.at(-1);
  if (setting !== undefined) return `With this "${setting}" of "${step}"`;
  if (how === 'remove') return `Without "${step}"`;
  return how === 'change' ? `With "${step}" changed so` : `With this step "${step}"`;
}

/** What a filled slot runs can be mended in its own flow where it asks for what nobody gets. */
function ownHint({ how }: OverridePart, found: readonly Finding[]): string | undefined {
  const [hint, another] = new Set(found.map((one) => one.hint));
  const isUnused = found.every(({ rule }) => rule === 'answer-unused');
  return how === 'fill' && isUnused && another === undefined ? hint : undefined;
}

function hintOf({ how, step, path }: OverridePart): string {
  if (how === 'remove') return `Keep "${step}", or change the steps that need it, too.`;
  return path.length > 0 || how === 'change'
    ? 'Leave it as the template has it, or change the steps it touches, too.'
    : 'Put another step there, or change the steps it touches, too.';
}

/** An exit is left out as it stands; what is changed otherwise may be needed. */
function fixOf({ how, path, place }: OverridePart): Fixed {
  return how === 'remove' || path.at(-1) === 'next' ? removable(place) : {};
}
