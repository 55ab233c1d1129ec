import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { BridgeResponse, BridgeOptions } from '../../model/bridge.ts';
import { withScopedSignal } from '../scoped-abort-signal.ts';
import { pass } from '../paying.ts';
import { unsupported } from '../web/web-bridge.ts';
import type { WeixinJSBridge } from './window.ts';
import { ready, type BridgeReadyWindow } from './ready.ts';

const shareResult = z.object({ err_msg: z.string() });
const part = z.string().check(z.minLength(1), z.maxLength(2000));
const proof = z.object({ appId: part, noncestr: part, timestamp: part, signature: part });
const card = z.object({
  title: part,
  description: z.optional(z.string()),
  url: part,
  image: z.optional(z.string()),
});

/** The two places of the messaging app's menu: a chat, and the page all friends see. */
const places = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** Proves with the platform's signature of this page's address that it may set its card. */
export async function proveShare(
  window: BridgeReadyWindow,
  request: Record<string, unknown>,
  options: BridgeOptions,
): Promise<BridgeResponse | 'no-answer'> {
  const parsed = z.safeParse(proof, request);
  if (!parsed.success) return { code: bridgeCodes.failed, msg: '' };
  const { appId, noncestr, timestamp, signature } = parsed.data;
  return invoked(window, options, {
    preVerifyJSAPI: {
      appId,
      verifyAppId: appId,
      verifySignType: 'sha1',
      verifyTimestamp: timestamp,
      verifyNonceStr: noncestr,
      verifySignature: signature,
      verifyJsApiList: JSON.stringify(places),
    },
  });
}

/** Sets the card; the customer shares it with the messaging app's own menu, so nothing is shared yet. */
export async function setCard(
  window: BridgeReadyWindow,
  request: Record<string, unknown>,
  options: BridgeOptions,
): Promise<BridgeResponse | 'no-answer'> {
  const parsed = z.safeParse(card, request);
  if (!parsed.success) return { code: bridgeCodes.failed, msg: '' };
  const { title, description = '', url, image = '' } = parsed.data;
  const [chat, friends] = places;
  const response = await invoked(window, options, {
    [chat]: { title, desc: description, link: url, imgUrl: image },
    [friends]: { title, link: url, imgUrl: image },
  });
  if (response === 'no-answer' || response.code !== okCode) return response;
  return { ...response, data: { shared: false } };
}

function invoked(
  window: BridgeReadyWindow,
  { signal, timeout }: BridgeOptions,
  calls: Record<string, Record<string, string>>,
): Promise<BridgeResponse | 'no-answer'> {
  return withScopedSignal(signal, async (own) => {
    const whenReady = ready(window, own).then((host) =>
      host
        ? Promise.all(Object.entries(calls).map(([method, params]) => invoke(host, method, params)))
        : undefined,
    );
    const answers = await Promise.race([whenReady, pass(timeout, own).then(() => 'late' as const)]);
    if (signal.aborted || answers === 'late') return 'no-answer';
    if (!answers) return unsupported;
    return { code: answers.every(Boolean) ? okCode : bridgeCodes.failed, msg: '' };
  });
}

/** Whether the host did it. */
function invoke(
  host: WeixinJSBridge,
  method: string,
  params: Record<string, string>,
): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      host.invoke(method, params, (result) => {
        const read = z.safeParse(shareResult, result);
        resolve(read.success && /:\s*ok$/.test(read.data.err_msg));
      });
    } catch {
      resolve(false);
    }
  });
}
