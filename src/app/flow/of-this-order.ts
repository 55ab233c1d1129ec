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

/**
 * Whether an address contradicts its order: an old link, or one composed of two orders. `payment`: what the address's
 * action collects, where it is a payment.
 */
export function contradicts(
  params: Readonly<Record<string, string>>,
  order: Readonly<Record<string, unknown>>,
  payment?: string,
): boolean {
  const isWrong = Object.entries(fields).some(([name, field]) => {
    const [named, is] = [params[name] ?? '', order[field] ?? ''];
    return named !== '' && is !== '' && named !== is;
  });
  const { paymentType = '' } = params;
  return isWrong || (payment !== undefined && paymentType !== '' && paymentType !== payment);
}
