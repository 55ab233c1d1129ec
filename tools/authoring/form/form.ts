import {
  bilingual,
  choicesOf,
  inOneLine,
  listOf,
  plainInputs,
  type InputMaker,
  type Making,
} from './plain-inputs.ts';
import { aboutIn } from '../../../src/language/chinese/about/about-in.ts';
import { entriesOf, formulaIn, isMap } from '../../../src/language/yaml/node-access.ts';
import type { MapNode, Node } from '../../../src/language/yaml/node.ts';
import type { Language } from '../../../src/model/definition.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import type { Setting } from '../../../src/model/step-kind.ts';
import { authorNames } from '../completions.ts';
import type { Scope } from '../scope.ts';
import type {
  Bilingual,
  Form,
  FormAddition,
  FormChoice,
  FormControl,
  FormInput,
  FormPart,
} from './controls.ts';
import { treeOfFile } from './file-tree.ts';
import { staysOf } from './order.ts';
import {
  alternatives,
  besideIn,
  depthsOfForms,
  hasOwnForm,
  namesAt,
  namesBelow,
  placeAt,
  placeBelow,
  rootOf,
  settingOf,
  valueOf,
  type SettingPlace,
} from './tree.ts';

/** Of what stands at an offset; undefined where the file cannot be read as it is. */
export function formAt(
  scope: Scope,
  path: string,
  offset: number,
  language: Language,
): Form | undefined {
  const file = scope.texts.at(path);
  const node = file && treeOfFile(file);
  if (!file || !node) return undefined;
  const root = rootOf(scope, file, node);
  const names = namesAt(node, offset);
  const depths = depthsOfForms(scope, root, names);
  const above = depths.slice(0, -1).map((depth) => names.slice(0, depth));
  const place = placeAt(scope, root, names.slice(0, depths.at(-1)));
  return (
    place && {
      ...formOf({ scope, file, language }, place),
      above: above.map((one) => ({
        name: one.at(-1) ?? '',
        from: placeAt(scope, root, one)?.entry?.key.start ?? 0,
      })),
    }
  );
}

/** Of a place that need not be written yet. */
export function formOfPath(
  scope: Scope,
  file: SourceFile,
  path: readonly string[],
  language: Language,
): Form | undefined {
  const node = treeOfFile(file);
  const root = node && rootOf(scope, file, node);
  const place = root && placeAt(scope, root, path);
  if (!place) return undefined;
  const form = formOf({ scope, file, language }, place);
  const written = path
    .map((_, index) => placeAt(scope, root, path.slice(0, index + 1))?.entry?.key.start)
    .findLast((start) => start !== undefined);
  return place.entry || written === undefined ? form : { ...form, from: written, to: written };
}

function formOf(
  { scope, file, language }: Pick<Making, 'scope' | 'file' | 'language'>,
  place: SettingPlace,
): Form {
  const setting = settingOf(place);
  const isOfKind = setting.type === 'variants';
  const isPart = isOfKind && setting.partial === true;
  const lists = new Map<string, FormChoice[]>();
  const making: Making = { scope, file, language, lists, isOfKind, isPart };
  const { key, value } = place.entry ?? {};
  return {
    file: file.path,
    path: place.path,
    above: [],
    about: aboutIn(language, aboutOf(setting, place)),
    from: key?.start ?? 0,
    to: value?.end ?? 0,
    controls: controlsIn(making, place),
    lists: Object.fromEntries(lists),
  };
}

/** Of a kind, what that kind is for. */
function aboutOf(setting: Setting, place: SettingPlace): string {
  if (setting.type !== 'variants') return setting.about;
  const word = besideIn(place).get(setting.by) ?? setting.otherwise ?? '';
  return Object.hasOwn(setting.of, word) ? (setting.of[word]?.about ?? '') : setting.about;
}

function controlsIn(making: Making, place: SettingPlace): FormControl[] {
  const around = settingOf(place);
  const kindOfTemplate = around.type === 'variants' && around.partial ? around.by : undefined;
  const names = new Map(
    around.type === 'map' && place.path.at(-1) !== 'with' ? namesOthersGive(making, place) : [],
  );
  const controls = [...namesBelow(making.scope, place)].flatMap(([name, setting]) => {
    const below = placeBelow(making.scope, place, name, setting);
    if (name === kindOfTemplate || isOutOfPlace(setting, below)) return [];
    const about = names.get(name);
    return [{ ...controlOf(making, name, below, place), ...(about && { nameAbout: about }) }];
  });
  const known = new Set(controls.map(({ name }) => name));
  const others = entriesOf(place.entry?.value).filter(([name]) => !known.has(name));
  return [
    ...controls,
    ...others.map(([name, entry]): FormControl => ({
      name,
      path: [...place.path, name],
      about: '',
      at: { from: entry.key.start, to: entry.value.end },
      type: 'source',
      source: sourceOf(entry.value),
    })),
  ];
}

