import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActionsAt } from './code-actions.ts';
import { DiagnosticsPublisher } from './diagnostics.ts';
import {
  completionsAt,
  definitionAt,
  hoverAt,
  renameableAt,
  renameAt,
} from './language-features.ts';
import { Project } from './project.ts';
import { projectRootOf } from './project-files.ts';
import { wordsIn, type ServerTexts } from './words.ts';

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['.', '=', '{', ' '] },
  definitionProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
};

const watched = { watchers: [{ globPattern: '**/{flows,funders}/**' }] };

/** Answers an editor until it hangs up. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  let project: Project | undefined;
  let publisher: DiagnosticsPublisher | undefined;
  let words: ServerTexts;
  let roots: string[] = [];
  let canWatch = false;
  connection.onInitialize((params) => {
    words = wordsIn(params.locale);
    roots = rootsOf(params);
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    return { capabilities, serverInfo: { name: 'funder-flows' } };
  });
  connection.onInitialized(async () => {
    const root = roots.map(projectRootOf).find((one) => one !== undefined);
    if (root === undefined) {
      const message = words.noProject(roots);
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message,
      });
      return;
    }
    project = new Project(root, documents);
    publisher = new DiagnosticsPublisher(project, connection, words.language);
    publisher.schedule();
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, watched);
  });
  connection.onShutdown(() => publisher?.stop());

  documents.onDidChangeContent(({ document }) => {
    if (project?.edited(document)) publisher?.schedule();
  });
  documents.onDidClose(({ document }) => {
    if (project?.closed(document.uri)) publisher?.schedule();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    const isOurs = changes.map((one) => project?.changedOnDisk(one) ?? false);
    if (isOurs.includes(true)) publisher?.schedule();
  });
  connection.onHover((params) => project && hoverAt(project, params, words.language));
  connection.onCompletion((params) => project && completionsAt(project, params, words.language));
  connection.onDefinition((params) => project && definitionAt(project, params));
  connection.onPrepareRename((params) => project && renameableAt(project, params));
  connection.onRenameRequest((params) => project && renameAt(project, params));
  connection.onCodeAction((params) =>
    project && publisher ? codeActionsAt({ project, publisher, words }, params) : [],
  );

  documents.listen(connection);
  connection.listen();
}

function rootsOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  if (workspaceFolders && workspaceFolders.length > 0)
    return workspaceFolders.map(({ uri }) => uri);
  return rootUri === null ? [] : [rootUri];
}
