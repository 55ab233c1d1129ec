import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../api/codes.ts';
import type { HostGlobals } from '../bridge/host-globals.ts';
import type { Host } from '../model/effects.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import type { SimulatedPaymentAct, WalletResult } from './acts.ts';
import { answerAs, chosenOutcome, successfulResponse, type HostOutcome } from './answers.ts';
import { simulateLocation } from './location.ts';
import { capabilityMessages, messages } from './messages.ts';

/** The wallet and other pages on top, fetched when the first is shown. */
const top = () => import('./on-top.tsx');

type Page = HostGlobals &
  Pick<Window, 'postMessage' | 'location' | 'document' | 'setTimeout' | 'navigator'>;

async function askForOutcome(capability: string): Promise<HostOutcome> {
  const { askTester } = await top();
  return askTester(capability);
}

/** The card that the host's menu would send now, for testers to look at. */
function saveCard(card: unknown): void {
  sessionStorage.setItem('simulated-card', JSON.stringify(card));
}

/** Installs the objects that the host injects into the window. */
export function installGlobals({ kind, system, version }: Host, page: Page): void {
  if (kind === 'native') {
    const receiver = { postMessage: (message: string) => void native(message, version, page) };
    if (system === 'ios') page.webkit = { messageHandlers: { carFinanceBridge: receiver } };
    else page.carFinanceBridge = receiver;
  }
  if (kind === 'messaging') installWallet(page);
  if (kind === 'mini-program') {
    page.wx = {
      miniProgram: {
        navigateTo: (options) => void miniProgram(options),
        postMessage: ({ data }) => saveCard(data),
      },
    };
  }
  if (kind !== 'native') simulateLocation(page, () => askForOutcome('location'));
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
  const respond = (code: string, data?: unknown, to = id) =>
    page.postMessage({ type: 'bridge.result', id: to, code, data }, page.location.origin);
  switch (capability) {
    case 'browser-open': {
      const { showPage } = await top();
      await showPage(String(request.url));
      return respond(okCode, { closed: true });
    }
    case 'pay': {
      const { showWallet } = await top();
      const title =
        request.method === 'MINI' ? messages.alipayMini : walletWords[String(request.payType)];
      const payment = { serialNumber: String(request.serialNumber) };
      const act = await showWallet(title ?? messages.wechat, payment);
      const results: Record<WalletResult, () => void> = {
        finished: () => respond(okCode, { finished: true }),
        cancelled: () => respond(bridgeCodes.cancelled),
        failed: () => respond(bridgeCodes.failed),
        garbled: () => respond(okCode, { finished: 'maybe' }),
        another: () => respond(okCode, { finished: true }, 'another'),
      };
      return reportResults(act, results, page);
    }
    default: {
      if (!Object.hasOwn(capabilityMessages, capability)) return respond(bridgeCodes.unsupported);
      const chosen = chosenOutcome(capability);
      const outcome = chosen === 'ask' ? await askForOutcome(capability) : chosen;
      if (capability === 'share' && outcome === 'ok') saveCard(request);
      if (
        capability === 'credit-authorization' &&
        outcome === 'ok' &&
        typeof request.url === 'string'
      ) {
        const { showPage } = await top();
        await showPage(request.url);
      }
      const good = successfulResponse(capability, request, version);
      return answerAs(outcome, good, respond, (work, ms) => void page.setTimeout(work, ms));
    }
  }
}

function reportResults(
  act: SimulatedPaymentAct,
  results: Record<WalletResult, () => void>,
  page: Page,
): void {
  page.setTimeout(() => act.results.forEach((result) => results[result]()), act.after ?? 0);
}

/** As in the messaging app, the bridge is there a moment after the page. */
function installWallet(page: Page): void {
  page.setTimeout(() => {
    page.WeixinJSBridge = {
      invoke: (method, params, answered) => {
        if (method === 'getBrandWCPayRequest')
          void messagingWallet(params.package ?? '', answered, page);
        else messagingShare(method, params, answered, page);
      },
    };
    page.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  }, 300);
}

/** Its menu shares nothing by itself, so there is nothing to ask: done unless chosen otherwise. */
function messagingShare(
  method: string,
  params: Record<string, string>,
  answered: (result: unknown) => void,
  page: Page,
): void {
  const chosen = chosenOutcome('share');
  const outcome = chosen === 'ask' ? 'ok' : chosen;
  const respond = (code: string, data?: unknown) =>
    answered({
      err_msg: data === 'unreadable' ? 0 : `${method}:${code === okCode ? 'ok' : 'fail'}`,
    });
  if (outcome === 'ok' && method === 'updateAppMessageShareData') saveCard(params);
  answerAs(outcome, undefined, respond, (work, ms) => void page.setTimeout(work, ms));
}

async function messagingWallet(
  payInfo: string,
  answered: (result: unknown) => void,
  page: Page,
): Promise<void> {
  const { showWallet } = await top();
  const act = await showWallet(messages.wechat, { payInfo });
  const respond = (word: string) => () => answered({ err_msg: `get_brand_wcpay_request:${word}` });
  const results: Record<WalletResult, () => void> = {
    finished: respond('ok'),
    cancelled: respond('cancel'),
    failed: respond('fail'),
    garbled: () => answered({ errMsg: 0 }),
    // Nothing in this host's answers names a request.
    another: () => {},
  };
  reportResults(act, results, page);
}

/** The mini-program's page pays and returns no result to ours. */
async function miniProgram(options: { url: string; success?: () => void }): Promise<void> {
  const { showMiniPage, showWallet } = await top();
  options.success?.();
  if (!options.url.startsWith('/pages/pay?')) return showMiniPage(options.url);
  const serialNumber = new URL(options.url, 'https://mini.example').searchParams.get(
    'serialNumber',
  );
  await showWallet(messages.miniProgram, { serialNumber: serialNumber ?? '' });
}
