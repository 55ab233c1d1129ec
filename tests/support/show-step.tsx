import { render } from '@testing-library/react';
import axe from 'axe-core';
import { vi } from 'vitest';
import type { Language } from '../../src/model/definition.ts';
import type { AuthorSchema, PastStep, StepEvent } from '../../src/model/step-kind.ts';
import type { AnyScreen } from '../../src/steps/registry/any-screen.ts';
import { LanguageProvider } from '../../src/ui/language.tsx';
import { givenStep, type StepExample } from '../../tools/made-up/step-examples.ts';

/** Renders a kind's screen as the renderer would show it: inside a main with the step's heading above it. */
export function showStep(
  Screen: AnyScreen,
  schema: AuthorSchema,
  example: Partial<StepExample> & { past?: PastStep[] },
  language: Language = 'zh',
) {
  const send = vi.fn<(event: StepEvent) => void>();
  const place = (state: typeof example, spoken: Language) => (
    <LanguageProvider language={spoken}>
      <main lang={spoken}>
        <h1 tabIndex={-1}>{schema.kind}</h1>
        <Screen
          step={{ ...givenStep(schema, state.settings ?? {}, spoken), ...state.step }}
          answers={state.answers ?? {}}
          status={state.status ?? ''}
          data={state.data ?? {}}
          past={state.past ?? []}
          send={send}
        />
      </main>
    </LanguageProvider>
  );
  const shown = render(place(example, language));
  return {
    ...shown,
    send,
    /** Rerenders the step with another status, data or language. */
    change: (then: typeof example, spoken = language) =>
      shown.rerender(place({ ...example, ...then }, spoken)),
  };
}

/** Axe's violations, as sentences. */
export async function violations(container: Element): Promise<string[]> {
  // Contrast needs a layout; the browser tests check it.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(
    (one) => `${one.id}: ${one.help} (${one.nodes.map((node) => node.html).join(' ')})`,
  );
}
