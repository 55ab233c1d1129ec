import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { asStepScreen } from '../../steps/hosted-screen/hosted-props.tsx';
import { schema } from '../../steps/hosted-screen/schema.ts';
import { reviewedPlan, showReview } from './car-page.fixture.tsx';
import type { PickerContext } from './plan-picker-machine.ts';
import { PlanPicker as PlanPickerScreen } from './PlanPicker.tsx';

const PlanPicker = asStepScreen(PlanPickerScreen);

const examples = readExamples('hosted-screen');

test("an order shows the total of its plan, its rate and each month's payment", async () => {
  const sums = { firstMoney: 2000, monthRent: 200, leaseTerm: '48', lastMoney: 0, lent: 8000 };
  showReview({ plan: { ...reviewedPlan, ...sums } });

  const lines = screen.getAllByRole('definition').map((line) => line.textContent);
  expect(lines).toEqual([
    '¥2,000.00（10%）',
    '¥8,000.00',
    '¥200.00 × 48期',
    '¥1,600.00',
    '9.24%',
    '¥11,600.00',
  ]);
  await userEvent.click(screen.getByText('每月还款明细'));
  const months = screen.getAllByRole('row').map((row) => row.textContent);
  expect(months).toHaveLength(49);
  expect(months[1]).toBe('1¥200.00¥138.39¥61.61¥7,861.61');
  expect(months[48]).toMatch(/¥0\.00$/);
});

test('compared plans show their rates, and why one is cheaper per month', () => {
  const example = examples['every plan to pick from']!;
  const plan = { schemeCode: 'A', schemeName: '融', firstMoney: 2000, startPercent: 20 };
  const schemes = [
    { ...plan, leaseTerm: '24', monthRent: 370, loanAmount: 8000, lastMoney: 0 },
    { ...plan, leaseTerm: '48', monthRent: 200, loanAmount: 8000, lastMoney: 0 },
    {
      ...plan,
      schemeCode: 'B',
      leaseTerm: '24',
      monthRent: 300,
      loanAmount: 8000,
      lastMoney: 2000,
    },
  ];
  const before = { ...(example.data.before as PickerContext), schemes };
  showStep(PlanPicker, schema, { ...example, data: { before } });

  const [even, long, late] = screen.getAllByRole('radio').map((one) => one.parentElement);
  expect(even).toHaveTextContent('年化利率 10.23%');
  expect(even).not.toHaveTextContent('月租更低');
  expect(long).toHaveTextContent('月租更低是因为租期更长，合计比 24 期多付 ¥720.00。');
  expect(late).toHaveTextContent('月租更低是因为到期还要付尾款 ¥2,000.00。');
});
