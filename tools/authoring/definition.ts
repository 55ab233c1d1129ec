import { type Cursor, cursorAt } from './cursor.ts';
import { formulaAt } from './formula-at.ts';
import { flowAround, templateOf, templateOfWith, templatePath, type Scope } from './scope.ts';
import { kindOfText, settingsAt } from './settings-at.ts';
import { placeOfName, type NamePlace } from './name-places.ts';

export function definitionAt(scope: Scope, file: string, offset: number): NamePlace | undefined {
  const text = scope.texts.at(file)?.text;
  if (text === undefined) return undefined;
  const cursor = cursorAt(text, offset);
  const around = flowAround(cursor);
  const formula = formulaAt(text, offset);
  if (formula) return definitionInFormula(formula, { file, text, around });
  const { word } = cursor;
  const types = settingsAt(scope.symbols, kindOfText(file, text), cursor).map(({ type }) => type);
  const template = templateOf(cursor);
  const below = template === undefined ? undefined : scope.texts.at(templatePath(template));
  const stepIn = (name: string) =>
    placeOfName(file, text, [...around, 'steps', name]) ??
    placeOfName(file, text, [...around, 'insert', name]) ??
    (below && placeOfName(below.path, below.text, ['steps', name]));
  if (cursor.in === 'name') {
    const parent = cursor.path.at(-1);
    if (parent === 'flows') return fileOf(scope, word);
    return parent === 'with' ? settingOfRun(scope, cursor) : stepIn(word);
  }
  if (types.includes('flow') || cursor.path.at(-1) === 'use') return fileOf(scope, word);
  return (types.includes('step') ? stepIn(word) : undefined) ?? fileOf(scope, word) ?? stepIn(word);
}

function definitionInFormula(
  { owner: [root], word }: NonNullable<ReturnType<typeof formulaAt>>,
  { file, text, around }: { file: string; text: string; around: readonly string[] },
): NamePlace | undefined {
  if (root === 'answers') return answerLocation(file, text, word);
  if (root !== undefined && root !== 'settings') return undefined;
  return placeOfName(file, text, [...around, root ?? 'values', word]);
}

function settingOfRun({ texts }: Scope, cursor: Cursor): NamePlace | undefined {
  const run = texts.at(templatePath(templateOfWith(cursor) ?? ''));
  return run && placeOfName(run.path, run.text, ['settings', cursor.word]);
}

function fileOf({ texts }: Scope, flow: string): NamePlace | undefined {
  const template = texts.at(templatePath(flow));
  return template && placeOfName(template.path, template.text, ['flow']);
}

function answerLocation(file: string, text: string, name: string): NamePlace | undefined {
  const found = new RegExp(`^[ \\t]+(${name})\\s*:`, 'm').exec(text);
  if (!found) return undefined;
  const from = found.index + found[0].indexOf(name);
  return { file, from, to: from + name.length };
}
