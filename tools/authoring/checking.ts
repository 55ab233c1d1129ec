import {
  addUnused,
  checkNames,
  pagesOf,
  shapeOf,
  type Named,
  type NamedFunder,
} from '../../src/language/check.ts';
import { leadsNowhere } from '../../src/language/analysis/rules/funder/leads-nowhere.ts';
import { duplicateName } from '../../src/language/analysis/rules/repository/duplicate-name.ts';
import type { MadeFlow } from '../../src/language/check-funder.ts';
import { Findings } from '../../src/language/check-findings.ts';
import { fileSyntax, type FileSyntax } from '../../src/language/schema/file-syntax.ts';
import type { Symbols } from '../../src/language/schema/symbols.ts';
import type { Definition } from '../../src/model/definition.ts';
import { inPass, type Finding } from '../../src/model/finding.ts';
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

/** All passes over all files, in the checker's order; of what is linked and analysed, only what an edit reaches is made anew. */
export class Checking {
  readonly #symbols: Symbols;
  readonly #journeys: JourneyRules;
  #linked: Linked | undefined;
  readonly #good = new Map<string, Definition>();
  readonly #walked = new WeakMap<Definition, readonly Finding[]>();

  constructor(symbols: Symbols, journeys: JourneyRules) {
    this.#symbols = symbols;
    this.#journeys = journeys;
  }

  check(files: readonly SourceFile[]): CheckedTexts {
    const findings = new Findings();
    const shapes = files.map((file) => shapeOf(file, this.#symbols));
    findings.addAll(shapes.flatMap((shape) => shape.findings));
    const syntax = new Map(
      shapes.flatMap(({ file, node }) => {
        const [one] = node ? syntaxOf(node) : [];
        return one ? [[file.path, one] as const] : [];
      }),
    );
    findings.addAll(duplicateName([...syntax.values()]).filter((one) => !isSaid(findings, one)));
    if (findings.size > 0) return this.#told(findings, []);
    findings.addAll(
      inPass(
        'words',
        shapes.flatMap(({ words }) => words),
      ),
    );
    const named = this.#name(syntax, findings);
    this.#linked = { ...named, syntax };
    const isLinked = findings.size === 0;
    if (isLinked) this.#addPages(named.funders, findings);
    if (findings.size === 0) this.#addJourneys(named.funders, findings);
    if (findings.size === 0) {
      findings.addAll(named.unused);
      addUnused(named.funders, findings);
    }
    for (const { definition, findings: own } of named.funders)
      if (own.length === 0) this.#good.set(definition.funder, definition);
    const ids = new Set(named.funders.map(({ definition }) => definition.funder));
    for (const id of this.#good.keys()) if (!ids.has(id)) this.#good.delete(id);
    return this.#told(findings, named.funders);
  }

  #told(findings: Findings, funders: readonly NamedFunder[]): CheckedTexts {
    const good = funders.filter((one) => one.findings.length === 0);
    return {
      findings: findings.all,
      linked: this.#linked,
      definitions: [...this.#good.values()],
      isCurrent: good.length > 0 && good.length === funders.length,
      current: new Set(good.map(({ definition }) => definition.funder)),
    };
  }

  #name(syntax: ReadonlyMap<string, FileSyntax>, findings: Findings): Named {
    const before = this.#linked;
    const files = [...syntax.values()];
    if (!before) return checkNames(files, this.#symbols, findings);
    const changed = changedBetween(before.syntax, syntax);
    if (!changed) return checkNames(files, this.#symbols, findings);
    const funders = new Map(before.funders.map((one) => [one.definition.funder, one]));
    const isUntouched = (made: MadeFlow) => ![...made.from].some((name) => changed.flows.has(name));
    const isSame = ({ node, made }: NamedFunder) =>
      !changed.nodes.has(node) && [...made.values()].every(isUntouched);
    return checkNames(files, this.#symbols, findings, {
      shared: new Map([...before.shared].filter(([, made]) => isUntouched(made))),
      known: (funder, flow) => {
        const known = funders.get(funder);
        const made = known?.made.get(flow);
        return known && made && !changed.nodes.has(known.node) && isUntouched(made)
          ? made
          : undefined;
      },
      knownFunder: (id) => {
        const known = funders.get(id);
        return known && isSame(known) ? known : undefined;
      },
    });
  }

  #addPages(funders: readonly NamedFunder[], findings: Findings) {
    const pages = pagesOf(
      funders.map(({ definition }) => definition),
      this.#symbols,
    );
    for (const funder of funders)
      for (const finding of inPass('pages', leadsNowhere(funder, { pages })))
        findings.add(finding, { id: funder.definition.funder, node: funder.node });
  }

  #addJourneys(funders: readonly NamedFunder[], findings: Findings) {
    for (const { definition, places, node } of funders) {
      let found = this.#walked.get(definition);
      if (!found) this.#walked.set(definition, (found = this.#journeys(definition, places)));
      for (const finding of found) findings.add(finding, { id: definition.funder, node });
    }
  }
}

const made = new WeakMap<object, FileSyntax[]>();

/** The same for the same node, so that what was made of it can be known again. */
function syntaxOf(node: Parameters<typeof fileSyntax>[0]): FileSyntax[] {
  let known = made.get(node);
  if (!known) made.set(node, (known = fileSyntax(node)));
  return known;
}

const isSaid = (findings: Findings, { place, also = [] }: Finding): boolean =>
  [place, ...also.map((one) => one.place)].some((one) => findings.isAt(one));

/** Undefined where the change may reach anything: a file came, went or is called otherwise, or holds for all flows. */
function changedBetween(
  before: ReadonlyMap<string, FileSyntax>,
  now: ReadonlyMap<string, FileSyntax>,
): { flows: ReadonlySet<string>; nodes: ReadonlySet<object> } | undefined {
  if (before.size !== now.size) return undefined;
  const flows = new Set<string>();
  const nodes = new Set<object>();
  for (const [path, file] of now) {
    const old = before.get(path);
    if (old === file) continue;
    if (!old || old.type !== file.type) return undefined;
    if (file.type !== 'flow' && file.type !== 'funder' && file.type !== 'properties')
      return undefined;
    if (nameOf(old) !== nameOf(file)) return undefined;
    nodes.add(old.node);
    if (file.type === 'flow') flows.add(nameOf(file) ?? '');
  }
  return { flows, nodes };
}

function nameOf(file: FileSyntax): string | undefined {
  return file.type === 'flow' || file.type === 'funder' ? file.id?.text : undefined;
}
