import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localizedAbout } from '../../../src/language/chinese/about/about-in.ts';
import type { KindSchema, LocalizedText } from '../../../src/model/step-kind.ts';
import { kindSchemas } from '../../../src/steps/registry/schemas.ts';
import { givenStep, readExamples } from '../../made-up/step-examples.ts';
import { root } from '../../repository/repository.ts';

/** One example of a step kind, as its screen gets it. */
export interface Shown {
  name: string;
  status: string;
  answers: Record<string, unknown>;
  data: Record<string, unknown>;
  step: { zh: Record<string, unknown>; en: Record<string, unknown> };
}

export interface KindShown {
  kind: string;
  name: LocalizedText;
  about: LocalizedText;
  examples: Shown[];
  /** Why there are none. */
  problem?: string;
}

/** Every kind with a screen, with the examples of its examples.yaml. */
export function galleryOf(): KindShown[] {
  return Object.values(kindSchemas)
    .filter(({ kind }) => existsSync(join(root, 'src/steps', kind, 'Screen.tsx')))
    .map((schema) => {
      const { kind, name = { zh: kind, en: kind } } = schema;
      const about = localizedAbout(schema.about);
      try {
        return { kind, name, about, examples: examplesOf(schema) };
      } catch (error) {
        return { kind, name, about, examples: [], problem: String(error) };
      }
    });
}

function examplesOf(schema: KindSchema): Shown[] {
  return Object.entries(readExamples(schema.kind)).map(([name, example]) => {
    const { status, answers, data, settings, step } = example;
    const inLanguage = (language: 'zh' | 'en') => ({
      ...givenStep(schema, settings, language),
      ...step,
    });
    return { name, status, answers, data, step: { zh: inLanguage('zh'), en: inLanguage('en') } };
  });
}
