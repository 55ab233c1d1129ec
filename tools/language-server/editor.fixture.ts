import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { root } from '../repository.ts';

/** One funder and no pages, so that a check is quick, in a folder that has to be encoded in a URI. */
export function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), '汽车 100% é-'));
  cpSync(join(root, 'flows'), join(folder, 'flows'), { recursive: true });
  rmSync(join(folder, 'flows/order-pages.yaml'));
  cpSync(join(root, 'src/steps'), join(folder, 'src/steps'), { recursive: true });
  cpSync(join(root, 'funders/BOC.yaml'), join(folder, 'funders/BOC.yaml'));
  return {
    folder,
    uri: (file: string) => pathToFileURL(join(folder, file)).href,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** An editor at the other end of the protocol. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly messages: string[] = [];
  readonly #shown = new Map<string, Diagnostic[]>();
  #version = 0;
  #look: () => void = () => {};

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
    this.connection = createProtocolConnection(
      new StreamMessageReader(input),
      new StreamMessageWriter(output),
    );
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.#shown.set(params.uri, params.diagnostics);
      this.#look();
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message);
      this.#look();
    });
    this.connection.listen();
  }

  async start(folder: string, locale = 'en'): Promise<InitializeResult> {
    const result = await this.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'project' }],
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
      locale,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  async open(uri: string, text: string): Promise<void> {
    const version = (this.#version += 1);
    const textDocument = { uri, languageId: 'yaml', version, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async change(uri: string, text: string): Promise<void> {
    const version = (this.#version += 1);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ text }],
    });
  }

  async close(uri: string): Promise<void> {
    const textDocument = { uri };
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  }

  shown(uri: string): Diagnostic[] | undefined {
    return this.#shown.get(uri);
  }

  /** Once what the server has told fits. */
  async until<T>(get: () => T | undefined | false): Promise<T> {
    for (;;) {
      const found = get();
      if (found !== undefined && found !== false) return found;
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }
}
