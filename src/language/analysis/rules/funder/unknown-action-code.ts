import { isPlatform } from '../../../schema/file-syntax.ts';
import { renamed } from '../../../text/fixes.ts';
import { nearest } from '../../../text/nearest.ts';
import { placeOf } from '../../../yaml/node-access.ts';
import type { FunderRule } from '../../rule.ts';

/** A code that the platform does not know. */
export const unknownActionCode: FunderRule = ({ funder, listed }, { symbols }) => {
  const codes = symbols.actionCodes;
  const unknown = isPlatform(funder)
    ? []
    : listed.filter(({ code }) => !codes.includes(Number(code)));
  return unknown.map(({ code, written }) => {
    const near = nearest(code, codes.map(String));
    return {
      rule: 'unknown-action-code',
      place: placeOf(written.key),
      message: `The platform has no action code ${code}.`,
      hint:
        (near === undefined ? '' : `Did you mean ${near}? `) +
        'The codes there are: npm run check -- --list actions.',
      ...renamed(written.key, code, codes.map(String)),
    };
  });
};
