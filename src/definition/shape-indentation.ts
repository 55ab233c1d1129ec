import type { Setting, Settings } from '../steps/contract.ts';
import type { Entry, MapNode, Node } from './node.ts';
import { quote, type Problem, type Where } from './shape-context.ts';

/** A name that the entry above it would have known: it lost its indentation and moved up a level. */
export function misplaced(
  entry: Entry,
  before: [string, Entry] | undefined,
  settings: Settings | undefined,
  each?: Setting,
): Problem | undefined {
  if (!before) return undefined;
  const name = entry.key.raw;
  const [above, { value }] = before;
  const setting =
    each ?? (settings && Object.hasOwn(settings, above) ? settings[above] : undefined);
  if (!setting || (each && isStepLike(entry.value))) return undefined;
  const parent = parentFor(name, above, value, setting);
  if (parent === undefined) return undefined;
  return {
    rule: 'indentation',
    message: `${quote(name)} stands beside ${quote(above)}, not inside it.`,
    hint: `Indent it by two more spaces so that it belongs to ${quote(parent)}.`,
  };
}

/** A name that belongs a level further out: it was indented too far and moved in. */
export function swallowed(name: string, where: Where): Problem | undefined {
  const { outer } = where;
  if (!outer?.free.has(name) || outer.claimed.has(name) || where.name === '') return undefined;
  outer.claimed.add(name);
  return {
    rule: 'indentation',
    message: `${quote(name)} stands inside ${quote(where.name)}, but is a setting of ${outer.label}.`,
    hint: `Begin it in the same column as ${quote(where.name)}.`,
  };
}

const isStepLike = (node: Node): boolean =>
  node.type === 'map' && ['kind', 'on', 'when'].some((name) => node.entries.has(name));

function parentFor(name: string, above: string, value: Node, setting: Setting): string | undefined {
  if (value.type === 'scalar' && value.value !== null) return undefined;
  const entries = value.type === 'map' ? value.entries : undefined;
  if (setting.type === 'map') {
    const last = entries && [...entries].at(-1);
    return last ? parentFor(name, last[0], last[1].value, setting.of) : undefined;
  }
  const known = settingsOf(setting, value);
  if (known && Object.hasOwn(known, name) && !entries?.has(name)) return above;
  return undefined;
}

function settingsOf(setting: Setting, value: Node): Settings | undefined {
  if (setting.type === 'object') return setting.settings;
  if (setting.type !== 'variants') return undefined;
  const kind = value.type === 'map' ? wordAt(value, setting.by) : undefined;
  const variant =
    kind !== undefined && Object.hasOwn(setting.of, kind) ? setting.of[kind] : undefined;
  return variant?.settings;
}

export function wordAt(node: MapNode, name: string): string | undefined {
  const value = node.entries.get(name)?.value;
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
