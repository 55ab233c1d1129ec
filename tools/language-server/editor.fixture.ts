import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type FileChangeType,
  type InitializeResult,
  type ProtocolConnection,
} from 'vscode-languageserver/node';

const files = {
  'flows/greeting.yaml': `# How a customer is greeted.
flow: greeting
title: { zh: 你好 🚗, en: Hello }
settings:
  page:
    type: path
    about: The address of the first page.
values:
  isKnown: =has(order.orderNo)
steps:
  intro:
    kind: notice
    path: '{settings.page}'
    text: { zh: 请阅读。, en: Read this. }
  ask:
    kind: call
    endpoint: refund.quota
    send: { orderNo: =order.orderNo }
    when: =isKnown
    on:
      failed: { to: intro, toast: =result.msg }
  done:
    kind: result
    path: /greeted
    title: { zh: 完成, en: Done }
    ends: success
`,
  'funders/ACME.yaml': `funder: ACME
name: { zh: 样例, en: Acme }
flows:
  greeting:
    with: { page: /hello }
    change:
      intro: { text: { zh: 您好。, en: Hello. } }
actions: { 100: greeting }
`,
};

/** One template and one funder, in a folder that has to be encoded in a URI. */
export function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), '汽车 100% é-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    folder,
    uri: (file: string) => pathToFileURL(join(folder, file)).href,
    text: (file: keyof typeof files) => files[file],
    write,
    remove: (file = '') => rmSync(join(folder, file), { recursive: true }),
  };
}

/** The client side of the protocol. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly messages: string[] = [];
  readonly #shown = new Map<string, Diagnostic[]>();
  #watches = false;
  #version = 0;
  #onChange: () => void = () => {};

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
    this.connection = createProtocolConnection(
      new StreamMessageReader(input),
      new StreamMessageWriter(output),
    );
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.#shown.set(params.uri, params.diagnostics);
      this.#onChange();
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message);
      this.#onChange();
    });
    this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.#watches = registrations.some(
        ({ method }) => method === DidChangeWatchedFilesNotification.method,
      );
      this.#onChange();
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

  async changedOnDisk(uri: string, type: FileChangeType): Promise<void> {
    await this.until(() => this.#watches);
    await this.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type }],
    });
  }

  shown(uri: string): Diagnostic[] | undefined {
    return this.#shown.get(uri);
  }

  /** Waits until the server's messages satisfy the condition. */
  async until<T>(get: () => T | undefined | false): Promise<T> {
    for (;;) {
      const value = get();
      if (value !== undefined && value !== false) return value;
      await new Promise<void>((resolve) => {
        this.#onChange = resolve;
      });
    }
  }
}
