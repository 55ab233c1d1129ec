import {
  checkInPasses,
  drained,
  partsOfPasses,
  type Named,
  type NamedFunder,
  type Naming,
  type PassPart,
} from '../../src/language/check.ts';
import type { KeptFlows, CompiledFlow } from '../../src/language/check-funder.ts';
import type { FileSyntax } from '../../src/language/schema/file-syntax.ts';
import type { Symbols } from '../../src/language/schema/symbols.ts';
import type { Definition } from '../../src/model/definition.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { JourneyRules } from '../../src/model/source-locations.ts';

interface Linked extends Named {
  syntax: ReadonlyMap<string, FileSyntax>;
}

export interface CheckedTexts {
  findings: readonly Finding[];
  /** The last texts that could be linked. */
  linked: Named | undefined;
  definitions: Definition[];
  /** Every definition is of the texts as they are. */
  isCurrent: boolean;
  /** The funders of which this can be said. */
  current: ReadonlySet<string>;
}

/** What earlier processes have found in flows. */
export interface KeptResults {
  flowsOf(files: readonly SourceFile[]): KeptFlows;
  /** Keeps what has been walked, too. */
  keep(): void;
}

/** All passes over all files, in `checkInPasses`' order; an edit links and analyses again only what it affects. */
export class Checking {
  readonly #symbols: Symbols;
  readonly #journeys: JourneyRules;
  #linked: Linked | undefined;
  /** Of the first check, which takes longest: as far as any came that a change of the texts has ended. */
  #unfinished: Linked | undefined;
  #good: ReadonlyMap<string, Definition> = new Map();
  readonly #walked = new WeakMap<Definition, readonly Finding[]>();
  /** For the first check; later ones have all in memory. */
  readonly #kept: KeptResults | undefined;

  constructor(symbols: Symbols, journeys: JourneyRules, kept?: KeptResults) {
    this.#symbols = symbols;
    this.#journeys = journeys;
    this.#kept = kept;
  }

  get linked(): Named | undefined {
    return this.#linked;
  }

  /**
   * Links other texts for comparison; undefined where they cannot be linked. Parts equal to those checked last are
   * reused.
   */
  link(files: readonly SourceFile[]): readonly NamedFunder[] | undefined {
    const reuse = (syntax: readonly FileSyntax[]) => this.#reusable(pathsOf(syntax));
    return checkInPasses(files, this.#symbols, { reuse }).named?.funders;
  }

  check(files: readonly SourceFile[]): CheckedTexts {
    return drained(this.parts(files));
  }

  /** The check of all files in parts. `next`: the funder that is linked next, where it has not been yet. */
  *parts(
    files: readonly SourceFile[],
    next?: () => string | undefined,
  ): Generator<PassPart, CheckedTexts> {
    const isFirst = this.#linked === undefined;
    const kept = isFirst ? this.#kept?.flowsOf(files) : undefined;
    const passes = partsOfPasses(files, this.#symbols, {
      reuse: (now) => ({ ...this.#reusable(pathsOf(now)), ...(kept && { kept }) }),
      journeys: (funder) => this.#journeysOf(funder),
      ...(next && { next }),
    });
    const funders: NamedFunder[] = [];
    let part = passes.next();
    for (; !part.done; part = passes.next()) {
      this.#takePart(part.value, funders);
      yield part.value;
    }
    const { findings, named } = part.value;
    if (isFirst && named) this.#kept?.keep();
    return this.#result(findings, named?.funders ?? []);
  }

  #takePart({ funder, named, shared, files }: PassPart, funders: NamedFunder[]): void {
    if (funder) funders.push(funder);
    if (shared && !this.#linked && funders.length >= (this.#unfinished?.funders.length ?? 0))
      this.#unfinished = { funders, shared, unused: [], syntax: pathsOf(files) };
    if (funder?.findings.length === 0)
      this.#good = new Map(this.#good).set(funder.definition.funder, funder.definition);
    if (named) this.#take(named, files);
  }

  /** What could be walked last of a funder. */
  good(funder: string): Definition | undefined {
    return this.#good.get(funder);
  }

  #take(named: Named, files: readonly FileSyntax[]): void {
    this.#linked = { ...named, syntax: pathsOf(files) };
    this.#unfinished = undefined;
    this.#good = new Map(
      named.funders.flatMap(({ definition, findings: own }) => {
        const { funder } = definition;
        const good = own.length === 0 ? definition : this.#good.get(funder);
        return good ? [[funder, good]] : [];
      }),
    );
  }

