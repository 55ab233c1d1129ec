import type { PassPart } from '../../src/language/check.ts';
import { isPlatform, type FileSyntax } from '../../src/language/schema/file-syntax.ts';
import { platformId } from '../../src/model/action-id.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { CheckedTexts, Checking } from './checking.ts';

type LinkedPart = Required<Pick<PassPart, 'funder' | 'findings'>>;

/** One check of the texts as they are, done in parts: those of a funder somebody waits for first. */
export class RunningCheck {
  readonly #parts: Generator<PassPart, CheckedTexts>;
  #next: string | undefined;
  #files: readonly FileSyntax[] = [];
  readonly #linked = new Map<string, LinkedPart>();
  #areAllLinked = false;
  #result: CheckedTexts | undefined;

  constructor(checking: Checking, files: readonly SourceFile[]) {
    this.#parts = checking.parts(files, () => this.#next);
  }

  /** Undefined while there is something left to do. */
  get result(): CheckedTexts | undefined {
    return this.#result;
  }

  /** Files of the right shape; none where one is not. */
  get files(): readonly FileSyntax[] {
    return this.#files;
  }

  /** Goes on until this funder is linked; undefined where no file has it, or one has the wrong shape. */
  linked(funder: string): LinkedPart | undefined {
    this.#next = funder;
    if (this.#files.length === 0) this.next();
    if (!this.#files.some((file) => codeOf(file) === funder)) return undefined;
    while (!this.#linked.has(funder) && !this.#areAllLinked) this.next();
    return this.#linked.get(funder);
  }

  finish(): CheckedTexts {
    for (;;) {
      if (this.#result) return this.#result;
      this.next();
    }
  }

  next(): void {
    if (this.#result) return;
    const part = this.#parts.next();
    if (part.done) {
      this.#result = part.value;
      this.#areAllLinked = true;
      return;
    }
    const { files, funder, findings = [], named } = part.value;
    this.#files = files;
    if (funder) this.#linked.set(funder.definition.funder, { funder, findings });
    if (named) this.#areAllLinked = true;
  }
}

export function codeOf(file: FileSyntax): string | undefined {
  if (file.type !== 'funder') return undefined;
  return isPlatform(file) ? platformId : file.id?.text;
}
