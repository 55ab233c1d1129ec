import { isDeepStrictEqual } from 'node:util';
import { exampleInFen } from '../../src/language/emit/example-money.ts';
import { emitExample } from '../../src/language/emit/examples.ts';
import { exampleSyntax } from '../../src/language/schema/file-syntax.ts';
import type { Definition } from '../../src/model/definition.ts';
import type { Example } from '../../src/model/example.ts';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { flowStartedBy } from '../../src/machine/starts.ts';
import { exampleRunner } from '../../src/verify/run-example.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import type { Case } from './case-file.ts';
import { type WrittenExample, writtenExamples } from './written-examples.ts';
import { exampleSamples } from '../made-up/example-samples.ts';

/** The examples of a file that some funder walks. */
export function casesOf(file: SourceFile, definitions: readonly Definition[]): Case[] {
  return writtenExamples(file).flatMap((written) => {
    const found = definitions.flatMap((definition) => walkedAs(written, file.path, definition));
    const [first] = found;
    return first ? [caseOf(written, file.path, first)] : [];
  });
}

const symbols = buildSymbols();

interface Walked {
  definition: Definition;
  example: Example;
}

function walkedAs({ name, node }: WrittenExample, path: string, definition: Definition): Walked[] {
  if (path === fileOfFunder(definition.funder)) {
    const example = definition.examples[name];
    return example ? [{ definition, example }] : [];
  }
  const written = emitExample(exampleSyntax(node));
  return Object.entries(definition.templateExamples ?? {}).flatMap(([key, example]) => {
    const emitted = exampleInFen(written, {
      flow: flowStartedBy(definition, example.action),
      symbols,
    });
    const isThis = isDeepStrictEqual({ ...example, action: 0 }, { ...emitted, action: 0 });
    return isThis && key.endsWith(`: ${name}`) ? [{ definition, example }] : [];
  });
}

function caseOf({ name, example }: WrittenExample, file: string, walked: Walked): Case {
  const { definition } = walked;
  const { action } = walked.example;
  const pages = pagesOf(definition, walked.example);
  return { file, name, funder: definition.funder, action, example: { ...example }, pages };
}

/** The pages it comes to, the last included, one for each visit. */
export function pagesOf(definition: Definition, example: Example): Case['pages'] {
  const pages: Case['pages'] = [];
  exampleRunner(
    definition,
    kindStates,
    exampleSamples,
  )(example, ({ stepId: step, kind, title }) => {
    if (kindSchemas[kind]?.screen) pages.push({ step, title });
  });
  return pages;
}
