import { inFen } from '../../model/yuan.ts';
import type { Symbols } from '../schema/symbols.ts';
import { answersOf } from '../link/collected-answers.ts';
import type { Expr, ValueType } from '../../model/definition.ts';
import { contentHash } from './hash.ts';
import { oncePer } from '../../model/once-per.ts';
import { compileOnce, settingNames, type FormulaSite } from './formula.ts';
import { sourceOf, valuesIn } from './values.ts';
import { compileFormula, type FormulaTypes } from '../formula/compile.ts';
import { everyExit } from '../link/steps.ts';
import {
  contextOf,
  type LinkContext,
  type LinkedFlow,
  type LinkedStep,
  type SettingValue,
} from '../link/linked.ts';
import { formulaIn, isScalar, written } from '../yaml/node-access.ts';
import type { Node } from '../yaml/node.ts';
import { questionsIn, type QuestionSyntax } from '../schema/field-syntax.ts';
import { durationOf } from '../schema/duration.ts';

type Fields = Record<string, ValueType>;

/** Cached by object: all formulas of a flow share one map of answers. */
const digestOf = oncePer((fields: Fields) => contentHash(fields, 'whole'));

/**
 * The names formulas of one flow can use. Equal names give the same object, by which the compiler caches its
 * environment.
 */
export class FlowTypes {
  private readonly symbols: Symbols;
  private readonly flow: LinkedFlow;
  private readonly shared: Map<string, FormulaTypes>;
  private answers: Fields = {};
  private readonly savedTypes = new Map<string, ValueType>();
  private readonly loads = new Map<LinkedStep, NonNullable<FormulaSite['result']>>();

  constructor(symbols: Symbols, flow: LinkedFlow, shared: Map<string, FormulaTypes>) {
    this.symbols = symbols;
    this.flow = flow;
    this.shared = shared;
    this.collect();
  }

  /** Replaces `any` once the kept value's formula is compiled. */
  keep(step: LinkedStep, name: string, type: ValueType): void {
    this.savedTypes.set([...step.context.scope, name].join('.'), type);
  }

  /** Every answer of the flow, nested by scope. Removed steps included: the data pass tells them from unknown names. */
  collect(): void {
    this.answers = {};
    this.loads.clear();
    for (const step of [...this.flow.steps.values(), ...this.flow.omitted.values()]) {
      let fields = this.answers;
      for (const scope of step.context.scope) {
        const inner = fields[scope];
        const nested: { fields: Fields } =
          typeof inner === 'object' && 'fields' in inner ? inner : { fields: {} };
        fields[scope] = nested;
        fields = nested.fields;
      }
      for (const { name, type } of answersOf(step, this.symbols.kinds[step.kind])) {
        const path = [...step.context.scope, name].join('.');
        fields[name] ??= this.savedTypes.get(path) ?? type;
      }
    }
  }

  /** Values with a finding; formulas that read them get none for it. */
  readonly broken = new Set<Node>();

  /** `open`: the values being expanded, outermost first. */
  at(site: FormulaSite, source: string, open: readonly string[] = []): FormulaTypes {
    const settings = source.includes('settings') ? site.context.settings : undefined;
    const named = this.named(site, source, open);
    const { context, result, item } = site;
    let answers = this.answers;
    for (const scope of context.scope) {
      const inner = answers[scope];
      answers = typeof inner === 'object' && 'fields' in inner ? inner.fields : {};
    }
    const key = JSON.stringify([
      this.flow.address ? [...this.flow.address.entries.keys()] : null,
      digestOf(answers),
      context.scope,
      [...context.values.keys()],
      named,
      result?.fields ?? null,
      item ?? null,
      this.settingTexts(settings),
    ]);
    let types = this.shared.get(key);
    if (!types) this.shared.set(key, (types = { ...this.make(site, answers, settings), ...named }));
    return types;
  }

