import { basename } from 'node:path';
import type { Definition, Language } from '../../../src/model/definition.ts';
import { platformId } from '../../../src/model/action-id.ts';
import { fileOfFunder } from '../../../src/model/file-of-funder.ts';
import { asWritten } from '../../../src/verify/diff/words-of.ts';
import type { FunderCheck } from '../../authoring/current-check.ts';
import { problemsOf } from '../../authoring/problems.ts';
import { createAuthoringService, type Problem, type TextEdit } from '../../authoring/service.ts';
import { checkResults } from '../../repository/kept/disk-results.ts';
import { namesUnder } from '../../authoring/cursor.ts';
import type { FormChange } from '../../authoring/form/change.ts';
import { placed, type Form } from '../../authoring/form/controls.ts';
import type { UsedBy } from '../../authoring/form/template-use.ts';
import type {
  CasesResult,
  ChangesResult,
  CheckResult,
  FileEdit,
  FileRange,
  FormEditResult,
  FormResult,
  FunderName,
  FunderWords,
  GenerateResult,
  ImportCasesResult,
  ImportWordsResult,
  OfferedWord,
  OpenTexts,
  RecordResult,
  RenameableResult,
  RenameResult,
  ShownProblem,
  TextPosition,
  WalkedVersions,
} from '../wire.ts';
import { changedSince } from '../changed-definition.ts';
import { caseFiles, importedCases } from './cases.ts';
import { changesIn, type ComparedVersions, walkedVersions } from './changes.ts';
import { uncommitted } from './checkout.ts';
import { drawingInWords } from './drawing-in-words.ts';
import { recordExample } from '../recording/record-example.ts';
import type { RecordedWalk } from '../recording/recorded-walk.ts';
import { generate } from './generate.ts';
import { fileEdit, offsetAt, positionsOf, rangeIn } from './positions.ts';
import { importTable, wordsOf } from './words.ts';
import { rowsOf } from '../../words/exchange.ts';
import { spreadsheetOf } from '../../words/spreadsheet.ts';

interface RecordRequest {
  texts: OpenTexts;
  funder: string;
  name: string;
  walk: RecordedWalk;
}

interface ImportCasesRequest {
  texts: OpenTexts;
  text: string;
  mayReplace: boolean;
}

interface AtText {
  texts: OpenTexts;
  file: string;
  at: TextPosition;
}

interface InLanguage {
  language: Language;
}

