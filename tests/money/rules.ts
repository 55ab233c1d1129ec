/** Checks the invariants I1 to I8 of the payment machine while it runs, and collects the violations as sentences. */
import type { CallResult } from '../../src/model/effects.ts';
import { neverDone } from '../../src/model/never-done.ts';
import { retries, retryDelay } from '../../src/api/timeouts.ts';
import type { Clock } from './clock.ts';
import type { FaultyNetwork } from './network.ts';
import type { OnResponse, Phone, BrowserTab, Watcher } from './phone.ts';
import { isPending } from '../../tools/sandbox/payments/rules.ts';
import { type SimulatedPlatform, secrets, type PaymentTerms } from './platform.ts';
import { firstName } from './updates.ts';

/** A write the phone has sent, with what its responses tell about it. */
interface Sent {
  step: string;
  requestId: string;
  body: string;
  /** `unknown`: no response; `open`: a payment was created; `settled`: its outcome is known. */
  state: 'unknown' | 'open' | 'settled';
  /** This very request had a response. */
  answered: boolean;
  /** An attempt failed in a way that may have had an effect. */
  mayBeDone?: true;
}

type Unreachable = Extract<CallResult, { type: 'unreachable' }>;

interface Watched {
  clock: Clock;
  platform: SimulatedPlatform;
  network: FaultyNetwork;
  terms: PaymentTerms;
}

/** Minimum milliseconds between two polls (`every` of the step `confirm`). */
const leastGap = 1_000;

export class Rules implements Watcher {
  readonly broken: string[] = [];
  /** The steps entered, in order. */
  readonly visited: string[] = [];
  readonly toasts: string[] = [];
  readonly #world: Watched;
  readonly #onEvent: (event: string) => void;
  readonly #at = new Map<string, string>();
  #sent: Sent[] = [];
  /** Counts responses, to order the last status after or before the last created payment. */
  #responseCount = 0;
  #status: { word: string; order: number } | undefined;
  #created = 0;
  #statusRequest: Record<string, unknown> | undefined;
  #polled: { question: string; at: number } | undefined;
  #triesSeen = 0;
  phone: Phone | undefined;

  constructor(world: Watched, onEvent: (event: string) => void = () => undefined) {
    this.#world = world;
    this.#onEvent = onEvent;
  }

