import { expect, test } from 'vitest';
import { evaluate } from '../src/language/formula/evaluate.ts';
import type { Formula } from '../src/model/definition.ts';
import { checkRepository } from '../tools/repository/repository.ts';

interface Field {
  type: string;
  whose?: string;
  refuse?: Record<string, { when: Formula }>;
}

const { definitions } = checkRepository();
const phones = definitions.flatMap(({ flows }) =>
  Object.values(flows).flatMap((flow) =>
    Object.values(flow.steps).flatMap((step) =>
      Object.entries((step as { fields?: Record<string, Field> }).fields ?? {})
        .filter(([, { type }]) => type === 'phone')
        .map(([name, field]) => ({ where: `${flow.id} ${step.id} ${name}`, name, field })),
    ),
  ),
);

test('the phone’s own number is not suggested for another person', () => {
  const others = /spouse|guarantor|coPhone|coBorrower|otherContact|legal|client/i;
  const wrong = phones.filter(
    ({ name, field }) =>
      (others.test(name) || field.refuse !== undefined) && field.whose !== 'other',
  );

  expect(phones.length).toBeGreaterThan(20);
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

const single = { marriage: '10', contacts: [], mobile: '13800138000' };
const married = { ...single, marriage: '20', spouseName: '李娜', spousePhone: '13900139000' };

test.each([
  ['otherContactName', 'same-person', { contactName: '李娜', otherContactName: '李娜' }, true],
  ['otherContactName', 'same-person', { contactName: '李娜', otherContactName: '王强' }, false],
  ['otherContactName', 'same-person', { ...married, otherContactName: '李娜' }, true],
  [
    'otherContactRelation',
    'second-spouse',
    { contactRelation: 'spouse', otherContactRelation: 'spouse' },
    true,
  ],
  [
    'otherContactRelation',
    'second-spouse',
    { contactRelation: 'friend', otherContactRelation: 'friend' },
    false,
  ],
  ['otherContactRelation', 'second-spouse', { ...married, otherContactRelation: 'spouse' }, true],
  ['otherContactRelation', 'second-spouse', { ...married, otherContactRelation: 'friend' }, false],
])(
  'two contacts are two people, and one of them the spouse (%s)',
  (name, reason, given, isRefused) => {
    const flow = definitions.find(({ funder }) => funder === 'CITIC_FINANCE')?.flows[
      'credit-review'
    ];
    const contacts = flow?.steps.contacts as { fields?: Record<string, Field> } | undefined;
    const when = contacts?.fields?.[name]?.refuse?.[reason]?.when;

    expect(when && evaluate(when, { answers: { ...single, ...given }, order: {} })).toBe(isRefused);
  },
);
