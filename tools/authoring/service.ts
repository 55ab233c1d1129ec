/**
 * What helps an author while they write: problems with their fixes, completion, hover, where a name comes from, renaming. Serves
 * the command line, the studio and the language server; knows no editor and no page.
 */
import { buildSymbols } from '../symbols/symbols.ts';
import { ourJourneyRules } from '../repository/journey-rules.ts';
import type { NamedFunder } from '../../src/language/check.ts';
import type { Definition, Language } from '../../src/model/definition.ts';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { RepositoryVersion } from '../../src/verify/diff/repositories.ts';
import { DiskResults } from '../repository/kept/disk-results.ts';
import { Checking } from './checking.ts';
import { CurrentCheck, type FunderCheck, type WrittenFunder } from './current-check.ts';
import { completionsAt } from './completions.ts';
import { definitionAt } from './definition.ts';
import { editBetween } from './apply-edits.ts';
import { fixAll } from './fix-all.ts';
import type { FormOfCaret } from './form/controls.ts';
import { formEdits, type FormChange, type FormRefusal } from './form/change.ts';
import { formOfCaret, type UsedBy } from './form/template-use.ts';
import { hoverAt } from './hover.ts';
import { problemsOf } from './problems.ts';
import { type RenameRefusal, renameableAt, renameAt } from './rename.ts';
import { templatePath } from './scope.ts';
import { Texts } from './texts.ts';
import type { Completion, Problem, TextEdit } from './service-results.ts';

export type { Completion, Problem, TextEdit } from './service-results.ts';

export interface AuthoringService {
  /** An open, unsaved text over the file on disk; `undefined`: as on disk, which is read again. */
  setText(file: string, text: string | undefined): void;
  text(file: string): string | undefined;
  files(): SourceFile[];
  /** The funder's own, and those of the templates its flows are made of. */
  filesOf(funder: string): string[];
  /** The funders that have no finding of their own as they are, for comparing. */
  version(): RepositoryVersion;
  /** Other texts, for comparing; undefined where they cannot be linked. */
  versionOf(files: readonly SourceFile[]): RepositoryVersion | undefined;
  /** Checks as far as it takes to know what this funder is; `finish` does the rest. */
  checkFunder(funder: string): FunderCheck;
  /** By code, as their files say, or said when they last had the right shape. */
  fundersWritten(): ReadonlyMap<string, WrittenFunder>;
  /** The check of all files, in parts between which others are served; false: a text has changed before its end. */
  finish(): Promise<boolean>;
  /** All passes over all files; kept until a text changes. */
  problems(): Problem[];
  /** Of each funder what can be walked now, or else what was good last: see `isCurrent`. */
  definitions(): Definition[];
  /** All of `definitions()`, or that of this funder, are of the texts as they are. */
  isCurrent(funder?: string): boolean;
  /** Where a flow of a funder, or a step of it, is written. */
  place(
    funder: string,
    flow: string,
    step?: string,
  ): { file: string; from: number; to: number } | undefined;
  /** With what each is for, in that language. */
  completions(file: string, offset: number, language?: Language): Completion[];
  hover(
    file: string,
    offset: number,
    language?: Language,
  ): { from: number; to: number; text: string } | undefined;
  /** Where a template, an endpoint's step, a step, a value or a setting is written. */
  definition(file: string, offset: number): { file: string; from: number; to: number } | undefined;
  /** What `rename` would rename; its place is the name at the offset. */
  renameable(
    file: string,
    offset: number,
  ): { from: number; to: number; name: string } | RenameRefusal;
  /** Steps, values and settings, wherever they are named; a step's former name goes under `moved:`. */
  rename(file: string, offset: number, to: string): TextEdit[] | RenameRefusal;
  /** What stands at the offset as a form; undefined where the text cannot be read. */
  form(file: string, offset: number, language: Language, by: UsedBy): FormOfCaret | undefined;
  /** What a change in a form writes. */
  formEdits(file: string, change: FormChange): TextEdit[] | FormRefusal;
  /** The fixes that are beyond doubt of a file's problems, each tried. */
  fixAll(file: string): TextEdit[];
}

/** `keptAs`: the first check uses what `npm run check` or another service has kept by this name, and keeps its own. */
export function createAuthoringService(root: string, keptAs?: string): AuthoringService {
  const texts = new Texts(root);
  const symbols = buildSymbols();
  const kept = keptAs === undefined ? undefined : new DiskResults(keptAs);
  const checking = new Checking(symbols, ourJourneyRules(root, {}, kept?.walks), kept);
  const check = new CurrentCheck(checking, texts);
  let problems: Problem[] | undefined;
  const now = () => check.now();
  // Typing does not wait for a check: completions use the last one.
  const names = { symbols, texts, linked: () => checking.linked ?? now().linked };
  return {
    setText(file, text) {
      if (!texts.set(file, text)) return;
      check.restart();
      problems = undefined;
    },
    text: (file) => texts.at(file)?.text,
    files: () => texts.all,
    filesOf: (funder) => {
      const linked = now().linked?.funders.find(({ definition }) => definition.funder === funder);
      const templates = [...(linked?.flows.values() ?? [])].flatMap(({ from }) => [...from]);
      const names = [fileOfFunder(funder), ...templates.toSorted().map(templatePath)];
      return [...new Set(names)].filter((file) => texts.at(file) !== undefined);
    },
    version: () => {
      const { linked, current } = now();
      return versionOf(
        (linked?.funders ?? []).filter(({ definition }) => current.has(definition.funder)),
      );
    },
    versionOf: (files) => {
      const funders = checking.link(files);
      return funders && versionOf(funders);
    },
    checkFunder: (funder) => check.funder(funder),
    fundersWritten: () => check.fundersWritten(),
    finish: async () => check.finish(),
    problems: () => (problems ??= problemsOf(now().findings)),
    definitions: () => now().definitions,
    isCurrent: (funder) => (funder === undefined ? now().isCurrent : now().current.has(funder)),
    place: (funder, flow, step) => {
      const location = check.linked(funder)?.places.of(flow, step);
      return location && { file: location.file.path, from: location.start, to: location.end };
    },
    completions: (file, offset, language = 'en') => completionsAt(names, file, offset, language),
    hover: (file, offset, language = 'en') => hoverAt(names, file, offset, language),
    definition: (file, offset) => definitionAt(names, file, offset),
    renameable: (file, offset) => renameableAt(names, file, offset),
    // In all files at the places of now.
    rename: (file, offset, to) =>
      renameAt({ ...names, linked: () => now().linked }, file, offset, to),
    // Nobody waits for all files who looks at one step.
    form: (file, offset, language, by) =>
      formOfCaret({ ...names, linked: () => checking.linked }, file, offset, language, by),
    formEdits: (file, change) => formEdits(names, file, change),
    fixAll: (file) => {
      const check = (files: readonly SourceFile[]) => checking.check(files).findings;
      const { files } = fixAll(texts.all, check, { in: file });
      return files.map(({ path, text }) => editBetween(path, texts.at(path)?.text ?? '', text));
    },
  };
}

function versionOf(funders: readonly NamedFunder[]): RepositoryVersion {
  return {
    definitions: funders.map(({ definition }) => definition),
    places: new Map(funders.map(({ definition, places }) => [definition.funder, places])),
  };
}
