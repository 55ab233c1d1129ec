import type { Definition } from '../../../src/model/definition.ts';
import {
  createAuthoringService,
  type AuthoringService,
  type Problem,
  type TextEdit,
} from '../../authoring/service.ts';
import { checkResults } from '../../repository/kept/disk-results.ts';
import type { FileEdit, FileRange, OpenTexts, ShownProblem } from '../wire.ts';
import { fileEdit, rangeIn } from './positions.ts';

export interface ComparedVersions {
  before: readonly Definition[];
  after: readonly Definition[];
}

/** The files with the page's texts over them, and what the page was told last. */
export class DeskState {
  readonly service: AuthoringService;
  readonly root: string;
  #open = new Set<string>();
  /** What was found in all files last, and in which texts. */
  found: { problems: ShownProblem[]; texts: Map<string, string | undefined> } = {
    problems: [],
    texts: new Map(),
  };
  compared: ComparedVersions | undefined;
  /** What the page was given last. */
  given: Definition | undefined;

  constructor(root: string) {
    this.root = root;
    this.service = createAuthoringService(root, checkResults);
  }

  /** These files have changed on disk. */
  reread(files: readonly string[]): void {
    for (const file of files) if (!this.#open.has(file)) this.service.setText(file, undefined);
  }

  /** Overlays the page's unsaved texts on the files. */
  take(texts: OpenTexts): AuthoringService {
    for (const file of this.#open)
      if (!Object.hasOwn(texts, file)) this.service.setText(file, undefined);
    for (const [file, text] of Object.entries(texts)) this.service.setText(file, text);
    this.#open = new Set(Object.keys(texts));
    return this.service;
  }

  textOf(file: string): string {
    return this.service.text(file) ?? '';
  }

  range(location: { file: string; from: number; to: number } | undefined): FileRange | undefined {
    return (
      location && {
        file: location.file,
        ...rangeIn(this.textOf(location.file), location.from, location.to),
      }
    );
  }

  shown({ from, to, fixes, ...problem }: Problem): ShownProblem {
    return {
      ...problem,
      ...rangeIn(this.textOf(problem.file), from, to),
      fixes: fixes.map(({ title, edits }) => ({
        title,
        edits: edits.map((one) => this.edit(one)),
      })),
    };
  }

  edit(edit: TextEdit): FileEdit {
    return fileEdit(edit, this.textOf(edit.file));
  }
}
