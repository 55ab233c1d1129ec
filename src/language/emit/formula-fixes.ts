import type { Fix } from '../../model/finding.ts';
import type { FormulaProblem } from '../formula/compile.ts';
import { namesMeant, type Fixed } from '../text/fixes.ts';
import { formulaIn, written } from '../yaml/node-access.ts';
import type { ScalarNode } from '../yaml/node.ts';
import { within } from './within.ts';

/** What is wrong with another source at the same place: undefined where nothing is. */
export type Compile = (source: string) => Pick<FormulaProblem, 'start'> | undefined;

/** What may have been meant, as far as it leaves nothing wrong up to where it ends. */
export function formulaFixes(node: ScalarNode, problem: FormulaProblem, compile: Compile): Fixed {
  const source = formulaIn(node) ?? written(node);
  const { start, end } = problem;
  const meant = namesMeant(source.slice(start, end), problem.names ?? []);
  const rewrites = [
    ...meant.map(({ name, isSure }) => ({ start, end, by: name, isSure })),
    ...(problem.rewrites ?? []),
  ];
  const fixes = rewrites.flatMap(({ isSure = false, ...rewrite }): Fix[] => {
    const changed = source.slice(0, rewrite.start) + rewrite.by + source.slice(rewrite.end);
    const next = compile(changed);
    const isRight = !next || next.start >= rewrite.start + rewrite.by.length;
    const replace = within(node, rewrite);
    // Undefined where the file has that text in several pieces.
    const isThere =
      node.file.text.slice(replace.start, replace.end) === source.slice(rewrite.start, rewrite.end);
    if (!isRight || !isThere) return [];
    const change = { replace, by: quotedIn(node, rewrite.by) };
    return [{ changes: [change], ...(isSure && { preferred: true as const }) }];
  });
  return fixes.length > 0 ? { fixes } : {};
}

/** As it stands between the quotes of the whole text. */
function quotedIn({ file, start }: ScalarNode, text: string): string {
  const quote = file.text[start];
  if (quote === "'") return text.replaceAll("'", "''");
  return quote === '"' ? text.replaceAll(/["\\]/g, '\\$&') : text;
}
