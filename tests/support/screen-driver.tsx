import { act, fireEvent, render, type RenderResult } from '@testing-library/react';
import type { Definition, Flow } from '../../src/model/definition.ts';
import { oncePer } from '../../src/model/once-per.ts';
import type { Journey, JourneyStep } from '../../src/verify/journeys.ts';
import * as names from '../../src/machine/names.ts';
import type { RehearsalDriver } from '../../src/verify/driver.ts';
import { SimulatedWorld } from '../../src/verify/simulated-world.ts';
import type { View } from '../../src/machine/view.ts';
import { rehearsedId, settlementOf, SessionDriver } from '../../src/verify/journey-runner.ts';
import { StepScreen } from '../../src/screen/StepScreen.tsx';
import type { StepEvent } from '../../src/model/step-kind.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { closeOverlays } from '../../src/ui/overlay/overlays.ts';
import { attemptAt, formulasAt } from '../../tools/studio/attempts.ts';
import { answersFor, customerEvent, showingEvent } from '../../tools/made-up/events.ts';
import { madeUpOrder } from '../../tools/made-up/data.ts';
import { valueOf } from '../../tools/made-up/answers.ts';
import { findScenario } from '../../tools/studio/scenarios.ts';
import { fillIn } from './fill-in.ts';

/** How many events came from the screen's controls, from an actor, or were sent by the driver itself. */
export interface Counts {
  screen: number;
  work: number;
  hand: number;
}

export interface ScreenOptions {
  /** Called with the page's text after each step, and with every toast. */
  onText?: (text: string) => void;
  /** The steps to render; the others are walked without a screen, ten times as fast. Default: all. */
  renders?: (step: JourneyStep) => boolean;
}

/**
 * Walks journeys on the real screens: presses buttons, fills in fields, and runs actors with the responses the journey
 * needs.
 */
