import { paymentOfAction } from '../../api/payments.ts';
import type { ActionId } from '../../model/definition.ts';

/**
 * What an address may say of its order → the order's field. A colour is a word of one language, and the order may have
 * it in another, so it is not compared.
 */
const fields = {
  funder: 'funder',
  productLineCode: 'productLineCode',
  saleStoreCode: 'saleStoreCode',
  storeCode: 'saleStoreCode',
  cityCode: 'storeCityCode',
  modelCode: 'modelCode',
  financeGoodsCode: 'productCode',
} as const;

/** Whether an address contradicts its order: an old link, or one composed of two orders. */
export function contradicts(
  params: Readonly<Record<string, string>>,
  order: Readonly<Record<string, unknown>>,
  action: ActionId | undefined,
): boolean {
  const isWrong = Object.entries(fields).some(([name, field]) => {
    const [named, is] = [params[name] ?? '', order[field] ?? ''];
    return named !== '' && is !== '' && named !== is;
  });
  const payment = action === undefined ? undefined : paymentOfAction(action);
  const { paymentType = '' } = params;
  return isWrong || (payment !== undefined && paymentType !== '' && paymentType !== payment);
}
