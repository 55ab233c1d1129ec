import { expect, test } from 'vitest';
import { checkRepository } from '../tools/repository/repository.ts';

interface Field {
  type: string;
  whose?: string;
  refuse?: Record<string, unknown>;
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
