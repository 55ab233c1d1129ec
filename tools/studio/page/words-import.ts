/** A spreadsheet of words between its file and the texts: what it would change is shown first, and can be undone. */
import { spreadsheetText } from '../../words/spreadsheet-text.ts';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import type { ImportWordsResult } from '../wire.ts';
import { Listeners } from './listeners.ts';
import { refusal, request } from './request.ts';
import type { AppliedEdits, Workspace } from './workspace.ts';

export type ReadWords = Exclude<ImportWordsResult, { refused: LocalizedText }>;

export interface WordsImportState {
  isReading: boolean;
  /** Read and not written yet. */
  read: ReadWords | undefined;
  /** What can be taken back. */
  written: AppliedEdits | undefined;
  notice: LocalizedText | undefined;
}

const nothing: WordsImportState = {
  isReading: false,
  read: undefined,
  written: undefined,
  notice: undefined,
};

export class WordsImport {
  readonly #listeners = new Listeners();
  readonly #workspace: Workspace;
  #table = '';
  #state = nothing;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  subscribe = this.#listeners.subscribe;
  state = (): WordsImportState => this.#state;

  async read(file: Blob): Promise<void> {
    this.#table = spreadsheetText(new Uint8Array(await file.arrayBuffer()));
    const read = await this.#request();
    if (read) this.#set({ ...nothing, read });
  }

  discard(): void {
    this.#set(nothing);
  }

  /** What is written is what was shown: where the files have changed since, it is shown as it would be now. */
  async write(): Promise<void> {
    const { read } = this.#state;
    const now = await this.#request();
    if (!read || !now) return;
    if (JSON.stringify(now) !== JSON.stringify(read)) {
      this.#set({ ...nothing, read: now, notice: otherwise });
      return;
    }
    const written = await this.#workspace.apply(now.edits);
    this.#set({ ...nothing, written, notice: notSaved });
  }

  takeBack(): void {
    const { written } = this.#state;
    const isUndone = written !== undefined && this.#workspace.takeBack(written);
    this.#set({ ...nothing, notice: isUndone ? undefined : writtenOn });
  }

  async #request(): Promise<ReadWords | undefined> {
    this.#set({ ...this.#state, isReading: true, notice: undefined });
    const texts = this.#workspace.texts();
    const result = await request<ImportWordsResult>('importWords', {
      texts,
      table: this.#table,
    }).catch(refusal);
    if ('edits' in result) return result;
    this.#set({ ...nothing, notice: result.refused });
    return undefined;
  }

  #set(state: WordsImportState) {
    this.#state = state;
    this.#listeners.notify();
  }
}

const otherwise: LocalizedText = {
  zh: '文件刚才有改动，请再看一遍。',
  en: 'The files have changed meanwhile: look at it again.',
};
const notSaved: LocalizedText = {
  zh: '已写入文件，尚未保存',
  en: 'Written into the files, not saved',
};
const writtenOn: LocalizedText = {
  zh: '文件之后又有改动，请在各文件里撤销。',
  en: 'A file has been written on since: undo in each of them.',
};
