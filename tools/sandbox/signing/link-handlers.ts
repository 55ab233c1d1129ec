import type { SignType } from '../documents/signatures.ts';
import { isSigned } from '../documents/signatures.ts';
import type { HandlerContext, Handlers } from '../platform/handler.ts';
import { issueLink, type SigningLinkKind, signStatusOf } from './links.ts';
import { ownOrder } from '../orders/orders.ts';

function linkFor(kind: SigningLinkKind) {
  return async (
    { orderNo }: { orderNo: string },
    call: HandlerContext,
  ): Promise<{ url: string }> => ({
    url: await issueLink(call, await ownOrder(call, orderNo), kind),
  });
}

function linkBySignType(otherwise: SignType) {
  return async (
    input: { orderNo: string; signType?: SignType | undefined },
    call: HandlerContext,
  ): Promise<{ url: string }> => linkFor(input.signType ?? otherwise)(input, call);
}

export const linkHandlers = {
  'ly-icbc.process-url': linkFor('contract'),
  'psbctf.contract-url': (input, call) =>
    linkFor(input.type === 'credit' ? 'credit-authorization' : 'contract')(input, call),
  'hxleasing.credit-url': linkFor('credit-authorization'),
  'hxleasing.sign-url': linkFor('contract'),
  'suyin.credit-url': linkFor('credit-authorization'),
  'guotai.contract-url': linkFor('contract'),
  'guotai.contract-url-v2': linkFor('contract'),
  'guotai.withhold-url': linkFor('withholding-authorization'),
  'sign.link': linkBySignType('contract'),
  'sz-bank.sign-link': linkBySignType('contract'),
  'cgdirect.contract-url': linkFor('contract'),
  'cgdirect.credit-url': linkFor('credit-authorization'),
  'sanling.contract-templates': linkBySignType('contract'),
  'gongtou.contract-url': linkFor('contract'),
  'zheyin.credit-url': linkFor('credit-authorization'),
  'zheyin.contract-url': linkFor('contract'),
  'ksh.open-account-url': linkFor('account'),
  'msleasing.authorization-url': linkFor('credit-authorization'),
  'jab-china.h5-link': linkFor('contract'),
  'order-info-confirm.link': linkFor('confirmation'),

  'sz-bank.is-call-agreement-signed': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    return { signed: await isSigned(call, order, 'call-agreement') };
  },

  'ts.credit-auth-status': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const status = await signStatusOf(call, order, 'credit-authorization');
    if (status === 'done') return { status: status };
    return { status: status, url: await issueLink(call, order, 'credit-authorization') };
  },
} satisfies Partial<Handlers>;
