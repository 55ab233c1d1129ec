import type { FlowGiven, FlowRule } from './rule.ts';

export const noEnd: FlowRule = (given) => {
  if (hasEnd(given)) return [];
  const { flow, places } = given;
  return [
    {
      rule: 'no-end',
      place: places.of(flow.id),
      message: `"${flow.use}" never ends: none of its steps that can be reached has "ends".`,
      hint: 'Let its last page be "kind: result" with "ends: success".',
    },
  ];
};

export function hasEnd({ reached }: FlowGiven): boolean {
  return reached.some(({ ends }) => ends !== undefined);
}
