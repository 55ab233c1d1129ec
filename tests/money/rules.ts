/** The invariants I1 to I8 of the payment machine, watched while it runs. What breaks one is written down in words. */
import type { CallResult } from '../../src/model/effects.ts';
import { neverDone } from '../../src/model/never-done.ts';
import { retries, retryDelay } from '../../src/api/timeouts.ts';
import type { Clock } from './clock.ts';
import type { FaultyNetwork } from './network.ts';
import type { Hears, Phone, BrowserTab, Watcher } from './phone.ts';
import { isPending } from '../../tools/sandbox/payments/rules.ts';
import { type SimulatedPlatform, secrets, type PaymentTerms } from './platform.ts';
import { firstName } from './updates.ts';

/** A write the phone has sent, as far as the phone can know. */
interface Sent {
  step: string;
  requestId: string;
  body: string;
  /** `unknown`: nobody answered; `open`: a payment began; `settled`: the platform has said how it stands. */
  state: 'unknown' | 'open' | 'settled';
  /** The platform said what became of this very request. */
  answered: boolean;
  /** A try of it came to nothing that anybody could be sure of. */
  mayBeDone?: true;
}

type Unreachable = Extract<CallResult, { type: 'unreachable' }>;

interface Watched {
  clock: Clock;
  platform: SimulatedPlatform;
  network: FaultyNetwork;
  terms: PaymentTerms;
}

/** Milliseconds between two questions of the poll, at least (`every` of the step `confirm`). */
const leastGap = 1_000;

export class Rules implements Watcher {
  readonly broken: string[] = [];
  /** Steps the customer came to, the last one last. */
  readonly visited: string[] = [];
  readonly toasts: string[] = [];
  readonly #world: Watched;
  readonly #met: (event: string) => void;
  readonly #at = new Map<string, string>();
  #sent: Sent[] = [];
  /** The last words about the payment, and the last answer to starting one, by the order they were heard in. */
  #heard = 0;
  #status: { word: string; heard: number } | undefined;
  #created = 0;
  #asked: Record<string, unknown> | undefined;
  #polled: { question: string; at: number } | undefined;
  #triesSeen = 0;
  phone: Phone | undefined;

  constructor(world: Watched, met: (event: string) => void = () => undefined) {
    this.#world = world;
    this.#met = met;
  }

  /** The phone's clock was set, or it kept nothing for a while: gaps and ids from before tell nothing. */
  forget(what: 'gaps' | 'ids'): void {
    this.#polled = undefined;
    if (what === 'ids') for (const one of this.#sent) one.answered = true;
  }

  /** A payment was begun, or may have been, and nobody has said how it stands. */
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
    this.#met(`at ${step}`);
    this.#arrived(step);
  }

  /** I2, I3, I5: what the pages say. */
  #arrived(step: string) {
    const { platform } = this.#world;
    if (step === 'done' && platform.left > 0) this.#breaks('I5', 'says paid, which it is not');
    if (step === 'partly' && platform.paid === 0) this.#breaks('I5', 'says partly paid');
    if (step !== 'fail') return;
    const { word = 'nothing', heard = 0 } = this.#status ?? {};
    if (!['failed', 'closed', 'none'].includes(word) || heard < this.#created)
      this.#breaks('I2', `the failure page after the platform said "${word}"`);
  }

  asks(endpoint: string, request: Record<string, unknown>, requestId?: string): Hears {
    const step = firstName(this.phone?.tab?.session.view().stepId ?? '');
    if (endpoint === 'pay.status' && step === 'confirm') this.#polls(JSON.stringify(request));
    if (endpoint === 'pay.status') this.#asked = request;
    const already = this.#sent.filter(({ state }) => state !== 'settled');
    const sent =
      requestId === undefined ? undefined : this.#sends(endpoint, step, request, requestId);
    return (answer) => this.#hears(endpoint, answer, sent, already);
  }

