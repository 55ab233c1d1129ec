/**
 * The Definition: what one funder's YAML becomes. Plain JSON with no functions, so a phone needs neither a YAML
 * parser nor a checker. Money is whole fen, durations are milliseconds, dates are `YYYY-MM-DD` texts.
 */

import type { Example } from './example.ts';

export type Language = 'zh' | 'en';

/** A formula compiled to data: literals stand for themselves, an array is `[operator, ...operands]`. See formula/evaluate.ts. */
export type Expr = string | number | boolean | null | ExprNode;
export interface ExprNode extends ReadonlyArray<Expr> {
  readonly 0: string;
}

/** `formula` is the author's text without the leading `=`; it names guards in machines and edges in drawings. */
export interface Formula {
  formula: string;
  expr: Expr;
}

/** One language of a sentence: a plain text, or pieces with formulas between them. */
export type TextTemplate = string | (string | Formula)[];

export type LocalizedTemplate = Record<Language, TextTemplate>;

/** What a toast shows: words of the author's, or a formula giving a text (`=result.msg`). */
export type Message = LocalizedTemplate | Formula;

export const reservedTargets = ['back', 'again', 'reload', 'leave'] as const;

/** One way out of a step. The exits of an outcome are tried in order; the last one has no `when`, except where a step only decides. */
export interface Exit {
  /** The branch's name, or the outcome's. */
  label: string;
  when?: Formula;
  /** A step of this flow (never named like a reserved target) or a reserved target. */
  to: string;
  toast?: Message;
  /** The form field it leads to at which the message is shown, instead of a toast. */
  at?: string;
  /** Milliseconds between toast and transition, the screen locked. Absent: at once, toast on arrival. */
  after?: number;
  /** Why nothing is shown, where the specification requires silence. */
  silent?: string;
}

/** The type of one answer, kept value or field, as formulas see it. */
export type ValueType =
  | 'text'
  | 'number'
  | 'money'
  | 'yes-no'
  | 'date'
  | 'version'
  | 'any'
  | { list: ValueType }
  | { fields: Record<string, ValueType> };

/** What every step has; the kind's own settings stand beside these (see `StepOf`). */
export interface Step {
  /** Kebab-case; steps of a `run … as: co` are `co/identity`. */
  id: string;
  kind: string;
  path?: string;
  title?: LocalizedTemplate;
  /** False: the step is skipped to the first exit of its main outcome. */
  when?: Formula;
  /** Outcome name → ways out, in order of trial. Every outcome of the kind is here. */
  exits: Record<string, Exit[]>;
  /** The outcome that leads to the step below. */
  main: string;
  /** Values of `result` remembered as answers of this step. */
  keep?: Record<string, Formula>;
  /** The `as` names around this step, outermost first: its answers are `answers.<scope>.<name>`. */
  scope?: string[];
  /** A result or end: how the flow ended, `success`, `failure` or a word of the author's. */
  ends?: string;
  /** Another start of the flow, with what the address must bring. */
  entry?: { needs: Record<string, ValueType> };
  /** Where a session killed inside this write, or while the host did something, re-enters. */
  resume?: string;
  /** The step's endpoint writes once: one requestId per intent, Back cannot cross it. */
  once?: true;
  /** Of a step with `once`: what it writes, whatever the step is called. The endpoint, and what of the request is fixed. */
  writes?: Record<string, string>;
  /** Answers of this step that are never saved. */
  sensitive?: string[];
  /** Answers of this step that are saved encrypted only. */
  personal?: string[];
  /** Sensitive answers, dotted (`co.idNumber`), that this step or a step after it reads; a session missing one resumes earlier. */
  needs?: string[];
  /** Its answers are given once more: those of the draft are not taken over. */
  startsEmpty?: true;
  /** Answers this step collects. */
  collects?: Record<string, ValueType>;
}

export type StepOf<Settings> = Step & Settings;

/** A flow that a code gives settings of its own; `pay@200` and `pay@207` are one flow as it is written. */
export function idWithCode(flow: string, code: string): string {
  return `${flow}@${code}`;
}

export function idWithoutCode(id: string): string {
  return id.split('@')[0] ?? id;
}

/** The whole object loaded before the first step and saved after each form. */
interface FlowDraft {
  /** Endpoints. */
  load: string;
  save: string;
  /** Steps of flows run in it that have no such draft: their answers are not of it. */
  except?: string[];
}

/** An outcome without exits cannot occur, such as that of a button the author did not write. */
export function hasOutcome({ exits }: Pick<Step, 'exits'>, outcome: string): boolean {
  return Object.hasOwn(exits, outcome) && (exits[outcome]?.length ?? 0) > 0;
}

export function isInDraft({ draft }: Pick<Flow, 'draft'>, step: string): boolean {
  return draft !== undefined && !draft.except?.includes(step);
}

/** A flow as one funder runs it: templates merged, settings filled in, `run` steps linked in place. */
export interface Flow {
  id: string;
  /** The template it was made from. */
  use: string;
  title: LocalizedTemplate;
  start: string;
  /** In file order, which is the order of the customer's walk. */
  steps: Record<string, Step>;
  draft?: FlowDraft;
  /** Former names of steps → present ones, for sessions saved under them. */
  moved?: Record<string, string>;
  /** Removed step → the step where its sessions resume. */
  retired?: Record<string, string>;
  /** A used car must still be available when the flow opens. */
  checksVehicle?: true;
  /** The flow is about no order: what its page's address may bring, each a text and `''` when absent. */
  address?: string[];
  /** With `address`: a visitor signs in first. */
  members?: true;
  /** Of everything above, so that a saved session knows whether the flow changed. */
  hash: string;
}

export interface Definition {
  funder: string;
  name: LocalizedTemplate;
  /** Origins a jump link may lead to, e.g. `https://h5.bank.example`. */
  links: string[];
  flows: Record<string, Flow>;
  /** Action code, or page code, → flow. `nothing`: by the specification nothing happens. */
  actions: Record<string, { flow: string } | { nothing: true }>;
  examples: Record<string, Example>;
  /** Those of the templates it takes as they are, by `flow: name`. */
  templateExamples?: Record<string, Example>;
  hash: string;
}
