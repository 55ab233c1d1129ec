/** One run: a phone, a network and a platform, to which events are applied one by one. */
import type { Definition } from '../../src/model/definition.ts';
import { Clock } from './clock.ts';
import { FaultyNetwork } from './network.ts';
import { Phone } from './phone.ts';
import { SimulatedPlatform } from './platform.ts';
import { Rules } from './rules.ts';
import { tapsOf } from './taps.ts';
import { firstName } from './updates.ts';
import type { RunEvent, RunConditions } from './run-events.ts';

const day = 24 * 3_600_000;

export class PaymentRun {
  readonly clock = new Clock();
  readonly platform: SimulatedPlatform;
  readonly network: FaultyNetwork;
  readonly rules: Rules;
  readonly phone: Phone;
  readonly #onEvent: (event: string) => void;

  constructor(
    definition: Definition,
    world: RunConditions,
    onEvent: (event: string) => void = () => undefined,
  ) {
    const { clock } = this;
    this.#onEvent = onEvent;
    this.platform = new SimulatedPlatform(world.terms, clock, onEvent);
    this.network = new FaultyNetwork(clock, this.platform, onEvent);
    const { platform, network } = this;
    this.rules = new Rules({ clock, platform, network, terms: world.terms }, onEvent);
    this.phone = new Phone(definition, clock, network, this.rules);
    this.rules.phone = this.phone;
    this.phone.host = world.host;
    this.phone.opens = world.opens;
    this.phone.open();
  }

  get at(): string {
    return firstName(this.phone.tab?.session.view().stepId ?? '');
  }

  get status(): string {
    return this.phone.tab?.session.view().status ?? '';
  }

  async pass(ms: number): Promise<void> {
    await this.clock.pass(ms, () => this.rules.check());
  }

  /** Taps a control of the screen: by index, or by the name of its event and a value in its answers. */
  tap(which: number | string, answer?: string, times = 1): boolean {
    const { tab } = this.phone;
    if (!tab) return false;
    const view = tab.session.view();
    const taps = tapsOf(view);
    const tap =
      typeof which === 'number'
        ? taps[which % Math.max(1, taps.length)]
        : taps.find(
            ({ name, event }) =>
              name === which &&
              (answer === undefined || JSON.stringify(event).includes(JSON.stringify(answer))),
          );
    if (!tap) return false;
    this.#onEvent(`tap: ${tap.name}`);
    for (let time = 0; time < times; time++) {
      if (tap.does === 'take over') tab.session.takeOver();
      else if (tap.does === 'reopen') {
        // A flow that is over starts polling from the beginning.
        this.rules.forget('gaps');
        this.reload();
      } else if (tap.event && isOfKind(tap.name)) view.send(tap.event);
      else if (tap.event) tab.session.send(tap.event);
    }
    return true;
  }

  reload(params: Record<string, string> = {}): void {
    this.phone.close();
    this.phone.open(params);
  }

  async does(event: RunEvent): Promise<void> {
    if (event.type === 'kill') this.#onEvent(`killed at ${this.at}`);
    this.#apply(event);
    await this.pass(event.ms);
    // A killed app is opened again.
    if (!this.phone.tab) this.phone.open();
    this.rules.check();
  }