  /**
   * After a change of the phone's clock the gaps between polls, and while its storage fails also the requestIds, prove
   * nothing.
   */
  forget(what: 'gaps' | 'ids'): void {
    this.#polled = undefined;
    if (what === 'ids') for (const one of this.#sent) one.answered = true;
  }

  /** A payment was created, or may have been, and its outcome is not known. */
  get isOpen(): boolean {
    return this.#sent.some((one) => isCreate(one) && one.state !== 'settled');
  }

  changed(tab: BrowserTab): void {
    const view = tab.session.view();
    const at = `${view.visit} ${view.stepId}`;
    if (this.#at.get(tab.owner) === at) return;
    this.#at.set(tab.owner, at);
    const step = firstName(view.stepId);
    this.visited.push(step);
    this.#onEvent(`at ${step}`);
    this.#enteredStep(step);
  }

  /** I2, I5: what the pages state. */
  #enteredStep(step: string) {
    const { platform } = this.#world;
    if (step === 'done' && platform.left > 0) this.#violation('I5', 'says paid, which it is not');
    if (step === 'partly' && platform.paid === 0) this.#violation('I5', 'says partly paid');
    if (step !== 'fail') return;
    const { word = 'nothing', order = 0 } = this.#status ?? {};
    if (!['failed', 'closed', 'none'].includes(word) || order < this.#created)
      this.#violation('I2', `the failure page after the platform said "${word}"`);
  }

  requested(endpoint: string, request: Record<string, unknown>, requestId?: string): OnResponse {
    const step = firstName(this.phone?.tab?.session.view().stepId ?? '');
    if (endpoint === 'pay.status' && step === 'confirm')
      this.#checkPollGap(JSON.stringify(request));
    if (endpoint === 'pay.status') this.#statusRequest = request;
    const unsettled = this.#sent.filter(({ state }) => state !== 'settled');
    const sent =
      requestId === undefined ? undefined : this.#recordSent(endpoint, step, request, requestId);
    return (answer) => this.#received(endpoint, answer, sent, unsettled);
  }

  #checkPollGap(question: string) {
    const at = this.#world.clock.world;
    const gap = this.#polled?.question === question ? at - this.#polled.at : Infinity;
    if (gap < leastGap) this.#violation('I4', `two polls ${gap} ms apart`);
    // Without storage the app cannot know the time of the last poll after a reload.
    this.#polled = this.phone?.storage === 'works' ? { question, at } : undefined;
  }

  #recordSent(
    endpoint: string,
    step: string,
    request: Record<string, unknown>,
    requestId: string,
  ): Sent {
    const earlier = this.#sent.find((one) => one.requestId === requestId);
    const body = JSON.stringify(request);
    if (endpoint === 'pay.create') {
      const unsettled = this.#sent.find(
        (one) => one.requestId !== requestId && one.state !== 'settled' && isCreate(one),
      );
      if (unsettled)
        this.#violation('I2', `${requestId} while ${unsettled.requestId} is ${unsettled.state}`);
    }
    const before = this.#sent.findLast((one) => one.step === step);
    if (before && !before.answered && before.requestId !== requestId && before.state === 'unknown')
      this.#violation('I8', `${step} sends ${requestId} after ${before.requestId}`);
    if (earlier) {
      if (earlier.body !== body) this.#onEvent('other body under the same id');
      return earlier;
    }
    const sent: Sent = { step, requestId, body, state: 'unknown', answered: false };
    this.#sent.push(sent);
    return sent;
  }

  #received(
    endpoint: string,
    response: CallResult,
    sent: Sent | undefined,
    unsettled: readonly Sent[],
  ) {
    this.#responseCount += 1;
    if (response.type === 'unreachable') return this.#unreachable(response, sent);
    const word = response.type === 'ok' ? wordOf(response.result) : '';
    const isStatus = endpoint === 'pay.status' || endpoint === 'pay.repayment-result';
    if (sent) {
      sent.answered = true;
      if (endpoint !== 'pay.create') sent.state = 'settled';
      else sent.state = response.type === 'ok' ? 'open' : 'settled';
      if (endpoint === 'pay.create') this.#created = this.#responseCount;
    }
    if (isStatus) this.#status = { word, order: this.#responseCount };
    const isFinal =
      (endpoint === 'pay.close' && response.type === 'ok') ||
      (endpoint === 'pay.down-payment-info' && ['due', 'paid'].includes(word)) ||
      (isStatus && ['paid', 'failed', 'closed', 'none'].includes(word));
    const isDecided = isStatus && ['paid', 'failed', 'closed'].includes(word);
    for (const one of unsettled) if (isDecided || (isFinal && isCreate(one))) one.state = 'settled';
  }

  /** Settled only if no attempt can have had an effect. */
  #unreachable({ why, mayBeDone }: Unreachable, sent: Sent | undefined) {
    if (!sent) return;
    if (neverDone(why) && !mayBeDone && !sent.mayBeDone) sent.state = 'settled';
    else sent.mayBeDone = true;
  }

  wrote(text: string): void {
    this.#checkSecrets('storage', text);
  }

  toastShown(words: string): void {
    this.toasts.push(words);
    this.#checkSecrets('a toast', words);
    if (words !== '取消支付成功') return;
    const { period, attempt } = this.#statusRequest ?? {};
    for (const one of this.#world.platform.payments)
      if (one.period === period && one.attempt === attempt && one.status !== 'closed')
        this.#violation('I3', `says cancelled, and ${one.serialNumber} is ${one.status}`);
  }

  bug(bug: Error): void {
    this.#checkSecrets('a log', bug.message);
    this.#violation('I7', bug.message);
  }

  #checkSecrets(where: string, text: string) {
    for (const [name, secret] of Object.entries(secrets))
      if (text.includes(secret)) this.#violation('I6', `the ${name} in ${where}`);
  }

  /** After every step of the run. */
  check(): void {
    const { platform, terms } = this.#world;
    for (const fault of platform.ledger.faults(terms.total)) this.#violation('I1', fault);
    if (platform.payments.filter(isPending).length > 1)
      this.#violation('I1', 'two payments are under way');
    this.#checkTries();
    this.#checkScreen();
  }

  /** I4: the tries of one call. */
  #checkTries() {
    const { tries } = this.#world.network;
    for (; this.#triesSeen < tries.length; this.#triesSeen++) {
      const last = tries[this.#triesSeen];
      const ofCall = tries.slice(0, this.#triesSeen + 1).filter(({ call }) => call === last?.call);
      const before = ofCall.at(-2);
      if (ofCall.length > retries + 1) this.#violation('I4', `${last?.id}: ${ofCall.length} tries`);
      if (!last || !before || before.id !== last.id) continue;
      if (before.requestId !== undefined && last.requestId !== before.requestId)
        this.#violation('I8', `${last.id}: another id`);
      if (last.at - before.at < retryDelay(ofCall.length - 2) && !this.clockWasSet)
        this.#violation('I4', `${last.id}: try ${ofCall.length} after ${last.at - before.at} ms`);
    }
  }
  clockWasSet = false;

  /** I6, I7: the screen in front. */
  #checkScreen() {
    const view = this.phone?.tab?.session.view();
    if (!view) return;
    this.#checkSecrets('an address', `${view.path} ${this.phone?.links.join(' ')}`);
    if (view.engine?.state === 'broken') this.#violation('I7', `${view.stepId} is broken`);
  }

  /** I7: nothing is pending, and the screen offers nothing. */
  hasNoExit(step: string, status: string): void {
    this.#violation('I7', `no way on from ${step}, ${status}`);
  }

  differs(what: string): void {
    this.#violation('I3', what);
  }

  #violation(rule: string, what: string) {
    this.broken.push(`${rule}: ${what}`);
  }
}

function isCreate({ step }: Sent): boolean {
  return ['create', 'go', 'pay-from-wallet'].includes(step);
}

/** The payment's status in one vocabulary, for the responses of all endpoints. */
function wordOf({ status, orderStatus }: Record<string, unknown>): string {
  if (orderStatus === 'PAY_SUCCESS') return 'paid';
  return orderStatus === 'PAY_FAIL' ? 'failed' : String(status);
}
