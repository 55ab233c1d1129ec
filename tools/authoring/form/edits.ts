/** One change of a form as the least that has to be written otherwise. */
import { isMap as isYamlMap } from 'yaml';
import { at } from '../../../src/language/yaml/by-key.ts';
import { plainValue } from '../../../src/language/yaml/scalar.ts';
import {
  columnOf,
  entriesOf,
  isMap,
  isScalar,
  written,
} from '../../../src/language/yaml/node-access.ts';
import type { ListNode, MapEntry, MapNode, Node } from '../../../src/language/yaml/node.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import type { Setting } from '../../../src/model/step-kind.ts';
import { additionBeside, lineEndOf, removalOf } from '../entry-edits.ts';
import {
  documentOf,
  languageEdit,
  oneLine,
  scalarEdit,
  tokenOf,
  type EditOfFile,
} from '../scalar-edits.ts';
import { flowAround, type Scope } from '../scope.ts';
import type { Bilingual, FormValue } from './controls.ts';
import { treeOfFile } from './file-tree.ts';
import { bilingual } from './plain-inputs.ts';
import {
  alternatives,
  isEmpty,
  namesBelow,
  placeAt,
  settingOf,
  valueOf,
  type SettingPlace,
} from './tree.ts';

/** Undefined where it has to be written in the text. */
export function settingEdits(
  scope: Scope,
  file: SourceFile,
  root: SettingPlace,
  place: SettingPlace,
  change: FormValue,
): EditOfFile[] | undefined {
  const { entry } = place;
  const node = valueOf(place);
  const value = wholeValue(node, change);
  if (node ? isSame(node, value) : isNothing(value)) return [];
  if (isTakenOut(place, value) && !hasDefault(scope, root, place, value)) {
    const removal = entry && removalOf(file.text, entry.key.start);
    return entry ? removal && [{ ...removal, insert: '' }] : [];
  }
  if (!entry || isEmpty(entry.value)) return addition(scope, file, root, place, value);
  if (typeof value === 'string') return scalarEdits(file, place, value);
  if (entry.value.type === 'list' && isList(value)) return listEdits(entry.value, value);
  return isBilingual(value) ? wordsEdits(file, place, entry.value, value) : undefined;
}

type WholeValue = Exclude<FormValue, Partial<Bilingual>> | Bilingual;

/** With the language that does not change. */
export function wholeValue(node: Node | undefined, value: FormValue): WholeValue {
  if (typeof value === 'string' || value === null || isList(value)) return value;
  return { zh: '', en: '', ...(node && bilingual(node)), ...value };
}

const isList = (value: FormValue): value is readonly string[] => Array.isArray(value);
const isBilingual = (value: WholeValue): value is Bilingual =>
  typeof value === 'object' && value !== null && !isList(value);

function isNothing(value: WholeValue): boolean {
  if (isBilingual(value)) return value.zh === '' && value.en === '';
  return value === null || value.length === 0;
}

/** Whether this is what is written. */
export function isSame(node: Node, value: WholeValue): boolean {
  if (isBilingual(value)) {
    const words = bilingual(node);
    return words?.zh === value.zh && words.en === value.en;
  }
  if (isList(value))
    return (
      node.type === 'list' &&
      node.items.length === value.length &&
      node.items.every((item, index) => isSame(item, value[index] ?? null))
    );
  if (!isScalar(node) || value === null) return false;
  return typeof node.value === 'boolean'
    ? node.value === (value === 'yes')
    : written(node) === value;
}

/** What holds without it need not be written. */
function isTakenOut(place: SettingPlace, value: WholeValue): boolean {
  if (isNothing(value)) return true;
  const { below } = place;
  if (below) return isSame(below.value, value);
  const setting = settingOf(place);
  if (place.setting.required) return false;
  if (setting.type === 'yes-no') return value === (setting.default === true ? 'yes' : 'no');
  return 'default' in setting && setting.default !== undefined && String(setting.default) === value;
}

