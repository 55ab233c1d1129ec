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
import type { FileEdit, FileText, OpenTexts, SaveResult, TextPosition } from '../wire.ts';
import { request } from './request.ts';
import { Listeners } from './listeners.ts';
import { offsetIn } from './positions.ts';
import { baseOf, baseVersion, rebasedTo, replacedBy, wholeChange } from './unsaved/base-version.ts';
import { Drafts } from './unsaved/drafts.ts';
import { nameOfTab, openTabs } from './unsaved/tab.ts';

interface OpenFile {
  file: string;
  /** What is on disk as far as is known, with `\n`, as the editor has it. */
  disk: string;
  version: string;
  /** Of what the text was made from, it knows itself: `baseOf`. */
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

export interface Comparison {
  file: string;
  /** With `\n`. */
  disk: string;
  typed: string;
}

export interface WorkspaceState {
  file: string;
  unsaved: string[];
  /** Files another program wrote while there is something unsaved here. */
  conflicts: string[];
  /** One of them, while both texts are looked at. */
  comparison: Comparison | undefined;
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
  #drafts = new Drafts('', '');
  #file = '';
  #isStored = true;
  #compared: string | undefined;
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
    this.#drafts = new Drafts(checkout, await nameOfTab());
    this.#drafts.adopt(await openTabs());
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
        baseVersion(draft?.version ?? read.version),
        this.#words.of(this.#inWords),
        ...(read.text.includes('\r\n') ? [EditorState.lineSeparator.of('\r\n')] : []),
      ],
    });
    const opened: OpenFile = { file, disk, version: read.version, state: start };
    if (draft) opened.state = start.update({ changes: wholeChange(start, draft.text) }).state;
    this.#files.set(file, opened);
    this.#keep(opened);
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
      version: baseOf(state),
    });
    if ('conflict' in result) {
      this.#onDisk(opened, result.conflict);
      this.#compared = file;
    } else {
      this.#onDisk(opened, { text, version: result.version });
      this.#rebase(opened);
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
      const opened = this.#files.get(file);
      if (opened && this.#isConflict(opened)) return false;
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
      const isSaved = this.#now(opened).doc.toString() === opened.disk;
      this.#onDisk(opened, read);
      if (isSaved) this.#takeDisk(opened);
      else this.#keep(opened);
    }
    this.#edited();
    this.#notify();
  }

  /** Shows both texts of a file another program wrote. */
  compare(file: string | undefined): void {
    this.#compared = file;
    this.#notify();
  }

  /** Replaces the edited text by the file on disk; undo brings it back. */
  takeDisk(file: string): void {
    const opened = this.#files.get(file);
    if (opened) this.#takeDisk(opened);
    this.#edited();
    this.#notify();
  }

  /** Replaces the file on disk by the edited text. */
  async keepMine(file: string): Promise<void> {
    const opened = this.#files.get(file);
    if (!opened) return;
    this.#rebase(opened);
    await this.save(file);
  }

  #onDisk(opened: OpenFile, { text, version }: Pick<FileText, 'text' | 'version'>) {
    opened.disk = plain(text);
    opened.version = version;
  }

  #isConflict(opened: OpenFile): boolean {
    const state = this.#now(opened);
    return baseOf(state) !== opened.version && state.doc.toString() !== opened.disk;
  }

  #takeDisk(opened: OpenFile) {
    this.#take(opened, replacedBy(this.#now(opened), opened.disk, opened.version));
  }

  /** Whoever saves the text now has seen what is on disk. */
  #rebase(opened: OpenFile) {
    this.#put(opened, rebasedTo(this.#now(opened), opened.version));
  }

  /** Does not request a check, as more transactions may follow. */
  #take(opened: OpenFile, transaction: Transaction) {
    this.#put(opened, transaction);
    this.#keep(opened);
  }

  #put(opened: OpenFile, transaction: Transaction) {
    if (opened.file === this.#file) this.view.update([transaction]);
    else opened.state = transaction.state;
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
    const state = this.#now(opened);
    const text = state.doc.toString();
    const isSaved = text === opened.disk;
    if (isSaved && baseOf(state) !== opened.version) this.#rebase(opened);
    this.#isStored = this.#drafts.keep(
      opened.file,
      isSaved ? undefined : { text, version: baseOf(state) },
    );
  }

  #notify() {
    const compared = this.#files.get(this.#compared ?? '');
    if (!compared || !this.#isConflict(compared)) this.#compared = undefined;
    this.#state = undefined;
    this.#listeners.notify();
  }

  #readState(): WorkspaceState {
    const { doc, selection } = this.view.state;
    const conflicts = [...this.#files.values()].filter((one) => this.#isConflict(one));
    const compared = conflicts.find((one) => one.file === this.#compared);
    return {
      file: this.#file,
      unsaved: Object.keys(this.texts()),
      conflicts: conflicts.map((one) => one.file),
      comparison: compared && {
        file: compared.file,
        disk: compared.disk,
        typed: this.#now(compared).doc.toString(),
      },
      text: doc.toString(),
      line: doc.lineAt(selection.main.head).number,
      isStored: this.#isStored,
    };
  }
}
