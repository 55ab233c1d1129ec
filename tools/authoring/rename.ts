import type { LocalizedText } from '../../src/model/step-kind.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { lineEndOf } from './entry-edits.ts';
import { formulaAt } from './formula-at.ts';
import { placeOfName, scalarsOf } from './name-places.ts';
import { stepInExamples } from './rename-in-examples.ts';
import { flowAround, templateOf, templateOfWith, templatePath, type Scope } from './scope.ts';
import type { TextEdit } from './service-results.ts';
import { kindOfText, settingsAt } from './settings-at.ts';

type FormulaName = NonNullable<ReturnType<typeof formulaAt>>;

type Sort = 'step' | 'value' | 'setting';
interface RenameTarget {
  sort: Sort;
  name: string;
  /** The file it is written in, and the flow there. */
  file: string;
  around: string[];
}

export interface RenameRefusal {
  refused: LocalizedText;
}

const notRenameable: RenameRefusal = {
  refused: {
    zh: '只能在名称处重命名步骤、值或设置。',
    en: 'Only a step, a value or a setting can be renamed, where it is named.',
  },
};

const sortNames: Record<Sort, LocalizedText> = {
  step: { zh: '步骤', en: 'step' },
  value: { zh: '值', en: 'value' },
  setting: { zh: '设置', en: 'setting' },
};

/** The name that would be renamed at the cursor. */
export function renameableAt(
  scope: Scope,
  file: string,
  offset: number,
): { from: number; to: number; name: string } | RenameRefusal {
  const target = renameTargetAt(scope, file, offset);
  const text = scope.texts.at(file)?.text;
  if (!target || text === undefined) return notRenameable;
  const refused = refusalOf(scope, target);
  if (refused !== undefined) return { refused };
  const { from, to } = formulaAt(text, offset) ?? cursorAt(text, offset);
  return { from, to, name: target.name };
}

export function renameAt(
  scope: Scope,
  file: string,
  offset: number,
  to: string,
): TextEdit[] | RenameRefusal {
  const target = renameTargetAt(scope, file, offset);
  if (!target) return notRenameable;
  const refused = refusalOf(scope, target);
  if (refused !== undefined) return { refused };
  const text = scope.texts.at(target.file)?.text ?? '';
  const word = { step: 'steps', value: 'values', setting: 'settings' }[target.sort];
  const form = target.sort === 'step' ? /^[a-z][a-z0-9-]*$/ : /^[A-Za-z][\w-]*$/;
  const { zh, en } = sortNames[target.sort];
  if (!form.test(to))
    return { refused: { zh: `“${to}”不能作${zh}的名称。`, en: `"${to}" is no name for a ${en}.` } };
  if (placeOfName(target.file, text, [...target.around, word, to]))
    return {
      refused: { zh: `已有叫“${to}”的${zh}。`, en: `There is a ${en} called "${to}" already.` },
    };
  const template = target.around.length === 0 ? flowOf(text) : undefined;
  const edits = scope.texts.all.flatMap((one) => editsIn(scope, one, target, { template, to }));
  if (target.sort !== 'step') return edits;
  return [
    ...onceEach([...edits, ...stepInExamples(scope, target, to)]),
    ...movedEdit(target, text, to),
  ];
}

/** A template's own examples are found twice: in its file and as what funders walk. */
function onceEach(edits: readonly TextEdit[]): TextEdit[] {
  return [...new Map(edits.map((edit) => [`${edit.file} ${edit.from}`, edit])).values()];
}

/** Steps of a flow that is run are called `run/step`, and `moved:` knows no such names. */
function refusalOf(
  { texts }: Scope,
  { sort, name, file, around }: RenameTarget,
): LocalizedText | undefined {
  if (sort !== 'step') return undefined;
  const isItsKind = (path: readonly string[]) =>
    path.length === around.length + 3 && path.at(-2) === name && path.at(-1) === 'kind';
  const kind = scalarsOf(texts.at(file)?.text ?? '').find(
    ({ path, isName }) => !isName && isItsKind(path),
  )?.value;
  return kind === 'run' || kind === 'slot'
    ? {
        zh: `“${name}”运行另一个流程：“moved:”说不出其中步骤的旧名，办到一半的客户会丢失进度。`,
        en: `"${name}" runs a flow: "moved:" cannot say what its steps were called, so who is in the middle would lose their place.`,
      }
    : undefined;
}

