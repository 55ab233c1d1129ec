type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Of the script in index.html: keeps the last tap, and holds a link beside what is written. */
    early?: { (event: Event): void; tap?: Event };
  }
}

/**
 * What the customer does with the first screen until the app has taken it over: what they typed and ticked stays, and the
 * button they tapped last acts. To be called before the nodes are taken over; what it returns, after.
 */
export function collectEarlyInput(root: Element): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const states = new Map(fields.filter(isChanged).map((field) => [field, stateOf(field)]));
  // React takes what a field holds when it is taken over for what it has always held.
  const keep = ({ target }: Event) => {
    const field = fields.find((one) => one === target);
    if (field) states.set(field, stateOf(field));
  };
  window.addEventListener('input', keep, true);
  const tapped = window.early?.tap;
  return () => {
    window.removeEventListener('input', keep, true);
    // What was tapped since then has been heard of.
    const target = tapped === window.early?.tap ? tapped?.target : undefined;
    forgetEarlyTaps();
    for (const field of fields) hydrate(field);
    for (const [field, state] of states) change(field, state);
    const tappable =
      target instanceof Element ? target.closest<HTMLElement>('button, form a') : null;
    if (tappable && root.contains(tappable)) tappable.click();
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

/** What is inside of a Suspense boundary is taken over later, but at once when something happens to it. */
function hydrate(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