  /** The named values that the formula reads, typed for the place they are read: `result` and `item` differ. */
  private named(
    site: FormulaSite,
    source: string,
    open: readonly string[],
  ): Pick<FormulaTypes, 'values' | 'unreadable'> {
    const values: NonNullable<FormulaTypes['values']> = {};
    const unreadable: NonNullable<FormulaTypes['unreadable']> = {};
    for (const name of valuesIn(source, site.context)) {
      const node = site.context.values.get(name);
      const formula = sourceOf(node);
      if (!node || formula === undefined || open.includes(name)) continue;
      const context = contextOf.get(node) ?? site.context;
      const within = context === site.context ? [...open, name] : [];
      const result = this.broken.has(node)
        ? undefined
        : compileOnce(settingNames(formula), this.at({ ...site, context }, formula, within));
      if (!result) values[name] = { type: 'any', expr: null };
      else if (result.ok) values[name] = { type: result.type, expr: result.formula.expr };
      else unreadable[name] = result.problem.message;
    }
    return { values, unreadable };
  }

  /** A flow is about an order, or about what its address brings. */
  private subject(): Pick<FormulaTypes, 'order' | 'address' | 'funder'> {
    const { address } = this.flow;
    if (!address) return { order: this.symbols.order, funder: true };
    return {
      address: Object.fromEntries([...address.entries.keys()].map((name) => [name, 'text'])),
    };
  }

  private make(
    { context, result, item }: FormulaSite,
    answers: Fields,
    settings: LinkContext['settings'] | undefined,
  ): FormulaTypes {
    const types: FormulaTypes = {
      ...this.subject(),
      host: this.symbols.host,
      answers,
      action: true,
    };
    if (context.scope.length) types.answersPrefix = [...context.scope];
    if (result) types.result = result.fields;
    if (item !== undefined) types.item = item;
    if (context.values.size) types.valueNames = [...context.values.keys()];
    if (settings?.size) types.settings = this.settings(context);
    return types;
  }

  private settingTexts(settings: LinkContext['settings'] | undefined): unknown[] {
    return [...(settings?.values() ?? [])].map(({ name, type, value }) => [
      name,
      type,
      isScalar(value) ? value.value : null,
      value ? (contextOf.get(value)?.scope ?? null) : null,
    ]);
  }

  private settings(context: LinkContext): NonNullable<FormulaTypes['settings']> {
    const values: NonNullable<FormulaTypes['settings']> = {};
    for (const setting of context.settings.values()) {
      const value = this.settingValue(setting, context);
      if (value) values[setting.name.replaceAll('-', '_')] = value;
    }
    return values;
  }

  private settingValue(
    { type, value }: SettingValue,
    context: LinkContext,
  ): { type: ValueType; expr: Expr } | undefined {
    if (!isScalar(value)) return undefined;
    const source = formulaIn(value);
    if (source !== undefined) {
      const from = contextOf.get(value);
      if (!from || from === context) return undefined;
      const site: FormulaSite = {
        step: [...this.flow.steps.values()][0]!,
        moment: 'entry',
        context: from,
      };
      const compiled = compileFormula(source, this.at(site, source));
      return compiled.ok ? { type: compiled.type, expr: compiled.formula.expr } : undefined;
    }
    const text = written(value);
    if (type === 'money') return { type: 'money', expr: inFen(Number(text)) };
    if (type === 'duration') return { type: 'number', expr: durationOf(text) ?? 0 };
    if (type === 'number' && typeof value.value === 'number') return { type, expr: value.value };
    if (type === 'yes-no' && typeof value.value === 'boolean') return { type, expr: value.value };
    if (type === 'date' || type === 'version') return { type, expr: text };
    return { type: 'text', expr: text };
  }

  /** The type of `result` at a step: its own endpoint's response, or for a deciding step, that of the step before. */
  resultAt(step: LinkedStep, visited = new Set<LinkedStep>()): FormulaSite['result'] {
    const schema = this.symbols.kinds[step.kind];
    if (schema?.fetchedFrom !== undefined) return this.loaded(step, schema.fetchedFrom);
    if (schema?.result) return resultOf(step, this.symbols);
    if (step.kind !== 'decide' && step.kind !== 'table') return undefined;
    visited.add(step);
    let common: FormulaSite['result'];
    for (const before of this.flow.steps.values()) {
      if (visited.has(before) || !everyExit(before).some(({ to }) => to === step.id)) continue;
      const result = this.resultAt(before, visited);
      if (!result) return undefined;
      common = common ? both(common, result) : result;
    }
    return common;
  }

