/** The setting that belongs to each node of a file, from its schema. */
import { mapAt } from '../../../src/language/yaml/by-key.ts';
import { isMap, isScalar, written } from '../../../src/language/yaml/node-access.ts';
import type { MapEntry, MapNode, Node } from '../../../src/language/yaml/node.ts';
import { chooseFor } from '../../../src/language/schema/either.ts';
import { fileShape } from '../../../src/language/schema/file-schemas.ts';
import { oncePer } from '../../../src/model/once-per.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import type { Setting } from '../../../src/model/step-kind.ts';
import type { Cursor } from '../cursor.ts';
import { templateOf, templateOfWith, templatePath, type Scope } from '../scope.ts';
import { kindOfText, namesOf } from '../settings-at.ts';
import { treeOfFile } from './file-tree.ts';
import { templateSettings } from './template-settings.ts';

type At = Pick<Cursor, 'path' | 'beside'>;

/** A place in a file, written or not. */
export interface SettingPlace extends At {
  setting: Setting;
  /** What is written there. */
  entry: MapEntry | undefined;
  /** What holds there otherwise: a template's. */
  below: MapEntry | undefined;
}

const kindOf = oncePer(({ path, text }: SourceFile) => kindOfText(path, text));

export function rootOf(scope: Scope, file: SourceFile, node: MapNode): SettingPlace {
  return {
    path: [],
    beside: [],
    setting: fileShape(kindOf(file), scope.symbols),
    entry: { key: { ...node, type: 'scalar', value: '', raw: '', quoted: false }, value: node },
    below: undefined,
  };
}

/** Of what is written and what holds otherwise. */
export const valueOf = ({
  entry,
  below,
}: Pick<SettingPlace, 'entry' | 'below'>): Node | undefined =>
  entry && !isEmpty(entry.value) ? entry.value : below?.value;

export const isEmpty = (node: Node): boolean => isScalar(node) && node.value === null;

/** The one of several that is written; where nothing is, the one that a control fits best. */
export function settingOf({ setting, ...place }: SettingPlace): Setting {
  const node = valueOf(place);
  if (setting.type !== 'either') return setting;
  if (node) return chooseFor(node, setting);
  const all = alternatives(setting);
  return all.find(({ type }) => !compound.has(type)) ?? all[0] ?? setting;
}

const compound: ReadonlySet<Setting['type']> = new Set([
  'formula',
  'object',
  'map',
  'variants',
  'send',
  'value',
]);

export const alternatives = (setting: Setting): Setting[] =>
  setting.type === 'either' ? setting.of.flatMap(alternatives) : [setting];

/** What stands below a place: names with their settings, in the order of the schema, then what is written besides. */
export function namesBelow(scope: Scope, place: SettingPlace): Map<string, Setting> {
  const setting = settingOf(place);
  const beside = besideIn(place);
  const named = Object.entries(namesOf(setting, beside));
  const names = new Map([...named, ...templateNames(scope, place, setting)]);
  if (setting.type === 'map')
    for (const name of beside.keys()) if (!names.has(name)) names.set(name, setting.of);
  return names;
}

/** What a template declares, below the `with:` of those who use it. */
function templateNames(
  scope: Scope,
  place: SettingPlace,
  setting: Setting,
): Iterable<[string, Setting]> {
  if (setting.type !== 'map' || place.path.at(-1) !== 'with') return [];
  const template = templateOfWith(place);
  return template === undefined ? [] : templateSettings(scope, template);
}

export function placeBelow(
  scope: Scope,
  place: SettingPlace,
  name: string,
  setting: Setting,
): SettingPlace {
  const made = placeIn(place, name, setting);
  if (setting.type !== 'variants' || !setting.partial || made.below) return made;
  return { ...made, below: stepOfTemplate(scope, made, name) };
}

/** What a funder changes is a step of the template. */
function stepOfTemplate({ texts }: Scope, at: At, step: string): MapEntry | undefined {
  const template = templateOf(at);
  const file = template === undefined ? undefined : texts.at(templatePath(template));
  return file && mapAt(treeOfFile(file), 'steps')?.entries.get(step);
}

function placeIn(place: SettingPlace, name: string, setting: Setting): SettingPlace {
  const inside = (entry: MapEntry | undefined) =>
    isMap(entry?.value) ? entry.value.entries.get(name) : undefined;
  return {
    path: [...place.path, name],
    beside: [...place.beside, besideIn(place)],
    setting,
    entry: inside(place.entry),
    below: inside(place.below),
  };
}

/** Name → the text of its value. */
export function besideIn({ entry, below }: SettingPlace): ReadonlyMap<string, string> {
  const nodes = [below?.value, entry?.value].filter(isMap);
  return new Map(
    nodes.flatMap((node) =>
      [...node.entries].map(([name, { value }]) => [name, isScalar(value) ? written(value) : '']),
    ),
  );
}

/** Undefined where the schema has no such place. */
export function placeAt(
  scope: Scope,
  root: SettingPlace,
  path: readonly string[],
): SettingPlace | undefined {
  let place: SettingPlace | undefined = root;
  for (const name of path) {
    const setting: Setting | undefined = place && settingBelow(scope, place, name);
    place = place && setting && placeBelow(scope, place, name, setting);
  }
  return place;
}

/** Also of a name that is not written yet, where the author makes them up. */
function settingBelow(scope: Scope, place: SettingPlace, name: string): Setting | undefined {
  const setting = settingOf(place);
  if (setting.type === 'map')
    return new Map(templateNames(scope, place, setting)).get(name) ?? setting.of;
  return setting.type === 'object'
    ? setting.settings[name]
    : namesOf(setting, besideIn(place))[name];
}

/** The names above an offset, and the one whose line it is in. */
export function namesAt(node: Node, offset: number): string[] {
  const { text } = node.file;
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(line))?.[0].length ?? 0;
  const at = Math.max(offset, line + indent);
  if (!isMap(node)) return [];
  const entry = [...node.entries].findLast(([, { key }]) => key.start <= at);
  if (!entry) return [];
  const [name, { value }] = entry;
  return [name, ...(value.start <= at ? namesAt(value, at) : [])];
}

/** How many of these names lead to what has a form of its own: the file, one of a funder's flows, a step. */
export function depthsOfForms(scope: Scope, root: SettingPlace, path: readonly string[]): number[] {
  const depths = [0];
  let above = root;
  for (const [index, name] of path.entries()) {
    const setting = namesBelow(scope, above).get(name);
    if (!setting) break;
    const place = placeBelow(scope, above, name, setting);
    if (hasOwnForm(above, place)) depths.push(index + 1);
    if (settingOf(place).type === 'variants') break;
    above = place;
  }
  return depths;
}

/** The first settings that depend on a kind, and what the file holds by name. */
export function hasOwnForm(above: SettingPlace, place: SettingPlace): boolean {
  const setting = settingOf(place);
  if (settingOf(above).type !== 'map') return false;
  if (setting.type === 'variants') return true;
  return place.path.length === 2 && alternatives(place.setting).every(isObject);
}

const isObject = ({ type }: Setting): boolean => type === 'object';
