import { isPlatform } from '../../../schema/file-syntax.ts';
import { recoded } from '../../../text/fixes.ts';
import { codesNear } from '../../../text/nearest.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';

/** A code that the platform does not know. */
export const unknownActionCode: FunderRule = ({ funder, listed }, { symbols }) => {
  const codes = symbols.actionCodes;
  const unknown = isPlatform(funder)
    ? []
    : listed.filter(({ code }) => !codes.includes(Number(code)));
  // A code of the platform's may get another flow, one of the funder's own is taken.
  const own = new Set(funder.actions.map(({ code }) => code));
  const free = codes.map(String).filter((code) => !own.has(code));
  return unknown.map(({ code, written }) => {
    const near = codesNear(code, free);
    return {
      rule: 'unknown-action-code',
      place: placeOf(written.key),
      message: `The platform has no action code ${code}.`,
      hint: `${suggested(near)}The codes there are: npm run check -- --list actions.`,
      ...recoded(written.key, code, near),
    };
  });
};

function suggested([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return others.length > 0
    ? `Did you mean ${first}? Or ${others.join(', ')}? `
    : `Did you mean ${first}? `;
}
