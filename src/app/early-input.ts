import { messages } from '../ui/messages.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * Of the script in index.html: records the last tap, and stops links within forms, which would discard the input.
     */
    early?: { (event: Event): void; tap?: Event };
  }
}

/** Milliseconds. */
const frame = 16;
const back = `button[aria-label="${messages.back.zh}"]`;

/**
 * Preserves input before hydration: what was typed and ticked stays, and the button or form link tapped last is pressed,
 * once, unless the app has handled a later tap. Call before hydrating; call what it returns afterwards.
 */
export function collectEarlyInput(root: Element): () => Promise<void> {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const states = new Map(fields.filter(isChanged).map((field) => [field, stateOf(field)]));
  // While hydrating, React takes a field's present value for its initial one.
  const keep = (event: Event) => {
    // One of `hydrated`: nobody has typed.
    if (event instanceof CustomEvent) return;
    const field = fields.find((one) => one === event.target);
    if (field) states.set(field, stateOf(field));
  };
  window.addEventListener('input', keep, true);
  let missed = takeEarlyTap();
  // React may use the node again, for a button of the next screen.
  let missedText = missed?.textContent;
  // After React's own listener: a node it could not hydrate by then was tapped in vain.
  const tap = (event: Event) => {
    const tapped = tappableOf(event);
    missed = tapped && !isHydrated(tapped) ? tapped : undefined;
    missedText = missed?.textContent;
    if (missed instanceof HTMLAnchorElement) event.preventDefault();
  };
  window.addEventListener('click', tap);
  let called = false;
  return async () => {
    if (called) return;
    called = true;
    await hydrated(fields);
    let waited: HTMLElement | undefined;
    do {
      waited = missed;
      if (waited) await hydrated([waited]);
    } while (waited !== missed);
    window.removeEventListener('click', tap);
    window.removeEventListener('input', keep, true);
    for (const [field, state] of states) change(field, state);
    if (missed && root.contains(missed) && missed.textContent === missedText) missed.click();
  };
}

function tappableOf(event: Event | undefined): HTMLElement | undefined {
  const { target } = event ?? {};
  const tappable = target instanceof Element ? target.closest<HTMLElement>('button, form a') : null;
  return tappable ?? undefined;
}

/**
 * Where the app renders without hydration: a tap on Back or in the bar is replayed, which means the same on whatever screen
 * comes. Call before rendering; call what it returns afterwards.
 */
export function collectEarlyTap(root: Element): () => void {
  return () => {
    const tapped = takeEarlyTap();
    // What React rendered has handled its own taps.
    if (!tapped || root.contains(tapped)) return;
    if (!tapped.matches(back) && !tapped.closest('[data-bar]')) return;
    [...root.querySelectorAll<HTMLElement>(`${back}, [data-bar] button`)]
      .find(({ textContent }) => textContent === tapped.textContent)
      ?.click();
  };
}

function takeEarlyTap(): HTMLElement | undefined {
  const { early } = window;
  if (!early) return undefined;
  window.removeEventListener('click', early);
  const tapped = tappableOf(early.tap);
  delete early.tap;
  return tapped;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected === false;
  return isTicked(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function stateOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

/**
 * Resolves when all these nodes that still exist are hydrated. Those inside a Suspense boundary are hydrated later, on
 * an event at once, but not before their script is loaded.
 */
async function hydrated(elements: readonly Element[]): Promise<void> {
  const left = elements.filter((element) => element.isConnected && !isHydrated(element));
  for (const element of left) element.dispatchEvent(new CustomEvent('input', { bubbles: true }));
  if (left.every(isHydrated)) return;
  await new Promise((resolve) => setTimeout(resolve, frame));
  await hydrated(left);
}

/** React puts its own properties on every hydrated node. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/**
 * React sees a change only where the value differs from the one its tracker knows: that is set by the property, and
 * bypassed by the prototype's setter.
 */
function change(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (!isTicked(field)) return;
    field.checked = !state;
    field.click();
    return;
  }
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, state);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