/** Answers for texts as they are in the page, saved or not. */
export class Desk {
  readonly #service: ReturnType<typeof createAuthoringService>;
  readonly #root: string;
  #open = new Set<string>();
  /** What was found in all files last, and in which texts. */
  #found: { problems: ShownProblem[]; texts: Map<string, string | undefined> } = {
    problems: [],
    texts: new Map(),
  };
  #compared: ComparedVersions | undefined;
  /** What the page was given last. */
  #given: Definition | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#service = createAuthoringService(root, checkResults);
  }

  /** These files have changed on disk. */
  reread({ files }: { files: string[] }): void {
    for (const file of files) if (!this.#open.has(file)) this.#service.setText(file, undefined);
  }

  check({
    texts,
    funder,
    version,
  }: {
    texts: OpenTexts;
    funder: string;
    version?: string;
  }): CheckResult {
    this.#take(texts);
    const { definition, isCurrent, isWhole, ...found } = this.#service.checkFunder(funder);
    const result = {
      isWhole,
      problems: isWhole ? this.#whole() : this.#soFar(found),
      funders: this.#funders(),
    };
    if (!definition) return result;
    const given = this.#given?.hash === version ? this.#given : undefined;
    this.#given = definition;
    const text = this.#service.text(fileOfFunder(funder)) ?? '';
    return {
      ...result,
      funder: {
        version: definition.hash,
        ...(definition.hash !== version && { definition: changedSince(given, definition) }),
        isCurrent,
        own: ownFlows(definition, text),
      },
    };
  }

  /** What is found in all files; null: other texts came meanwhile. `atOnce`: all others wait, so that it comes to an end. */
  async findings({
    texts,
    atOnce = false,
  }: {
    texts: OpenTexts;
    atOnce?: boolean | undefined;
  }): Promise<ShownProblem[] | null> {
    this.#take(texts);
    return atOnce || (await this.#service.finish()) ? this.#whole() : null;
  }

  #whole(): ShownProblem[] {
    const problems = this.#service.problems().map((one) => this.#shown(one));
    const files = new Set(problems.map(({ file }) => file));
    this.#found = {
      problems,
      texts: new Map([...files].map((file) => [file, this.#service.text(file)])),
    };
    return problems;
  }

  /** Of other funders, what was found last. */
  #soFar({ findings, files }: Pick<FunderCheck, 'findings' | 'files'>): ShownProblem[] {
    const { problems, texts } = this.#found;
    const others = problems.filter(
      ({ file }) => !files.includes(file) && texts.get(file) === this.#service.text(file),
    );
    return [...problemsOf(findings).map((one) => this.#shown(one)), ...others];
  }

  completions({ texts, file, at, language }: AtText & InLanguage): OfferedWord[] {
    const text = this.#textOf(texts, file);
    return this.#service
      .completions(file, offsetAt(text, at), language)
      .map(({ from, to, ...offer }) => ({ ...offer, ...rangeIn(text, from, to) }));
  }

  hover({
    texts,
    file,
    at,
    language,
  }: AtText & InLanguage): { about: string; range: FileRange } | undefined {
    const text = this.#textOf(texts, file);
    const hover = this.#service.hover(file, offsetAt(text, at), language);
    return hover && { about: hover.text, range: { file, ...rangeIn(text, hover.from, hover.to) } };
  }

  /** Where the name at this place is written. */
  origin({ texts, file, at }: AtText): FileRange | undefined {
    const text = this.#textOf(texts, file);
    return this.#range(this.#service.definition(file, offsetAt(text, at)));
  }

  renameable({ texts, file, at }: AtText): RenameableResult {
    return this.#service.renameable(file, offsetAt(this.#textOf(texts, file), at));
  }

  rename({ texts, file, at, to }: AtText & { to: string }): RenameResult {
    const renamed = this.#service.rename(file, offsetAt(this.#textOf(texts, file), at), to);
    return Array.isArray(renamed) ? { edits: renamed.map((one) => this.#edit(one)) } : renamed;
  }

  form({ texts, file, at, language, ...by }: AtText & InLanguage & UsedBy): FormResult {
    const text = this.#textOf(texts, file);
    const { form, use } = this.#service.form(file, offsetAt(text, at), language, by) ?? {};
    if (!form) return null;
    const placedIn = (one: Form | undefined) =>
      one && placed(one, positionsOf(this.#service.text(one.file) ?? ''));
    const { settings, step } = use ?? {};
    return {
      form: placed(form, positionsOf(text)),
      ...(use && {
        use: { funders: use.funders, settings: placedIn(settings), step: placedIn(step) },
      }),
    };
  }

  formEdit({
    texts,
    file,
    change,
  }: {
    texts: OpenTexts;
    file: string;
    change: FormChange;
  }): FormEditResult {
    this.#take(texts);
    const edits = this.#service.formEdits(file, change);
    return Array.isArray(edits) ? { edits: edits.map((one) => this.#edit(one)) } : edits;
  }

  /** Where a flow or a step of a funder is written. */
  place({
    texts,
    funder,
    flow,
    step,
  }: {
    texts: OpenTexts;
    funder: string;
    flow: string;
    step?: string;
  }) {
    this.#take(texts);
    return this.#range(this.#service.place(funder, flow, step));
  }

  async drawing({
    funder,
    flow,
    language,
  }: {
    funder: string;
    flow: string;
    language: Language;
  }): Promise<string | undefined> {
    const { definition } = this.#service.checkFunder(funder);
    const drawnFlow = definition?.flows[flow];
    return drawnFlow && drawingInWords(drawnFlow, definition, language);
  }

  /** The example is walked and checked before it is given. */
  record({ texts, funder, ...recording }: RecordRequest): RecordResult {
    this.#take(texts);
    const file = fileOfFunder(funder);
    const recorded = recordExample(this.#service, {
      ...recording,
      funder,
      file,
      open: texts[file],
    });
    return 'refused' in recorded ? recorded : { edits: [this.#edit(recorded.edit)] };
  }

  /** `funder`: the one that is shown. */
  async changes({
    texts,
    funder,
  }: {
    texts: OpenTexts;
    funder?: string | undefined;
  }): Promise<ChangesResult> {
    this.#take(texts);
    const { result, ...versions } = changesIn(this.#root, this.#service, funder);
    this.#compared = versions;
    return { ...result, uncommitted: await uncommitted(this.#root) };
  }

  /** Of the last comparison, which the page shows. */
  async versions({
    texts,
    ...walk
  }: {
    texts: OpenTexts;
    funder: string;
    before: string;
    after: string;
  }): Promise<WalkedVersions | undefined> {
    if (!this.#compared) await this.changes({ texts, funder: walk.funder });
    return this.#compared && walkedVersions(this.#compared, walk);
  }

  words({ texts, funder }: { texts: OpenTexts; funder: string }): FunderWords {
    this.#take(texts);
    return wordsOf(this.#service, funder);
  }

  /** All words of a funder, as CSV. */
  spreadsheet({
    texts,
    funder,
    language,
  }: { texts: OpenTexts; funder: string } & InLanguage): string {
    this.#take(texts);
    return spreadsheetOf(rowsOf(this.#service, funder), language);
  }

  importWords({ texts, table }: { texts: OpenTexts; table: string }): ImportWordsResult {
    this.#take(texts);
    return importTable(this.#service, table, texts);
  }

  cases({ texts, funder }: { texts: OpenTexts; funder: string }): Promise<CasesResult> {
    this.#take(texts);
    return caseFiles(this.#service, funder);
  }

  importCases({ texts, ...read }: ImportCasesRequest): ImportCasesResult {
    this.#take(texts);
    return importedCases(this.#service, read, texts);
  }

  /** Runs `npm run generate` for the saved files. */
  async generate(): Promise<GenerateResult> {
    this.#take({});
    if (this.#service.problems().length > 0) return null;
    return { written: await generate(this.#root, this.#service.definitions()) };
  }

  /** Overlays the page's unsaved texts on the files. */
  #take(texts: OpenTexts) {
    for (const file of this.#open)
      if (!Object.hasOwn(texts, file)) this.#service.setText(file, undefined);
    for (const [file, text] of Object.entries(texts)) this.#service.setText(file, text);
    this.#open = new Set(Object.keys(texts));
  }

  #textOf(texts: OpenTexts, file: string): string {
    this.#take(texts);
    return this.#service.text(file) ?? '';
  }

  #range(location: { file: string; from: number; to: number } | undefined): FileRange | undefined {
    return (
      location && {
        file: location.file,
        ...rangeIn(this.#service.text(location.file) ?? '', location.from, location.to),
      }
    );
  }

  #shown({ from, to, fixes, ...problem }: Problem): ShownProblem {
    return {
      ...problem,
      ...rangeIn(this.#service.text(problem.file) ?? '', from, to),
      fixes: fixes.map(({ title, edits }) => ({
        title,
        edits: edits.map((one) => this.#edit(one)),
      })),
    };
  }

  #edit(edit: TextEdit): FileEdit {
    return fileEdit(edit, this.#service.text(edit.file) ?? '');
  }

  /** Those whose file cannot be read are there by their file's name. */
  #funders(): FunderName[] {
    const written = this.#service.fundersWritten();
    const codes = this.#service
      .files()
      .flatMap(({ path }) =>
        path.startsWith('funders/') ? [basename(path).replace(/\.ya?ml$/i, '')] : [],
      );
    return [...codes, platformId].map((code) => {
      const { name, hasLinks = false } = written.get(code) ?? {};
      const file = fileOfFunder(code);
      if (!name) return { code, file, hasLinks };
      return { code, file, name: { zh: asWritten(name.zh), en: asWritten(name.en) }, hasLinks };
    });
  }
}

/** Flows the funder's file defines or starts by a code. */
function ownFlows({ flows, actions }: Definition, text: string): string[] {
  const written = new Set(namesUnder(text, ['flows']));
  const started = namesUnder(text, ['actions']).flatMap((code) => {
    const target = Object.hasOwn(actions, code) ? actions[code] : undefined;
    return target && 'flow' in target ? target.flow : [];
  });
  // What one flow is with other settings is called `flow@code`.
  return Object.keys(flows).filter(
    (id) => written.has(id.replace(/@.*$/, '')) || started.includes(id),
  );
}
