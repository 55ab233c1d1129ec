import { type Overlays, openOverlays } from '../../ui/overlay/overlays.ts';

/** Milliseconds after which a history.go that the browser dropped is no longer waited for. */
const travelsFor = 1000;

interface EntryState {
  key?: string;
  /** The entry of an overlay open over the page of the entry before it. */
  overlay?: true;
}

/**
 * While an overlay is open, one more history entry stands for it, so that Back closes the overlay before it leaves the
 * page, in every host that uses the browser's Back. The router never sees that entry: its pushes replace it, and its
 * replaces change the page below. Its fields are `private` and not `#`: built for older web views each of those is a WeakMap.
 */
class OverlayHistory {
  private readonly browser: Window;
  private readonly overlays: Overlays;
  /** The present entry is an overlay's. */
  private over: boolean;
  /** Of the page the router shows. */
  private key: string | undefined;
  /** Of the entry below the overlay's. */
  private below: string | undefined;
  /** A pending history.go. `after`: of our own step back only, by how many entries the router wants to go on arrival. */
  private travel: { after?: number; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Replaced states of entries that could not be written while an overlay's entry was above, by key. */
  private readonly rewritten = new Map<string | undefined, { state: unknown; url: string }>();

  constructor(browser: Window, overlays: Overlays) {
    this.browser = browser;
    this.overlays = overlays;
    this.over = this.now.overlay === true;
    this.key = this.now.key;
    this.below = this.key;
    // Closing one overlay often opens another, or a page, in the same task.
    overlays.subscribe(() => queueMicrotask(this.reconcile));
    queueMicrotask(this.reconcile);
  }

  get state(): unknown {
    return this.browser.history.state as unknown;
  }

  pushState(state: EntryState, unused: string, url?: string | URL | null): void {
    const { history } = this.browser;
    if (this.over) history.replaceState(state, unused, url);
    else history.pushState(state, unused, url);
    // A pending step back from the overlay's entry still happens: from where it arrives, the pushed entry is one ahead.
    if (this.travel?.after !== undefined) this.travel.after += 1;
    this.over = false;
    this.key = state.key;
  }

  replaceState(state: EntryState, unused: string, url?: string | URL | null): void {
    const { history, location } = this.browser;
    if (this.over) this.rewritten.set(this.below, { state, url: String(url ?? location.href) });
    history.replaceState(this.over ? { ...state, overlay: true } : state, unused, url);
    this.key = state.key;
  }

  go = (by = 0): void => {
    if (this.travel?.after !== undefined) this.travel.after += by;
    else this.move(this.over && by < 0 ? by - 1 : by, {});
  };

  /** The browser arrived at another entry. Returns whether the router is to be notified. */
  arrived = (): boolean => {
    this.rewrite();
    const travel = this.travel;
    const isBack = this.over && !travel && !this.now.overlay;
    this.over = this.now.overlay === true;
    this.travel = undefined;
    clearTimeout(travel?.timer);
    if (travel?.after) {
      this.move(travel.after, {});
      return false;
    }
    const moved = this.now.key !== this.key;
    this.key = this.now.key;
    if (!moved && isBack) this.overlays.closeTop(() => this.go(-1));
    // In a microtask: an overlay that closes at once is closed by then.
    queueMicrotask(this.reconcile);
    return moved;
  };

  private get now(): EntryState {
    return this.state ?? {};
  }

  private reconcile = (): void => {
    if (this.travel || this.over === this.overlays.count() > 0) return;
    if (this.over) return this.move(-1, { after: 0 });
    this.below = this.now.key;
    this.browser.history.pushState({ ...this.now, overlay: true }, '');
    this.over = true;
  };

  private move(by: number, more: { after?: number }): void {
    clearTimeout(this.travel?.timer);
    const timer = setTimeout(() => {
      this.travel = undefined;
      this.over = this.now.overlay === true;
      this.reconcile();
    }, travelsFor);
    this.travel = { ...more, timer };
    this.browser.history.go(by);
  }

  private rewrite(): void {
    const { key, overlay } = this.now;
    const rewritten = this.rewritten.get(key);
    if (!rewritten || overlay) return;
    this.rewritten.delete(key);
    this.browser.history.replaceState(rewritten.state, '', rewritten.url);
  }
}

/** A window for the router, with the members it uses. */
export function overlayHistory(browser: Window, overlays: Overlays = openOverlays): Window {
  const history = new OverlayHistory(browser, overlays);
  const listeners = new Set<(event: Event) => void>();
  // Not the router's own listener: our first step back can arrive before the router listens.
  browser.addEventListener('popstate', (event) => {
    if (history.arrived()) for (const listener of listeners) listener(event);
  });
  const routerWindow = {
    history,
    get location() {
      return browser.location;
    },
    addEventListener: (_type: string, listener: (event: Event) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: Event) => void) =>
      listeners.delete(listener),
  };
  return routerWindow as unknown as Window;
}
