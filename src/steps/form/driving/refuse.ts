import type { Step } from '../../../model/definition.ts';
import type { RefusedInput } from '../../../model/example.ts';
import type { DrivenWalk, BrowserTools } from '../../kind-driver.ts';
import { typedFields } from '../schema.ts';
import { fieldsOf, mayBeMissing } from './fill.ts';

/** What is typed can be invalidated once the form is complete. */
const typed: ReadonlySet<string> = new Set(typedFields);

/** Tries the inputs the example says are refused on a complete form, and leaves it complete. */
export async function tryRefused(walk: DrivenWalk, step: Step, hands: BrowserTools): Promise<void> {
  const { page } = walk;
  const fields = fieldsOf(step);
  for (const [name, inputs] of Object.entries(walk.example.refuses?.[step.id] ?? {})) {
    const { [name]: field } = fields;
    const input = page.locator(`#field-${name}`);
    // What other answers bring about is not there.
    const values = inputs.filter((one) => !one.with).flatMap((one) => typedOf(one, field?.type));
    if (values.length === 0 || !field || !typed.has(field.type)) continue;
    if (mayBeMissing(field) && !(await input.isVisible())) continue;
    if (!(await input.isEditable())) continue;
    const before = await input.inputValue();
    for (const value of values) {
      await input.fill(value);
      await hands.submit(page);
      await hands.expect(input).toHaveAttribute('aria-invalid', 'true');
      await hands.expect(page.locator('[data-step]')).toHaveAttribute('data-step', step.id);
    }
    await input.fill(before);
  }
}

function typedOf({ value, above, below, longerThan }: RefusedInput, type?: string): string[] {
  const step = type === 'money' ? 0.01 : 1;
  const beyond = [above === undefined ? [] : above + step, below === undefined ? [] : below - step];
  return [
    ...(typeof value === 'string' || typeof value === 'number' ? [`${value}`] : []),
    ...beyond.flat().map((number) => String(Math.round(number * 100) / 100)),
    ...(longerThan === undefined ? [] : ['1'.repeat(longerThan + 1)]),
  ];
}
