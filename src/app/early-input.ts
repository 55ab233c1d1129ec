type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Of the script in index.html: keeps the last tap, and holds a link beside what is written. */
    early?: { (event: Event): void; tap?: Event };
  }
}

/** Milliseconds. */
const frame = 16;

/**
 * What the customer does with the first screen until the app has taken it over: what they typed and ticked stays, and the
 * button they tapped last acts. To be called before the nodes are taken over; what it returns, after.
 */
export function collectEarlyInput(root: Element): () => Promise<void> {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const states = new Map(fields.filter(isChanged).map((field) => [field, stateOf(field)]));
  // React takes what a field holds when it is taken over for what it has always held.
  const keep = ({ target }: Event) => {
    const field = fields.find((one) => one === target);
    if (field) states.set(field, stateOf(field));
  };
  window.addEventListener('input', keep, true);
  const tapped = window.early?.tap;
  return async () => {
    // What was tapped since then has been heard of.
    const target = tapped === window.early?.tap ? tapped?.target : undefined;
    forgetEarlyTaps();
    const tappable =
      target instanceof Element ? target.closest<HTMLElement>('button, form a') : null;
    await hydrated(fields);
    window.removeEventListener('input', keep, true);
    for (const [field, state] of states) change(field, state);
    if (!tappable || !root.contains(tappable)) return;
    await hydrated([tappable]);
    tappable.click();
  };
}

/** Where the app draws everything anew. */
export function forgetEarlyTaps(): void {
  if (window.early) window.removeEventListener('click', window.early);
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
 * Resolves when React has taken over all that are still there. What is inside of a Suspense boundary is taken over later, at
 * once when something happens to it, but not before the script it needs is there.
 */
async function hydrated(elements: readonly Element[]): Promise<void> {
  const left = elements.filter((element) => element.isConnected && !isHydrated(element));
  for (const element of left) element.dispatchEvent(new Event('input', { bubbles: true }));
  if (left.every(isHydrated)) return;
  await new Promise((resolve) => setTimeout(resolve, frame));
  await hydrated(left);
}

/** React leaves its own properties on every node it has taken over. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/** React hears of a change only when it is from what it knows: what the property was set to, but not by its prototype. */
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
