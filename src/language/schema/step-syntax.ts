import type { SourceSpan } from '../../model/source.ts';
import { at, mapAt } from '../yaml/by-key.ts';
import { mapScalars, mergedEntry, mergedMaps } from '../yaml/change.ts';
import {
  emptyMap,
  entriesOf,
  isMap,
  isScalar,
  itemsOf,
  textOf,
  withEntries,
  written,
} from '../yaml/node-access.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';

/** A word or sentence of the author's, and where it stands. */
export interface LocatedText extends SourceSpan {
  text: string;
}

/** Kept under a name: what a formula gives, or the field of the result that has that name. */
export interface SavedSyntax {
  name: string;
  place: SourceSpan;
  from: Node;
}

/** An answer that the address of a page has to bring, and its type. */
export interface NeedSyntax {
  name: string;
  place: SourceSpan;
  type: Node;
}

/** Of a step that stands for a whole flow. */
export interface RunSyntax {
  flow: LocatedText | undefined;
  as: string | undefined;
  with: MapNode | undefined;
}

/** Of a step that decides by rows. */
export interface TableSyntax {
  columns: readonly ScalarNode[];
  rows: readonly [string, MapEntry][];
}

/** One way out of a step, where it is more than a target. */
export interface ExitSyntax {
  to: ScalarNode | undefined;
  when: Node | undefined;
  toast: Node | undefined;
  at: Node | undefined;
  after: Node | undefined;
  silent: Node | undefined;
  /** How often it may be taken before `afterwards`, which authors call `then`, is taken in its place. */
  limit: MapEntry | undefined;
  afterwards: MapEntry | undefined;
}

/** A target; `{ to, when, toast, at, after, silent, limit, afterwards }`; or several of these, tried in order. */
export function exitsIn(value: Node): (ScalarNode | ExitSyntax)[] {
  return itemsOf(value).flatMap((exit): (ScalarNode | ExitSyntax)[] => {
    if (isScalar(exit)) return [exit];
    if (!isMap(exit)) return [];
    const [when, toast] = [at(exit, 'when'), at(exit, 'toast')];
    const [after, silent] = [at(exit, 'after'), at(exit, 'silent')];
    const [limit, afterwards] = [exit.entries.get('limit'), exit.entries.get('then')];
    return [
      {
        to: scalarIn(exit, 'to'),
        when,
        toast,
        at: at(exit, 'at'),
        after,
        silent,
        limit,
        afterwards,
      },
    ];
  });
}

/** What every step may have; the rest are its kind's settings. */
const commonSettings = [
  'kind',
  'path',
  'title',
  'when',
  'keep',
  'ends',
  'entry',
  'resume',
  'asks-again',
  'starts-empty',
  'spec',
  'on',
  'next',
] as const;

type CommonSetting = (typeof commonSettings)[number];

const isCommon = (name: string): name is CommonSetting =>
  (commonSettings as readonly string[]).includes(name);

/**
 * A step as written. Immutable: defaults, overrides and settings make another one, which shares what stays the same.
 */
export class StepSyntax {
  /** Settings of its kind, by the names of its schema. */
  readonly settings: MapNode;
  readonly #common: ReadonlyMap<CommonSetting, MapEntry>;
  #keep: readonly SavedSyntax[] | undefined;

  constructor(common: ReadonlyMap<CommonSetting, MapEntry>, settings: MapNode) {
    this.#common = common;
    this.settings = settings;
  }

  /** Of a step that the schema has checked. */
  static of(node: MapNode): StepSyntax {
    const common = new Map<CommonSetting, MapEntry>();
    const settings = new Map<string, MapEntry>();
    for (const [name, entry] of node.entries) {
      if (isCommon(name)) common.set(name, entry);
      else settings.set(name, entry);
    }
    return new StepSyntax(common, withEntries(node, settings));
  }