export class ScreenDriver implements RehearsalDriver {
  readonly counts: Counts = { screen: 0, work: 0, hand: 0 };
  /** Customer events for which the screen has no control. */
  readonly byHand = new Set<string>();
  readonly complaints = new Set<string>();
  readonly #definition: Definition;
  readonly #flow: Flow;
  readonly #driver: SessionDriver;
  #page: RenderResult | undefined;
  /** Events the screen has sent, by type; only the journey's next one is passed on. */
  readonly #offered = new Map<string, StepEvent>();
  readonly #onText: (text: string) => void;
  readonly #listened = oncePer((view: View): View => {
    const send = (event: StepEvent) => void this.#offered.set(event.type, event);
    return Object.create(view, { send: { value: send } }) as View;
  });
  readonly #renders: (step: JourneyStep) => boolean;

  constructor(
    definition: Definition,
    flow: Flow,
    { onText = () => undefined, renders = () => true }: ScreenOptions = {},
  ) {
    this.#onText = onText;
    this.#renders = renders;
    this.#definition = definition;
    this.#flow = flow;
    this.#driver = new SessionDriver({
      definition,
      flowId: flow.id,
      kinds: kindStates,
      order: madeUpOrder({ funder: definition.funder }),
      effects: { ...new SimulatedWorld().effects, toast: onText },
      host: { kind: 'native', system: 'ios', version: '99.0.0' },
      paramsAt: (entry) =>
        Object.fromEntries(
          Object.entries(flow.steps[entry]?.entry?.needs ?? {}).map(([name, type]) => [
            name,
            valueOf(type, name),
          ]),
        ),
    });
  }

  get taken(): ReadonlySet<string> {
    return this.#driver.taken;
  }

  get bugs(): readonly Error[] {
    return this.#driver.bugs;
  }

  hold(guards: JourneyStep['guards']): void {
    this.#driver.hold(guards);
  }

  async open(journey: Journey): Promise<void> {
    await act(async () => this.#driver.open(journey));
    const [first] = journey.steps;
    if (first && this.#renders(first)) await this.#show();
  }

  at(): { step: string; inner: string } {
    return this.#driver.at();
  }

  close(): void {
    this.#unmount();
    this.#driver.close();
  }

  async perform(step: JourneyStep): Promise<void> {
    if (!this.#renders(step)) return this.#performUnseen(step);
    if (!this.#page) await this.#show();
    const done =
      step.event === names.event.reopened
        ? await this.#byHand(step)
        : (await this.#byWork(step)) || (await this.#byScreen(step));
    if (!done) {
      this.counts.hand++;
      if (!step.event.startsWith('@')) this.byHand.add(`${step.step}/${step.inner} ${step.event}`);
      await this.#send(step, this.#madeUp(step));
    }
    await this.#show();
  }

  async #performUnseen(step: JourneyStep): Promise<void> {
    this.#unmount();
    if (step.event === names.event.reopened) await this.#byHand(step);
    else if (!(await this.#byWork(step))) await this.#send(step, this.#filledIn(step));
  }

  #unmount(): void {
    this.#page?.unmount();
    this.#page = undefined;
  }

  /** Kills and reopens the app. */
  async #byHand(step: JourneyStep): Promise<true> {
    this.#unmount();
    await act(async () => this.#driver.perform(step));
    return true;
  }

  async #byWork(step: JourneyStep): Promise<boolean> {
    const actor = this.#driver.session?.actor;
    const { links } = this.#definition;
    const attempt = actor && attemptAt(actor, this.#flow, kindStates, links);
    if (!attempt) return false;
    const found = await findScenario(
      attempt,
      (event) => (event.type === step.event ? 2 : 0),
      { links, refusal: '平台拒绝了这次请求' },
      formulasAt(this.#flow.steps[step.step], kindStates),
    );
    if (!found) return false;
    this.counts.work++;
    await this.#send(step, found.event);
    return true;
  }

  async #byScreen(step: JourneyStep): Promise<boolean> {
    if (step.event === names.event.back) return this.#pressBack(step);
    const view = this.#driver.session?.view();
    if (!view) return false;
    const offered = this.#offered.get(step.event) ?? (await this.#press(view, step.event));
    if (!offered) return false;
    this.counts.screen++;
    await this.#send(step, offered);
    return true;
  }

  async #pressBack(step: JourneyStep): Promise<boolean> {
    const bar = this.#page?.container.querySelector<HTMLButtonElement>('header button');
    if (!bar) return false;
    const locked = bar.getAttribute('aria-disabled') === 'true';
    const inside = (this.#driver.session?.view().past.length ?? 0) > 0;
    if (inside && locked !== (step.refused === true))
      this.complaints.add(`${step.step}/${step.inner}: Back is ${locked ? '' : 'not '}locked`);
    // Otherwise Back would close an overlay the driver has opened.
    await act(async () => closeOverlays());
    this.#offered.clear();
    await act(async () => fireEvent.click(bar));
    await this.#leave();
    this.counts.screen++;
    return true;
  }

  /** A live step asks for confirmation. Where that sends an event of the kind's own instead of Back, Back is sent too. */
  async #leave(): Promise<void> {
    const leave = this.#page?.baseElement.querySelector<HTMLElement>('[data-leave] button');
    if (leave) await act(async () => fireEvent.click(leave));
    if (this.#offered.size > 0)
      await act(async () => this.#driver.session?.actor?.send({ type: names.event.back }));
  }

  /** Fills in the fields, then presses one control after the other until one sends the event. */
  async #press(view: View, eventType: string): Promise<StepEvent | undefined> {
    const page = this.#page?.baseElement;
    if (!page) return undefined;
    await this.#fill(view, page);
    for (const control of page.querySelectorAll<HTMLElement>('main button, [role=dialog] button')) {
      if (control.getAttribute('aria-disabled') === 'true') continue;
      await act(async () => fireEvent.click(control));
      const event = this.#offered.get(eventType);
      if (event) return event;
    }
    return undefined;
  }

  async #fill(view: View, page: Element): Promise<void> {
    const answers = answersFor(view, {});
    await act(async () => fillIn(page, answers));
    const showing = showingEvent(kindStates[view.kind], view);
    if (showing === undefined) return;
    await act(async () => this.#driver.session?.actor?.send({ type: showing, answers }));
    await this.#show();
  }

  #filledIn(step: JourneyStep): StepEvent {
    const view = this.#driver.session?.view();
    return { ...this.#madeUp(step), ...(view && { answers: answersFor(view, {}) }) };
  }

  #madeUp(step: JourneyStep): StepEvent {
    const view = this.#driver.session?.view();
    return view && !step.event.startsWith('@')
      ? customerEvent(view, step.event, {})
      : { type: step.event };
  }

  async #send(step: JourneyStep, event: StepEvent): Promise<void> {
    this.#offered.clear();
    const actor = this.#driver.session?.actor;
    await act(async () => {
      if (step.settled) actor?.send({ type: names.event.sent, requestId: rehearsedId(step) });
      actor?.send({ ...event, type: step.event, ...settlementOf(step) });
    });
  }

  async #show(): Promise<void> {
    const session = this.#driver.session;
    const view = session?.view();
    if (!session || !view || view.over) return;
    const shown = (
      <LanguageProvider language="zh">
        <StepScreen
          view={this.#listened(view)}
          back={() => session.send({ type: 'back' })}
          leave={() => session.send({ type: 'back' })}
          closeNotice={() => session.send({ type: 'arrival.read' })}
          takeOver={() => session.takeOver()}
        />
      </LanguageProvider>
    );
    await act(async () => {
      if (this.#page) this.#page.rerender(shown);
      else this.#page = render(shown);
    });
    this.#look(view);
  }

  #look(view: View): void {
    const page = this.#page?.baseElement;
    const text = page?.textContent ?? '';
    this.#onText(text);
    const where = `${view.stepId}/${view.engine?.state ?? view.status}`;
    if ((page?.querySelector('h1')?.textContent ?? '').trim() === '')
      this.complaints.add(`${where}: no heading`);
    const wrong = /undefined|\[object Object\]|NaN|\bnull\b|\{\w+\}|页面没有加载出来/.exec(text);
    if (wrong) this.complaints.add(`${where}: "${wrong[0]}" in "${text.slice(0, 300)}"`);
    const rest = page?.querySelector('main')?.textContent.trim() ?? '';
    if (rest === '') this.complaints.add(`${where}: an empty screen`);
  }
}
