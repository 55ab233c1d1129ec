import type { Setting } from '../../../model/step-kind.ts';
import { renamed } from '../../text/fixes.ts';
import { nameHint } from '../../text/nearest.ts';
import type { TextProblem } from '../../text/problem.ts';
import type { ScalarNode } from '../../yaml/node.ts';
import { quote, written } from '../context.ts';
import type { Symbols } from '../symbols.ts';

/** `spec` of a flow or a step: the requirements it implements. */
export function specSetting({ requirements = {} }: Symbols): Setting {
  const line: Setting = {
    type: 'requirement',
    values: requirements,
    about: 'A line of the specification: `code 242`.',
  };
  return {
    type: 'either',
    about:
      'What the specification names and this is for, by the lines of tests/inventory.yaml: `code 242`, `route /orderDetail`, `endpoint GET /api/order/autoRoute`. `npm run spec` prints what each line comes to; no phone gets it.',
    of: [line, { type: 'list', of: line, notEmpty: true, about: 'Several lines.' }],
  };
}

export function requirementProblem(node: ScalarNode, setting: Setting): TextProblem | undefined {
  const ids = setting.type === 'requirement' ? Object.keys(setting.values) : [];
  const id = written(node);
  if (ids.length === 0 || ids.includes(id)) return undefined;
  return {
    rule: 'unknown-requirement',
    message: `${quote(id)} is no line of the specification.`,
    hint: nameHint(id, ids, '"npm run spec" lists them all.'),
    ...renamed(node, id, ids),
  };
}