/** A kind's defaults, of the flow or of all, hold before those of the schema. */
function hasDefault(
  scope: Scope,
  root: SettingPlace,
  { path, beside }: SettingPlace,
  value: WholeValue,
): boolean {
  const name = path.at(-1) ?? '';
  const kind = beside.at(-1)?.get('kind');
  if (kind === undefined || isNothing(value)) return false;
  const common = scope.texts.at('flows/defaults.yaml');
  const flow = at(root.entry?.value, ...flowAround({ path: [...path] }));
  return [common && treeOfFile(common), flow].some(
    (node) => at(node, 'defaults', kind, name) !== undefined,
  );
}

/** Whether `36` and `yes` are meant as a number and a yes there. */
function meaningOf(place: SettingPlace, value: string): 'plain' | 'text' {
  const setting = settingOf(place);
  const node = valueOf(place);
  const isWord = typeof plainValue(value) === 'string';
  if (isPlain(setting)) return 'plain';
  if (isWord) return 'text';
  const wasPlain = isScalar(node) && node.value !== null && typeof node.value !== 'string';
  if (wasPlain && setting.type === 'value') return 'plain';
  return alternatives(place.setting).some(({ type }) => type === 'number') ? 'plain' : 'text';
}

function isPlain(setting: Setting): boolean {
  const type = setting.type === 'value' ? setting.gives : setting.type;
  return type === 'number' || type === 'money' || type === 'yes-no';
}

function scalarEdits(
  file: SourceFile,
  place: SettingPlace,
  value: string,
): EditOfFile[] | undefined {
  const document = documentOf(file.text);
  const token = tokenOf(document.getIn(place.path, true));
  const parent = document.getIn(place.path.slice(0, -1), true);
  const inFlow = isYamlMap(parent) && parent.flow === true;
  const meaning = meaningOf(place, value);
  return token && [scalarEdit(file.text, token, value, { inFlow, meaning })];
}

function wordsEdits(
  file: SourceFile,
  { path }: SettingPlace,
  node: Node,
  value: Bilingual,
): EditOfFile[] | undefined {
  const present = bilingual(node);
  const map: unknown = documentOf(file.text).getIn(path, true);
  if (!present || !isYamlMap(map) || map.items.length === 0) return undefined;
  return (['zh', 'en'] as const)
    .filter((language) => value[language] !== present[language])
    .map((language) => languageEdit(file.text, map, language, value[language]));
}

/** One more at the end, one less, or others in their places. */
function listEdits(list: ListNode, value: readonly string[]): EditOfFile[] | undefined {
  const { text } = list.file;
  const { items } = list;
  if (items.length === value.length)
    return items.flatMap((item, index): EditOfFile[] => {
      const one = value[index] ?? '';
      if (isSame(item, one)) return [];
      return [{ from: item.start, to: item.end, insert: oneLine(one, { inFlow: isFlow(list) }) }];
    });
  if (value.length === items.length - 1) {
    const index = items.findIndex((item, place) => !isSame(item, value[place] ?? null));
    const item = items[index];
    const rest = items.filter((one) => one !== item);
    const removal = item && removalOf(text, item.start);
    return removal && rest.every((one, place) => isSame(one, value[place] ?? null))
      ? [{ ...removal, insert: '' }]
      : undefined;
  }
  const isLonger = items.every((item, index) => isSame(item, value[index] ?? null));
  return isLonger ? behindLast(list, value.slice(items.length)) : undefined;
}

function behindLast(list: ListNode, added: readonly string[]): EditOfFile[] {
  const { text } = list.file;
  const last = list.items.at(-1);
  const words = added.map((one) => oneLine(one, { inFlow: isFlow(list) }));
  if (isFlow(list)) {
    const from = last?.end ?? list.start + 1;
    return [{ from, to: from, insert: (last ? ', ' : '') + words.join(', ') }];
  }
  const end = last?.end ?? list.end;
  const from = end + text.slice(end).search(/\r?\n|$/);
  const lines = words.map((one) => `${lineEndOf(text)}${' '.repeat(columnOf(list))}- ${one}`);
  return [{ from, to: from, insert: lines.join('') }];
}