const flowOf = (text: string): string | undefined => /^flow:\s*([\w-]+)/m.exec(text)?.[1];

function renameTargetAt(scope: Scope, file: string, offset: number): RenameTarget | undefined {
  const text = scope.texts.at(file)?.text;
  if (text === undefined) return undefined;
  const cursor = cursorAt(text, offset);
  const from: Named = { file, text, around: flowAround(cursor) };
  const formula = formulaAt(text, offset);
  if (formula) return targetOfFormula(formula, from);
  return declaredTarget(scope, cursor, from) ?? stepTarget(scope, cursor, from);
}

/** Where the name at the cursor is written. */
interface Named {
  file: string;
  text: string;
  around: string[];
}

function targetOfFormula(
  { owner, word: name }: FormulaName,
  { file, text, around }: Named,
): RenameTarget | undefined {
  const sort = owner[0] === 'settings' ? 'setting' : owner.length === 0 ? 'value' : undefined;
  if (!sort || !placeOfName(file, text, [...around, `${sort}s`, name])) return undefined;
  return { sort, name, file, around };
}

/** The map directly in the flow that has the name as a key. */
function mapOfName(cursor: Cursor, { around }: Named): string | undefined {
  const isKey = cursor.in === 'name' && cursor.path.length === around.length + 1;
  return isKey ? cursor.path.at(-1) : undefined;
}

/** A value or a setting where it is declared, or a setting where a run gives it. */
function declaredTarget(scope: Scope, cursor: Cursor, from: Named): RenameTarget | undefined {
  const { word: name } = cursor;
  const { file, around } = from;
  const map = mapOfName(cursor, from);
  if (map === 'values') return { sort: 'value', name, file, around };
  if (map === 'settings') return { sort: 'setting', name, file, around };
  if (cursor.in !== 'name' || cursor.path.at(-1) !== 'with') return undefined;
  const run = scope.texts.at(templatePath(templateOfWith(cursor) ?? ''));
  return run && { sort: 'setting', name, file: run.path, around: [] };
}

/** A step where it stands, is overridden or is led to. */
function stepTarget(scope: Scope, cursor: Cursor, from: Named): RenameTarget | undefined {
  const { file, text, around } = from;
  const { word: name } = cursor;
  const isKey = stepMaps.includes(mapOfName(cursor, from) ?? '');
  const types = settingsAt(scope.symbols, kindOfText(file, text), cursor).map(({ type }) => type);
  if (!isKey && !(cursor.in === 'value' && types.includes('step'))) return undefined;
  const at = (where: string[]) => placeOfName(file, text, [...around, ...where, name]);
  if (at(['steps']) || at(['insert'])) return { sort: 'step', name, file, around };
  const template = templateOf(cursor);
  const below = template === undefined ? undefined : scope.texts.at(templatePath(template));
  const isBelow = below && placeOfName(below.path, below.text, ['steps', name]);
  return isBelow ? { sort: 'step', name, file: below.path, around: [] } : undefined;
}

interface Renaming {
  /** The template it is part of; undefined where only the funder's own flow has it. */
  template: string | undefined;
  to: string;
}

