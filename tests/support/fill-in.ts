import { fireEvent } from '@testing-library/react';

/** Fills in the fields whose name is that of an answer. */
export function fillIn(page: Element, answers: Readonly<Record<string, unknown>>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const byId = page.querySelector(`[id="field-${name}"]`);
    const field = byId ?? page.querySelector(`input[name="${name}"]`);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      type(field, answer);
    else if (field instanceof HTMLSelectElement && typeof answer === 'string')
      fireEvent.change(field, { target: { value: answer } });
    else tick(byId, answer);
  }
}

function type(field: HTMLInputElement | HTMLTextAreaElement, answer: unknown): void {
  if (field.readOnly || ['file', 'checkbox', 'radio'].includes(field.type)) return;
  if (typeof answer === 'string' || typeof answer === 'number')
    fireEvent.change(field, { target: { value: String(answer) } });
}

function tick(group: Element | null, answer: unknown): void {
  const option = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
  for (const radio of group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
    if (radio.value === option || radio.value === String(answer)) fireEvent.click(radio);
}
