import type { Symbols } from '../../src/language/schema/symbols.ts';
import { actionCodes } from '../../src/api/action-codes.ts';
import { aboutIn } from '../../src/language/chinese/about/about-in.ts';
import type { Language } from '../../src/model/definition.ts';
import type { Setting } from '../../src/model/step-kind.ts';
import { cursorAt, namesUnder, phraseAround, type Cursor } from './cursor.ts';
import { formulaAt, formulaNames } from './formula-at.ts';
import { byStep } from './rename-in-examples.ts';
import { flowAround, stepsAround, templateOf, templatePath, type Scope } from './scope.ts';
import type { Completion } from './service-results.ts';
import { kindOfText, namesOf, settingsAt } from './settings-at.ts';

type CursorNames = Pick<Cursor, 'path' | 'beside'>;
type Suggestion = readonly [name: string, about: string];

export function completionsAt(
  scope: Scope,
  file: string,
  offset: number,
  language: Language,
): Completion[] {
  const text = scope.texts.at(file)?.text;
  if (text === undefined) return [];
  const cursor = cursorAt(text, offset);
  const formula = formulaAt(text, offset);
  if (formula)
    return formulaNames(scope, file, cursor, formula).map(([label, detail]) => ({
      label,
      detail: aboutIn(language, detail),
      insert: label,
      from: formula.from,
      to: formula.to,
    }));
  const kind = kindOfText(file, text);
  const settings = settingsAt(scope.symbols, kind, cursor);
  const isName = cursor.in === 'name';
  const isPhrase = !isName && settings.some(({ type }) => type === 'requirement');
  const { from, to } = isPhrase ? phraseAround(text, cursor) : cursor;
  const offers = isName
    ? settings.flatMap((setting) => offeredNames(scope, file, cursor, setting))
    : settings.flatMap((setting) => offeredValues(scope, file, cursor, setting));
  const end = isName && text[to] !== ':' ? ': ' : '';
  return [...new Map(offers)].map(([label, detail]) => ({
    label,
    ...(detail !== '' && { detail: aboutIn(language, detail) }),
    insert: `${label}${end}`,
    from,
    to,
  }));
}

function offeredNames(scope: Scope, file: string, cursor: Cursor, setting: Setting): Suggestion[] {
  const beside = cursor.beside[cursor.path.length] ?? new Map<string, string>();
  const isFree = (name: string) => name === cursor.word || !beside.has(name);
  if (setting.type === 'words')
    return [
      ['zh', 'The Chinese text.'],
      ['en', 'The English text.'],
    ];
  const namedSettings = Object.entries(namesOf(setting, beside));
  const names =
    setting.type === 'map' || setting.type === 'send'
      ? authorNames(scope, file, cursor)
      : namedSettings.map(([name, one]): Suggestion => [
          name,
          `${one.about}${one.required ? ' Required.' : ''}`,
        ]);
  return names.filter(([name]) => isFree(name));
}

/** Names of a map that others have given: outcomes, steps, settings, fields of a request. */
export function authorNames(scope: Scope, file: string, cursor: CursorNames): Suggestion[] {
  const { symbols } = scope;
  const word = cursor.path.at(-1);
  const step = cursor.beside[cursor.path.length - 1];
  if (word === 'send') return fieldsOf(symbols, step?.get('endpoint') ?? '');
  if (word === 'on') return outcomesOf(symbols, step?.get('kind') ?? '');
  if (word === 'flows') return flowNames(scope).map((name) => [name, '']);
  const template = word === 'with' ? templateText(scope, cursor) : undefined;
  if (template !== undefined) return namesUnder(template, ['settings']).map((name) => [name, '']);
  if (mapsOfSteps.has(word ?? '') && flowAround(cursor).length > 0)
    return stepsAround(scope, file, cursor).map((name) => [name, '']);
  if (cursor.path[0] === 'examples') return namesInExample(scope, file, cursor);
  if (word === 'actions')
    return symbols.actionCodes.map((code) => [String(code), labelOfCode(code)]);
  return [];
}

/** Maps whose keys are steps that others have named. */
const mapsOfSteps = new Set(['change', 'replace', 'fill', 'paths', 'moved', 'outcomes']);

function templateText({ texts }: Scope, cursor: CursorNames): string | undefined {
  const template = templateOf(cursor);
  return template === undefined ? undefined : texts.at(templatePath(template))?.text;
}

function fieldsOf({ endpoints }: Symbols, endpoint: string): Suggestion[] {
  const fields = Object.entries(endpoints[endpoint]?.request ?? {});
  return fields.map(([name, { required }]) => [name, required ? 'Required.' : '']);
}

function outcomesOf({ kinds }: Symbols, kind: string): Suggestion[] {
  return Object.entries(kinds[kind]?.outcomes ?? {}).map(([name, { about }]) => [name, about]);
}

/** In both languages, as those of documents. */
function labelOfCode(code: number): string {
  const { zh, en } = actionCodes[code] ?? {};
  return [zh, en].filter((text) => text !== undefined).join(' · ');
}

/** Of the template the example belongs to: steps, and what one of them asks. */
function namesInExample(
  { symbols, texts }: Scope,
  file: string,
  cursor: CursorNames,
): Suggestion[] {
  const text = texts.at(file)?.text ?? '';
  const [, , setting, step] = cursor.path;
  const questionSettings = new Set(
    Object.values(symbols.kinds).flatMap((kind) => kind.answersFrom ?? []),
  );
  const names =
    setting === 'refuses' && step !== undefined
      ? [...questionSettings].flatMap((word) => namesUnder(text, ['steps', step, word]))
      : byStep.includes(setting ?? '') && cursor.path.length === 3
        ? namesUnder(text, ['steps'])
        : [];
  return names.map((name) => [name, '']);
}

const flowNames = ({ texts }: Scope): string[] =>
  texts.all.flatMap(({ text }) => /^flow:\s*([\w-]+)/m.exec(text)?.[1] ?? []);

const targets: Suggestion[] = [
  ['back', 'The page before.'],
  ['again', 'This step anew.'],
  ['reload', 'Fetches the order anew and returns to the page before.'],
  ['leave', 'Back to where the customer came from.'],
];

/** Words that may stand as the value of a setting. */
export function offeredValues(
  scope: Scope,
  file: string,
  cursor: CursorNames,
  setting: Setting,
): Suggestion[] {
  const { symbols } = scope;
  const plain = (names: Iterable<string>): Suggestion[] => [...names].map((name) => [name, '']);
  switch (setting.type) {
    case 'one-of':
      return setting.options.map((one) => [one, symbols.kinds[one]?.about ?? '']);
    case 'yes-no':
      return plain(['yes', 'no']);
    case 'endpoint':
      return Object.entries(symbols.endpoints).map(([name, { about }]) => [name, about]);
    case 'flow':
      return plain(flowNames(scope));
    case 'step':
      return [...plain(stepsAround(scope, file, cursor)), ...targets];
    case 'document':
      return Object.entries(symbols.documents).map(([name, { zh, en }]) => [
        name,
        [zh, en].filter((text) => typeof text === 'string').join(' · '),
      ]);
    case 'requirement':
      return Object.entries(setting.values);
    case 'dictionary':
      return plain(dictionaryNames(symbols));
    default:
      return cursor.path.at(-1) === 'options' ? plain(dictionaryNames(symbols)) : [];
  }
}

const dictionaryNames = ({ dictionaries }: Symbols): string[] =>
  Object.keys(dictionaries).map((name) => `dictionary.${name}`);