/** A setting for other words than the one its neighbour has. */
function isOutOfPlace({ only }: Setting, { beside, entry, below }: SettingPlace): boolean {
  if (!only || entry || below) return false;
  return !only.words.includes(beside.at(-1)?.get(only.by) ?? '');
}

function controlOf(
  making: Making,
  name: string,
  place: SettingPlace,
  above: SettingPlace,
): FormControl {
  const around = settingOf(above);
  const isNamed = around.type === 'map' && around.of === place.setting;
  const { entry } = place;
  const setting = settingOf(place);
  const about = place.setting.type === 'either' && !entry ? place.setting.about : setting.about;
  return {
    name,
    path: place.path,
    ...(isNamed && { isNamed }),
    about: aboutIn(making.language, place.setting.about || about),
    ...(place.setting.required && !making.isPart && { required: true }),
    ...(namesRequirements(place.setting) && { isForSpecification: true as const }),
    ...(place.below && { isBelow: true as const }),
    ...(entry && { at: { from: entry.key.start, to: entry.value.end } }),
    ...inputOf(making, place, setting, above),
  };
}

const namesRequirements = (setting: Setting): boolean =>
  alternatives(setting).some((one) => one.type === 'requirement');

function inputOf(
  making: Making,
  place: SettingPlace,
  setting: Setting,
  above: SettingPlace,
): FormInput {
  const node = valueOf(place);
  const source = (): FormInput => ({ type: 'source', source: node ? sourceOf(node) : '' });
  if (formulaIn(node) !== undefined) return source();
  const input = inputs[setting.type] as InputMaker<never> | undefined;
  return input?.(making, place, setting as never, node, above) ?? source();
}

const inputs: { [T in Setting['type']]?: InputMaker<T> } = {
  ...plainInputs,
  map: mapInput,
  object: (making, place) => ({ type: 'group', controls: controlsIn(making, place) }),
  variants: (making, place) => ({ type: 'group', controls: controlsIn(making, place) }),
};

function mapInput(
  making: Making,
  place: SettingPlace,
  setting: Setting & { type: 'map' },
  node: Node | undefined,
): FormInput | undefined {
  if (node && !isMap(node)) return undefined;
  const entry: SettingPlace = {
    ...placeBelow(making.scope, place, '', setting.of),
    entry: undefined,
    below: undefined,
  };
  if (!making.isOfKind && hasOwnForm(place, entry)) return partsInput(making, place, node);
  return {
    type: 'group',
    controls: controlsIn(making, place),
    ...addition(making, place, entry, setting),
  };
}

/** Where one control is enough for a new entry. */
function addition(
  making: Making,
  place: SettingPlace,
  entry: SettingPlace,
  { of }: Setting & { type: 'map' },
): { add?: FormAddition } {
  const setting = settingOf({ ...entry, setting: of });
  const value = setting.type === 'words' ? 'words' : setting.type in inOneLine ? 'text' : undefined;
  if (!value || entry.path.at(-2) === 'with') return {};
  const choices = listOf(making, entry, setting);
  const written = besideIn(place);
  const names = choicesOf(namesOthersGive(making, place), making.language).filter(
    (one) => !written.has(one.value),
  );
  return { add: { names, value, ...(choices !== undefined && { choices }) } };
}

/** Names of a map that stand for something elsewhere, with what for. */
function namesOthersGive(
  { scope, file, language }: Making,
  place: SettingPlace,
): [name: string, about: string][] {
  const at = { path: place.path, beside: [...place.beside, besideIn(place)] };
  return authorNames(scope, file.path, at).map(([name, about]) => [name, aboutIn(language, about)]);
}

function partsInput(making: Making, { path }: SettingPlace, node: MapNode | undefined): FormInput {
  const canMove = path.at(-1) === 'steps';
  const entries = entriesOf(node);
  const parts = entries.map(([name, { key, value }], index): FormPart => {
    const title = titleIn(value);
    const stays = canMove ? staysOf(making.scope.symbols, entries, index) : undefined;
    return { name, from: key.start, ...(title && { title }), ...(stays && { stays }) };
  });
  return { type: 'parts', parts, canMove };
}

/** The first sentence there is in it. */
function titleIn(node: Node): Bilingual | undefined {
  for (const [, { value }] of entriesOf(node)) {
    const words = isMap(value) && value.entries.size > 0 ? bilingual(value) : undefined;
    if (words) return words;
  }
  return undefined;
}

function sourceOf({ file, start, end }: Node): string {
  const indent = start - (file.text.lastIndexOf('\n', start - 1) + 1);
  const lines = file.text.slice(start, end).trimEnd().split('\n');
  const least = ' '.repeat(indent);
  return lines.map((line) => (line.startsWith(least) ? line.slice(indent) : line)).join('\n');
}
