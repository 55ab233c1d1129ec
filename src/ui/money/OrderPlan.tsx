import { exactYuan } from '../../model/yuan.ts';
import { costMessages as messages } from './cost-messages.ts';
import { Facts } from '../page/Facts.tsx';
import { useT } from '../language.tsx';
import { PlanCost } from './PlanCost.tsx';

interface OrderPlanProps {
  /** Whole fen. A platform may name neither the down payment nor the rent. */
  order: {
    readonly funderLoanAmt?: number | undefined;
    readonly termCount?: number | undefined;
    /** Per cent. */
    readonly downPaymentRatio?: number | undefined;
    readonly firstPayment?: number | undefined;
    readonly monthRent?: number | undefined;
    readonly lastPayment?: number | undefined;
  };
}

/** What an order's plan costs, as far as the order says it. */
export function OrderPlan({ order }: OrderPlanProps) {
  const t = useT();
  const { funderLoanAmt: amountFinanced, termCount: months = NaN } = order;
  const ratio = order.downPaymentRatio;
  const { firstPayment: first, monthRent: rent, lastPayment: last } = order;
  if (typeof first === 'number' && typeof rent === 'number')
    return (
      <PlanCost ratio={ratio} cost={{ first, rent, months, last: last ?? 0, amountFinanced }} />
    );
  const sum = (fen: number | undefined) => (typeof fen === 'number' ? exactYuan(fen) : '');
  return (
    <Facts
      plain
      facts={{
        first: { label: t(messages.firstPayment), value: sum(first) },
        ratio: { label: t(messages.ratio), value: ratio === undefined ? '' : `${ratio}%` },
        lent: { label: t(messages.lent), value: sum(amountFinanced) },
        rent: { label: t(messages.monthRent), value: sum(rent) },
        term: {
          label: t(messages.term),
          value: Number.isInteger(months) ? t(messages.termCount, { count: months }) : '',
        },
      }}
    />
  );
}
