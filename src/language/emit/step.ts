import type { Exit, Formula, Message, Step, ValueType } from '../../model/definition.ts';
import { answersOf } from '../link/collected-answers.ts';
import { hostedScreenOf, knownType } from '../link/hosted-screen.ts';
import { emitFormula, type FormulaSite, typeOfFormula } from './formula.ts';
import { endpointOf, type FlowTypes } from './types.ts';
import { durationOf } from '../schema/duration.ts';
import { emitMessage, emitSettings, emitValue, siteFor } from './value.ts';
import { type Emitting } from './emitting.ts';
import { rowFormula } from './table.ts';
import type { LinkedExit, LinkedStep } from '../link/linked.ts';
import { emitSend } from './send.ts';
import { settingsWithRequests } from '../schema/settings-with-requests.ts';
import { without } from '../yaml/change.ts';
import type { ScalarNode } from '../yaml/node.ts';
import type { KindSchema, Setting, SettingsSchema } from '../../model/step-kind.ts';
import { entriesOf, formulaIn, isScalar, placeOf, scalar, written } from '../yaml/node-access.ts';

export type StepEmitting = Emitting & { types: FlowTypes };

export function emitStep(step: LinkedStep, emitting: StepEmitting): Step {
  const { symbols, types } = emitting;
  const schema = symbols.kinds[step.kind];
  const result = types.resultAt(step);
  const entry: FormulaSite = { step, moment: 'entry', context: step.context };
  const messageSite: FormulaSite = { ...entry, ...(result && { result }) };
  const emitted: Step = {
    id: step.id,
    kind: step.kind,
    ...emitCommon(step, messageSite, emitting),
    exits: {},
    main: step.main,
  };
  if (step.context.scope.length) emitted.scope = [...step.context.scope];
  for (const [outcome, exits] of step.exits) {
    const site: FormulaSite = { ...messageSite, moment: 'exit', outcome };
    emitted.exits[outcome] = exits.map((exit, index) => emitExit(exit, index, site, emitting));
  }
  const keep = emitKeep(step, messageSite, emitting);
  if (keep) emitted.keep = keep;
  const settings = emitKindSettings(step, messageSite, emitting);
  const collects = answersOf(step, schema).map(({ name, type }): [string, ValueType] => [
    name,
    type,
  ]);
  if (collects.length) emitted.collects = Object.fromEntries(collects);
  if (step.syntax.startsEmpty) emitted.startsEmpty = true;
  return { ...emitted, ...emitWrite(step, settings, emitting), ...settings };
}

