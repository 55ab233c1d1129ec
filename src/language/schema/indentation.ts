import { fixedBy } from '../text/fixes.ts';
import { columnOf, placeOf } from '../yaml/node-access.ts';
import type { Setting } from '../../model/step-kind.ts';
import type { MapEntry, MapNode, Node } from '../yaml/node.ts';
import { quote, several } from './context.ts';
import { type TextProblem } from '../text/problem.ts';

export interface Misplaced {
  /** On the first of several that lost their indentation together. */
  problem?: TextProblem;
  /** The entry it belongs to. */
  above: MapEntry;
}

/**
 * Entries one level too far out: the entry above knows their names. `settingOf` gives an entry's setting, if its name
 * is known here.
 */
export function misplacedIn(
  node: MapNode,
  settingOf: (name: string) => Setting | undefined,
  isKnown: (name: string, entry: MapEntry) => boolean,
): Map<string, Misplaced> {
  const misplaced = new Map<string, Misplaced>();
  let above: MapEntry | undefined;
  for (const [name, entry] of node.entries) {
    const setting = above && settingOf(above.key.raw);
    const parent =
      above && setting && !isKnown(name, entry) ? parentFor(name, above, setting) : undefined;
    if (above && parent !== undefined) {
      misplaced.set(name, { above });
      const names = [...misplaced].filter(([, one]) => one.above === above).map(([one]) => one);
      const together = names.flatMap((one) => node.entries.get(one) ?? []);
      const first = misplaced.get(names[0] ?? name);
      if (first) first.problem = outside(together, above.key.raw, parent);
    } else above = entry;
  }
  return misplaced;
}

/** The keys that belong inside this entry. */
export function namesWrittenBeside(
  entry: MapEntry,
  misplaced: Map<string, Misplaced>,
): { elsewhere?: Set<string> } {
  const names = [...misplaced].filter(([, { above }]) => above === entry).map(([name]) => name);
  return names.length > 0 ? { elsewhere: new Set(names) } : {};
}

function outside(entries: readonly MapEntry[], above: string, parent: MapEntry): TextProblem {
  const names = entries.map(({ key }) => key.raw);
  const [verb, it] = names.length === 1 ? ['stands', 'it'] : ['stand', 'them'];
  const belongs = names.length === 1 ? 'it belongs' : 'they belong';
  return {
    rule: 'indentation',
    message: `${several(names)} ${verb} beside ${quote(above)}, not inside it.`,
    hint: `Indent ${it} by two more spaces so that ${belongs} to ${quote(parent.key.raw)}.`,
    ...fixedBy(...entries.map(({ key }) => ({ indent: placeOf(key), column: columnIn(parent) }))),
  };
}

/** Where the names inside of it begin. */
function columnIn({ key, value }: MapEntry): number {
  const [first] = value.type === 'map' ? value.entries.values() : [];
  return first ? columnOf(first.key) : columnOf(key) + 2;
}

function parentFor(name: string, above: MapEntry, setting: Setting): MapEntry | undefined {
  const { value } = above;
  const isEmpty = value.type === 'scalar' && value.value === null;
  if (!isEmpty && value.type !== 'map') return undefined;
  const entries = value.type === 'map' ? value.entries : undefined;
  if (setting.type === 'either') {
    const parents = setting.of.map((one) => parentFor(name, above, one));
    return parents.find((parent) => parent !== undefined);
  }
  if (setting.type === 'map') {
    if (!entries) return above;
    const last = [...entries].at(-1);
    return last && parentFor(name, last[1], setting.of);
  }
  const knows = namesOf(setting, value).some((settings) => Object.hasOwn(settings, name));
  return knows && !entries?.has(name) ? above : undefined;
}

const languages = { zh: true, en: true };

/** The names a setting knows, in sets. */
export function namesOf(setting: Setting, value: Node): object[] {
  if (setting.type === 'words') return [languages];
  if (setting.type === 'object') return [setting.settings];
  if (setting.type !== 'variants') return [];
  const word = value.type === 'map' ? wordAt(value, setting.by) : undefined;
  if (word === undefined) {
    const variants = Object.values(setting.of).map((one) => one.settings);
    return value.type === 'map' ? [] : [setting.common, { [setting.by]: true }, ...variants];
  }
  const variant = Object.hasOwn(setting.of, word) ? setting.of[word] : undefined;
  return variant ? [variant.settings] : [];
}

function wordAt(node: MapNode, name: string): string | undefined {
  const value = node.entries.get(name)?.value;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
