import type { Fix } from '../../model/finding.ts';
import type { FormulaProblem } from '../formula/compile.ts';
import { nearestAll } from '../text/nearest.ts';
import { suggestedNames, type Fixed } from '../text/fixes.ts';
import { formulaIn, written } from '../yaml/node-access.ts';
import type { ScalarNode } from '../yaml/node.ts';
import { within } from './within.ts';

/** Problems of another source at the same place; undefined where there are none. */
export type Compile = (source: string) => Pick<FormulaProblem, 'start'> | undefined;

/** Suggestions that leave no problem up to their end. */
export function formulaFixes(node: ScalarNode, problem: FormulaProblem, compile: Compile): Fixed {
  const source = formulaIn(node) ?? written(node);
  const { start, end } = problem;
  const names = problem.names ?? [];
  const word = source.slice(start, end);
  // Any other answer means something else.
  const isNear = (name: string) => nearestAll(word, names).includes(name);
  const suggestions = suggestedNames(word, names).filter(
    ({ name }) => problem.rule !== 'formula-unknown-name' || isNear(name),
  );
  const rewrites = [
    ...suggestions.map(({ name, isSure }) => ({ start, end, by: name, isSure })),
    ...(problem.rewrites ?? []),
  ];
  const fixes = rewrites.flatMap(({ isSure = false, ...rewrite }): Fix[] => {
    const changed = source.slice(0, rewrite.start) + rewrite.by + source.slice(rewrite.end);
    const next = compile(changed);
    const isRight = !next || next.start >= rewrite.start + rewrite.by.length;
    const replace = within(node, rewrite);
    // Undefined where the file splits the text.
    const isThere =
      node.file.text.slice(replace.start, replace.end) === source.slice(rewrite.start, rewrite.end);
    if (!isRight || !isThere) return [];
    const change = { replace, by: quotedIn(node, rewrite.by) };
    return [{ changes: [change], ...(isSure && { preferred: true as const }) }];
  });
  return fixes.length > 0 ? { fixes } : {};
}

/** Escaped as the surrounding quotes need it. */
function quotedIn({ file, start }: ScalarNode, text: string): string {
  const quote = file.text[start];
  if (quote === "'") return text.replaceAll("'", "''");
  return quote === '"' ? text.replaceAll(/["\\]/g, '\\$&') : text;
}
