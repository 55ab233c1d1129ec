import type { ReactElement } from 'react';
import { leastOrder } from '../least-answers.fixture.ts';
import { type Answered, showPage } from '../show.fixture.tsx';
import { DetailPage } from './DetailPage.tsx';

export const order = (orderNo: string, more: Record<string, unknown> = {}) => ({
  ...leastOrder,
  orderNo,
  progress: [],
  documents: [],
  ...more,
});

export const nothingPaid = { payments: [], coupons: [], held: 0 };
let visits = 0;

export function show(page: ReactElement, path: string, answers: Record<string, Answered>) {
  return showPage(page, path, answers, {
    dispatch: () => ({ type: 'under-development' }),
    prepare: () => undefined,
    funderName: () => undefined,
  });
}

/** An order of its own each time, so that no response is cached from the one before. */
export const shown = (
  more: Record<string, unknown> = {},
  others: Record<string, Answered> = {},
) => {
  visits += 1;
  const orderNo = `HC${visits}`;
  return show(<DetailPage />, `/orderDetail?orderNo=${orderNo}`, {
    'order.detail': order(orderNo, more),
    'order.money': nothingPaid,
    ...others,
  });
};
