import type { HandlerContext } from '../platform/handler.ts';
import { declines, notify, walletTakes } from './provider.ts';
import { markProcessing } from './settling.ts';
import type { ChargeRow, PaymentRow } from './tables.ts';

/** Where the provider's own page lives; static, so that it goes before the funders' pages. */
export const payPagePath = '/bank-pages/pay';

/** A type, so that it fits a response that may hold more. */
export type PaymentMethod = {
  serialNumber: string;
  /** What a wallet of the phone is called with. */
  payInfo?: string;
  /** The provider's page. */
  url?: string;
};

/** How the customer goes on with a payment: on the provider's page, in a wallet of the phone, or by waiting. */
export async function paymentMethodOf(
  call: HandlerContext,
  payment: PaymentRow,
  channelCallMethod: string,
): Promise<PaymentMethod> {
  const { serial_number: serialNumber, pay_type: payType } = payment;
  const charge = await call.tx
    .selectFrom('charges')
    .selectAll()
    .where('serial_number', '=', serialNumber)
    .executeTakeFirst();
  if (!charge) return { serialNumber };
  if (payType === 'DCEPPay') {
    await payFromWallet(call, charge);
    return { serialNumber };
  }
  if (payType === 'AliPay' && channelCallMethod.toUpperCase() === 'H5') {
    return { serialNumber, url: `${call.linkOrigin}${payPagePath}/AliPay?t=${charge.token}` };
  }
  return { serialNumber, payInfo: payInfoOf(call, charge) };
}

/** The digital yuan pays without the customer, who gave the wallet's agreement, and reports a moment later. */
async function payFromWallet(
  call: HandlerContext,
  { serial_number, state }: ChargeRow,
): Promise<void> {
  if (state !== 'waiting') return;
  await markProcessing(call, serial_number);
  const outcome = (await declines(call, serial_number)) ? 'failed' : 'paid';
  await call.tx
    .updateTable('charges')
    .set({ state: outcome, acted_at: call.now })
    .where('serial_number', '=', serial_number)
    .execute();
  await notify(call, serial_number, outcome, { delay: walletTakes });
}

/** For WxPay the six parameters of the messaging app's own payment call, as JSON; for AliPay its SDK's text. */
function payInfoOf({ now }: HandlerContext, { token, serial_number, pay_type }: ChargeRow): string {
  if (pay_type !== 'WxPay') return `trade_no=${token}&out_trade_no=${serial_number}`;
  return JSON.stringify({
    appId: 'wx0000sandbox0000',
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: serial_number,
    package: `prepay_id=${token}`,
    signType: 'RSA',
    paySign: 'c2FuZGJveA==',
  });
}
