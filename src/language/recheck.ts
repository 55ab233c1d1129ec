import type { Definition } from '../model/definition.ts';
import { inPass, type Finding } from '../model/finding.ts';
import type { SourceFile } from '../model/source.ts';
import type { SourceLocations } from '../model/source-locations.ts';
import { duplicateName } from './analysis/rules/repository/duplicate-name.ts';
import { otherFunder } from './analysis/rules/repository/other-funder.ts';
import {
  addOfFunders,
  addUnused,
  checkNames,
  leadingNowhere,
  shapeOf,
  type Named,
  type NamedFunder,
} from './check.ts';
import type { CompiledFlow } from './check-funder.ts';
import { Findings } from './check-findings.ts';
import { fileSyntax, type FileSyntax } from './schema/file-syntax.ts';
import type { Symbols } from './schema/symbols.ts';

export interface Rechecked {
  findings: Finding[];
  /** Definitions of the funders that the file affects. */
  definitions: Definition[];
  places: Map<string, SourceLocations>;
}

/** Checks files again after one of them is replaced: only what that affects is linked again. */
export class Rechecker {
  readonly #symbols: Symbols;
  readonly #syntax: ReadonlyMap<string, readonly FileSyntax[]>;
  readonly #before: Named;

  /** Throws where the files as they are have findings. */
  constructor(files: readonly SourceFile[], symbols: Symbols) {
    this.#symbols = symbols;
    this.#syntax = new Map(files.map((file) => [file.path, syntaxOf(file, symbols).syntax]));
    const findings = new Findings();
    this.#before = checkNames([...this.#syntax.values()].flat(), symbols, findings);
    const [first] = findings.all;
    if (first) throw new Error(`${first.place.file.path}: ${first.message}`);
  }

  get definitions(): Definition[] {
    return this.#before.funders.map(({ definition }) => definition);
  }

  get places(): Map<string, SourceLocations> {
    return placesOf(this.#before.funders);
  }

  /** Ids of the funders it affects, those with the fewest flows first. */
  fundersOf(path: string): string[] {
    return this.#before.funders
      .filter((funder) => this.#isReached(funder, path))
      .toSorted((a, b) => a.flows.size - b.flows.size)
      .map(({ definition }) => definition.funder);
  }

  /**
   * All passes but the journeys. `only`: limits it to these funders, without reporting what is unused, which takes all
   * of them.
   */
  recheck(file: SourceFile, only?: ReadonlySet<string>): Rechecked {
    const findings = new Findings();
    const { syntax, found, words } = syntaxOf(file, this.#symbols);
    const written = [...this.#syntax].flatMap(([path, one]) => (path === file.path ? syntax : one));
    for (const finding of [...found, ...duplicateName(written)]) findings.add(finding);
    if (findings.size > 0) return { findings: findings.all, definitions: [], places: new Map() };
    for (const finding of [...words, ...otherFunder(written)]) findings.add(finding);
    const isReused = (funder: NamedFunder) =>
      only?.has(funder.definition.funder) === false || !this.#isReached(funder, file.path);
    const before = new Map(this.#before.funders.map((one) => [one.definition.funder, one]));
    const named = checkNames(written, this.#symbols, findings, {
      shared: this.#sharedWithout(file.path),
      reused: (funder, flow) => this.#reusedFlow(before.get(funder), flow, file.path),
      reusedFunder: (id) => {
        const funder = before.get(id);
        return funder && isReused(funder) ? funder : undefined;
      },
    });
    const rechecked = named.funders.filter((one) => before.get(one.definition.funder) !== one);
    addOfFunders(findings, rechecked, leadingNowhere(named, this.#symbols));
    if (!only) addUnused(findings, named);
    const definitions = rechecked.map(({ definition }) => definition);
    return { findings: findings.all, definitions, places: placesOf(rechecked) };
  }

  #isReached({ node, flows }: NamedFunder, path: string): boolean {
    return (
      node.file.path === path || [...flows.values()].some((flow) => this.#dependsOn(flow, path))
    );
  }

  #dependsOn({ from }: Pick<CompiledFlow, 'from'>, path: string): boolean {
    const [syntax] = this.#syntax.get(path) ?? [];
    if (syntax?.type === 'flow') return from.has(syntax.id?.text ?? '');
    // Affects all flows.
    return ['defaults', 'actions', 'fees'].includes(syntax?.type ?? '');
  }

  #reusedFlow(funder: NamedFunder | undefined, id: string, path: string): CompiledFlow | undefined {
    const flow = funder?.flows.get(id);
    return flow && funder?.node.file.path !== path && !this.#dependsOn(flow, path)
      ? flow
      : undefined;
  }

  #sharedWithout(path: string): Named['shared'] {
    return new Map([...this.#before.shared].filter(([, flow]) => !this.#dependsOn(flow, path)));
  }
}

function syntaxOf(
  file: SourceFile,
  symbols: Symbols,
): { syntax: FileSyntax[]; found: readonly Finding[]; words: readonly Finding[] } {
  const { node, findings, words } = shapeOf(file, symbols);
  return {
    syntax: node ? fileSyntax(node) : [],
    found: findings,
    words: inPass('words', words),
  };
}

function placesOf(funders: readonly NamedFunder[]): Map<string, SourceLocations> {
  return new Map(funders.map(({ definition, places }) => [definition.funder, places]));
}
