import type { MiniProgram } from './window.ts';
import { bridgeCodes, okCode } from '../../api/codes.ts';
import type { BridgeEnvironment } from '../host-globals.ts';
import type { Bridge, BridgeResponse } from '../../model/bridge.ts';
import { type OwnPage, visibleAgain } from '../own-page.ts';
import { noResult, pass, paying } from '../paying.ts';
import { unsupported, webBridge } from '../web/web-bridge.ts';

/** Milliseconds within which the mini-program's page covers ours; where we cannot see that, we cannot see it close. */
const coversWithin = 2_000;

/** A page inside a mini-program: the mini-program's own pages pay and share, and tell us nothing. */
export function miniProgramBridge({ window, page }: BridgeEnvironment): Bridge {
  const browser = webBridge(page);
  return {
    request(capability, request, options) {
      const miniProgram = window.wx?.miniProgram;
      if (capability === 'mini-program-page') return openPage(miniProgram, String(request.path));
      if (capability === 'share') return Promise.resolve(offerCard(miniProgram, request));
      if (capability === 'save-image') return Promise.resolve(unsupported);
      if (capability !== 'pay') return browser.request(capability, request, options);
      const { payType, payInfo, serialNumber } = request;
      if (payType !== 'WxPay' || !miniProgram) return Promise.resolve(unsupported);
      if (options.signal.aborted) return Promise.resolve('no-answer');
      const url = `/pages/pay?serialNumber=${encode(serialNumber)}&payInfo=${encode(payInfo)}`;
      return paying(({ signal }) => payOnPage(miniProgram, url, page, signal), page, options);
    },
  };
}

function openPage(miniProgram: MiniProgram | undefined, url: string): Promise<BridgeResponse> {
  return new Promise((resolve) => {
    try {
      if (!miniProgram) return resolve(unsupported);
      miniProgram.navigateTo({
        url,
        success: () => resolve({ code: okCode, msg: '' }),
        fail: () => resolve({ code: bridgeCodes.failed, msg: '' }),
      });
    } catch {
      resolve(unsupported);
    }
  });
}

/** The mini-program's own menu sends the card. */
function offerCard(
  miniProgram: MiniProgram | undefined,
  card: Record<string, unknown>,
): BridgeResponse {
  if (!miniProgram?.postMessage) return unsupported;
  const { title, description, url, image } = card;
  // Not a window: the mini-program takes the message alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  miniProgram.postMessage({ data: { type: 'share.card', title, description, url, image } });
  return { code: okCode, msg: '', data: { shared: false } };
}

function payOnPage(
  miniProgram: MiniProgram,
  url: string,
  page: OwnPage,
  signal: AbortSignal,
): Promise<BridgeResponse> {
  const back = visibleAgain(page, signal);
  return new Promise((resolve) => {
    const opened = async () => {
      await pass(coversWithin, signal);
      if (!page.visible()) await back;
      resolve(noResult);
    };
    void back.then(() => resolve(noResult));
    try {
      miniProgram.navigateTo({
        url,
        success: () => void opened(),
        // The page did not open, so nothing was paid there.
        fail: () => resolve({ code: bridgeCodes.failed, msg: '' }),
      });
    } catch {
      resolve(unsupported);
    }
  });
}

function encode(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : '');
}
