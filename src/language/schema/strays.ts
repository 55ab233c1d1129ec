import { fixedBy } from '../text/fixes.ts';
import { columnOf, placeOf } from '../yaml/node-access.ts';
import type { Setting } from '../../model/step-kind.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { nameProblem } from './names.ts';
import { quote, type Outer, type Where } from './context.ts';
import { type TextProblem } from '../text/problem.ts';

export interface Stray {
  /** On the first of several that belong together. */
  problem?: TextProblem;
}

/**
 * Entries that belong a level further out: keys the surrounding settings know and lack, what stands below such a key,
 * and entries whose heading was lost.
 * `belongsHere` tells entries that are right where they are.
 */
export function straysIn(
  node: MapNode,
  where: Where,
  belongsHere: (name: string, entry: MapEntry) => boolean,
): Map<string, Stray> {
  const strays = new Map<string, Stray>();
  const { outer } = where;
  if (!outer || where.name === '' || node.file.text[node.start] === '{') return strays;
  let heading: Setting | undefined;
  for (const [name, entry] of node.entries) {
    // Examples and steps share some settings.
    if (heading?.type === 'map' && isUnder(name, entry.value, heading)) {
      strays.set(name, {});
      continue;
    }
    if (belongsHere(name, entry)) continue;
    const setting = isFree(outer, name) ? outer.free.get(name) : undefined;
    if (setting) {
      outer.claimed.add(name);
      strays.set(name, { problem: tooDeep(entry.key, where, outer) });
      heading = setting;
    } else {
      const lost = lostHeading(entry, outer);
      if (!lost) continue;
      outer.claimed.add(lost.name);
      heading = lost.setting;
      strays.set(name, { problem: withoutHeading(name, lost.name, where) });
    }
  }
  return strays;
}

function isUnder(name: string, value: Node, heading: Setting & { type: 'map' }): boolean {
  if (heading.names === 'code') return nameProblem(name, 'code') === undefined;
  return isLike(value, heading.of);
}

const isFree = (outer: Outer, name: string): boolean =>
  outer.free.has(name) && !outer.claimed.has(name);

function tooDeep(key: ScalarNode, where: Where, outer: Outer): TextProblem {
  return {
    rule: 'indentation',
    message: `${quote(key.raw)} stands inside ${quote(where.name)}, but is a setting of ${outer.label}.`,
    hint: `Begin it in the same column as ${quote(where.name)}.`,
    ...fixedBy({ indent: placeOf(key), column: columnOf(where.place) }),
  };
}

function withoutHeading(name: string, heading: string, where: Where): TextProblem {
  return {
    rule: 'indentation',
    message: `${quote(name)} stands inside ${quote(where.name)}, but looks like one of the ${quote(heading)}.`,
    hint: `Is the line "${heading}:" missing above it?`,
  };
}

function lostHeading(
  entry: MapEntry,
  outer: Outer,
): { name: string; setting: Setting } | undefined {
  for (const [name, setting] of outer.free) {
    if (outer.claimed.has(name) || setting.type !== 'map') continue;
    const isCode = setting.names === 'code' && nameProblem(entry.key.raw, 'code') === undefined;
    if (isCode || isLike(entry.value, setting.of)) return { name, setting };
  }
  return undefined;
}

/** Whether an entry has settings that none of its neighbours has, and is all that one of a missing heading would be. */
export function isOfLostHeading(entry: MapEntry, neighbours: Setting, outer: Outer): boolean {
  if (neighbours.type !== 'variants' || entry.value.type !== 'map') return false;
  const names = [...entry.value.entries.keys()];
  if (names.includes(neighbours.by)) return false;
  const isStrange = names.some((name) => !Object.hasOwn(neighbours.common, name));
  return isStrange && lostHeading(entry, outer) !== undefined;
}

/** Whether a value can only be of this setting: it has what is required there and nothing unknown. */
function isLike(node: Node, setting: Setting): boolean {
  if (node.type !== 'map') return false;
  if (setting.type === 'either') return setting.of.some((one) => isLike(node, one));
  if (setting.type === 'words') return [...node.entries.keys()].toSorted().join(' ') === 'en zh';
  if (setting.type === 'variants') {
    const word = node.entries.get(setting.by)?.value;
    return word?.type === 'scalar' && Object.hasOwn(setting.of, word.raw);
  }
  if (setting.type !== 'object') return false;
  const required = Object.entries(setting.settings).filter(([, one]) => one.required);
  return (
    required.length > 0 &&
    required.every(([name]) => node.entries.has(name)) &&
    [...node.entries.keys()].every((name) => Object.hasOwn(setting.settings, name))
  );
}

/** Each name has settings of its own below it. */
export function takesSettingsOnly(setting: Setting): boolean {
  if (setting.type === 'either') return setting.of.every(takesSettingsOnly);
  return setting.type === 'object' || setting.type === 'variants';
}

/** Whether a value may stand under a name of the author's choosing: it has at least one setting known there. */
export function belongsHere(node: Node, setting: Setting): boolean {
  if (setting.type === 'either' && node.type === 'map') {
    if (setting.of.some((one) => one.type === 'map')) return true;
    const maps = setting.of.filter((one) => one.type === 'object' || one.type === 'variants');
    return maps.length === 0 || maps.some((one) => belongsHere(node, one));
  }
  if (setting.type === 'either' && node.type === 'scalar') return !takesSettingsOnly(setting);
  if (setting.type !== 'object' && setting.type !== 'variants')
    return (
      node.type !== 'map' || ['words', 'map', 'send', 'value', 'either'].includes(setting.type)
    );
  if (node.type !== 'map') return false;
  const names = [...node.entries.keys()];
  if (setting.type === 'object') return names.some((name) => Object.hasOwn(setting.settings, name));
  const strong = [setting.by, ...Object.keys(setting.common)];
  return names.some((name) => strong.includes(name) && name !== 'title' && name !== 'about');
}
