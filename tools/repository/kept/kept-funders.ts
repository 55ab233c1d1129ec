import { type NamedFunder, withFees } from '../../../src/language/check.ts';
import {
  checkFunder,
  type CheckedFunder,
  type FunderChecking,
} from '../../../src/language/check-funder.ts';
import type { Repository } from '../../../src/language/link/repository.ts';
import type { FunderSyntax } from '../../../src/language/schema/file-syntax.ts';
import type { Symbols } from '../../../src/language/schema/symbols.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { platformId } from '../../../src/model/action-id.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { type DiskFlows, fileHash, sourcesOf } from './kept-flows.ts';
import { packed, unpacked, type KeptStore } from './store.ts';

interface Kept extends Pick<NamedFunder, 'findings' | 'analysed' | 'walked' | 'addresses'> {
  key: string;
  used: string[];
  /** Keys of its flows. */
  flows: string[];
  /** Absent where something else was to be mended first. */
  journeys?: readonly Finding[];
}

/** What earlier processes have found in funders. */
export class KeptFunders {
  readonly #store: KeptStore;
  readonly #flows: DiskFlows;
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #symbols: Symbols;
  readonly #types: FunderChecking['types'] = new Map();
  readonly #shared: FunderChecking['shared'] = new Map();
  readonly #linkedAgain = new WeakMap<FunderSyntax, CheckedFunder>();
  readonly #kept = new WeakMap<NamedFunder, Kept>();
  readonly #journeys = new WeakMap<NamedFunder, readonly Finding[]>();

  constructor(
    store: KeptStore,
    flows: DiskFlows,
    files: ReadonlyMap<string, SourceFile>,
    symbols: Symbols,
  ) {
    this.#store = store;
    this.#symbols = symbols;
    this.#flows = flows;
    this.#files = files;
  }

  /** `isWalked`: only one whose journeys are known. */
  get(id: string, repository: Repository, isWalked: boolean): NamedFunder | undefined {
    const syntax = id === platformId ? repository.pages : repository.funders.get(id);
    const bytes = syntax && this.#store.read(this.#fileKey(syntax));
    const kept = bytes && (unpacked(bytes.toString(), this.#files) as Kept | undefined);
    if (!kept || kept.key !== this.#keyOf(new Set(kept.used), syntax, repository)) return undefined;
    if (isWalked && !kept.journeys) return undefined;
    const { findings, analysed, walked, addresses, used, journeys } = kept;
    const funder: NamedFunder = {
      node: syntax.node,
      findings,
      analysed,
      walked,
      addresses,
      used: new Set(used),
      definition: nothingOf(id),
      places: nowhere(syntax.node),
      flows: new Map(),
      overridable: {
        syntax,
        remake: (other, flow) =>
          this.#linked(id, syntax, repository).overridable.remake(other, flow),
      },
    };
    this.#kept.set(funder, kept);
    if (journeys) this.#journeys.set(funder, journeys);
    return funder;
  }

  isKept(funder: NamedFunder): boolean {
    return this.#kept.has(funder);
  }

  journeysOf(funder: NamedFunder): readonly Finding[] | undefined {
    return this.#journeys.get(funder);
  }

  setJourneys(funder: NamedFunder, journeys: readonly Finding[]): void {
    this.#journeys.set(funder, journeys);
  }

  keep(funder: NamedFunder, syntax: FunderSyntax, repository: Repository): void {
    const before = this.#kept.get(funder);
    if (before) {
      for (const key of [this.#fileKey(syntax), ...before.flows]) this.#store.use(key);
      return;
    }
    const { findings, analysed, walked, addresses, used, flows } = funder;
    const journeys = this.#journeys.get(funder);
    const kept: Kept = {
      findings,
      analysed,
      walked,
      addresses,
      key: this.#keyOf(used, syntax, repository),
      used: [...used],
      flows: [...flows.values()].flatMap(({ flow }) => this.#flows.keyOf(flow) ?? []),
      ...(journeys && { journeys }),
    };
    this.#store.write(this.#fileKey(syntax), Buffer.from(packed(kept)));
  }

  /**
   * Of a funder that was kept: linked again, from the flows that are kept. `shared`: flows of those checked anew, which
   * many funders have.
   */
  definitionOf(
    funder: NamedFunder,
    syntax: FunderSyntax,
    repository: Repository,
    shared: FunderChecking['shared'],
  ): Definition {
    if (!this.#kept.has(funder)) return funder.definition;
    for (const [id, flow] of shared) if (!this.#shared.has(id)) this.#shared.set(id, flow);
    return this.#linked(funder.definition.funder, syntax, repository).definition;
  }

  /** Anew, for its definition or a finding whose cause is looked for. */
  #linked(id: string, syntax: FunderSyntax, repository: Repository): CheckedFunder {
    let funder = this.#linkedAgain.get(syntax);
    if (!funder) {
      funder = checkFunder(id, syntax, {
        repository,
        symbols: withFees(this.#symbols, repository),
        types: this.#types,
        shared: this.#shared,
        used: new Set(),
        kept: this.#flows,
      });
      this.#linkedAgain.set(syntax, funder);
    }
    return funder;
  }

  #fileKey({ node }: FunderSyntax): string {
    return this.#store.keyOf('funder', node.file.path);
  }

  #keyOf(used: ReadonlySet<string>, { node }: FunderSyntax, repository: Repository): string {
    const names = [...repository.templates.keys()];
    const sources = sourcesOf(used, repository, this.#files);
    return this.#store.keyOf(fileHash(node.file), JSON.stringify(names), ...sources);
  }
}

/** A kept funder is neither linked nor walked again, so that nobody reads these. */
const nothingOf = (funder: string): Definition => ({
  funder,
  name: { zh: '', en: '' },
  links: [],
  flows: {},
  actions: {},
  examples: {},
  hash: '',
});

const nowhere = (place: NamedFunder['node']): NamedFunder['places'] => ({
  of: () => place,
  exit: () => place,
  falls: () => false,
  also: () => [],
});