  #polls(question: string) {
    const at = this.#world.clock.world;
    const gap = this.#polled?.question === question ? at - this.#polled.at : Infinity;
    if (gap < leastGap) this.#breaks('I4', `two polls ${gap} ms apart`);
    // What is not kept cannot be known after a reload.
    this.#polled = this.phone?.storage === 'works' ? { question, at } : undefined;
  }

  #sends(
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
        this.#breaks('I2', `${requestId} while ${unsettled.requestId} is ${unsettled.state}`);
    }
    const before = this.#sent.findLast((one) => one.step === step);
    if (before && !before.answered && before.requestId !== requestId && before.state === 'unknown')
      this.#breaks('I8', `${step} sends ${requestId} after ${before.requestId}`);
    if (earlier) {
      if (earlier.body !== body) this.#met('other body under the same id');
      return earlier;
    }
    const sent: Sent = { step, requestId, body, state: 'unknown', answered: false };
    this.#sent.push(sent);
    return sent;
  }

  #hears(endpoint: string, answer: CallResult, sent: Sent | undefined, already: readonly Sent[]) {
    this.#heard += 1;
    if (answer.type === 'unreachable') return this.#turnedAway(answer, sent);
    const word = answer.type === 'ok' ? wordOf(answer.result) : '';
    const isStatus = endpoint === 'pay.status' || endpoint === 'pay.repayment-result';
    if (sent) {
      sent.answered = true;
      if (endpoint !== 'pay.create') sent.state = 'settled';
      else sent.state = answer.type === 'ok' ? 'open' : 'settled';
      if (endpoint === 'pay.create') this.#created = this.#heard;
    }
    if (isStatus) this.#status = { word, heard: this.#heard };
    const isFinal =
      (endpoint === 'pay.close' && answer.type === 'ok') ||
      (endpoint === 'pay.down-payment-info' && ['due', 'paid'].includes(word)) ||
      (isStatus && ['paid', 'failed', 'closed', 'none'].includes(word));
    const isDecided = isStatus && ['paid', 'failed', 'closed'].includes(word);
    for (const one of already) if (isDecided || (isFinal && isCreate(one))) one.state = 'settled';
  }

  /** Nobody took it, unless a try before did. */
  #turnedAway({ why, mayBeDone }: Unreachable, sent: Sent | undefined) {
    if (!sent) return;
    if (neverDone(why) && !mayBeDone && !sent.mayBeDone) sent.state = 'settled';
    else sent.mayBeDone = true;
  }

  wrote(text: string): void {
    this.#keepsSecret('storage', text);
  }

  said(words: string): void {
    this.toasts.push(words);
    this.#keepsSecret('a toast', words);
    if (words !== '取消支付成功') return;
    const { period, attempt } = this.#asked ?? {};
    for (const one of this.#world.platform.payments)
      if (one.period === period && one.attempt === attempt && one.status !== 'closed')
        this.#breaks('I3', `says cancelled, and ${one.serialNumber} is ${one.status}`);
  }

  bug(bug: Error): void {
    this.#keepsSecret('a log', bug.message);
    this.#breaks('I7', bug.message);
  }

  #keepsSecret(where: string, text: string) {
    for (const [name, secret] of Object.entries(secrets))
      if (text.includes(secret)) this.#breaks('I6', `the ${name} in ${where}`);
  }

  /** After every step of the run. */
  check(): void {
    const { platform, terms } = this.#world;
    for (const fault of platform.ledger.faults(terms.total)) this.#breaks('I1', fault);
    if (platform.payments.filter(isPending).length > 1)
      this.#breaks('I1', 'two payments are under way');
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
      if (ofCall.length > retries + 1) this.#breaks('I4', `${last?.id}: ${ofCall.length} tries`);
      if (!last || !before || before.id !== last.id) continue;
      if (before.requestId !== undefined && last.requestId !== before.requestId)
        this.#breaks('I8', `${last.id}: another id`);
      if (last.at - before.at < retryDelay(ofCall.length - 2) && !this.clockWasSet)
        this.#breaks('I4', `${last.id}: try ${ofCall.length} after ${last.at - before.at} ms`);
    }
  }
  clockWasSet = false;

  /** I6, I7: the screen in front. */
  #checkScreen() {
    const view = this.phone?.tab?.session.view();
    if (!view) return;
    this.#keepsSecret('an address', `${view.path} ${this.phone?.links.join(' ')}`);
    if (view.engine?.state === 'broken') this.#breaks('I7', `${view.stepId} is broken`);
  }

  /** I7: nothing goes on by itself, and the customer has nothing to tap. */
  hasNoExit(step: string, status: string): void {
    this.#breaks('I7', `no way on from ${step}, ${status}`);
  }

  differs(what: string): void {
    this.#breaks('I3', what);
  }

  #breaks(rule: string, what: string) {
    this.broken.push(`${rule}: ${what}`);
  }
}

function isCreate({ step }: Sent): boolean {
  return ['create', 'go', 'pay-from-wallet'].includes(step);
}

/** How a payment stands, in the ledger's words, whichever question was asked. */
function wordOf({ status, orderStatus }: Record<string, unknown>): string {
  if (orderStatus === 'PAY_SUCCESS') return 'paid';
  return orderStatus === 'PAY_FAIL' ? 'failed' : String(status);
}
