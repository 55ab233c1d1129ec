/**
 * The Definition: what one funder's YAML becomes. Plain JSON with no functions, so a phone needs neither a YAML
 * parser nor a checker. Money is whole fen, durations are milliseconds, dates are `YYYY-MM-DD` texts.
 */

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

/** A flow as one funder runs it: templates merged, settings filled in, `run` steps linked in place. */
export interface Flow {
  id: string;
  /** The template it was made from. */
  use: string;
  title: LocalizedTemplate;
  start: string;
  /** In file order, which is the order of the customer's walk. */
  steps: Record<string, Step>;
  /** The whole object loaded before the first step and saved after each form. Endpoint names. */
  draft?: { load: string; save: string };
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

/** What starts a flow: an action code of the order, or the page code of a flow that has none (`orderSignfor`). */
export type ActionId = number | string;

/** Takes the place of a funder's code for flows with page codes: they are the platform's own. */
export const platformId = 'PLATFORM';

export interface Example {
  action: ActionId;
  /** Answers by field name, dotted for scopes: `co.idNumber`. */
  answers: Record<string, unknown>;
  /** Step → the outcomes it has on each visit; a step not named has its main outcome. */
  outcomes: Record<string, string[]>;
  /** Values the order has in this example, or the address in a flow about no order. */
  order?: Record<string, unknown>;
  /** Step → what its endpoint answers, money in fen. */
  results?: Record<string, Record<string, unknown>>;
  /** Steps it comes to, in this order; others may lie between. */
  passes?: string[];
  /** Step → the step it leads to after the last outcome the example names for it, else after its last visit. */
  leads?: Record<string, string>;
  /** Step → the words of the button it is left by, in Chinese. */
  presses?: Record<string, string>;
  /** Step → what it sends, money in fen. */
  sent?: Record<string, Record<string, unknown>>;
  /** Step → words its page has, in Chinese. */
  shows?: Record<string, string[]>;
  /** Step → the documents it lists, all of them. */
  documents?: Record<string, string[]>;
  /** Step → question → what it does not take. */
  refuses?: Record<string, Record<string, RefusedInput[]>>;
  ends: string;
}

/**
 * An input that a question refuses: `value` (`''` is no answer), one beyond a limit that is itself taken, or a text that is too
 * long. Money in yuan, as it is written.
 */
export interface RefusedInput {
  value?: unknown;
  above?: number;
  below?: number;
  /** Characters. */
  longerThan?: number;
  /** Answers to other questions of the step at which it is refused, beside the example's. */
  with?: Record<string, unknown>;
  /** Answers to other questions of the step with which this one is not put. */
  hiddenWith?: Record<string, unknown>;
  /** What it says then, or a part of it, in Chinese. */
  words?: string;
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

/** What is published, for tools: which code starts what, and which flow has which address. */
export interface DefinitionIndex {
  funders: Record<
    string,
    { name: LocalizedTemplate; hash: string; actions: Record<string, string | null> }
  >;
  /** Flows with page codes: page code → flow. */
  pages?: { hash: string; flows: Record<string, string> };
  /** Path → funder (or the platform's own id) → the flow and step at that address, as `flow#step`. */
  paths: Record<string, Record<string, string[]>>;
}

/** Loaded at start-up: enough to route an address and to know which file to fetch. */
export interface AppIndex {
  funders: Record<string, FunderIndex>;
  /** Flows with page codes. `file`: of their head. */
  pages?: { file: string; links: string[]; flows: Record<string, string>; paths: string[] };
  /** Path → the flow about no order there. */
  free: Record<string, FlowAtAddress>;
  /** Every address of every flow. */
  paths: string[];
  /** File of an order's flow → the file of its prerendered first page (tools/vite/first-pages.ts). */
  firstPages?: Record<string, string>;
}

interface FlowAtAddress {
  /** Its page code. */
  page: string;
  flow: string;
  file: string;
  /** What its address may bring. */
  parameters: string[];
  members?: true;
}

/** The first page of an order's flow, in Chinese, without what orders differ in. */
export interface FirstPage {
  /** Its step's id. */
  step: string;
  title: string;
  html: string;
  /** File of the stylesheet that knows its classes. */
  styles: string;
  /** As in `Flow`. */
  checksVehicle?: true;
  /** Keys of the app's parts that run the flow so far (tools/vite/lazy-parts.ts). */
  parts: string[];
}

/** Enough of a funder to fetch the flow of an action with nothing else before it. */
export interface FunderIndex extends Pick<DefinitionHead, 'name' | 'links' | 'flows'> {
  /** Of the head. */
  file: string;
  /** Action code → flow, or null where nothing happens. */
  actions: Record<string, string | null>;
}

/** A definition without its flows, each of which is a file of its own. */
export interface DefinitionHead extends Pick<Definition, 'funder' | 'name' | 'links' | 'actions'> {
  /** Flow → its file. */
  flows: Record<string, string>;
  /** Path → the flows one walks to it in, and those that may start there (`entry`). */
  at: Record<string, string[]>;
  entries: Record<string, string[]>;
}
