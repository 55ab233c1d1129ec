import type { SourceFile } from '../../src/model/source.ts';
import { readRepository, readSource } from '../repository/read-repository.ts';

/** The files of flows/ and funders/, with texts that are open and not saved over them. A file that is the same stays the same object. */
export class Texts {
  readonly #root: string;
  readonly #open = new Map<string, SourceFile>();
  #saved: Map<string, SourceFile>;

  constructor(root: string) {
    this.#root = root;
    this.#saved = new Map(readRepository(root).map((file) => [file.path, file]));
  }

  /** Whether anything is another text than before. */
  set(path: string, text: string | undefined): boolean {
    const before = this.at(path);
    if (text === undefined) {
      this.#open.delete(path);
      this.#readAnew(path);
    } else if (before?.text !== text || before.problem !== undefined)
      this.#open.set(path, { path, text });
    return this.at(path) !== before;
  }

  at(path: string): SourceFile | undefined {
    return this.#open.get(path) ?? this.#saved.get(path);
  }

  /** In the order in which the checker reads them. */
  get all(): SourceFile[] {
    const paths = [...new Set([...this.#saved.keys(), ...this.#open.keys()])].toSorted(inOrder);
    return paths.flatMap((path) => this.at(path) ?? []);
  }

  #readAnew(path: string) {
    const before = this.#saved.get(path);
    const now = readSource(this.#root, path);
    if (now.problem === 'is a link that leads nowhere') this.#saved.delete(path);
    else if (before?.text !== now.text || before.problem !== now.problem)
      this.#saved.set(path, now);
  }
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
