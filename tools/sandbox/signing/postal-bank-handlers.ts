import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { issueLink, signStatusOf } from './links.ts';
import { actionsOf } from '../orders/order-lifecycle.ts';
import { cardOf, recordEvent, type OwnOrder, ownOrder } from '../orders/orders.ts';
import { lastEventAt, orderStateOf } from '../orders/progress.ts';
import { spendCode } from '../identity/proofs.ts';
import { saveRecord } from '../platform/records.ts';

/** Milliseconds a customer stays signed in at the postal bank, and known by their face. */
const loginLasts = 30 * 60_000;

export const postalBankHandlers = {
  'psbc.login': async ({ orderNo, phone, smsToken, agreed }, call) => {
    const order = await ownOrder(call, orderNo);
    // Numbers ending so are the sandbox's example of a phone the bank does not know.
    if (phone.endsWith('0000')) {
      throw new Refusal(
        'NO_POSTAL_ACCOUNT',
        '该手机号未在邮储银行预留，请更换手机号或到网点开户',
        'The bank knows no account with this phone number. Use another one or open an account at a branch',
      );
    }
    await spendCode(call, smsToken, { orderNo, phone });
    await saveRecord(call, orderNo, 'postal-terms', { agreed });
    await recordEvent(call, orderNo, 'postal-login');
    const { acctNo } = await cardOf(call.tx, order);
    return { accountTail: acctNo.slice(-4) };
  },

  'psbc.verification-signature': ({ orderNo }, call) => signature(call, orderNo, 'verification'),
  'psbc.face-signature': ({ orderNo }, call) => signature(call, orderNo, 'face'),

  'psbc.signature-status': async ({ orderNo, signature: which }, call) => {
    const order = await ownOrder(call, orderNo);
    if (which !== undefined) return { status: await signStatusOf(call, order, kinds[which]) };
    const verified = await signStatusOf(call, order, kinds.verification);
    return { status: verified === 'done' ? await signStatusOf(call, order, kinds.face) : verified };
  },
} satisfies Partial<Handlers>;

const kinds = { verification: 'postal-signature', face: 'postal-face-signature' } as const;

async function signature(
  call: HandlerContext,
  orderNo: string,
  which: keyof typeof kinds,
): Promise<{ url: string; signState: string }> {
  const order = await ownOrder(call, orderNo);
  if ((await signStatusOf(call, order, kinds[which])) === 'done') {
    throw new Refusal(
      'ALREADY_SIGNED',
      '订单已签约，请刷新页面',
      'This order is already signed. Refresh the page',
    );
  }
  if (!(await hasEvent(call, order, 'postal-login'))) {
    throw new Refusal(
      'POSTAL_LOGIN',
      '邮储银行登录已失效，请重新登录',
      'You are no longer signed in at the postal bank. Sign in again',
    );
  }
  if (which === 'face' && actionsOf(await orderStateOf(call, order.row)).includes(1001)) {
    throw new Refusal(
      'SIGNATURE_FIRST',
      '请先完成邮储签名，再进行面签',
      'Sign at the postal bank first, then do the face signature',
    );
  }
  if (which === 'face' && !(await hasEvent(call, order, 'person-identified'))) {
    throw new Refusal('FACE_TOKEN', '请先完成人脸识别', 'Take the face check first');
  }
  return { url: await issueLink(call, order, kinds[which]), signState: '0' };
}

async function hasEvent(call: HandlerContext, { row }: OwnOrder, what: string): Promise<boolean> {
  const at = await lastEventAt(call, row.order_no, what);
  return at !== undefined && at > call.now - loginLasts;
}
