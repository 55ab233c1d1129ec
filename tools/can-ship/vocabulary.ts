/** Words of definitions that an app of an earlier revision does not know. */
import type { Definition } from '../../src/model/definition.ts';

/** What a definition asks of the app that runs it. */
export interface Vocabulary {
  kinds: ReadonlySet<string>;
  /** `form.fields` */
  settings: ReadonlySet<string>;
  /** Operators and functions of compiled formulas. */
  functions: ReadonlySet<string>;
}

export function wordsOf(definitions: readonly Definition[]): Vocabulary {
  const words = {
    kinds: new Set<string>(),
    settings: new Set<string>(),
    functions: new Set<string>(),
  };
  const flows = new Set(definitions.flatMap((one) => Object.values(one.flows)));
  for (const { steps } of flows)
    for (const step of Object.values(steps)) {
      words.kinds.add(step.kind);
      for (const name of Object.keys(step)) words.settings.add(`${step.kind}.${name}`);
      collectFunctions(step, words.functions);
    }
  return words;
}

function collectFunctions(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'expr' in value && 'formula' in value)
    return collectCalls(value.expr, into);
  for (const inner of Object.values(value)) collectFunctions(inner, into);
}

function collectCalls(expr: unknown, into: Set<string>): void {
  if (!Array.isArray(expr)) return;
  const [name, ...operands] = expr as unknown[];
  if (typeof name === 'string') into.add(name);
  for (const operand of operands) collectCalls(operand, into);
}

/** Text of a source file of the app as it was; undefined where it had none. */
export type SourceAt = (path: string) => string | undefined;

/**
 * As sentences: what `now` uses, `before` did not, and the app that ran `before` does not name in its sources. What `before` used
 * that app knew.
 */
export function newerWords(before: Vocabulary, now: Vocabulary, sourceAt: SourceAt): string[] {
  const added = (which: keyof Vocabulary) =>
    [...now[which]].filter((word) => !before[which].has(word));
  const kinds = added('kinds').filter(
    (kind) => sourceAt(`src/steps/${kind}/schema.ts`) === undefined,
  );
  const settings = added('settings').filter((word) => {
    const [kind = '', name = ''] = word.split('.');
    const isNamed = names(sourceAt(`src/steps/${kind}/schema.ts`), name);
    return !kinds.includes(kind) && !isNamed && !names(sourceAt('src/model/definition.ts'), name);
  });
  const evaluated = sourceAt('src/language/formula/evaluate.ts');
  const functions = added('functions').filter((name) => !names(evaluated, name));
  return [
    ...kinds.map((kind) => `The app of then has no step kind "${kind}".`),
    ...settings.map((word) => `The app of then knows no setting "${word}".`),
    ...functions.map((name) => `The app of then cannot evaluate "${name}".`),
  ];
}

function names(text: string | undefined, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text !== undefined && new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
}
