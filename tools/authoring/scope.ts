import type { Named } from '../../src/language/check.ts';
import type { CompiledFlow } from '../../src/language/check-funder.ts';
import { answersOf } from '../../src/language/link/collected-answers.ts';
import type { Symbols } from '../../src/language/schema/symbols.ts';
import { namesUnder, type Cursor } from './cursor.ts';
import type { Texts } from './texts.ts';

type CursorNames = Pick<Cursor, 'path' | 'beside'>;

/** What names are looked up in. */
export interface Scope {
  symbols: Symbols;
  texts: Texts;
  /** Of the last texts that could be linked. */
  linked: () => Named | undefined;
}

/** Where the flow around a cursor begins: at the file, or below a funder's `flows:`. */
export function flowAround({ path }: Pick<Cursor, 'path'>): string[] {
  return path[0] === 'flows' ? path.slice(0, 2) : [];
}

export const templatePath = (flow: string): string => `flows/${flow}.yaml`;

/** The template that the flow around the cursor is made from. */
export function templateOf(cursor: CursorNames): string | undefined {
  const [first, flow] = cursor.path;
  if (first !== 'flows' || flow === undefined) return undefined;
  return cursor.beside[2]?.get('use') ?? flow;
}

/** The template whose settings stand below the `with:` around the cursor: the one that is run there, or made into a flow. */
export function templateOfWith(cursor: CursorNames): string | undefined {
  const run = cursor.beside[cursor.path.length - 1]?.get('flow');
  if (run !== undefined) return run;
  return cursor.path.length === flowAround(cursor).length + 1 ? templateOf(cursor) : undefined;
}

/** Names of the steps that a target or an override may name. */
export function stepsAround({ texts }: Scope, file: string, cursor: CursorNames): string[] {
  const around = flowAround(cursor);
  const text = texts.at(file)?.text ?? '';
  const own = ['steps', 'insert'].flatMap((word) => namesUnder(text, [...around, word]));
  const template = templateOf(cursor);
  const below = template === undefined ? undefined : texts.at(templatePath(template));
  return [...new Set([...own, ...(below ? namesUnder(below.text, ['steps']) : [])])];
}

/** The flows that were linked of what stands around the cursor. */
function flowsAround({ linked, texts }: Scope, file: string, cursor: Cursor): CompiledFlow[] {
  const [first, own] = cursor.path;
  const template = /^flow:\s*([\w-]+)/m.exec(texts.at(file)?.text ?? '')?.[1];
  return (linked()?.funders ?? []).flatMap(({ node, flows }) =>
    [...flows.values()].filter(({ flow, from }) =>
      template === undefined
        ? node.file.path === file && first === 'flows' && (flow.id === own || from.has(own ?? ''))
        : from.has(template),
    ),
  );
}

/** Name → where it comes from, of all that the flow collects. */
export function answersAround(scope: Scope, file: string, cursor: Cursor): Map<string, string> {
  const flows = new Map<string, string>();
  for (const { linked } of flowsAround(scope, file, cursor).slice(0, 4))
    for (const step of linked.steps.values())
      for (const { name, type } of answersOf(step, scope.symbols.kinds[step.kind]))
        if (!flows.has(name))
          flows.set(
            name,
            `${typeof type === 'string' ? type : 'fields'}, of the step "${step.id}"`,
          );
  return flows;
}
