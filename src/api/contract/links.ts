import { z } from 'zod/mini';
import { byOrder, specifiedQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { signTypes } from '../sign-types.ts';

const bySignType = f.request({ orderNo: f.orderNo, signType: f.optional(z.enum(signTypes)) });

function jumpLink<const R extends z.ZodMiniObject>(about: string, path: string, request: R) {
  return specifiedQuery(about, path, request, f.response({ url: f.url }));
}

/** order-handling, section 7, "Funder-specific jump links". */
export const linkEndpoints = {
  'ly-icbc.process-url': jumpLink(
    "ICBC e-staging's page of the new process.",
    '/api/ly-icbc/getNewProcessH5Url',
    byOrder,
  ),
  'psbctf.contract-url': jumpLink(
    "PSBC TF's contract page.",
    '/api/psbctfnew/funder-contract-url/get',
    f.request({ orderNo: f.orderNo, type: f.optional(f.text) }),
  ),
  'hxleasing.credit-url': jumpLink(
    "HX Leasing's credit page.",
    '/api/hxleasing/getCreditUrl',
    byOrder,
  ),
  'hxleasing.sign-url': jumpLink(
    "HX Leasing's signing page.",
    '/api/hxleasing/getSignUrl',
    byOrder,
  ),
  'suyin.credit-url': jumpLink("Suyin's credit page.", '/api/suyin/funder-credit-url/get', byOrder),
  'guotai.contract-url': jumpLink(
    "Guotai's contract page.",
    '/api/guotai/getContractSignUrl',
    byOrder,
  ),
  'guotai.contract-url-v2': jumpLink(
    "Guotai's new contract page.",
    '/api/guotai/v2/getContractSignUrl',
    byOrder,
  ),
  'guotai.withhold-url': jumpLink(
    "Guotai's withholding page.",
    '/api/guotai/getWithholdSignUrl',
    byOrder,
  ),
  'sz-bank.sign-link': jumpLink(
    "SZ Bank's signing page.",
    '/api/sz-bank/query-sign-link',
    bySignType,
  ),
  'sz-bank.is-call-agreement-signed': {
    ...jumpLink(
      'Whether the call agreement is signed.',
      '/api/sz-bank/isCallAgreementSigned',
      byOrder,
    ),
    response: f.response({ signed: f.extension(f.yesNo), url: f.optional(f.url) }),
  },
  'cgdirect.contract-url': jumpLink(
    "CG Direct's contract page.",
    '/api/cgdirect/funder-contract-url/get',
    byOrder,
  ),
  'cgdirect.credit-url': jumpLink(
    "CG Direct's credit page.",
    '/api/cgdirect/funder-credit-url/get',
    byOrder,
  ),
  'sanling.contract-templates': jumpLink(
    "Sanling's contract templates.",
    '/api/sanling/sign/contract/templates',
    bySignType,
  ),
  'gongtou.contract-url': jumpLink(
    "Gongtou's contract page.",
    '/api/gongtou/funder-contract-url/get',
    byOrder,
  ),
  'zheyin.credit-url': jumpLink(
    "Zheyin's authorization page.",
    '/api/zheyin/credit/authUrl',
    byOrder,
  ),
  'zheyin.contract-url': jumpLink(
    "Zheyin's contract page.",
    '/api/zheyin/contract/signUrl',
    byOrder,
  ),
  'ksh.open-account-url': jumpLink(
    "KSH Bank's page to open an account.",
    '/api/ksh/getOpenAccountUrl',
    byOrder,
  ),
  'msleasing.authorization-url': jumpLink(
    "MSFL's authorization page.",
    '/api/msleasing/signAuthorization',
    byOrder,
  ),
  'jab-china.h5-link': jumpLink("JAB China's page.", '/api/jabChina/queryH5Link', byOrder),
  'order-info-confirm.link': jumpLink(
    'The page to confirm the order at the funder.',
    '/api/order-info-confirm/link/get',
    byOrder,
  ),
  'ts.credit-auth-status': {
    ...jumpLink(
      "Whether Tongshang's credit authorization is given.",
      '/api/ts/checkCreditAuthStatus',
      byOrder,
    ),
    response: f.response({
      status: f.extension(z.enum(['waiting', 'done', 'refused'])),
      url: f.optional(f.url),
    }),
  },
} satisfies Record<string, Endpoint>;
