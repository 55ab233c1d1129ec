/** Types into one question and sends the form, as soon as both are there; false: they are not yet. */
export function sendWith(page: ParentNode, field: string, text: string): boolean {
  const button = page.querySelector<HTMLButtonElement>('[data-bar] button');
  if (!button) return false;
  typeIn(page, { [field]: text });
  button.click();
  return true;
}

/** Puts answers into the inputs that are named after them, as typing would. False: there are no such inputs. */
export function typeIn(page: ParentNode, answers: Readonly<Record<string, unknown>>): boolean {
  const typed = Object.entries(answers).filter(([name, answer]) => {
    const escaped = CSS.escape(name);
    const input = page.querySelector<HTMLInputElement>(
      `input[name="${escaped}"], input#field-${escaped}`,
    );
    if (!input || typeof answer !== 'string' || input.readOnly || input.disabled) return false;
    // React listens for what the element itself did, so its own setter is used.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, answer);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  });
  return typed.length > 0;
}
