/** Controls of one value, by the type of its setting. */
import { aboutIn } from '../../../src/language/chinese/about/about-in.ts';
import {
  entriesOf,
  formulaIn,
  isMap,
  isScalar,
  written,
} from '../../../src/language/yaml/node-access.ts';
import type { Node } from '../../../src/language/yaml/node.ts';
import type { Language } from '../../../src/model/definition.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import type { Setting } from '../../../src/model/step-kind.ts';
import { offeredValues } from '../completions.ts';
import type { Scope } from '../scope.ts';
import type { Bilingual, FormChoice, FormInput } from './controls.ts';
import { alternatives, isEmpty, type SettingPlace } from './tree.ts';

/** What a form is being made of. */
export interface Making {
  scope: Scope;
  file: SourceFile;
  language: Language;
  lists: Map<string, FormChoice[]>;
  /** A step's settings are all in its form; a flow's steps have forms of their own. */
  isOfKind: boolean;
  /** What is not said here holds as elsewhere, so that nothing is missing. */
  isPart: boolean;
}

export type InputMaker<T extends Setting['type']> = (
  making: Making,
  place: SettingPlace,
  setting: Setting & { type: T },
  node: Node | undefined,
  above: SettingPlace,
) => FormInput | undefined;

/** One for each type of setting; what has none, or cannot be shown by it, is shown as it is written. */
export const plainInputs: { [T in Setting['type']]?: InputMaker<T> } = {
  text: textInput,
  name: textInput,
  path: textInput,
  duration: textInput,
  date: textInput,
  version: textInput,
  requirement: textInput,
  number: textInput,
  money: textInput,
  endpoint: listedInput,
  flow: listedInput,
  step: listedInput,
  dictionary: listedInput,
  document: (making, place, setting, node) =>
    isScalarOrNothing(node)
      ? { type: 'choice', value: textOf(node), choices: listOf(making, place, setting) }
      : undefined,
  'one-of': (_, __, { options, default: usual }, node) =>
    isScalarOrNothing(node)
      ? {
          type: 'choice',
          value: textOf(node),
          choices: options.map((value) => ({ value })),
          ...(usual !== undefined && { usual }),
        }
      : undefined,
  'yes-no': (_, { below }, { default: usual = false }, node) =>
    yesNoInput(node, isYes(below?.value) ?? usual),
  value: valueInput,
  words: wordsInput,
  list: listInput,
};

function textInput(
  _: Making,
  __: SettingPlace,
  setting: Setting,
  node: Node | undefined,
): FormInput | undefined {
  if (!isScalarOrNothing(node)) return undefined;
  const usual = 'default' in setting ? setting.default : undefined;
  return {
    type: 'text',
    value: textOf(node),
    ...((setting.type === 'number' || setting.type === 'money') && { isNumber: true }),
    ...(usual !== undefined && { usual: String(usual) }),
  };
}

function listedInput(
  making: Making,
  place: SettingPlace,
  setting: Setting,
  node: Node | undefined,
) {
  const input = textInput(making, place, setting, node);
  return input && { ...input, choices: listOf(making, place, setting) };
}

function valueInput(
  making: Making,
  place: SettingPlace,
  setting: Setting & { type: 'value' },
  node: Node | undefined,
): FormInput | undefined {
  const { gives } = setting;
  if (gives === 'yes-no' || (isScalar(node) && typeof node.value === 'boolean'))
    return yesNoInput(node, undefined);
  const isNumber =
    gives === 'number' || gives === 'money' || (isScalar(node) && typeof node.value === 'number');
  const type = isNumber ? 'number' : 'text';
  return typeof gives === 'string'
    ? textInput(making, place, { type, about: '' }, node)
    : undefined;
}

function yesNoInput(node: Node | undefined, usual: boolean | undefined): FormInput | undefined {
  const value = isYes(node);
  if (node && value === undefined) return undefined;
  return {
    type: 'yes-no',
    value: value ?? usual ?? false,
    isKnown: (value ?? usual) !== undefined,
  };
}

const isYes = (node: Node | undefined): boolean | undefined =>
  isScalar(node) && typeof node.value === 'boolean' ? node.value : undefined;

function wordsInput(
  _: Making,
  __: SettingPlace,
  ___: Setting,
  node: Node | undefined,
): FormInput | undefined {
  const value = node ? bilingual(node) : { zh: '', en: '' };
  return value && { type: 'words', value };
}

/** Undefined where it is no sentence in two languages. */
export function bilingual(node: Node): Bilingual | undefined {
  const names = entriesOf(node).map(([name]) => name);
  if (!isMap(node) || names.some((name) => name !== 'zh' && name !== 'en')) return undefined;
  const [zh, en] = (['zh', 'en'] as const).map((one) => node.entries.get(one)?.value);
  if (!isScalarOrNothing(zh) || !isScalarOrNothing(en)) return undefined;
  return { zh: textOf(zh), en: textOf(en) };
}

function listInput(
  making: Making,
  place: SettingPlace,
  { of }: Setting & { type: 'list' },
  node: Node | undefined,
): FormInput | undefined {
  const items = node?.type === 'list' ? node.items : node ? undefined : [];
  const isPlain = alternatives(of).length === 1 && (of.type === 'one-of' || of.type in inOneLine);
  if (!isPlain || !items?.every((one) => isScalar(one) && formulaIn(one) === undefined))
    return undefined;
  const choices =
    of.type === 'one-of' ? of.options.map((value) => ({ value })) : listOf(making, place, of);
  return { type: 'several', value: items.map(textOf), ...(choices && { choices }) };
}

/** Types that a word or two are enough for. */
export const inOneLine: Partial<Record<Setting['type'], true>> = {
  text: true,
  name: true,
  path: true,
  endpoint: true,
  flow: true,
  step: true,
  document: true,
  requirement: true,
};

/** The name under which the choices of a setting are in the form; undefined where there are none. */
export function listOf(
  making: Making,
  { path, beside }: SettingPlace,
  setting: Setting,
): string | undefined {
  if (setting.type === 'requirement') return undefined;
  const { scope, file, language, lists } = making;
  const known = lists.get(setting.type);
  if (known) return setting.type;
  const offers = offeredValues(scope, file.path, { path, beside: [...beside] }, setting);
  if (offers.length === 0) return undefined;
  lists.set(setting.type, choicesOf(offers, language));
  return setting.type;
}

export const choicesOf = (offers: readonly (readonly [string, string])[], language: Language) =>
  offers.map(([value, about]) => ({
    value,
    ...(about !== '' && { about: aboutIn(language, about) }),
  }));

const isScalarOrNothing = (node: Node | undefined): boolean => !node || isScalar(node);

const textOf = (node: Node | undefined): string =>
  isScalar(node) && !isEmpty(node) ? written(node) : '';
