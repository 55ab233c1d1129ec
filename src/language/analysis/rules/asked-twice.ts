import { answersOf } from '../../link/collected-answers.ts';
import { answersAt, pathsInto } from '../data-flow.ts';
import { withoutStep } from '../step-fixes.ts';
import { fieldsIn } from '../../schema/field-syntax.ts';
import { removable } from '../../text/fixes.ts';
import type { Finding } from '../../../model/finding.ts';
import type { FlowRule } from '../rule.ts';

/** On every path to the step another step has already asked this. */
export const askedTwice: FlowRule = ({ flow, linked }, { reached, symbols, places }) => {
  const findings: Finding[] = [];
  for (const step of linked.steps.values()) {
    const emitted = flow.steps[step.id];
    const before = reached.before.get(step.id);
    if (!emitted || !before) continue;
    const fields = fieldsIn(step.syntax.settings, symbols.kinds[step.kind]?.answersFrom);
    const paths = pathsInto(emitted, before, reached.conditions);
    for (const { name, isQuestion, sensitive, place } of answersOf(
      step,
      symbols.kinds[step.kind],
    )) {
      // A second code or face check is intended; a second question is not.
      const question = isQuestion && (place !== step.name || !sensitive);
      const answer = [...step.context.scope, name].join('.');
      if (!question || paths.length === 0 || !paths.every(({ answers }) => answers.has(answer)))
        continue;
      const other = Object.values(flow.steps).find(
        ({ id, ...rest }) => id !== step.id && answersAt({ id, ...rest }).includes(answer),
      );
      const first = other && linked.steps.get(other.id);
      if (!first) continue;
      findings.push({
        rule: 'asked-twice',
        place,
        message: `"${answer}" was asked at "${first.id}" already, on every way here.`,
        hint: `Use =answers.${name}, or give the second one a name of its own.`,
        also: [{ place: first.name, message: 'Asked here first.' }],
        ...(fields.length > 1 && fields.some(({ key }) => key.start === place.start)
          ? removable(place)
          : withoutStep(flow, step.id, places)),
      });
      break;
    }
  }
  return findings;
};
