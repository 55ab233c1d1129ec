declare global {
  interface Window {
    /** What was tapped last, by the script in index.html. */
    tapped?: EventTarget | null;
  }
}

/**
 * What the customer has done with the first screen before the app took it over: what they typed and ticked stays, and the
 * button they tapped last acts. To be called before the nodes are taken over; what it returns, after.
 */
export function collectEarlyInput(root: Element): () => void {
  const changes = [...root.querySelectorAll('input, textarea, select')].flatMap(changeOf);
  const focused = document.activeElement;
  const button = window.tapped instanceof Element ? window.tapped.closest('button') : null;

  return () => {
    for (const change of changes) change();
    // The heading has taken it meanwhile, as it does on every new screen.
    if (focused instanceof HTMLElement && root.contains(focused)) focused.focus();
    if (button && root.contains(button)) button.click();
  };
}

/** Makes the change once more, in a way that React hears of. */
function changeOf(field: Element): (() => void)[] {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked === field.defaultChecked) return [];
    return [
      () => {
        field.checked = field.defaultChecked;
        hydrate(field);
        field.click();
      },
    ];
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = field;
    return value === defaultValue ? [] : [() => write(field, value, defaultValue)];
  }
  if (!(field instanceof HTMLSelectElement)) return [];
  const { value } = field;
  if (field.selectedOptions[0]?.defaultSelected !== false) return [];
  return [() => write(field, value, '')];
}

/** React hears of a value only when it is another than the one it has set itself. */
function write(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  known: string,
): void {
  field.value = known;
  hydrate(field);
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What is inside of a Suspense boundary is taken over later, but at once when something happens to it. */
function hydrate(field: Element): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
