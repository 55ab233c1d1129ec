/** What the page of the studio and its server say to each other. */
import type { Definition } from '../../src/model/definition.ts';
import type { FormOfCaret } from '../authoring/form/controls.ts';
import type { ImportOutcome } from '../cases/words.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';
import type { GuardLiteral, Target } from '../../src/verify/diff/behaviour.ts';
import type { ChangeClass } from '../../src/verify/diff/difference.ts';

/** `line` counts from 1, `column` UTF-16 units from 0: the same whichever line breaks the file has. */
export interface TextPosition {
  line: number;
  column: number;
}

export interface FileRange {
  file: string;
  from: TextPosition;
  to: TextPosition;
}

export interface FileEdit extends FileRange {
  insert: string;
}

export interface ShownProblem extends FileRange {
  rule: string;
  message: LocalizedText;
  hint?: LocalizedText;
  fixes: { title: LocalizedText; edits: FileEdit[] }[];
}

export interface FileText {
  file: string;
  text: string;
  /** Of what is on disk. */
  version: string;
}

/** Unsaved texts by file; every request is handled as if they were on disk. */
export type OpenTexts = Record<string, string>;

export interface FunderName {
  code: string;
  file: string;
  /** Undefined where nothing of it could be read yet. */
  name?: LocalizedText;
  /** It leads to pages of its own. */
  hasLinks: boolean;
}

export interface FunderToAdd {
  code: string;
  /** The file it is made of. */
  like: string;
  name: LocalizedText;
  /** Origins of its own pages, where the other one has such pages. */
  links: string[];
}

/** `null`: a flow or an example is as in the version the page has. */
export type ChangedDefinition = Omit<Definition, ChangedPart> & {
  [part in ChangedPart]?: Record<string, NonNullable<Definition[part]>[string] | null>;
};

export type ChangedPart = (typeof changedParts)[number];

export const changedParts = ['flows', 'examples', 'templateExamples'] as const;

export interface CheckResult {
  /** False: of other funders, `problems` are those that were found last. */
  isWhole: boolean;
  problems: ShownProblem[];
  funders: FunderName[];
  /** The last one that could be walked; undefined where there was none yet. */
  funder?: {
    version: string;
    /** Left out where it is the one the page has. */
    definition?: ChangedDefinition;
    /** False: the texts are broken, and this is what was good last. */
    isCurrent: boolean;
    /** Flows this funder's file mentions. */
    own: string[];
  };
}

export interface OfferedWord {
  label: string;
  detail?: string;
  insert: string;
  from: TextPosition;
  to: TextPosition;
}

export type SaveResult = { version: string } | { conflict: FileText };

export type RenameableResult = { name: string } | { refused: LocalizedText };

/** Null: the text cannot be read as it is. */
export type FormResult = FormOfCaret<TextPosition> | null;

export type FormEditResult = { edits: FileEdit[] } | { refused: LocalizedText };

export type RecordResult = { edits: FileEdit[] } | { refused: LocalizedText };

/** A file to be kept outside of the studio. */
export interface Download {
  name: string;
  text: string;
}

/** The examples of a funder's file as they are exchanged, and the browser test of them, which reads the first file. */
export type CasesResult = { cases: Download; spec: Download } | { refused: LocalizedText };

export interface ImportedCase {
  file: string;
  name: string;
  outcome: ImportOutcome;
  why?: LocalizedText;
}

export type ImportCasesResult =
  | { edits: FileEdit[]; outcomes: ImportedCase[] }
  | { refused: LocalizedText };

export type RenameResult = { edits: FileEdit[] } | { refused: LocalizedText };

/** Which generated files were written; undefined: none, since there is something to mend first. */
export type GenerateResult = { written: string[] } | null;

export interface ChangesResult {
  /** Compared with the last commit, or with the saved files where the folder is no checkout. */
  since: 'commit' | 'saved';
  changes: ShownChange[];
  /** Funders whose texts cannot be compared as they are. */
  broken: string[];
  /** Saved files a commit would include. */
  uncommitted: string[];
}

export interface ShownChange {
  class: ChangeClass;
  sentence: LocalizedText;
  details: ChangeDetail[];
  /** Codes of all that it reaches. */
  funders: string[];
  at?: Pick<FileRange, 'file' | 'from'>;
  walk?: ChangeWalk;
}

/** The shortest walk on which the versions differ. */
export interface ChangeWalk {
  /** One of those it reaches. */
  funder: string;
  before: VersionWalk;
  after: VersionWalk;
}

/** A walk under the names of one version; steps that it does not have are left out. */
export interface VersionWalk {
  flow: string;
  steps: { step: string; outcome?: string }[];
  /** What holds on it, for the same customer in either version. */
  when: readonly GuardLiteral[];
  /** Where its end leads, if that is what differs. */
  to?: Target;
}

/** With the flow of the walk alone. */
export interface WalkedVersions {
  before: Definition;
  after: Definition;
}

/** Of a list, what went and what came; '' where nothing did. */
export interface ChangeDetail {
  setting: string;
  before: LocalizedText;
  after: LocalizedText;
}

/** What customers read at one place of a file; '' where there is none. */
export interface ShownWords {
  file: string;
  from: TextPosition;
  /** The names above it, down from the file. */
  place: string;
  zh: string;
  en: string;
  /** Missing, too long or malformed. */
  problems: LocalizedText[];
}

export interface FunderWords {
  /** In the funder's own file. */
  own: number;
  /** With those of its templates. */
  texts: number;
  files: number;
  /** Those with problems. */
  unmended: ShownWords[];
}

export type ImportWordsResult =
  | {
      edits: FileEdit[];
      /** `users`: of a template, how many funders read it. */
      changed: (ShownWords & { before: LocalizedText; users?: number })[];
      unmended: ShownWords[];
      /** `row`: as the spreadsheet counts. */
      refused: { row: number; why: LocalizedText }[];
    }
  | { refused: LocalizedText };
