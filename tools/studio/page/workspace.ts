/** The open files: their edited texts, their undo histories, and what is on disk. */
import { isolateHistory, undo } from '@codemirror/commands';
import {
  Compartment,
  EditorState,
  type Extension,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { LocalizedText } from '../../../src/model/step-kind.ts';
import { editBetween } from '../../authoring/apply-edits.ts';
import type { FileEdit, FileText, OpenTexts, SaveResult, TextPosition } from '../wire.ts';
import { request } from './request.ts';
import { Drafts } from './drafts.ts';
import { Listeners } from './listeners.ts';
import { offsetIn } from './positions.ts';

interface OpenFile {
  file: string;
  /** With `\n`, as the editor has it. */
  disk: string;
  version: string;
  /** What another program wrote while there is something unsaved here. */
  conflict?: FileText;
  state: EditorState;
}

/** After what a button wrote into one file. */
export const notSaved: LocalizedText = {
  zh: '已写入文件，尚未保存',
  en: 'Written into the file, not saved',
};

/** Why it cannot be taken back. */
export const writtenOn: LocalizedText = {
  zh: '文件之后又有改动，请在文件里撤销。',
  en: 'The file has been written on since: undo in it.',
};

/** What the edits of a button made of each file. */
export type AppliedEdits = ReadonlyMap<string, Text>;

export interface WorkspaceState {
  file: string;
  unsaved: string[];
  conflict: FileText | undefined;
  /** Of the file that is shown, as it is in the page. */
  text: string;
  /** Of the caret in it. */
  line: number;
  isStored: boolean;
}

const plain = (text: string): string => text.replace(/\r\n?/g, '\n');

export class Workspace {
  readonly view: EditorView;
  readonly #listeners = new Listeners();
  readonly #files = new Map<string, OpenFile>();
  readonly #extensions: Extension;
  readonly #words = new Compartment();
  #inWords: Extension = [];
  readonly #edited: () => void;
  readonly #saved: () => void;
  readonly #moved: (file: string, line: number) => void;
  #drafts = new Drafts('');
  #file = '';
  #isStored = true;
  #saving: Promise<void> = Promise.resolve();
  /** What a form is about to write. */
  #writing: Promise<unknown> = Promise.resolve();
  #state: WorkspaceState | undefined;

  constructor(
    extensions: (workspace: Workspace) => Extension,
    listeners: {
      edited: () => void;
      saved: () => void;
      moved: (file: string, line: number) => void;
    },
  ) {
    this.#extensions = extensions(this);
    this.#edited = listeners.edited;
    this.#saved = listeners.saved;
    this.#moved = listeners.moved;
    this.view = new EditorView({
      dispatchTransactions: (transactions, view) => {
        view.update(transactions);
        this.#onTransactions(transactions);
      },
    });
  }

  subscribe = this.#listeners.subscribe;
  state = (): WorkspaceState => (this.#state ??= this.#readState());

  get file(): string {
    return this.#file;
  }

  /** Opens whatever was not saved when the page went away. */
  async restore(checkout: string): Promise<void> {
    this.#drafts = new Drafts(checkout);
    for (const file of this.#drafts.files()) await this.open(file).catch(() => undefined);
  }

  /** The editor's own words, for files opened from now on too. */
  speak(words: Extension): void {
    this.#inWords = words;
    if (this.#file !== '') this.view.dispatch({ effects: this.#words.reconfigure(words) });
  }

  texts(): OpenTexts {
    return Object.fromEntries(
      [...this.#files.values()].flatMap((one) => {
        const text = this.#now(one).doc.toString();
        return text === one.disk ? [] : [[one.file, text]];
      }),
    );
  }

  async open(file: string): Promise<OpenFile> {
    const existing = this.#files.get(file);
    if (existing) return existing;
    const read = await request<FileText>('file', { file });
    const draft = this.#drafts.read(file);
    const disk = plain(read.text);
    const start = EditorState.create({
      doc: disk,
      extensions: [
        this.#extensions,
        this.#words.of(this.#inWords),
        ...(read.text.includes('\r\n') ? [EditorState.lineSeparator.of('\r\n')] : []),
      ],
    });
    const opened: OpenFile = { file, disk, version: read.version, state: start };
    if (draft && draft.text !== disk) {
      opened.state = start.update({ changes: wholeChange(start, draft.text) }).state;
      if (draft.version !== read.version) opened.conflict = read;
      opened.version = draft.version;
    }
    this.#files.set(file, opened);
    this.#notify();
    return opened;
  }

  async show(file: string, at?: TextPosition, { focus = false } = {}): Promise<void> {
    const opened = await this.open(file);
    if (file !== this.#file) {
      const before = this.#files.get(this.#file);
      if (before) before.state = this.view.state;
      this.#file = file;
      this.view.setState(opened.state);
      this.speak(this.#inWords);
      this.#edited();
    }
    if (at) {
      const anchor = offsetIn(this.view.state.doc, at);
      this.view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
    }
    if (focus) this.view.focus();
    this.#notify();
  }

  /** All edits of one file are one step of its undo. Nobody sees some files with them and others without. */
  async apply(edits: readonly FileEdit[]): Promise<AppliedEdits> {
    const files = [...new Set(edits.map((one) => one.file))];
    const all = await Promise.all(files.map((file) => this.open(file)));
    for (const opened of all) this.#applyTo(opened, edits);
    this.#edited();
    this.#notify();
    return new Map(all.map((opened) => [opened.file, this.#now(opened).doc]));
  }

  #applyTo(opened: OpenFile, edits: readonly FileEdit[]) {
    const state = this.#now(opened);
    const changes = edits
      .filter(({ file }) => file === opened.file)
      .map(({ from, to, insert }) => ({
        from: offsetIn(state.doc, from),
        to: offsetIn(state.doc, to),
        insert: plain(insert),
      }));
    const transaction = state.update({
      changes,
      annotations: isolateHistory.of('full'),
      userEvent: 'input.fix',
      scrollIntoView: true,
    });
    this.#take(opened, transaction);
  }

  /** Undoes the edits of a button in all their files; false where one has been written on since. */
  takeBack(applied: AppliedEdits): boolean {
    const opened = [...applied].map(([file, doc]) => ({ file: this.#files.get(file), doc }));
    if (!opened.every(({ file, doc }) => file && this.#now(file).doc.eq(doc))) return false;
    for (const { file } of opened) {
      if (!file) continue;
      undo({ state: this.#now(file), dispatch: (transaction) => this.#take(file, transaction) });
    }
    this.#edited();
    this.#notify();
    return true;
  }

  /** What is written before long is saved, too. */
  expect(writing: Promise<unknown>): void {
    this.#writing = writing.catch(() => undefined);
  }

  /** One after the other: each names the version it replaces. */
  async save(file = this.#file): Promise<void> {
    const saved = this.#saving.then(async () => {
      await this.#writing;
      return this.#save(file);
    });
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  async #save(file: string): Promise<void> {
    const opened = this.#files.get(file);
    if (!opened) return;
    const state = this.#now(opened);
    const text = state.doc.toString();
    const result = await request<SaveResult>('save', {
      file,
      text: state.sliceDoc(),
      version: opened.version,
    });
    if ('conflict' in result) opened.conflict = result.conflict;
    else {
      opened.version = result.version;
      opened.disk = text;
      opened.conflict = undefined;
      this.#saved();
    }
    this.#keep(opened);
    this.#edited();
    this.#notify();
  }

  /** False: another program has changed one of them, which is shown. */
  async saveAll(): Promise<boolean> {
    await this.#writing;
    for (const file of Object.keys(this.texts())) {
      await this.save(file);
      if (!this.#files.get(file)?.conflict) continue;
      await this.show(file);
      return false;
    }
    return true;
  }

  /** Others wrote these files, or may have written any. */
  async reread(files: readonly string[] = [...this.#files.keys()]): Promise<void> {
    // Files this page writes itself are not foreign changes.
    await this.#saving;
    for (const file of files) {
      const opened = this.#files.get(file);
      if (!opened) continue;
      const read = await request<FileText>('file', { file }).catch(() => undefined);
      if (!read || read.version === opened.version) continue;
      if (this.#now(opened).doc.toString() === opened.disk) this.#takeDisk(opened, read);
      else opened.conflict = read;
    }
    this.#edited();
    this.#notify();
  }

  /** Replaces the edited text by the file on disk; undo brings it back. */
  takeDisk(): void {
    const opened = this.#files.get(this.#file);
    if (opened?.conflict) this.#takeDisk(opened, opened.conflict);
    this.#edited();
    this.#notify();
  }

  /** Replaces the file on disk by the edited text. */
  async keepMine(): Promise<void> {
    const opened = this.#files.get(this.#file);
    if (!opened?.conflict) return;
    opened.version = opened.conflict.version;
    opened.disk = plain(opened.conflict.text);
    opened.conflict = undefined;
    await this.save();
  }

  #takeDisk(opened: OpenFile, read: FileText) {
    opened.disk = plain(read.text);
    opened.version = read.version;
    opened.conflict = undefined;
    const state = this.#now(opened);
    const transaction = state.update({ changes: wholeChange(state, opened.disk) });
    this.#take(opened, transaction);
  }

  /** Does not request a check, as more transactions may follow. */
  #take(opened: OpenFile, transaction: Transaction) {
    if (opened.file === this.#file) this.view.update([transaction]);
    else opened.state = transaction.state;
    this.#keep(opened);
  }

  #now(opened: OpenFile): EditorState {
    return opened.file === this.#file ? this.view.state : opened.state;
  }

  #onTransactions(transactions: readonly Transaction[]) {
    if (transactions.some(({ docChanged }) => docChanged)) {
      const opened = this.#files.get(this.#file);
      if (opened) this.#keep(opened);
      this.#edited();
      this.#notify();
    }
    const { doc, selection } = this.view.state;
    if (transactions.some((one) => one.docChanged || one.selection !== undefined))
      this.#moved(this.#file, doc.lineAt(selection.main.head).number);
  }

  #keep(opened: OpenFile) {
    const text = this.#now(opened).doc.toString();
    this.#isStored = this.#drafts.keep(
      opened.file,
      text === opened.disk ? undefined : { text, version: opened.version },
    );
  }

  #notify() {
    this.#state = undefined;
    this.#listeners.notify();
  }

  #readState(): WorkspaceState {
    const { doc, selection } = this.view.state;
    return {
      file: this.#file,
      unsaved: Object.keys(this.texts()),
      conflict: this.#files.get(this.#file)?.conflict,
      text: doc.toString(),
      line: doc.lineAt(selection.main.head).number,
      isStored: this.#isStored,
    };
  }
}

/** Only what differs between the two, so that the caret and the rest stay where they are. */
function wholeChange({ doc }: EditorState, text: string) {
  const { from, to, insert } = editBetween('', doc.toString(), text);
  return { from, to, insert };
}
