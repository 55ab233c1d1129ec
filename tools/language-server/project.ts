import type { TextDocuments, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createAuthoringService, type AuthoringService } from '../authoring/service.ts';
import { projectFileOf, uriOf } from './project-files.ts';

/** The service over one root, spoken to in URIs and positions. */
export class Project {
  readonly service: AuthoringService;
  readonly #root: string;
  readonly #documents: TextDocuments<TextDocument>;
  /** File → the URI by which the editor calls it. */
  readonly #open = new Map<string, string>();

  constructor(root: string, documents: TextDocuments<TextDocument>) {
    this.#root = root;
    this.#documents = documents;
    this.service = createAuthoringService(root);
    for (const document of documents.all()) this.edited(document);
  }

  fileOf(uri: string): string | undefined {
    return projectFileOf(this.#root, uri);
  }

  uriOf(file: string): string {
    return this.#open.get(file) ?? uriOf(this.#root, file);
  }

  /** Whether it is a file of the project. */
  edited(document: TextDocument): boolean {
    const file = this.fileOf(document.uri);
    if (file === undefined) return false;
    this.#open.set(file, document.uri);
    this.service.setText(file, document.getText());
    return true;
  }

  closed(uri: string): boolean {
    const file = this.fileOf(uri);
    if (file === undefined) return false;
    this.#open.delete(file);
    this.service.setText(file, undefined);
    return true;
  }

  /** What was open over a changed file stays. */
  changedOnDisk(uri: string): boolean {
    const file = this.fileOf(uri);
    if (file === undefined || this.#open.has(file)) return false;
    this.service.setText(file, undefined);
    return true;
  }

  /** The text that offsets of `file` count in: the editor's, or the one on disk. */
  documentOf(file: string): TextDocument {
    const uri = this.uriOf(file);
    return (
      this.#documents.get(uri) ?? TextDocument.create(uri, 'yaml', 0, this.service.text(file) ?? '')
    );
  }

  versionOf(file: string): number | undefined {
    return this.#documents.get(this.uriOf(file))?.version;
  }

  rangeOf({ file, from, to }: { file: string; from: number; to: number }): Range {
    const document = this.documentOf(file);
    return { start: document.positionAt(from), end: document.positionAt(to) };
  }
}
