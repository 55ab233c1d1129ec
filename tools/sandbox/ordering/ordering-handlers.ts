import { evaluationResult, startEvaluation } from './evaluations.ts';
import { replaceOrder, placeOrder } from './ordering.ts';
import type { Handlers } from '../platform/handler.ts';
import { ownOrder } from '../orders/orders.ts';
import { saveOrigin } from '../orders/new-orders.ts';

export const orderingHandlers = {
  'order.create': async (request, call) => {
    const orderNo = await placeOrder(call, request);
    await saveOrigin(call, orderNo, request);
    return { id: orderNo, orderNo };
  },

  'order.cover': async (request, call) => {
    const orderNo = await replaceOrder(call, request);
    await saveOrigin(call, orderNo, request);
    return { id: orderNo };
  },

  'evaluation.start': async ({ carId, orderNo }, call) => {
    if (orderNo !== undefined) await ownOrder(call, orderNo);
    return startEvaluation(call, carId, orderNo);
  },

  'evaluation.result': ({ evaluationId }, call) => evaluationResult(call, evaluationId),
} satisfies Partial<Handlers>;
