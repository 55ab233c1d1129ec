/**
 * The place in the studio as the page's address has it:
 * `#/BOC?file=funders/BOC.yaml&line=12&flow=credit-review&step=ask&view=form`.
 */
import { Listeners } from './listeners.ts';

/** How the file is shown, where that is not its text. */
const views = ['form', 'drawing'] as const;
export type StudioView = (typeof views)[number];

export interface StudioPlace {
  funder: string;
  file?: string;
  line?: number;
  flow?: string;
  step?: string;
  view?: StudioView;
}

export function readAddress(hash: string): StudioPlace {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const params = new URLSearchParams(query);
  const text = (name: string) => params.get(name) ?? undefined;
  const line = Number(params.get('line'));
  return {
    funder: decoded(path),
    file: text('file'),
    ...(Number.isSafeInteger(line) && line > 0 && { line }),
    flow: text('flow'),
    step: text('step'),
    view: views.find((one) => one === params.get('view')),
  };
}

/** A truncated address may not decode. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function addressOf({ funder, ...rest }: StudioPlace): string {
  const parameters = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(parameters).toString().replaceAll('%2F', '/');
  return `#/${encodeURIComponent(funder)}${query === '' ? '' : `?${query}`}`;
}

/** Follows the address, and is followed by it. */
export class Address {
  readonly #listeners = new Listeners();
  readonly #viewListeners = new Listeners();
  #place = readAddress(window.location.hash);
  #isWriting = false;

  constructor() {
    window.addEventListener('hashchange', () => {
      this.#place = readAddress(window.location.hash);
      this.#listeners.notify();
      this.#viewListeners.notify();
    });
  }

  subscribe = this.#listeners.subscribe;
  place = (): StudioPlace => this.#place;

  go(place: StudioPlace): void {
    window.location.hash = addressOf(place);
  }

  subscribeView = this.#viewListeners.subscribe;

  show(view: StudioView | undefined): void {
    this.note({ view });
    this.#viewListeners.notify();
  }

  /** Writes the present place to the address, throttled: browsers refuse too many changes, and a caret moves often. */
  note(part: Partial<StudioPlace>): void {
    this.#place = { ...this.#place, ...part };
    if (this.#isWriting) return;
    this.#isWriting = true;
    setTimeout(() => {
      this.#isWriting = false;
      window.history.replaceState(null, '', addressOf(this.#place));
    }, 300);
  }
}
