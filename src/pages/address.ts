import { customerServicePhone } from '../api/constants.ts';
import { feeTypes } from '../api/contract/fees.ts';
import { paymentOfAction } from '../api/payments.ts';
import type { ActionId } from '../model/action-id.ts';

/** Shown when an order brings no seller: the customer service (order-handling.md, sections 3 and 9). */
export const defaultSeller = { salesName: '客服', salesPhone: customerServicePhone };

export interface Seller {
  salesName: string;
  salesPhone: string;
}

/** What an address may carry (inventory.yaml, `query-parameters`) and the action that leads into a flow. */
export interface AppAddress {
  orderNo?: string;
  /** An action code, or the page code of a flow without one. */
  action?: ActionId;
  funder?: string;
  saleStoreCode?: string;
  storeCode?: string;
  modelCode?: string;
  cityCode?: string;
  color?: string;
  financeGoodsCode?: string;
  productLineCode?: string;
  paymentType?: string;
  seller: Seller;
}

// Patterns, not schemas: those would bring their library to the first screen.
const code = /^[\w\-./\p{L} ]{1,64}$/u;
const codes = {
  orderNo: /^[\w-]{1,64}$/,
  funder: /^[A-Z0-9_]{1,64}$/,
  saleStoreCode: code,
  storeCode: code,
  modelCode: code,
  cityCode: code,
  color: code,
  financeGoodsCode: code,
  productLineCode: /^\d{1,4}$/,
} satisfies Partial<Record<keyof AppAddress, RegExp>>;
const actionCode = /^\d{1,6}$/;
const pageCode = /^[A-Za-z]\w{0,63}$/;

/** Reads an address; a value that does not look as it should is treated as absent. */
export function readAddress(search: string): AppAddress {
  const query = new URLSearchParams(search);
  const address: AppAddress = { seller: readSeller(query.get('sellerInfoJson')) };
  for (const [name, pattern] of Object.entries(codes)) {
    const value = query.get(name);
    if (value !== null && pattern.test(value)) Object.assign(address, { [name]: value });
  }
  const paymentType = query.get('paymentType');
  if (paymentType !== null && Object.hasOwn(feeTypes, paymentType))
    address.paymentType = paymentType;
  const action = query.get('action') ?? '';
  if (actionCode.test(action)) address.action = Number(action);
  if (pageCode.test(action)) address.action = action;
  return address;
}

/** The address of a screen of a flow: a payment's says of which kind it is. */
export function addressOf(path: string, orderNo: string, action: ActionId): string {
  const paymentType = paymentOfAction(action);
  const query = { orderNo, action: String(action), ...(paymentType && { paymentType }) };
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** The address of a screen of a flow about no order: only what the flow says its address brings. */
export function freeAddressOf(path: string, parameters: Readonly<Record<string, string>>): string {
  const params = Object.entries(parameters).filter(([, value]) => value !== '');
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params).toString()}`;
}

/** What an address brings of what a flow about no order asks for; longer than 500 characters is nothing of ours. */
export function readParameters(search: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search);
  const values = names.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(values.map(([name, value]) => [name, value.length > 500 ? '' : value]));
}

function readSeller(json: string | null): Seller {
  try {
    const { salesName, salesPhone } = JSON.parse(json ?? '') as Partial<Record<string, unknown>>;
    const isNamed = typeof salesName === 'string' && salesName !== '' && salesName.length <= 40;
    const isPhone = typeof salesPhone === 'string' && /^[\d\- ]{3,20}$/.test(salesPhone);
    if (isNamed && isPhone) return { salesName, salesPhone };
  } catch {
    // As if nobody was named.
  }
  return defaultSeller;
}