function editsIn(
  scope: Scope,
  one: { path: string; text: string },
  target: RenameTarget,
  { template, to }: Renaming,
): TextEdit[] {
  const isTargetFile = one.path === target.file;
  if (!isTargetFile && (template === undefined || !one.text.includes(target.name))) return [];
  return scalarsOf(one.text).flatMap((scalar): TextEdit[] => {
    const around = scalar.path[0] === 'flows' ? scalar.path.slice(0, 2) : [];
    const isInHome = isTargetFile && target.around.every((name, depth) => around[depth] === name);
    const inner = scalar.path.slice(around.length);
    if (isInHome && target.sort !== 'step') return inFormulas(one, scalar, target, to, inner);
    if (target.sort !== 'value' && scalar.value !== target.name) return [];
    const cursor = cursorAt(one.text, scalar.from);
    if (target.sort === 'setting')
      return isGivenSetting(scalar, cursor, template) ? [wordEdit(one, scalar, to)] : [];
    if (!isInHome && (template === undefined || templateOf(cursor) !== template)) return [];
    if (target.sort === 'value') return inFormulas(one, scalar, target, to, inner);
    const types = settingsAt(scope.symbols, kindOfText(one.path, one.text), cursor);
    const isStep = namesStep(
      scalar,
      inner,
      types.map(({ type }) => type),
    );
    return isStep ? [wordEdit(one, scalar, to)] : [];
  });
}

/** Leaves the quotes that stand around it. */
function wordEdit(
  { path, text }: { path: string; text: string },
  { from, to: end }: Scalar,
  insert: string,
): TextEdit {
  const quoted = /["']/.test(text[from] ?? '') ? 1 : 0;
  return { file: path, from: from + quoted, to: end - quoted, insert };
}

type Scalar = ReturnType<typeof scalarsOf>[number];

function isGivenSetting(
  { isName, path }: Scalar,
  cursor: Cursor,
  template: string | undefined,
): boolean {
  return isName && path.at(-1) === 'with' && templateOfWith(cursor) === template;
}

function namesStep(
  { isName }: Scalar,
  [map = '', ...below]: readonly string[],
  types: readonly unknown[],
): boolean {
  if (isName) return below.length === 0 && stepMaps.includes(map);
  return map === 'remove' || types.includes('step');
}

const stepMaps = ['steps', 'insert', 'change', 'replace', 'remove', 'fill', 'paths'];

function inFormulas(
  one: { path: string; text: string },
  { isName, value, from, to: end }: { isName: boolean; value: string; from: number; to: number },
  { sort, name }: RenameTarget,
  to: string,
  inner: readonly string[],
): TextEdit[] {
  if (isName)
    return value === name && inner.length === 1 && inner[0] === `${sort}s`
      ? [{ file: one.path, from, to: end, insert: to }]
      : [];
  const written = one.text.slice(from, end);
  if (!/^["']?=|\{/.test(written)) return [];
  const dotted = sort === 'setting' ? `settings\\.${name}` : `(?<![\\w."'-])${name}`;
  return [...written.matchAll(new RegExp(`${dotted}(?![\\w-])`, 'g'))].map((match) => {
    const at = from + match.index + match[0].length - name.length;
    return { file: one.path, from: at, to: at + name.length, insert: to };
  });
}

/** Keeps the sessions of customers in the middle of the flow. */
function movedEdit({ file, around, name }: RenameTarget, text: string, to: string): TextEdit[] {
  const newline = lineEndOf(text);
  const moved = placeOfName(file, text, [...around, 'moved']);
  const beside =
    placeOfName(file, text, [...around, 'steps']) ?? placeOfName(file, text, [...around, 'insert']);
  if (moved) {
    const at = text.indexOf(':', moved.to) + 1;
    const brace = /^\s*\{\s*/.exec(text.slice(at));
    if (brace) {
      const from = at + brace[0].length;
      const isEmpty = text[from] === '}';
      return [{ file, from, to: from, insert: `${name}: ${to}${isEmpty ? ' ' : ', '}` }];
    }
    const start = text.lastIndexOf('\n', moved.from - 1) + 1;
    const indent = text.slice(start, moved.from);
    return [{ file, from: at, to: at, insert: `${newline}${indent}  ${name}: ${to}` }];
  }
  if (!beside) return [];
  const start = text.lastIndexOf('\n', beside.from - 1) + 1;
  const indent = text.slice(start, beside.from);
  return [{ file, from: start, to: start, insert: `${indent}moved: { ${name}: ${to} }${newline}` }];
}
