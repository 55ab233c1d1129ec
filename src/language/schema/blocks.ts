import type { Finding } from '../../model/finding.ts';
import type { SourceSpan } from '../../model/source.ts';
import { removable, renamed } from '../text/fixes.ts';
import { nameHint, nearest } from '../text/nearest.ts';
import { mapAt } from '../yaml/by-key.ts';
import { mergedMaps, without } from '../yaml/change.ts';
import {
  emptyMap,
  isMap,
  isScalar,
  itemsOf,
  placeOf,
  withEntries,
  written,
} from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';

/** The setting that names blocks; their lines take its place. */
export const blockKey = 'all-of';

/** The parts of a flow in which steps are written. */
export const partsWithSteps = ['steps', 'defaults', 'change', 'insert', 'replace', 'fill'] as const;

/** Blocks within blocks multiply; no real flow has as many values. */
const maxValues = 20_000;

/**
 * Expands `all-of` in a flow or a funder's flows; later stages know no blocks. Lines beside `all-of` override the
 * block's, as `change` overrides a step's.
 */
export function withBlocks(node: MapNode): { node: MapNode; findings: Finding[] } {
  const findings: Finding[] = [];
  const ofFlow = (flow: Node) => (isMap(flow) ? flowWithBlocks(flow, findings) : flow);
  if (!mapAt(node, 'flows')) return { node: flowWithBlocks(node, findings), findings };
  const changed = changedAt(node, ['flows'], (flows) =>
    isMap(flows) ? changedAt(flows, [...flows.entries.keys()], ofFlow) : flows,
  );
  return { node: changed, findings };
}

function flowWithBlocks(flow: MapNode, findings: Finding[]): MapNode {
  const blocks = new Blocks(mapAt(flow, 'blocks')?.entries ?? new Map(), findings);
  const changed = changedAt(flow, partsWithSteps, (part) => blocks.expanded(part));
  findings.push(...blocks.unused());
  // The lines are checked where they are used.
  return changedAt(changed, ['blocks'], (all) =>
    isMap(all)
      ? changedAt(all, [...all.entries.keys()], (one) => (isMap(one) ? emptyMap(one) : one))
      : all,
  );
}

/** Returns the same map where nothing changes. */
function changedAt(
  node: MapNode,
  names: readonly string[],
  change: (value: Node) => Node,
): MapNode {
  const entries = new Map(node.entries);
  for (const name of names) {
    const entry = entries.get(name);
    const value = entry && change(entry.value);
    if (value && value !== entry.value) entries.set(name, { key: entry.key, value });
  }
  const isSame = [...entries].every(([name, entry]) => node.entries.get(name) === entry);
  return isSame ? node : { ...node, entries };
}

class Blocks {
  readonly #made = new Map<string, MapNode | undefined>();
  readonly #open: string[] = [];
  #values = 0;

  constructor(
    readonly written: ReadonlyMap<string, MapEntry>,
    readonly findings: Finding[],
  ) {}

  expanded(node: Node): Node {
    if (node.type === 'list') {
      const items = node.items.map((item) => this.expanded(item));
      return items.every((item, index) => item === node.items[index]) ? node : { ...node, items };
    }
    if (!isMap(node)) return node;
    const names = [...node.entries.keys()];
    const own = changedAt(node, names, (value) => this.expanded(value));
    const taking = names.find((name) => this.#takes(name, own.entries.get(name)));
    return taking === undefined ? own : this.#laidOver(own, taking, names.indexOf(taking));
  }

  #takes(name: string, entry: MapEntry | undefined): boolean {
    if (name === blockKey || !entry) return name === blockKey;
    const [block] = itemsOf(entry.value);
    if (!isScalar(block) || !this.written.has(written(block))) return false;
    if (nearest(name, [blockKey]) === undefined) return false;
    this.#report(misspelt(entry.key));
    return true;
  }

