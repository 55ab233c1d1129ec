import { reservedTargets } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { Symbols } from '../schema/symbols.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import { keepPressed } from './pressed-buttons.ts';
import { countAttempts } from './attempts.ts';
import { expandRuns } from './run.ts';
import { applyChange, applyOthers, checkOverridden, removeStep } from './overrides.ts';
import { applyPaths } from './paths.ts';
import { rememberMoved, rememberRetired } from './moved.ts';
import { readSettings, substitute, substituteStep } from './settings.ts';
import { everyExit, readSteps } from './steps.ts';
import type {
  LinkContext,
  Linker,
  LinkedFlow,
  LinkedStep,
  LinkRequest,
  Overriding,
} from './linked.ts';
import type { OverrideTrace } from './override-trace.ts';
import { emptyMap, isScalar, placeOf } from '../yaml/node-access.ts';
import type { ActionSyntax } from '../schema/action-syntax.ts';
import type { Node, ScalarNode } from '../yaml/node.ts';
import { flowSyntax, type DraftSyntax, type FlowSyntax } from '../schema/file-syntax.ts';
import type { SourceSpan } from '../../model/source.ts';
import { settingEndpoints } from './endpoint-shape.ts';
import { membersOfOrder } from './checks/members-of-order.ts';
import { outcomeUnknown } from './checks/outcome-unknown.ts';
import { settingValues } from './checks/setting-value.ts';
import { slotUnfilled } from './messages/unfilled-slot.ts';
import { fieldForMessage } from './checks/unknown-field.ts';
import { unknownFlow } from './messages/unknown-flow.ts';
import { unknownStep } from './messages/unknown-step.ts';
import { settingUse } from './checks/unused-setting.ts';
import { valueUse } from './checks/unused-value.ts';

/** The settings that codes start the flow with. */
function givenTo(flow: string, actions: readonly ActionSyntax[]): ReadonlySet<string> {
  const own = actions.filter(({ starts }) => starts === flow);
  return new Set(own.flatMap(({ with: given }) => [...(given?.entries.keys() ?? [])]));
}

/** Links one flow of one funder: the template with overrides, settings and runs applied. Undefined after a finding. */
export function linkFlow(linker: Linker, request: LinkRequest): LinkedFlow | undefined {
  const { repository, symbols, findings } = linker;
  const linkedTemplate = findTemplate(linker, request);
  if (!linkedTemplate) return undefined;
  const { template, instance, isOwn, use, key } = linkedTemplate;
  const context = contextFor(template, instance, key, request, findings);
  findings.push(
    ...settingEndpoints(context, symbols),
    ...settingValues(context.settings, symbols, repository.fees?.codes ?? []),
    ...settingUse(template, instance, givenTo(request.flow, repository.actions)),
    ...valueUse(template, instance),
    ...membersOfOrder(template),
  );
  const defaults = [instance.defaults, template.defaults, repository.defaults];
  const over = {
    template: template.steps ?? { place: placeOf(template.node), byName: new Map() },
    overrides: isOwn ? flowSyntax(emptyMap(instance.node)).overrides : instance.overrides,
    reading: { kinds: symbols.kinds, defaults, context },
    findings,
  };
  const { steps, all } = stepsOf(over, linkedTemplate, linker, request);
  for (const step of steps.values()) substituteStep(step, context.settings);
  const flow: LinkedFlow = {
    id: request.id,
    use,
    name: placeOf(key ?? template.id ?? request.place),
    title: substitutedTitle(instance, template, context),
    start: '',
    steps,
    moved: new Map(),
    retired: new Map(),
    omitted: new Map([...all].filter(([id]) => !steps.has(id))),
    context,
  };
  Object.assign(flow, mergedSettings(template, instance));
  if (flow.draft) for (const step of steps.values()) step.draft = flow.draft;
  expandRuns(flow, linkFlow, linker, request);
  findings.push(
    ...applyPaths(flow, instance.overrides, symbols.kinds),
    ...rememberMoved(flow, [...template.moved, ...instance.moved]),
    ...rememberRetired(flow, [...template.retired, ...instance.retired]),
  );
  skipConstants(flow);
  flow.start = [...flow.steps.keys()][0] ?? '';
  if (!request.stack) leadBackToStart(flow, symbols.kinds);
  return flow;
}

/** The template's steps as the funder changes them; `all`: those it removes, too. */
function stepsOf(
  over: Overriding,
  { instance, key }: FoundTemplate,
  { symbols }: Linker,
  { flow, within = [] }: LinkRequest,
): { steps: Map<string, LinkedStep>; all: Map<string, LinkedStep> } {
  const traces = new Map<string, OverrideTrace>();
  over.findings.push(...checkOverridden(over));
  const all = readSteps(applyChange(over, traces), over.reading);
  const authored = applyOthers(all, over, traces);
  const { steps: counted, findings } = countAttempts(authored, symbols.kinds, within);
  const steps = keepPressed(counted, symbols.kinds);
  traceOverrides(traces, steps, all);
  // A slot filled under another name has a finding there.
  const strayFill = [...instance.overrides.fill.steps.keys()].some(
    (name) => over.template.byName.get(name)?.step?.kind !== 'slot',
  );
  const names = [...authored.keys()];
  over.findings.push(
    ...findings,
    ...checkSteps(steps, symbols, { flow, names, strayFill, own: key }),
  );
  return { steps, all };
}