  #apply(event: RunEvent) {
    const { phone, network, platform, rules, clock } = this;
    this.#onEvent(event.type);
    switch (event.type) {
      case 'tap':
        return this.tap(event.which, undefined, event.times);
      case 'fault':
        return network.arrange(event);
      case 'heal':
        return network.heal();
      case 'offline':
        network.offline = event.is;
        return;
      case 'kill':
        return phone.kill();
      case 'reload':
        return this.reload(event.params);
      case 'second tab':
        if (phone.tabs.length < 3) phone.open();
        return;
      case 'other tab':
        phone.tabs.unshift(...phone.tabs.splice(-1));
        return;
      case 'update':
        phone.update(event.changes);
        // A renamed step starts polling from the beginning.
        if (event.changes.length > 0) rules.forget('gaps');
        return this.reload();
      case 'clock':
        clock.ahead += event.days * day;
        rules.clockWasSet = true;
        return rules.forget('gaps');
      case 'storage':
        phone.storage = event.is;
        return rules.forget('ids');
      case 'provider': {
        const no = phone.openedPayments.at(
          -1 - (event.which % Math.max(1, phone.openedPayments.length)),
        );
        if (no !== undefined) platform.act(no, event.act, event.notice, event.late);
        return;
      }
      case 'told again': {
        const no = platform.payments.at(-1)?.serialNumber;
        if (no !== undefined) platform.notifyAgain(no);
        return;
      }
      case 'wallet':
        return phone.walletEnds(event.end);
      case 'comes back':
        return phone.comesBack();
      case 'refund':
        if (platform.ledger.refund(event.key, event.amount)) this.#onEvent('refunded');
        return;
      default:
        return;
    }
  }

  /** Walks to the first step of the conditions, and applies their faults and events. */
  async start({ first, towards, paymentMethod: choice, next }: RunConditions): Promise<void> {
    if (first) this.network.arrange(first);
    await this.towards(towards, choice);
    for (const one of next) await this.does(one);
  }

  /** Walks to this step by the usual path, with the events at the platform that lead there. */
  async towards(step: string, choice: number): Promise<boolean> {
    if (['look', 'fail'].includes(step))
      this.network.arrange({ fault: 'refused', aim: 'writes', times: 1 });
    for (let tries = 0; tries < 60 && this.at !== step; tries++) {
      const isBusy = this.#isBusy();
      if (!isBusy) this.tap(this.#next(step, choice));
      this.#helps(step);
      const isPolling = this.at === 'confirm' && !['done', 'partly', 'by-number'].includes(step);
      await this.pass(
        !isBusy ? 0 : isPolling ? 40_000 : tries < 25 || step === 'look' ? 40 : 1_000,
      );
    }
    return this.at === step;
  }

  /** The control that leads to the step: mostly the first. */
  #next(step: string, choice: number): number | string {
    if (this.at === 'cashier') return choice % 3;
    if (this.at === 'confirm') return step === 'by-number' ? 'nothing' : 'poll.left';
    return this.at === 'pending' && step === 'close-open' ? 'notice.cancel' : 0;
  }

  /** Events at the provider and the host that lead to the step. */
  #helps(step: string) {
    const no = this.platform.pending?.serialNumber;
    if (['done', 'partly'].includes(step) && no !== undefined) this.platform.act(no, 'paid', [0]);
    if (this.at === 'confirm' && step === 'by-number')
      this.network.arrange({ fault: 'refused', aim: 'reads', times: 1 });
    if (this.at === 'native') this.phone.walletEnds(step === 'close' ? 'failed' : 'done');
  }

  #isBusy(): boolean {
    const view = this.phone.tab?.session.view();
    const first = view && tapsOf(view)[0];
    return first === undefined || first.name === 'back';
  }

  /** Ends all faults and lets time pass: the screen must agree with the ledger then. */
  async ends(): Promise<void> {
    const { phone, network, rules, platform } = this;
    network.heal();
    phone.storage = 'works';
    rules.forget('ids');
    if (!phone.tab) phone.open();
    await this.pass(15 * 60_000);
    this.#hasWayOn();
    await this.#queryStatus();
    this.#agrees();
    const open = platform.pending;
    if (!open) return;
    // The notification the provider had not sent yet.
    if (!platform.act(open.serialNumber, 'paid', [0])) platform.notifyAgain(open.serialNumber);
    await this.pass(15 * 60_000);
    await this.#queryStatus();
    this.#agrees();
    if (platform.pending) rules.differs(`${open.serialNumber} stays open`);
  }

  /** Queries the status by whatever the screen offers for it. */
  async #queryStatus() {
    const queryEvents = [
      'take over',
      'open again',
      'poll.restarted',
      'call.retried',
      'notice.query',
    ];
    const more = ['link.returned', 'link.reopened', 'records.reloaded', 'retry'];
    for (let tries = 0; tries < 8; tries++) {
      const tapped = [...queryEvents, ...more].some((name) => this.tap(name));
      await this.pass(7_000);
      if (!tapped) return;
      if (tries > 3 && this.at === 'confirm') return;
    }
  }

  #hasWayOn() {
    const view = this.phone.tab?.session.view();
    if (view && tapsOf(view).length === 0) this.rules.hasNoExit(view.stepId, view.status);
  }

  #agrees() {
    const { platform, rules, at } = this;
    const payment = platform.payments.at(-1);
    const { left, pending, paid } = platform;
    // No payment was created for the present attempt yet, and one still can be.
    const isOpen =
      !!pending ||
      (left > 0 && (payment?.period !== platform.period || payment.attempt !== platform.attempt));
    const truth = `${paid} paid, ${left} left, last ${payment?.status ?? 'none'}`;
    const fits: Record<string, boolean> = {
      done: left === 0,
      partly: paid > 0 && left > 0,
      fail: !pending && left > 0,
      confirm: isOpen,
      pending: isOpen,
    };
    if (fits[at] === false) rules.differs(`at ${at}, ${this.status}: ${truth}`);
  }
}

function isOfKind(name: string): boolean {
  return name.includes('.');
}
