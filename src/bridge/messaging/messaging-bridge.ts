import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { Bridge, BridgeAnswer, Ends } from '../bridge.ts';
import { noResult, pass, paying } from '../paying.ts';
import { unsupported, webBridge } from '../web/web-bridge.ts';

/** What the messaging app puts into the window of its browser, some time after the page has loaded. */
export interface WeixinJSBridge {
  invoke(
    method: string,
    parameters: Record<string, string>,
    answered: (result: unknown) => void,
  ): void;
}

export interface MessagingWindow {
  WeixinJSBridge?: WeixinJSBridge;
}

type Waiting = MessagingWindow & {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** Milliseconds until a browser that calls itself the messaging app's and has no bridge counts as another. */
const readyWithin = 5_000;

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

const said = z.object({ err_msg: z.string() });
const words = /^get_brand_wcpay_request:\s*(ok|cancel|fail)/;
const answers: Record<string, BridgeAnswer> = {
  ok: { code: okCode, msg: '', data: { finished: true } },
  cancel: { code: bridgeCodes.cancelled, msg: '' },
  fail: { code: bridgeCodes.failed, msg: '' },
};

/** The messaging app's browser: its own wallet pays, the rest is the browser's. */
export function messagingBridge({ window, page }: Ends): Bridge {
  const browser = webBridge(page);
  return {
    request(capability, request, options) {
      if (capability !== 'pay') return browser.request(capability, request, options);
      if (request.payType !== 'WxPay') return Promise.resolve(unsupported);
      const asked = z.safeParse(parameters, parsed(request.payInfo));
      // Nothing was asked of the wallet, so the payment may be closed.
      if (!asked.success) return Promise.resolve({ code: bridgeCodes.failed, msg: '' });
      return paying(({ signal }) => payWithWallet(window, asked.data, signal), page, options);
    },
  };
}

async function payWithWallet(
  window: Waiting,
  request: Record<string, string>,
  signal: AbortSignal,
): Promise<BridgeAnswer> {
  const wallet = await ready(window, signal);
  if (!wallet) return unsupported;
  return new Promise((resolve) => {
    try {
      // The first answer counts; a promise resolves once.
      wallet.invoke('getBrandWCPayRequest', request, (result) => resolve(readAnswer(result)));
    } catch {
      resolve(unsupported);
    }
  });
}

/** What is none of the three words says nothing about the payment. */
function readAnswer(result: unknown): BridgeAnswer {
  const read = z.safeParse(said, result);
  const word = read.success ? words.exec(read.data.err_msg)?.[1] : undefined;
  return (word === undefined ? undefined : answers[word]) ?? noResult;
}

/** The bridge, or undefined when it does not come. */
async function ready(window: Waiting, signal: AbortSignal): Promise<WeixinJSBridge | undefined> {
  if (window.WeixinJSBridge) return window.WeixinJSBridge;
  let stop = () => {};
  const announced = new Promise<void>((resolve) => {
    const come = () => resolve();
    window.document.addEventListener('WeixinJSBridgeReady', come);
    stop = () => window.document.removeEventListener('WeixinJSBridgeReady', come);
  });
  await Promise.race([announced, pass(readyWithin, signal)]);
  stop();
  return signal.aborted ? undefined : window.WeixinJSBridge;
}

function parsed(json: unknown): unknown {
  try {
    return typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
