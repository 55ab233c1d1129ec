import { contextOf, type LinkContext } from '../link/linked.ts';
import { formulaIn, isScalar, written } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';

/** A setting put in the place of a value may be a plain one. */
export function sourceOf(node: Node | undefined): string | undefined {
  if (!isScalar(node)) return undefined;
  const source = formulaIn(node);
  if (source !== undefined || typeof node.value !== 'string') return source ?? written(node);
  return JSON.stringify(node.value);
}

/** An apostrophe of a sentence ends no later than at the brace of the next value. */
const quoted = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\{}])*'?/g;

/** The named values a formula reads itself. */
export function valuesIn(source: string, { values }: LinkContext): string[] {
  if (values.size === 0) return [];
  const names = source.replace(quoted, '""').match(/(?<![.\w])[A-Za-z_]\w*(?!\w|\s*\()/g) ?? [];
  return [...new Set(names)].filter((name) => values.has(name));
}

/** Including those they are computed from. */
export function allValuesIn(source: string, context: LinkContext): Set<string> {
  const names = new Set(valuesIn(source, context));
  for (const name of names)
    for (const inner of valuesIn(sourceOf(context.values.get(name)) ?? '', context))
      names.add(inner);
  return names;
}

/** Whether a setting was substituted into the formula or into a value it reads. */
export function mentionsSettings(source: string, context: LinkContext): boolean {
  const mentions = (text: string) => /\bsettings\./.test(text);
  return (
    mentions(source) ||
    [...allValuesIn(source, context)].some((name) => {
      const node = context.values.get(name);
      return node !== undefined && (contextOf.has(node) || mentions(sourceOf(node) ?? ''));
    })
  );
}
