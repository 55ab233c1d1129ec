import type { FlowSources, KeptFlow, KeptFlows } from '../../../src/language/check-funder.ts';
import type { Repository } from '../../../src/language/link/repository.ts';
import type { Flow } from '../../../src/model/definition.ts';
import { oncePer } from '../../../src/model/once-per.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { hashOf, packed, unpacked, type KeptStore } from './store.ts';

export const fileHash = oncePer(({ path, text, problem }: SourceFile) =>
  hashOf(JSON.stringify([path, text, problem])),
);

/** The files of these flows and, of those that count for all, every one. */
export function sourcesOf(
  from: ReadonlySet<string>,
  repository: Repository,
  files: ReadonlyMap<string, SourceFile>,
): string[] {
  const { templates, funders, pages } = repository;
  const own = new Set(
    [...templates.values(), ...funders.values(), ...(pages ? [pages] : [])].map(
      ({ node }) => node.file,
    ),
  );
  const forAll = [...files.values()].filter((file) => !own.has(file)).map(fileHash);
  const used = [...from].toSorted().map((name) => {
    const template = templates.get(name);
    return `${name} ${template ? fileHash(template.node.file) : ''}`;
  });
  return [...forAll, ...used];
}

/** Flows emitted and analysed by earlier processes. */
export class DiskFlows implements KeptFlows {
  readonly #store: KeptStore;
  readonly #files: ReadonlyMap<string, SourceFile>;
  readonly #keys = new WeakMap<Flow, string>();

  constructor(store: KeptStore, files: ReadonlyMap<string, SourceFile>) {
    this.#store = store;
    this.#files = files;
  }

  get(of: FlowSources): KeptFlow | undefined {
    const key = this.#keyOf(of);
    const bytes = this.#store.read(key);
    if (!bytes) return undefined;
    const [flow, found] = JSON.parse(bytes.toString()) as [Flow, string];
    const kept = unpacked(found, this.#files) as Omit<KeptFlow, 'flow'> | undefined;
    if (!kept) return undefined;
    this.#keys.set(flow, key);
    return { flow, ...kept };
  }

  add(of: FlowSources, { flow, ...found }: KeptFlow): void {
    const key = this.#keyOf(of);
    this.#keys.set(flow, key);
    this.#store.write(key, Buffer.from(JSON.stringify([flow, packed(found)])));
  }

  /** Under which it is kept. */
  keyOf(flow: Flow): string | undefined {
    return this.#keys.get(flow);
  }

  #keyOf({ request, from, repository, funder }: FlowSources): string {
    const sources = sourcesOf(from, repository, this.#files);
    const own = funder ? fileHash(funder.node.file) : '';
    return this.#store.keyOf('flow', request.id, own, ...sources);
  }
}