  /** In the order in which the lines are written. */
  #laidOver(node: MapNode, taking: string, index: number): MapNode {
    const own = without(node, [taking]);
    const { key = node, value } = node.entries.get(taking) ?? {};
    const before = withEntries(node, new Map([...node.entries].slice(0, index)));
    const blocks = itemsOf(value).map((name) => this.#block(name, key));
    const below = blocks.reduce<MapNode>(
      (all, block) => (block ? mergedMaps(all, block) : all),
      before,
    );
    const merged = withEntries(node, mergedMaps(below, own).entries);
    // Settings the block would have brought must not be reported as missing.
    return node.reported || blocks.includes(undefined) ? { ...merged, reported: true } : merged;
  }

  #block(name: Node, key: SourceSpan): MapNode | undefined {
    if (!isScalar(name) || name.value === null) return this.#report(noName(name, key));
    const called = written(name);
    const { value } = this.written.get(called) ?? {};
    if (!value) return this.#report(unknown(name, [...this.written.keys()]));
    if (this.#open.includes(called)) return this.#report(circle(name, [...this.#open, called]));
    if (!this.#made.has(called)) this.#made.set(called, this.#make(called, value));
    const block = this.#made.get(called);
    this.#values += block ? valuesIn(block) : 0;
    return this.#values > maxValues ? this.#report(tooMany(name)) : block;
  }

  #make(name: string, value: Node): MapNode | undefined {
    this.#open.push(name);
    const made = this.expanded(value);
    this.#open.pop();
    return isMap(made) ? made : undefined;
  }

  #report(finding: Finding): undefined {
    this.findings.push(finding);
  }

  /** A block whose use is misspelt is not unused as well. */
  unused(): Finding[] {
    if (this.findings.length > 0) return [];
    return [...this.written]
      .filter(([name]) => !this.#made.has(name))
      .map(([name, { key }]) => ({
        rule: 'unused-block',
        place: placeOf(key),
        message: `No step of this flow takes the block "${name}".`,
        hint: `Write ${blockKey}: ${name} where its lines belong, or take it out.`,
        ...removable(key),
      }));
  }
}

const valuesIn = (node: Node): number =>
  node.type === 'scalar'
    ? 1
    : (node.type === 'list'
        ? node.items
        : [...node.entries.values()].map(({ value }) => value)
      ).reduce((sum, one) => sum + valuesIn(one), 1);

function misspelt(key: ScalarNode): Finding {
  return {
    rule: 'unknown-key',
    place: placeOf(key),
    message: `The lines of a block are taken with "${blockKey}", not "${written(key)}".`,
    hint: `Write ${blockKey}.`,
    ...renamed(key, written(key), [blockKey]),
  };
}

function noName(node: Node, key: SourceSpan): Finding {
  return {
    rule: 'schema',
    place: placeOf(isScalar(node) ? key : node),
    message: `"${blockKey}" takes the name of a block, or a list of names.`,
    hint: `Write ${blockKey}: and a name that stands under "blocks:".`,
  };
}

function unknown(name: ScalarNode, names: readonly string[]): Finding {
  const hint =
    names.length === 0
      ? 'Write it under "blocks:" of this flow.'
      : nameHint(written(name), names, `The blocks are: ${names.join(', ')}.`);
  return {
    rule: 'unknown-block',
    place: placeOf(name),
    message: `This flow has no block "${written(name)}".`,
    same: `${name.file.path} ${written(name)}`,
    ...(hint !== undefined && { hint }),
    ...renamed(name, written(name), names),
  };
}

function circle(name: ScalarNode, path: readonly string[]): Finding {
  const round = path.slice(path.indexOf(written(name)));
  return {
    rule: 'block-circle',
    place: placeOf(name),
    message: `The block "${written(name)}" is made of itself: ${round.join(' → ')}.`,
    hint: 'Write one of them without the other.',
    ...removable(name),
  };
}

function tooMany(name: ScalarNode): Finding {
  return {
    rule: 'too-large',
    place: placeOf(name),
    message: `With the block "${written(name)}" this flow has more than ${maxValues} values.`,
    hint: 'Take blocks out of blocks.',
  };
}
