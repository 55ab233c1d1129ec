import { mainExit } from './steps.ts';
import type { LinkedFlow } from './linked.ts';
import { changedParent } from './override-trace.ts';
import { isMap, placeOf } from '../yaml/node-access.ts';
import type { MapEntry, Node } from '../yaml/node.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { SourceLocations } from '../../model/source-locations.ts';

/** Places by path in the linked trees, whose nodes keep their origin. */
export function placesOf(
  funder: SourceSpan,
  flows: ReadonlyMap<string, LinkedFlow>,
  examples?: ReadonlyMap<string, MapEntry>,
): SourceLocations {
  const stepAt = (flow: string, step?: string) =>
    step === undefined ? undefined : flows.get(flow)?.steps.get(step);
  return {
    of(flow, step, path = []) {
      const linked = stepAt(flow, step);
      if (!linked) return flows.get(flow)?.name ?? funder;
      if (path[0] === 'on' || path[0] === 'next') {
        const outcome = path[0] === 'next' ? linked.main : path[1];
        const exits = [...linked.exits.values()].flat();
        const exit = exits.find(({ label }) => label === outcome) ?? mainExit(linked);
        return exit ? (path[2] === 'to' ? exit.toPlace : exit.place) : linked.name;
      }
      const [name = '', ...rest] = path;
      const entry = linked.syntax.entryOf(name);
      return placeOf(entry ? placeIn(entry, rest) : linked.name);
    },
    exit(flow, step, outcome, label) {
      const linked = stepAt(flow, step);
      const exits = linked?.exits.get(outcome) ?? [];
      return exits.find((exit) => exit.label === label)?.place ?? linked?.name ?? funder;
    },
    example(name, path = []) {
      const entry = examples?.get(name);
      const listed = itemAt(entry?.value, path);
      if (listed) return placeOf(listed);
      const entryNode = entryAt(entry?.value, path);
      // A path of one name is about its value; a longer one is about the key at its end.
      const own = path.length > 1 ? entryNode?.key : entryNode?.value;
      return placeOf(own ?? entry?.key ?? funder);
    },
    exampleEntry(name, path) {
      const entry = entryAt(examples?.get(name)?.value, path);
      return entry && { key: placeOf(entry.key), value: placeOf(entry.value) };
    },
    falls: (flow, step) => stepAt(flow, step)?.falls ?? false,
    also(flow, step, place) {
      const trace = stepAt(flow, step)?.overriddenBy;
      if (!trace?.parent || trace.how === 'paths') return [];
      return place.file === trace.place.file
        ? changedParent(trace.parent)
        : [{ place: trace.place, message: 'Changed here.' }];
    },
  };
}

function entryAt(node: Node | undefined, [name, ...rest]: readonly string[]): MapEntry | undefined {
  const entry = name !== undefined && isMap(node) ? node.entries.get(name) : undefined;
  return rest.length > 0 ? entryAt(entry?.value, rest) : entry;
}

/** `passes`, `3`: the fourth of the list. */
function itemAt(node: Node | undefined, path: readonly string[]): Node | undefined {
  const list = entryAt(node, path.slice(0, -1))?.value;
  return list?.type === 'list' ? list.items[Number(path.at(-1))] : undefined;
}

/** The nearest written ancestor: the value at the end, else the last key on the path. */
function placeIn(entry: MapEntry, path: readonly string[]): SourceSpan {
  const [name, ...rest] = path;
  if (name === undefined) return entry.value;
  const inner = isMap(entry.value) ? entry.value.entries.get(name) : undefined;
  return inner ? placeIn(inner, rest) : entry.key;
}
