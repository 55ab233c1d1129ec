import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { BridgeEnvironment } from '../host-globals.ts';
import type { Bridge, BridgeResponse } from '../../model/bridge.ts';
import { noResult, paying } from '../paying.ts';
import { unsupported, webBridge } from '../web/web-bridge.ts';
import { ready, type BridgeReadyWindow } from './ready.ts';
import { proveShare, setCard } from './sharing.ts';

const parameter = z.string().check(z.minLength(1), z.maxLength(4000));
/** `payInfo` as JSON: the parameters of getBrandWCPayRequest, all of them signed by the platform. */
const parameters = z.object({
  appId: parameter,
  timeStamp: parameter,
  nonceStr: parameter,
  package: parameter,
  signType: parameter,
  paySign: parameter,
});

const walletResult = z.object({ err_msg: z.string() });
const words = /^get_brand_wcpay_request:\s*(ok|cancel|fail)/;
const answers: Record<string, BridgeResponse> = {
  ok: { code: okCode, msg: '', data: { finished: true } },
  cancel: { code: bridgeCodes.cancelled, msg: '' },
  fail: { code: bridgeCodes.failed, msg: '' },
};

/** The messaging app's browser: its own wallet pays, its own menu shares, the rest is the browser's. */
export function messagingBridge({ window, page }: BridgeEnvironment): Bridge {
  const browser = webBridge(page);
  return {
    request(capability, request, options) {
      if (capability === 'share-setup') return proveShare(window, request, options);
      if (capability === 'share') return setCard(window, request, options);
      // It downloads nothing: pictures are kept by a long press.
      if (capability === 'save-image') return Promise.resolve(unsupported);
      if (capability !== 'pay') return browser.request(capability, request, options);
      if (request.payType !== 'WxPay') return Promise.resolve(unsupported);
      const paymentParameters = z.safeParse(parameters, parsed(request.payInfo));
      // The wallet was not called, so the payment may be closed.
      if (!paymentParameters.success) return Promise.resolve({ code: bridgeCodes.failed, msg: '' });
      return paying(
        ({ signal }) => payWithWallet(window, paymentParameters.data, signal),
        page,
        options,
      );
    },
  };
}

async function payWithWallet(
  window: BridgeReadyWindow,
  request: Record<string, string>,
  signal: AbortSignal,
): Promise<BridgeResponse> {
  const wallet = await ready(window, signal);
  if (!wallet) return unsupported;
  return new Promise((resolve) => {
    try {
      // The first answer counts; a promise resolves once.
      wallet.invoke('getBrandWCPayRequest', request, (result) => resolve(readResponse(result)));
    } catch {
      resolve(unsupported);
    }
  });
}

/** A result that is none of the three words says nothing about the payment. */
function readResponse(result: unknown): BridgeResponse {
  const read = z.safeParse(walletResult, result);
  const word = read.success ? words.exec(read.data.err_msg)?.[1] : undefined;
  return (word === undefined ? undefined : answers[word]) ?? noResult;
}

function parsed(json: unknown): unknown {
  try {
    return typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
