import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/model/definition.ts';
import type { AuthorSchema } from '../../src/model/step-kind.ts';
import type { AnyScreen } from '../../src/steps/registry/any-screen.ts';
import { readExamples } from '../../tools/made-up/step-examples.ts';
import { showStep, violations } from './show-step.tsx';

/** Tests that axe finds nothing in any example of a kind. */
export function testAccessibility(
  Screen: AnyScreen,
  schema: AuthorSchema,
  languages: readonly Language[] = ['zh'],
): void {
  describe.each(Object.entries(readExamples(schema.kind)))('%s', (_name, example) => {
    test.each(languages)('is accessible in %s', async (language) => {
      const { baseElement } = showStep(Screen, schema, example, language);

      expect(await violations(baseElement)).toEqual([]);
    });
  });
}