function emitWrite(
  step: LinkedStep,
  settings: Record<string, unknown>,
  { symbols }: StepEmitting,
): Pick<Step, 'once' | 'writes'> {
  const endpoint = endpointOf(step, symbols);
  const row = endpoint === undefined ? undefined : symbols.endpoints[endpoint];
  if (endpoint === undefined || !row?.once) return {};
  const { send } = settings as { send?: Record<string, unknown> };
  const fixed = (row.distinguishedBy ?? []).flatMap((name): [string, string][] => {
    const value = send?.[name] ?? settings[name] ?? settings[kebab(name)];
    if (Array.isArray(value)) return [[name, value.join()]];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { once: true, writes: { endpoint, ...Object.fromEntries(fixed) } };
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function emitKindSettings(
  step: LinkedStep,
  site: FormulaSite,
  emitting: StepEmitting,
): Record<string, unknown> {
  const schema = emitting.symbols.kinds[step.kind];
  if (!schema) return {};
  const { answersFrom } = schema;
  const own = answersFrom === undefined ? undefined : schema.settings[answersFrom];
  const fields = answersFrom === undefined ? undefined : step.syntax.setting(answersFrom);
  const questions = ownQuestions(schema);
  const separate = [answersFrom ?? [], questions, tableParts(step), sendOf(schema)].flat();
  const settings = Object.entries(schema.settings).filter(([name]) => !separate.includes(name));
  const rest = without(step.syntax.settings, separate);
  const typed = { ...Object.fromEntries(settings), ...inputsOf(step, schema) };
  const values = emitSettings(rest, typed, site, emitting);
  const send = sendOf(schema).length ? step.syntax.send?.value : undefined;
  const endpoint = endpointOf(step, emitting.symbols);
  if (send && endpoint !== undefined) values['send'] = emitSend(send, endpoint, site, emitting);
  if (answersFrom !== undefined && own && fields)
    values[answersFrom] = emitValue(fields, own, { ...site, moment: 'own' }, emitting);
  for (const name of questions) {
    const [questions, setting] = [step.syntax.setting(name), schema.settings[name]];
    if (questions && setting)
      values[name] = emitValue(questions, setting, { ...site, moment: 'own' }, emitting);
  }
  return { ...values, ...machineOf(step, schema) };
}

function machineOf(step: LinkedStep, schema: KindSchema): Record<string, true> {
  const { machine } = hostedScreenOf(step, schema) ?? {};
  return schema.hosts && machine !== undefined ? { [schema.hosts.machine]: true } : {};
}

/** Settings whose formulas are evaluated while the step is shown, over its own answers. */
function ownQuestions({ answersFrom, settings }: KindSchema): string[] {
  return answersFrom === undefined ? [] : settingsWithRequests(settings);
}

/** A hosted screen's inputs have the types its feature declares; unknown names have a rule of their own. */
function inputsOf(step: LinkedStep, schema: KindSchema): SettingsSchema {
  const { hosts, settings } = schema;
  const screen = hostedScreenOf(step, schema);
  const setting = settings[hosts?.inputs ?? ''];
  if (!hosts || !screen || !setting) return {};
  const inputs = entriesOf(step.syntax.setting(hosts.inputs)).map(([name]): [string, Setting] => {
    const { about, type } = screen.inputs[name] ?? { about: '', type: 'any' as const };
    return [name, { type: 'value', gives: knownType(type), about }];
  });
  return {
    [hosts.inputs]: { type: 'object', about: setting.about, settings: Object.fromEntries(inputs) },
  };
}

function sendOf(schema: KindSchema): string[] {
  return schema.settings['send']?.type === 'send' ? ['send'] : [];
}

/** The rows of a table are exits by now. */
function tableParts(step: LinkedStep): string[] {
  return step.kind === 'table' ? ['of', 'rows'] : [];
}

function emitCommon(step: LinkedStep, site: FormulaSite, emitting: StepEmitting): Partial<Step> {
  const emitted: Partial<Step> = {};
  const decides = step.kind === 'decide' || step.kind === 'table';
  const { result, ...rest } = site;
  const before: FormulaSite = { ...rest, moment: 'when', ...(decides && result && { result }) };
  const { path, title, when, ends, resume, entry: entered } = step.syntax;
  if (path && path.value !== null) emitted.path = written(path);
  const words = title && emitMessage(title, site, emitting);
  if (words && 'zh' in words) emitted.title = words;
  const formula = when && emitFormula(when, before, emitting.formulas, 'yes-no')?.formula;
  if (formula) emitted.when = formula;
  if (ends) emitted.ends = ends.text;
  if (resume) emitted.resume = resume.text;
  if (entered) {
    const needs = entered.needs.map(({ name, type }) => [
      name,
      isScalar(type) ? written(type) : 'any',
    ]);
    emitted.entry = { needs: Object.fromEntries(needs) as Record<string, ValueType> };
  }
  return emitted;
}

function emitExit(
  exit: LinkedExit,
  index: number,
  stepSite: FormulaSite,
  emitting: StepEmitting,
): Exit {
  const messageSite: FormulaSite = {
    ...stepSite,
    context: exit.context ?? stepSite.context,
    branch: { index, part: 'message' },
  };
  const site: FormulaSite = { ...messageSite, branch: { index, part: 'when' } };
  const emitted: Exit = { label: exit.label, to: exit.to };
  const when = exit.when ? whenOf(exit, site, emitting) : rowOf(exit, site, emitting);
  if (when) emitted.when = when;
  const toast = exit.toast && emitMessage(exit.toast, messageSite, emitting);
  if (toast) emitted.toast = toast satisfies Message;
  if (isScalar(exit.at)) emitted.at = written(exit.at);
  const after = isScalar(exit.after) ? durationOf(written(exit.after)) : undefined;
  if (after !== undefined) emitted.after = after;
  if (isScalar(exit.silent)) emitted.silent = written(exit.silent);
  return emitted;
}

function whenOf(
  exit: LinkedExit,
  site: FormulaSite,
  { formulas }: StepEmitting,
): Formula | undefined {
  return isScalar(exit.when)
    ? emitFormula(exit.when, site, formulas, 'yes-no')?.formula
    : undefined;
}

function rowOf(
  exit: LinkedExit,
  site: FormulaSite,
  { formulas }: StepEmitting,
): Formula | undefined {
  if (site.step.kind !== 'table' || exit.label === 'else' || exit.place === site.step.name)
    return undefined;
  return rowFormula(exit, site, formulas);
}

/** Adds the types of what is picked from a list. */
export function addPickedTypes(step: LinkedStep, site: FormulaSite, emitting: StepEmitting): void {
  const schema = emitting.symbols.kinds[step.kind];
  const setting = schema?.settings[schema.picksFrom ?? ''];
  if (!schema || !setting) return;
  const own = siteFor(setting, step.syntax.settings, site, emitting);
  for (const { name, picked } of answersOf(step, schema)) {
    const type = typeOfFormula(picked, own, emitting.formulas);
    if (type !== undefined) emitting.types.keep(step, name, type);
  }
}

/** Adds the types of a fetch's entries. */
export function addFetchedTypes(step: LinkedStep, { symbols, types }: StepEmitting): void {
  const result = types.resultAt(step);
  for (const { name, loaded } of answersOf(step, symbols.kinds[step.kind])) {
    const type = result?.fields[name];
    if (loaded && type !== undefined) types.keep(step, name, type);
  }
}

/** Adds the types of values kept from the result. */
export function addSavedTypes(
  step: LinkedStep,
  site: FormulaSite,
  { formulas, types }: StepEmitting,
): void {
  for (const { name, node } of savedBy(step)) {
    const type = typeOfFormula(node, keeping(step, site), formulas);
    if (type !== undefined) types.keep(step, name, type);
  }
}

function emitKeep(
  step: LinkedStep,
  site: FormulaSite,
  { formulas }: StepEmitting,
): Record<string, Formula> | undefined {
  if (step.syntax.keep.length === 0) return undefined;
  const formulasByName = savedBy(step).flatMap(({ name, node }): [string, Formula][] => {
    const emitted = emitFormula(node, keeping(step, site), formulas);
    return emitted ? [[name, emitted.formula]] : [];
  });
  return Object.fromEntries(formulasByName);
}

function keeping(step: LinkedStep, site: FormulaSite): FormulaSite {
  return { ...site, moment: 'exit', outcome: step.main };
}

/** A bare name keeps the result's field of that name. */
function savedBy({ syntax }: LinkedStep): { name: string; node: ScalarNode }[] {
  return syntax.keep.flatMap(({ name, from }) => {
    if (!isScalar(from)) return [];
    const isShort = formulaIn(from) === undefined;
    return [{ name, node: isShort ? scalar(placeOf(from), `=result.${name}`) : from }];
  });
}
