import { at, placeOf, textAt } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** Whoever is identified must be somebody in particular, or anybody's card and face would do. */
export const askedPerson: FlowRule = ofEachStep((step, _out, { symbols }, flow) => {
  const schema = symbols.kinds[step.kind];
  const identifies = schema?.settings['role'] && Object.keys(schema.answers ?? {}).length > 0;
  if (!schema || !identifies) return [];
  const role = textAt(step.node, 'role');
  if (role === undefined) {
    return [
      {
        rule: 'asked-person',
        place: placeOf(step.name),
        message: `"${step.id}" identifies somebody and does not say who it must be.`,
        hint: 'Add "role: lessee", "role: co-lessee" or "role: guarantor".',
      },
    ];
  }
  const compared = ['name', 'idNumber', 'other-than'].some((name) => at(step.node, name));
  // A flow about no order has nothing to compare with.
  if (compared || flow.address || !schema.settings['other-than']) return [];
  return [
    {
      rule: 'asked-person',
      place: placeOf(at(step.node, 'role') ?? step.name),
      message: `"${step.id}" asks for the ${role} and takes anybody's card.`,
      hint:
        role === 'lessee'
          ? 'Add "name: =order.cusName" and "idNumber: =order.idNumber".'
          : 'Add "other-than: =order.idNumber", and "name:" or "idNumber:" where they are known.',
    },
  ];
});