const isFlow = ({ file, start }: Node): boolean => /[{[]/.test(file.text[start] ?? '');

/** Writes what is not there, with all the names above it that are not there either. */
function addition(
  scope: Scope,
  file: SourceFile,
  root: SettingPlace,
  place: SettingPlace,
  value: WholeValue,
): EditOfFile[] | undefined {
  let map = root.entry?.value;
  let depth = 0;
  let empty: MapEntry | undefined;
  for (const name of place.path) {
    const entry: MapEntry | undefined = isMap(map) ? map.entries.get(name) : undefined;
    if (entry && !isMap(entry.value)) {
      if (!isEmpty(entry.value)) return undefined;
      empty = entry;
    }
    if (!entry) break;
    depth += 1;
    map = entry.value;
  }
  const rest = place.path.slice(depth);
  const what: Written = {
    names: rest,
    value,
    meaning: typeof value === 'string' ? meaningOf(place, value) : 'text',
  };
  if (empty) return [behindName(file.text, empty, what)];
  if (!isMap(map)) return undefined;
  const above = placeAt(scope, root, place.path.slice(0, depth));
  return above && inMap(file.text, map, [...namesBelow(scope, above).keys()], what);
}

interface Written {
  names: readonly string[];
  value: WholeValue;
  meaning: 'plain' | 'text';
}

/** Behind the setting before it in the order of the schema, or last. */
function inMap(
  text: string,
  map: MapNode,
  order: readonly string[],
  what: Written,
): EditOfFile[] | undefined {
  const entries = entriesOf(map);
  const [first] = entries;
  if (!first) {
    const from = map.start + 1;
    return [{ from, to: from, insert: ` ${inBraces(what)} ` }];
  }
  const before = order.slice(0, Math.max(0, order.indexOf(what.names[0] ?? '')));
  const isFree = !order.includes(what.names[0] ?? '');
  const anchor =
    (isFree ? undefined : before.toReversed().find((name) => map.entries.has(name))) ??
    entries.at(-1)?.[0] ??
    '';
  const source = isFlow(map)
    ? inBraces(what)
    : onLines(what, columnOf(first[1].key)).join(lineEndOf(text));
  const added = additionBeside(text, map.entries.get(anchor)?.key.start ?? 0, source);
  return added && [added];
}

/** `title:` is there, with nothing behind it. */
function behindName(text: string, { key }: MapEntry, what: Written): EditOfFile {
  const colon = /^\s*:/.exec(text.slice(key.end))?.[0] ?? '';
  const from = key.end + colon.length;
  const source = what.names.length > 0 ? `{ ${inBraces(what)} }` : valueSource(what, true);
  return { from, to: from, insert: `${colon === '' ? ':' : ''} ${source}` };
}

function inBraces({ names, ...what }: Written): string {
  const value = valueSource({ names, ...what }, true);
  return names.reduceRight(
    (inner, name, index) =>
      `${nameSource(name)}: ${index === names.length - 1 ? inner : `{ ${inner} }`}`,
    value,
  );
}

/** The first one begins where it is put. */
function onLines({ names, value, meaning }: Written, column: number): string[] {
  const indented = (depth: number, line: string) =>
    depth === 0 ? line : ' '.repeat(column + 2 * depth) + line;
  const lines = names.map((name, depth) => indented(depth, `${nameSource(name)}:`));
  if (isBilingual(value))
    return [
      ...lines,
      ...(['zh', 'en'] as const).map((one) =>
        indented(names.length, `${one}: ${oneLine(value[one], { inFlow: false })}`),
      ),
    ];
  const last = `${lines.at(-1) ?? ''} ${valueSource({ names, value, meaning }, false)}`;
  return [...lines.slice(0, -1), last];
}

function valueSource({ value, meaning }: Written, inFlow: boolean): string {
  if (isBilingual(value))
    return `{ zh: ${oneLine(value.zh, { inFlow: true })}, en: ${oneLine(value.en, { inFlow: true })} }`;
  if (isList(value)) return `[${value.map((one) => oneLine(one, { inFlow: true })).join(', ')}]`;
  return oneLine(value ?? '', { inFlow, meaning });
}

const nameSource = (name: string): string => oneLine(name, { inFlow: true, meaning: 'plain' });
