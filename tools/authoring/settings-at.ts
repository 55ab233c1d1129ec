import { fileKinds, fileShape, type FileKind } from '../../src/language/schema/file-schemas.ts';
import type { Symbols } from '../../src/language/schema/symbols.ts';
import type { Setting } from '../../src/model/step-kind.ts';
import type { Cursor } from './cursor.ts';

export function kindOfText(path: string, text: string): FileKind {
  const found = fileKinds.find((kind) => new RegExp(`^${kind}\\s*:`, 'm').test(text));
  return found ?? (path.startsWith('funders/') ? 'funder' : 'flow');
}

type At = Pick<Cursor, 'path' | 'beside'>;

/** The settings allowed at a path of names; several where the written value decides. */
export function settingsAt(symbols: Symbols, kind: FileKind, at: At): Setting[] {
  return wholeSettingsAt(symbols, kind, at).flatMap(alternatives);
}

/** The same, as the schema words it. */
export function wholeSettingsAt(symbols: Symbols, kind: FileKind, { path, beside }: At): Setting[] {
  let settings: Setting[] = [fileShape(kind, symbols)];
  for (const [depth, name] of path.entries())
    settings = settings.flatMap((setting) => below(setting, name, beside[depth] ?? new Map()));
  return settings;
}

function alternatives(setting: Setting): Setting[] {
  return setting.type === 'either' ? setting.of.flatMap(alternatives) : [setting];
}

const sentence: Setting = { type: 'text', about: 'A sentence in one language.' };
const value: Setting = { type: 'value', gives: 'any', about: 'A field of the request.' };

function below(setting: Setting, name: string, beside: ReadonlyMap<string, string>): Setting[] {
  return alternatives(setting).flatMap((one): Setting[] => {
    if (one.type === 'words') return name === 'zh' || name === 'en' ? [sentence] : [];
    if (one.type === 'send') return [value];
    if (one.type === 'list') return name === '-' ? [one.of] : [];
    if (one.type === 'map') return [one.of];
    const named = namesOf(one, beside)[name];
    return named ? [named] : [];
  });
}

/** The names a setting knows, as far as its siblings decide which. */
export function namesOf(
  setting: Setting,
  beside: ReadonlyMap<string, string>,
): Readonly<Record<string, Setting>> {
  if (setting.type === 'object') return setting.settings;
  if (setting.type !== 'variants') return {};
  const word = beside.get(setting.by) ?? setting.otherwise ?? '';
  const chosen = Object.hasOwn(setting.of, word) ? setting.of[word] : undefined;
  const by: Setting = {
    type: 'one-of',
    about: setting.noun,
    required: true,
    options: Object.keys(setting.of),
  };
  return { [setting.by]: by, ...setting.common, ...chosen?.settings };
}