  #result(findings: readonly Finding[], funders: readonly NamedFunder[]): CheckedTexts {
    const good = funders.filter((one) => one.findings.length === 0);
    return {
      findings,
      linked: this.#linked,
      definitions: [...this.#good.values()],
      isCurrent: good.length > 0 && good.length === funders.length,
      current: new Set(good.map(({ definition }) => definition.funder)),
    };
  }

  #reusable(syntax: ReadonlyMap<string, FileSyntax>): Naming | undefined {
    const before = this.#linked ?? this.#unfinished;
    if (!before) return undefined;
    const funders = new Map(before.funders.map((one) => [one.definition.funder, one]));
    const previous = (funder: string, flow: string) => funders.get(funder)?.flows.get(flow)?.flow;
    const changed = changedBetween(before.syntax, syntax);
    if (!changed) return { previous };
    const isUntouched = (flow: CompiledFlow) =>
      ![...flow.from].some((name) => changed.flows.has(name));
    const isSame = ({ node, flows }: NamedFunder) =>
      !changed.nodes.has(node) && [...flows.values()].every(isUntouched);
    return {
      previous,
      shared: new Map([...before.shared].filter(([, flow]) => isUntouched(flow))),
      reused: (funder, flow) => {
        const own = funders.get(funder);
        const before = own?.flows.get(flow);
        return own && before && !changed.nodes.has(own.node) && isUntouched(before)
          ? before
          : undefined;
      },
      reusedFunder: (id) => {
        const own = funders.get(id);
        return own && isSame(own) ? own : undefined;
      },
    };
  }

  #journeysOf({ definition, places }: NamedFunder): readonly Finding[] {
    let findings = this.#walked.get(definition);
    if (!findings) this.#walked.set(definition, (findings = this.#journeys(definition, places)));
    return findings;
  }
}

const pathsOf = (files: readonly FileSyntax[]) =>
  new Map(files.map((one) => [one.node.file.path, one]));

/**
 * Undefined where the change may affect every funder: a flow was added, removed or renamed, or the change applies to
 * all flows.
 */
function changedBetween(
  before: ReadonlyMap<string, FileSyntax>,
  now: ReadonlyMap<string, FileSyntax>,
): { flows: ReadonlySet<string>; nodes: ReadonlySet<object> } | undefined {
  const flows = new Set<string>();
  const nodes = new Set<object>();
  for (const path of new Set([...before.keys(), ...now.keys()])) {
    const [old, file] = [before.get(path), now.get(path)];
    if (old === file) continue;
    const types = new Set([old, file].flatMap((one) => one?.type ?? []));
    const [type] = types;
    if (types.size > 1 || type === undefined || !reachesItsOwn.has(type)) return undefined;
    // No funder reads the file of another.
    if (type !== 'funder' && (!old || !file || nameOf(old) !== nameOf(file))) return undefined;
    if (old) nodes.add(old.node);
    if (file?.type === 'flow') flows.add(nameOf(file) ?? '');
  }
  return { flows, nodes };
}

const reachesItsOwn: ReadonlySet<FileSyntax['type']> = new Set(['flow', 'funder', 'properties']);

function nameOf(file: FileSyntax): string | undefined {
  return file.type === 'flow' || file.type === 'funder' ? file.id?.text : undefined;
}