  get kind(): string {
    return textOf(this.#common.get('kind')?.value) ?? 'decide';
  }

  /** Where the kind is written. */
  get kindPlace(): SourceSpan | undefined {
    return this.#common.get('kind')?.value;
  }

  get path(): ScalarNode | undefined {
    return this.#scalar('path');
  }

  /** Words, or a formula. */
  get title(): Node | undefined {
    return this.#common.get('title')?.value;
  }

  /** A formula, or the constant a setting made of it. */
  get when(): ScalarNode | undefined {
    return this.#scalar('when');
  }

  get keep(): readonly SavedSyntax[] {
    return (this.#keep ??= savedIn(this.#common.get('keep')?.value));
  }

  get ends(): LocatedText | undefined {
    return locatedText(this.#scalar('ends'));
  }

  /** Absent where no external address leads here. */
  get entry(): { needs: readonly NeedSyntax[] } | undefined {
    const entry = this.#common.get('entry')?.value;
    return entry && { needs: needsIn(entry) };
  }

  get resume(): LocatedText | undefined {
    return locatedText(this.#scalar('resume'));
  }

  get asksAgain(): LocatedText | undefined {
    return locatedText(this.#scalar('asks-again'));
  }

  /** The draft's answers are not taken over. */
  get startsEmpty(): ScalarNode | undefined {
    const node = this.#scalar('starts-empty');
    return node?.value === true ? node : undefined;
  }

  /** Ids of the specification's lines. */
  get spec(): readonly ScalarNode[] {
    return itemsOf(this.#common.get('spec')?.value).filter(isScalar);
  }

  /** Outcome, or branch → where it leads. */
  get on(): ReadonlyMap<string, MapEntry> {
    return new Map(entriesOf(this.#common.get('on')?.value));
  }

  /** Where the main outcome leads. */
  get next(): Node | undefined {
    return this.#common.get('next')?.value;
  }

  /** Its endpoint. */
  get endpoint(): LocatedText | undefined {
    return textIn(this.settings, 'endpoint');
  }

  get send(): MapEntry | undefined {
    return this.settings.entries.get('send');
  }

  /** The value sent in a field of the request. */
  sent(field: string): Node | undefined {
    return at(this.send?.value, field);
  }

  get run(): RunSyntax | undefined {
    return this.kind === 'run' ? runIn(this.settings) : undefined;
  }

  get table(): TableSyntax | undefined {
    return this.kind === 'table' ? tableIn(this.settings) : undefined;
  }

  /** The query parameters of the address an end leads to. */
  get query(): readonly [string, MapEntry][] {
    return this.kind === 'end' ? entriesOf(at(this.settings, 'query')) : [];
  }

  /** `name`: as the kind's schema gives it. */
  setting(name: string): Node | undefined {
    return this.settings.entries.get(name)?.value;
  }

  /** For the place of a finding. */
  entryOf(name: string): MapEntry | undefined {
    return isCommon(name) ? this.#common.get(name) : this.settings.entries.get(name);
  }

  /**
   * Adds what the step does not write from the defaults of its kind. An outcome's exits are not merged: a step that
   * writes some writes all of them.
   */
  withDefaults(defaults: StepSyntax | undefined): StepSyntax {
    if (!defaults) return this;
    const common = new Map([...defaults.#common, ...this.#common]);
    const [own, usual] = [this.#common.get('on'), defaults.#common.get('on')];
    if (own && usual && isMap(own.value) && isMap(usual.value))
      common.set('on', { key: own.key, value: withMissing(own.value, usual.value) });
    return new StepSyntax(common, withMissing(this.settings, defaults.settings));
  }

  /** A funder's `change`: maps merge, lists and texts replace. */
  changedBy(patch: StepSyntax): StepSyntax {
    const common = new Map(this.#common);
    for (const [name, entry] of patch.#common)
      common.set(name, mergedEntry(common.get(name), entry));
    return new StepSyntax(common, mergedMaps(this.settings, patch.settings));
  }

  /** Maps every scalar but those of its exits; `undefined` drops the entry or item. */
  mapScalars(change: (scalar: ScalarNode) => Node | undefined): StepSyntax {
    const settings = mapScalars(this.settings, change);
    const common = new Map<CommonSetting, MapEntry>();
    let same = settings === this.settings;
    for (const [name, { key, value }] of this.#common) {
      const changed = name === 'on' || name === 'next' ? value : mapScalars(value, change);
      same &&= changed === value;
      if (changed) common.set(name, { key, value: changed });
    }
    return same ? this : new StepSyntax(common, isMap(settings) ? settings : this.settings);
  }

  withPathEntry(entry: MapEntry): StepSyntax {
    return new StepSyntax(new Map(this.#common).set('path', entry), this.settings);
  }

  /** With another address in the place of the one that is written. */
  withPath(value: ScalarNode): StepSyntax {
    return this.#replacing('path', value);
  }

  /** Only where it already has a `resume`. */
  resumingAt(step: string): StepSyntax {
    const resume = this.#scalar('resume');
    return resume ? this.#replacing('resume', { ...resume, value: step }) : this;
  }

  without(name: 'when' | 'ends'): StepSyntax {
    const common = new Map(this.#common);
    common.delete(name);
    return new StepSyntax(common, this.settings);
  }

  /** Keeps `ends` as a setting of its kind, unless the author has written that. */
  withEndSetting(endSetting: string): StepSyntax {
    const { ends } = this;
    const entry = this.#common.get('ends');
    const isPlain = ends?.text === 'success' || ends?.text === 'failure';
    if (!entry || !isPlain || this.settings.entries.has(endSetting)) return this;
    const entries = new Map(this.settings.entries).set(endSetting, entry);
    return new StepSyntax(this.#common, withEntries(this.settings, entries));
  }

  #replacing(name: CommonSetting, value: ScalarNode): StepSyntax {
    const entry = this.#common.get(name);
    if (!entry) return this;
    return new StepSyntax(
      new Map(this.#common).set(name, { key: entry.key, value }),
      this.settings,
    );
  }

  #scalar(name: CommonSetting): ScalarNode | undefined {
    const value = this.#common.get(name)?.value;
    return isScalar(value) ? value : undefined;
  }
}

/** A step of which nothing is written. */
export function emptyStep(place: SourceSpan): StepSyntax {
  return new StepSyntax(new Map(), emptyMap(place));
}

function withMissing(node: MapNode, below: MapNode): MapNode {
  const missing = [...below.entries].filter(([name]) => !node.entries.has(name));
  return withEntries(node, new Map([...node.entries, ...missing]));
}

function scalarIn(node: Node | undefined, name: string): ScalarNode | undefined {
  const value = at(node, name);
  return isScalar(value) ? value : undefined;
}

export function textIn(node: Node | undefined, name: string): LocatedText | undefined {
  return locatedText(scalarIn(node, name));
}

function locatedText(scalar: ScalarNode | undefined): LocatedText | undefined {
  if (!scalar || scalar.value === null) return undefined;
  const { file, start, end } = scalar;
  return { text: written(scalar), file, start, end };
}

function savedIn(keep: Node | undefined): SavedSyntax[] {
  if (isMap(keep))
    return entriesOf(keep).map(([name, { key, value }]) => ({ name, place: key, from: value }));
  return itemsOf(keep)
    .filter(isScalar)
    .map((item) => ({ name: written(item), place: item, from: item }));
}

function needsIn(entry: Node): NeedSyntax[] {
  return entriesOf(at(entry, 'needs')).map(([name, { key, value }]) => ({
    name,
    place: key,
    type: value,
  }));
}

function runIn(node: MapNode): RunSyntax {
  return { flow: textIn(node, 'flow'), as: textIn(node, 'as')?.text, with: mapAt(node, 'with') };
}

function tableIn(node: MapNode): TableSyntax {
  return {
    columns: itemsOf(at(node, 'of')).filter(isScalar),
    rows: entriesOf(mapAt(node, 'rows')),
  };
}
