import { deadEnds } from './dead-end.ts';
import type { ExploredRuleInput, ExploredFlowRule } from './rule.ts';

export const noEnd: ExploredFlowRule = (input) => {
  const { flow, places } = input;
  // An unreachable end, or a step without an exit, has a finding of its own.
  const isWritten = Object.values(flow.steps).some(({ ends }) => ends !== undefined);
  if (isWritten || deadEnds(input).length > 0) return [];
  return [
    {
      rule: 'no-end',
      place: places.of(flow.id),
      message: `"${flow.use}" never ends: none of its steps that can be reached has "ends".`,
      hint: 'Let its last page be "kind: result" with "ends: success".',
    },
  ];
};

export function hasEnd({ reached }: ExploredRuleInput): boolean {
  return reached.some(({ ends }) => ends !== undefined);
}