interface FoundTemplate {
  template: FlowSyntax;
  /** What the funder writes about it; empty where it writes nothing. */
  instance: FlowSyntax;
  /** The funder writes the flow without a template. */
  isOwn: boolean;
  use: string;
  /** The flow's name in the funder's file. */
  key: ScalarNode | undefined;
}

function findTemplate(linker: Linker, request: LinkRequest): FoundTemplate | undefined {
  const { repository, funder, findings, used } = linker;
  const own = funder?.flows.get(request.flow);
  const instance = own?.flow ?? flowSyntax(emptyMap(request.place));
  const isOwn = instance.steps !== undefined;
  const use = isOwn ? request.flow : (instance.use?.text ?? request.flow);
  const template = isOwn ? instance : repository.templates.get(use);
  used.add(request.flow);
  const key = own?.key;
  if (!template) {
    const names = [...repository.templates.keys(), ...(funder?.flows.keys() ?? [])];
    findings.push(unknownFlow(use, instance.use ?? key ?? request.place, names));
    return undefined;
  }
  if (!isOwn) used.add(use);
  return { template, instance, isOwn, use, key };
}

/** Records which steps overrides changed, removed ones included. */
function traceOverrides(
  traces: ReadonlyMap<string, OverrideTrace>,
  steps: ReadonlyMap<string, LinkedStep>,
  all: ReadonlyMap<string, LinkedStep>,
): void {
  for (const [id, trace] of traces) {
    const step = steps.get(id) ?? all.get(id);
    if (step) step.overriddenBy = trace;
  }
}

function mergedSettings(
  template: FlowSyntax,
  instance: FlowSyntax,
): Pick<LinkedFlow, 'draft' | 'address' | 'members' | 'checksVehicle'> {
  const draft = mergedDraft(template.draft, instance.draft);
  const { address, members } = template;
  const checksVehicle = instance.checksVehicle ?? template.checksVehicle;
  return {
    ...(draft && { draft }),
    ...(address && { address }),
    ...(members && { members: true }),
    ...(checksVehicle && { checksVehicle }),
  };
}

function contextFor(
  template: FlowSyntax,
  instance: FlowSyntax,
  key: SourceSpan | undefined,
  request: LinkRequest,
  findings: Finding[],
): LinkContext {
  const layers = [instance.with, request.with];
  const place = {
    place: key ?? request.place,
    flow: request.flow,
    ...(request.from && { from: request.from }),
  };
  const settings = readSettings(template, layers, place, findings);
  const values = [...template.values, ...instance.values];
  return {
    scope: request.scope ?? [],
    values: new Map(values.map(([name, { value }]) => [name, substitute(value, settings)])),
    settings,
  };
}

function substitutedTitle(
  instance: FlowSyntax,
  template: FlowSyntax,
  context: LinkContext,
): Node | undefined {
  const title = instance.title ?? template.title;
  return title && substitute(title, context.settings);
}

function mergedDraft(
  below: DraftSyntax | undefined,
  above: DraftSyntax | undefined,
): DraftSyntax | undefined {
  if (!below || !above) return above ?? below;
  const { place } = below;
  return { place, load: above.load ?? below.load, save: above.save ?? below.save };
}

/** Checks targets, outcomes and slots while steps still have their authors' names. */
function checkSteps(
  steps: Map<string, LinkedStep>,
  { kinds }: Symbols,
  {
    flow,
    names,
    strayFill,
    own,
  }: { flow: string; names: string[]; strayFill: boolean; own: SourceSpan | undefined },
): Finding[] {
  const isTarget = (to: string) =>
    steps.has(to) || (reservedTargets as readonly string[]).includes(to);
  return [...steps.values()].flatMap((step) => {
    const { resume } = step.syntax;
    return [
      ...(step.kind === 'slot' && !strayFill ? [slotUnfilled(step, flow, own)] : []),
      ...everyExit(step).flatMap((exit) => [
        ...(isTarget(exit.to) ? [] : [unknownStep(exit.to, exit.toPlace, names, step)]),
        ...fieldForMessage(exit, steps.get(exit.to), kinds),
      ]),
      ...(resume && !steps.has(resume.text) ? [unknownStep(resume.text, resume, names, step)] : []),
      ...outcomeUnknown(step, kinds[step.kind]),
    ];
  });
}

/** A declared restart button leads to the first step, unless `on` says otherwise. */
function leadBackToStart(flow: LinkedFlow, kinds: Record<string, KindSchema>): void {
  for (const step of flow.steps.values()) {
    const restarts = kinds[step.kind]?.endsFlow?.restartSetting ?? '';
    const words = step.syntax.settings.entries.get(restarts);
    if (!words || step.exits.get(restarts)?.length !== 0) continue;
    const place = placeOf(words.key);
    step.exits.set(restarts, [{ label: restarts, place, to: flow.start, toPlace: place }]);
  }
}

/** Resolves a `when` that settings have made constant. */
function skipConstants(flow: LinkedFlow): void {
  for (const [id, step] of flow.steps) {
    const { when } = step.syntax;
    if (!when || typeof when.value === 'string') continue;
    if (when.value === true) step.syntax = step.syntax.without('when');
    else {
      flow.omitted.set(id, step);
      flow.steps = removeStep(flow.steps, id);
    }
  }
  for (const step of flow.steps.values()) {
    for (const [outcome, exits] of step.exits) {
      const possible = exits.filter(({ when }) => !(isScalar(when) && when.value === false));
      for (const exit of possible)
        if (isScalar(exit.when) && exit.when.value === true) delete exit.when;
      step.exits.set(outcome, possible);
    }
  }
}