  /** The types of fetch entries so far, by name. Computed entries are typed after those they read. */
  private loaded(step: LinkedStep, setting: string): NonNullable<FormulaSite['result']> {
    const cached = this.loads.get(step);
    if (cached) return cached;
    const fields: Fields = { ...always, failed: 'text' };
    const result = { endpoint: step.kind, fields };
    const questions = questionsIn(step.syntax.settings, setting);
    for (let before = -1; before < Object.keys(fields).length;) {
      before = Object.keys(fields).length;
      for (const question of questions) {
        const { name } = question;
        if (Object.hasOwn(fields, name)) continue;
        const type = this.typeOfQuestion(question, {
          step,
          moment: 'entry',
          context: step.context,
          result,
        });
        if (type !== undefined) fields[name] = type;
      }
    }
    for (const { name } of questions) fields[name] ??= 'any';
    this.loads.set(step, result);
    return result;
  }

  private typeOfQuestion(question: QuestionSyntax, site: FormulaSite): ValueType | undefined {
    const each = this.typeOf(question.each, site);
    const endpoint = this.symbols.endpoints[question.endpoint ? written(question.endpoint) : ''];
    if (question.each && each === undefined) return undefined;
    if (!endpoint) return this.typeOf(question.value, site);
    if (each === undefined) return endpoint.data;
    const item = typeof each === 'object' && 'list' in each ? each.list : 'any';
    return { list: { fields: { key: 'text', item, data: endpoint.data } } };
  }

  private typeOf(node: Node | undefined, site: FormulaSite): ValueType | undefined {
    const source = isScalar(node) ? formulaIn(node) : undefined;
    if (source === undefined || !node) return undefined;
    const context = contextOf.get(node) ?? site.context;
    const types = this.at({ ...site, context, result: withoutCache(site.result) }, source);
    const compiled = compileFormula(settingNames(source), types);
    return compiled.ok ? compiled.type : undefined;
  }
}

/** The fields still grow here, and types are cached by object. */
function withoutCache(result: FormulaSite['result']): FormulaSite['result'] {
  return result && { ...result, fields: { ...result.fields } };
}

const always: Fields = { code: 'text', msg: 'text', data: 'any' };

function both(
  one: NonNullable<FormulaSite['result']>,
  other: NonNullable<FormulaSite['result']>,
): NonNullable<FormulaSite['result']> {
  const shared = Object.entries(one.fields).filter(
    ([name, type]) => JSON.stringify(other.fields[name]) === JSON.stringify(type),
  );
  const optional = [...(one.optional ?? []), ...(other.optional ?? [])];
  const isUnknown = one.isUnknown ?? other.isUnknown;
  return {
    endpoint: one.endpoint,
    fields: Object.fromEntries(shared),
    optional,
    ...(isUnknown && { isUnknown }),
  };
}

export function endpointOf(step: LinkedStep, symbols: Symbols): string | undefined {
  const setting = symbols.kinds[step.kind]?.settings['endpoint'];
  const usual = setting?.type === 'endpoint' ? setting.default : undefined;
  return step.syntax.endpoint?.text ?? usual;
}

function resultOf(step: LinkedStep, symbols: Symbols): FormulaSite['result'] {
  const name = endpointOf(step, symbols);
  const endpoint = name === undefined ? undefined : symbols.endpoints[name];
  if (name === undefined) return { endpoint: step.kind, fields: always };
  if (!endpoint) return { endpoint: name, fields: always, isUnknown: true };
  const fields = Object.entries(endpoint.response).map(([field, { type }]) => [field, type]);
  return {
    endpoint: name,
    optional: Object.keys(endpoint.response).filter((one) => !endpoint.response[one]?.required),
    fields: { ...(Object.fromEntries(fields) as Fields), ...always, data: endpoint.data },
  };
}
