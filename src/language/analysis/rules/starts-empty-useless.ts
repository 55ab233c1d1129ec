import { isInDraft } from '../../../model/definition.ts';
import { removable } from '../../text/fixes.ts';
import { placeOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** Only a draft has answers from before that a step could leave out. */
export const startsEmptyUseless: FlowRule = ofEachStep((step, out, _context, flow) => {
  const { startsEmpty } = step.syntax;
  if (!startsEmpty || (isInDraft(flow, out.id) && Object.keys(out.collects ?? {}).length > 0))
    return [];
  return [
    {
      rule: 'starts-empty-useless',
      place: placeOf(startsEmpty),
      message: `"${out.id}" starts empty anyway: no draft has answers of it.`,
      hint: 'Remove "starts-empty".',
      ...removable(placeOf(startsEmpty)),
    },
  ];
});
