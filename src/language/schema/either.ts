import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { formulaIn, isMap, isScalar } from '../yaml/node-access.ts';
import { looksLikeFormula, written } from './context.ts';
import { durationOf } from './duration.ts';

type Either = Setting & { type: 'either' };

/**
 * The alternative the author most likely meant: one whose form matches, else the nearest. Decided only here, for the
 * schema check and for emitting.
 */
export function chooseFor(node: Node, setting: Either): Setting {
  const all = alternativesOf(setting);
  const exact = all.filter((one) => hasForm(node, one));
  const fitting = exact.length > 0 ? exact : all.filter((one) => fits(node, one));
  const chosen =
    node.type === 'map'
      ? bestForMap(node, fitting)
      : node.type === 'scalar'
        ? bestForScalar(written(node), fitting, all)
        : fitting[0];
  return chosen ?? all[0] ?? setting;
}

function alternativesOf({ of }: Either): readonly Setting[] {
  return of.flatMap((one) => (one.type === 'either' ? alternativesOf(one) : [one]));
}

function bestForScalar(
  text: string,
  fitting: readonly Setting[],
  all: readonly Setting[],
): Setting | undefined {
  const formula = fitting.find((one) => one.type === 'formula' || one.type === 'value');
  if (formula && (text.startsWith('=') || looksLikeFormula(text))) return formula;
  const number = /^\d+$/.test(text) && fitting.find((one) => one.type === 'number');
  if (number) return number;
  const plain = fitting.find((one) => one.type !== 'formula');
  // A plain sentence where localized words or a formula are allowed: words in one language only.
  const words = all.find((one) => one.type === 'words');
  return plain ?? words ?? formula;
}

/** By form alone; the value is checked afterwards. */
function hasForm(node: Node, setting: Setting): boolean {
  if (setting.type === 'list') return node.type === 'list';
  if (setting.type === 'value') return fits(node, setting);
  if (isMap(node)) return formsOfMap[setting.type]?.(node) ?? false;
  return isScalar(node) && hasScalarForm(node, setting);
}

const formsOfMap: Partial<Record<Setting['type'], (node: MapNode) => boolean>> = {
  words: isTemplate,
  map: (node) => !isTemplate(node),
  send: (node) => !isTemplate(node),
  object: (node) => !isTemplate(node),
  variants: (node) => !isTemplate(node),
};

function hasScalarForm(node: ScalarNode, setting: Setting): boolean {
  switch (setting.type) {
    case 'words':
    case 'formula':
      return formulaIn(node) !== undefined;
    case 'number':
    case 'money':
      return typeof node.value === 'number';
    case 'yes-no':
      return typeof node.value === 'boolean';
    case 'dictionary':
      return written(node).startsWith('dictionary.');
    case 'one-of':
      return setting.options.includes(written(node));
    case 'duration':
      return durationOf(written(node)) !== undefined;
    default:
      return !(setting.type in formsOfMap) && formulaIn(node) === undefined;
  }
}

function isTemplate(node: MapNode): boolean {
  const names = [...node.entries.keys()];
  return names.length > 0 && names.every((name) => name === 'zh' || name === 'en');
}

function fits(node: Node, { type, ...rest }: Setting): boolean {
  if (type === 'value') {
    const gives = 'gives' in rest ? rest.gives : 'any';
    return gives === 'any' || node.type === 'scalar' || typeof gives !== 'string';
  }
  const isMapSetting = type in formsOfMap;
  if (node.type === 'map') return isMapSetting;
  if (node.type === 'list') return type === 'list';
  return !isMapSetting && type !== 'list';
}

/** Of several objects, the one that knows most of the keys; then the one that requires least. */
function bestForMap(node: MapNode, settings: readonly Setting[]): Setting | undefined {
  // What takes anything is meant where nothing that has names does.
  const named = settings.filter(({ type }) => type !== 'value');
  const scored = (named.length > 0 ? named : settings).map((setting) => ({
    setting,
    score: score(node, setting),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.setting;
}

function score(node: MapNode, setting: Setting): number {
  const names = namesOf(setting);
  if (!names) return 0;
  const matches = [...node.entries.keys()].filter((name) => Object.hasOwn(names, name)).length;
  const missing = Object.entries(names).filter(
    ([name, one]) => one.required && !node.entries.has(name),
  ).length;
  // Where nothing is required, as in an override, a map of free names is likelier than only misspelt settings.
  if (matches === 0 && node.entries.size > 0) return -0.05 - missing * 0.1;
  return matches - missing * 0.1 + (node.entries.size === 0 ? 0 : matches / node.entries.size);
}

const language: SettingsSchema = {
  zh: { type: 'text', about: 'Chinese.' },
  en: { type: 'text', about: 'English.' },
};

function namesOf(setting: Setting): SettingsSchema | undefined {
  if (setting.type === 'object') return setting.settings;
  if (setting.type === 'words') return language;
  if (setting.type === 'variants') return setting.common;
  return undefined;
}
