import {
  FileChangeType,
  type FileEvent,
  type Range,
  type TextDocumentPositionParams,
  type TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  createAuthoringService,
  type AuthoringService,
  type TextEdit,
} from '../authoring/service.ts';
import { checkResults } from '../repository/kept/disk-results.ts';
import { isInProject, projectFileOf, uriOf } from './project-files.ts';

/** The service over one root, spoken to in URIs and positions. */
export class Project {
  #service: AuthoringService;
  readonly #root: string;
  readonly #documents: TextDocuments<TextDocument>;
  /** File → the URI by which the editor calls it. */
  readonly #open = new Map<string, string>();

  constructor(root: string, documents: TextDocuments<TextDocument>) {
    this.#root = root;
    this.#documents = documents;
    this.#service = createAuthoringService(root, checkResults);
    for (const document of documents.all()) this.edited(document);
  }

  get service(): AuthoringService {
    return this.#service;
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

  /** An open editor's text stays over a changed file. */
  changedOnDisk({ uri, type }: FileEvent): boolean {
    const file = this.fileOf(uri);
    if (file !== undefined) {
      if (this.#open.has(file)) return false;
      this.service.setText(file, undefined);
      return true;
    }
    // For a deleted folder no file events are sent.
    if (type !== FileChangeType.Deleted || !isInProject(this.#root, uri)) return false;
    this.#service = createAuthoringService(this.#root, checkResults);
    for (const document of this.#documents.all()) this.edited(document);
    return true;
  }

  placeOf({
    textDocument,
    position,
  }: TextDocumentPositionParams): { file: string; offset: number } | undefined {
    const file = this.fileOf(textDocument.uri);
    return file === undefined
      ? undefined
      : { file, offset: this.documentOf(file).offsetAt(position) };
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

  editOf(edits: readonly TextEdit[]): WorkspaceEdit {
    const changes: NonNullable<WorkspaceEdit['changes']> = {};
    for (const { file, from, to, insert } of edits)
      (changes[this.uriOf(file)] ??= []).push({
        range: this.rangeOf({ file, from, to }),
        newText: insert,
      });
    return { changes };
  }
}
