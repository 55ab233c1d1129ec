import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../api/codes.ts';
import type { HostEnds } from '../bridge/host-ends.ts';
import type { Host } from '../model/effects.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import type { SimulatedPaymentAct, Said } from './acts.ts';
import { answerAs, chosenOutcome, goodAnswer, type HostOutcome } from './answers.ts';
import { putLocation } from './browser-ends.ts';
import { capabilityMessages, messages } from './messages.ts';

/** The wallet and other pages on top, fetched when the first is shown. */
const top = () => import('./on-top.tsx');

type Page = HostEnds &
  Pick<Window, 'postMessage' | 'location' | 'document' | 'setTimeout' | 'navigator'>;

async function ask(capability: string): Promise<HostOutcome> {
  const { askTester } = await top();
  return askTester(capability);
}

/** The card that the host's menu would send now, for testers to look at. */
function keepCard(card: unknown): void {
  sessionStorage.setItem('simulated-card', JSON.stringify(card));
}

/** Puts what the host puts into the window. */
export function putEnds({ kind, system, version }: Host, page: Page): void {
  if (kind === 'native') {
    const receiver = { postMessage: (message: string) => void native(message, version, page) };
    if (system === 'ios') page.webkit = { messageHandlers: { carFinanceBridge: receiver } };
    else page.carFinanceBridge = receiver;
  }
  if (kind === 'messaging') putWallet(page);
  if (kind === 'mini-program') {
    page.wx = {
      miniProgram: {
        navigateTo: (way) => void miniProgram(way),
        postMessage: ({ data }) => keepCard(data),
      },
    };
  }
  if (kind !== 'native') putLocation(page, () => ask('location'));
}

const requestMessage = z.object({
  type: z.literal('bridge.request'),
  id: z.string(),
  capability: z.string(),
  request: z.looseObject({}),
});

const walletWords: Readonly<Record<string, LocalizedText>> = {
  AliPay: messages.alipay,
  WxPay: messages.wechat,
  DCEPPay: messages.dcep,
};

async function native(message: string, version: string, page: Page): Promise<void> {
  const { id, capability, request } = requestMessage.parse(JSON.parse(message));
  const answer = (code: string, data?: unknown, to = id) =>
    page.postMessage({ type: 'bridge.result', id: to, code, data }, page.location.origin);
  switch (capability) {
    case 'browser-open': {
      const { showPage } = await top();
      await showPage(String(request.url));
      return answer(okCode, { closed: true });
    }
    case 'pay': {
      const { showWallet } = await top();
      const title =
        request.method === 'MINI' ? messages.alipayMini : walletWords[String(request.payType)];
      const payment = { serialNumber: String(request.serialNumber) };
      const act = await showWallet(title ?? messages.wechat, payment);
      const results: Record<Said, () => void> = {
        finished: () => answer(okCode, { finished: true }),
        cancelled: () => answer(bridgeCodes.cancelled),
        failed: () => answer(bridgeCodes.failed),
        garbled: () => answer(okCode, { finished: 'maybe' }),
        another: () => answer(okCode, { finished: true }, 'another'),
      };
      return sayAll(act, results, page);
    }
    default: {
      if (!Object.hasOwn(capabilityMessages, capability)) return answer(bridgeCodes.unsupported);
      const chosen = chosenOutcome(capability);
      const way = chosen === 'ask' ? await ask(capability) : chosen;
      if (capability === 'share' && way === 'ok') keepCard(request);
      if (
        capability === 'credit-authorization' &&
        way === 'ok' &&
        typeof request.url === 'string'
      ) {
        const { showPage } = await top();
        await showPage(request.url);
      }
      const good = goodAnswer(capability, request, version);
      return answerAs(way, good, answer, (work, ms) => void page.setTimeout(work, ms));
    }
  }
}

function sayAll(act: SimulatedPaymentAct, results: Record<Said, () => void>, page: Page): void {
  page.setTimeout(() => act.says.forEach((said) => results[said]()), act.after ?? 0);
}

/** As in the messaging app, the bridge is there a moment after the page. */
function putWallet(page: Page): void {
  page.setTimeout(() => {
    page.WeixinJSBridge = {
      invoke: (method, given, answered) => {
        if (method === 'getBrandWCPayRequest')
          void messagingWallet(given.package ?? '', answered, page);
        else messagingShare(method, given, answered, page);
      },
    };
    page.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  }, 300);
}

/** Its menu shares nothing by itself, so there is nothing to ask: done unless chosen otherwise. */
function messagingShare(
  method: string,
  given: Record<string, string>,
  answered: (result: unknown) => void,
  page: Page,
): void {
  const chosen = chosenOutcome('share');
  const way = chosen === 'ask' ? 'ok' : chosen;
  const say = (code: string, data?: unknown) =>
    answered({
      err_msg: data === 'unreadable' ? 0 : `${method}:${code === okCode ? 'ok' : 'fail'}`,
    });
  if (way === 'ok' && method === 'updateAppMessageShareData') keepCard(given);
  answerAs(way, undefined, say, (work, ms) => void page.setTimeout(work, ms));
}

async function messagingWallet(
  payInfo: string,
  answered: (result: unknown) => void,
  page: Page,
): Promise<void> {
  const { showWallet } = await top();
  const act = await showWallet(messages.wechat, { payInfo });
  const say = (word: string) => () => answered({ err_msg: `get_brand_wcpay_request:${word}` });
  const results: Record<Said, () => void> = {
    finished: say('ok'),
    cancelled: say('cancel'),
    failed: say('fail'),
    garbled: () => answered({ errMsg: 0 }),
    // Nothing in this host's answers names a request.
    another: () => {},
  };
  sayAll(act, results, page);
}

/** The mini-program's page pays and says nothing to ours. */
async function miniProgram(way: { url: string; success?: () => void }): Promise<void> {
  const { showMiniPage, showWallet } = await top();
  way.success?.();
  if (!way.url.startsWith('/pages/pay?')) return showMiniPage(way.url);
  const serialNumber = new URL(way.url, 'https://mini.example').searchParams.get('serialNumber');
  await showWallet(messages.miniProgram, { serialNumber: serialNumber ?? '' });
}
