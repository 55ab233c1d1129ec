import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import type { MapNode, Node } from '../yaml/node.ts';
import { looksLikeFormula, written } from './context.ts';

type Either = Setting & { type: 'either' };

/** The alternative an author most likely meant, by the form of what was written. */
export function chooseFor(node: Node, setting: Either): Setting {
  const all = setting.of.flatMap((one): readonly Setting[] =>
    one.type === 'either' ? one.of : [one],
  );
  const fitting = all.filter((one) => fits(node, one));
  if (node.type === 'map') return bestForMap(node, fitting) ?? all[0] ?? setting;
  if (node.type === 'scalar') {
    const text = written(node);
    const formula = fitting.find((one) => one.type === 'formula' || one.type === 'value');
    if (formula && (text.startsWith('=') || looksLikeFormula(text))) return formula;
    const number = /^\d+$/.test(text) && fitting.find((one) => one.type === 'number');
    if (number) return number;
    const plain = fitting.find((one) => one.type !== 'formula');
    // A sentence where words or a formula may stand is words in one language only.
    const words = all.find((one) => one.type === 'words');
    return plain ?? words ?? formula ?? all[0] ?? setting;
  }
  return fitting[0] ?? all[0] ?? setting;
}

function fits(node: Node, { type, ...rest }: Setting): boolean {
  if (type === 'value') {
    const gives = 'gives' in rest ? rest.gives : 'any';
    return gives === 'any' || node.type === 'scalar' || typeof gives !== 'string';
  }
  const isMapSetting = ['words', 'send', 'map', 'object', 'variants'].includes(type);
  if (node.type === 'map') return isMapSetting;
  if (node.type === 'list') return type === 'list';
  return !isMapSetting && type !== 'list';
}

/** Of several that take settings, the one that knows most of the names written; then the one that asks for least. */
function bestForMap(node: MapNode, settings: readonly Setting[]): Setting | undefined {
  const scored = settings.map((setting) => ({ setting, score: score(node, setting) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.setting;
}

function score(node: MapNode, setting: Setting): number {
  const names = namesOf(setting);
  if (!names) return 0;
  const known = [...node.entries.keys()].filter((name) => Object.hasOwn(names, name)).length;
  const missing = Object.entries(names).filter(
    ([name, one]) => one.required && !node.entries.has(name),
  ).length;
  // Where nothing is required, as in an override, a map of names of the author's own is likelier than settings all misspelt.
  if (known === 0 && node.entries.size > 0) return -0.05 - missing * 0.1;
  return known - missing * 0.1 + (node.entries.size === 0 ? 0 : known / node.entries.size);
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
