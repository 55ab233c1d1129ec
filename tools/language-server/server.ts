import {
  MarkupKind,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type Hover,
  type InitializeParams,
  type ServerCapabilities,
  type TextDocumentPositionParams,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { DiagnosticsPublisher } from './diagnostics.ts';
import { Project } from './project.ts';
import { projectRootOf } from './project-files.ts';
import { wordsIn, type Words } from './words.ts';

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
};

/** Answers an editor until it hangs up. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let project: Project | undefined;
  let publisher: DiagnosticsPublisher | undefined;
  let words: Words;
  let roots: string[] = [];
  connection.onInitialize((params) => {
    words = wordsIn(params.locale);
    roots = rootsOf(params);
    return { capabilities, serverInfo: { name: 'funder-flows' } };
  });
  connection.onInitialized(() => {
    const root = roots.map(projectRootOf).find((one) => one !== undefined);
    if (root === undefined) {
      const message = words.noProject(roots);
      return connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message,
      });
    }
    project = new Project(root, documents);
    publisher = new DiagnosticsPublisher(project, connection);
    publisher.schedule();
    return undefined;
  });
  connection.onShutdown(() => publisher?.stop());

  documents.onDidChangeContent(({ document }) => {
    if (project?.edited(document)) publisher?.schedule();
  });
  documents.onDidClose(({ document }) => {
    if (project?.closed(document.uri)) publisher?.schedule();
  });
  connection.onHover((params) => project && hoverOf(project, params));

  documents.listen(connection);
  connection.listen();
}

function rootsOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  if (workspaceFolders && workspaceFolders.length > 0)
    return workspaceFolders.map(({ uri }) => uri);
  return rootUri === null ? [] : [rootUri];
}

function hoverOf(project: Project, params: TextDocumentPositionParams): Hover | undefined {
  const at = placeOf(project, params);
  const found = at && project.service.hover(at.file, at.offset);
  return (
    found && {
      contents: { kind: MarkupKind.PlainText, value: found.text },
      range: project.rangeOf({ file: at.file, ...found }),
    }
  );
}

function placeOf(
  project: Project,
  { textDocument, position }: TextDocumentPositionParams,
): { file: string; offset: number } | undefined {
  const file = project.fileOf(textDocument.uri);
  return file === undefined
    ? undefined
    : { file, offset: project.documentOf(file).offsetAt(position) };
}
