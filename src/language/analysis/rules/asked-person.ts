import { fixedBy } from '../../text/fixes.ts';
import type { LinkedStep } from '../../link/linked.ts';
import type { KindSchema } from '../../../model/step-kind.ts';
import type { FixChange } from '../../../model/finding.ts';
import { placeOf, textOf } from '../../yaml/node-access.ts';
import { ofEachStep, type FlowRule } from '../rule.ts';

/** An identity check names the person, or anybody's card and face would pass. */
export const askedPerson: FlowRule = ofEachStep((step, _out, { symbols }, flow) => {
  const { identifies } = symbols.kinds[step.kind] ?? {};
  if (!identifies) return [];
  const role = textOf(step.syntax.setting(identifies.as));
  if (role === undefined) {
    return [
      {
        rule: 'asked-person',
        place: placeOf(step.name),
        message: `"${step.id}" identifies somebody and does not say who it must be.`,
        hint: 'Add "role: lessee", "role: co-lessee" or "role: guarantor".',
        fixes: rolesIn(symbols.kinds[step.kind], identifies.as).map((one) => ({
          changes: [
            { addInside: placeOf(step.name), name: identifies.as, value: one },
            ...(flow.address ? [] : comparing(step, identifies, one)),
          ],
        })),
      },
    ];
  }
  const { comparedWith = [] } = identifies;
  const isCompared = comparedWith.some((name) => step.syntax.setting(name));
  // A flow about no order has nobody to compare with.
  if (isCompared || flow.address || comparedWith.length === 0) return [];
  return [
    {
      rule: 'asked-person',
      place: placeOf(step.syntax.setting(identifies.as) ?? step.name),
      message: `"${step.id}" asks for the ${role} and takes anybody's card.`,
      hint:
        role === 'lessee'
          ? 'Add "name: =order.cusName" and "idNumber: =order.idNumber".'
          : 'Add "other-than: =order.idNumber", and "name:" or "idNumber:" where they are known.',
      ...fixedBy(...comparing(step, identifies, role)),
    },
  ];
});

function rolesIn(kind: KindSchema | undefined, as: string): readonly string[] {
  const role = kind?.settings[as];
  return role?.type === 'one-of' ? role.options : [];
}

/** Fix: compare with what the order knows: the lessee's card is the customer's, anybody else's is not. */
function comparing(
  { name }: LinkedStep,
  { comparedWith = [] }: NonNullable<KindSchema['identifies']>,
  role: string,
): FixChange[] {
  const own = [
    { name: 'name', value: '=order.cusName' },
    { name: 'idNumber', value: '=order.idNumber' },
  ];
  const others = [{ name: 'other-than', value: '=order.idNumber' }];
  return (role === 'lessee' ? own : others)
    .filter((one) => comparedWith.includes(one.name))
    .map((one) => ({ addInside: placeOf(name), ...one }));
}
