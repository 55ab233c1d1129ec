import type { SourceSpan } from '../../model/source.ts';
import type { Finding } from '../../model/finding.ts';
import type { LinkedExit, LinkedStep, Overriding } from './linked.ts';
import { everyExit, exitTo, isOpen, mainExit, readStep, settle } from './steps.ts';
import { placeOf, textOf } from '../yaml/node-access.ts';
import {
  filledNoSlot,
  insertedNowhere,
  nextOverridden,
  noOverriddenStep,
  overriddenTwice,
} from './messages/unused-override.ts';
import type { InsertedSyntax, WrittenStep } from '../schema/file-syntax.ts';
import { emptyStep } from '../schema/step-syntax.ts';
import type { OverrideTrace } from './override-trace.ts';
import { unknownFieldIn } from './checks/unknown-field.ts';

const inOrder = ['change', 'insert', 'remove', 'replace', 'fill'] as const;

export function checkOverridden({ template, overrides }: Overriding): Finding[] {
  const findings: Finding[] = [];
  const firstUses = new Map<string, SourceSpan>();
  for (const how of inOrder) {
    for (const { name, place: key } of overrides[how].names) {
      const before = firstUses.get(name);
      if (before) findings.push(overriddenTwice(name, key, before));
      firstUses.set(name, key);
      const exists = template.byName.get(name);
      if (how === 'fill' && exists && exists.step?.kind !== 'slot')
        findings.push(filledNoSlot(name, key, exists.key));
      if (how === 'insert' ? exists : !exists) {
        const others = [...template.byName.keys()];
        findings.push(noOverriddenStep(how, name, key, { template, others, exists: exists?.key }));
      }
    }
  }
  return findings;
}

/** Applied first, while the steps are as written. */
export function applyChange(
  over: Overriding,
  traces: Map<string, OverrideTrace>,
): ReadonlyMap<string, WrittenStep> {
  const steps = new Map(over.template.byName);
  for (const [id, { key, step: patch }] of over.overrides.change.steps) {
    const parent = steps.get(id);
    if (!parent?.step) continue;
    if (patch) over.findings.push(...unknownFieldIn(parent.key, parent.step, patch, over));
    const step = patch ? parent.step.changedBy(patch) : emptyStep(parent.step.settings);
    steps.set(id, { key: parent.key, step });
    traces.set(id, { how: 'change', place: placeOf(key), parent: placeOf(parent.key) });
  }
  return steps;
}

export function applyOthers(
  steps: Map<string, LinkedStep>,
  over: Overriding,
  traces: Map<string, OverrideTrace>,
): Map<string, LinkedStep> {
  let result = steps;
  const last = new Map<string, string>();
  for (const inserted of over.overrides.inserted) {
    const { id, key } = inserted;
    if (result.has(id)) continue;
    traces.set(id, { how: 'insert', place: placeOf(key) });
    const step = readStep(id, key, inserted.step, over.reading);
    result = insert(result, step, inserted, over, last);
  }
  for (const { name: id, place } of over.overrides.remove.names) {
    const step = result.get(id);
    if (!step) continue;
    traces.set(id, { how: 'remove', place, parent: step.name });
    result = removeStep(result, id);
  }
  for (const how of ['replace', 'fill'] as const) {
    for (const [id, { key, step, isNone }] of over.overrides[how].steps) {
      const old = result.get(id);
      if (!old) continue;
      traces.set(id, { how, place: placeOf(key), parent: old.name });
      if (step) result = put(result, old, readStep(id, key, step, over.reading));
      else if (isNone) result = removeStep(result, id);
    }
  }
  return result;
}

function insert(
  steps: Map<string, LinkedStep>,
  step: LinkedStep,
  { after, before }: InsertedSyntax,
  over: Overriding,
  last: Map<string, string>,
): Map<string, LinkedStep> {
  const place = after ?? before;
  if (!place || (after && before)) {
    over.findings.push(insertedNowhere(step.id, step.name, after !== undefined));
    return steps;
  }
  const name = textOf(place) ?? '';
  const anchor = steps.get(name);
  if (!anchor) {
    const others = [...steps.keys()];
    over.findings.push(noOverriddenStep('insert', name, place, { ...over, others }));
    return steps;
  }
  if (before) return insertBefore(steps, step, anchor);
  // Two steps after the same one come in the order they are written.
  const behind = steps.get(last.get(name) ?? '') ?? anchor;
  last.set(name, step.id);
  const { next } = behind.syntax;
  // A template's `next` is what an insertion overrides; the author's own would be lost.
  if (next?.file === step.name.file && mainExit(behind)?.to !== step.id)
    over.findings.push(nextOverridden({ id: behind.id, next }, { id: step.id, after: place }));
  return insertAfter(steps, step, behind);
}

/** Splices the main exit: what followed `anchor` now follows `step`. */
function insertAfter(
  steps: Map<string, LinkedStep>,
  step: LinkedStep,
  anchor: LinkedStep,
): Map<string, LinkedStep> {
  const replaced = mainExit(anchor);
  takeOver(step, anchor, replaced);
  const entry = exitTo(step.id, step);
  const exits = anchor.exits.get(anchor.main) ?? [];
  anchor.exits.set(anchor.main, [
    ...exits.filter((exit) => exit !== replaced),
    { ...entry, label: replaced?.label ?? anchor.main, place: replaced?.place ?? entry.place },
  ]);
  anchor.falls = true;
  return ordered(steps, step, anchor.id, 1);
}

/** Redirects every exit to `anchor` but its own retry, and those that speak at a field of it. */
function insertBefore(
  steps: Map<string, LinkedStep>,
  step: LinkedStep,
  anchor: LinkedStep,
): Map<string, LinkedStep> {
  for (const other of steps.values()) {
    if (other === anchor) continue;
    for (const exit of everyExit(other)) if (exit.to === anchor.id && !exit.at) exit.to = step.id;
  }
  settle(step, anchor.id);
  return ordered(steps, step, anchor.id, 0);
}

function ordered(
  steps: Map<string, LinkedStep>,
  step: LinkedStep,
  anchor: string,
  shift: 0 | 1,
): Map<string, LinkedStep> {
  const list = [...steps];
  const index = list.findIndex(([id]) => id === anchor);
  list.splice(index + shift, 0, [step.id, step]);
  return new Map(list);
}

/** Where the new step does not write its main target, it takes the other one's, with its message and wait. */
function takeOver(step: LinkedStep, from: LinkedStep, main: LinkedExit | undefined): void {
  const open = isOpen(step);
  settle(step, main?.to);
  step.falls = open && from.falls;
  const exit = mainExit(step);
  if (!open || !exit || !main) return;
  for (const part of ['toast', 'at', 'after', 'silent'] as const) {
    const value = main[part];
    if (value) exit[part] ??= value;
  }
}

/** Removes a step: exits to it lead to its main target, and go with it where it has none. */
export function removeStep(steps: Map<string, LinkedStep>, id: string): Map<string, LinkedStep> {
  const step = steps.get(id);
  if (!step) return steps;
  const to = mainExit(step)?.to;
  const rest = new Map([...steps].filter(([name]) => name !== id));
  for (const other of rest.values()) {
    for (const [outcome, exits] of other.exits) {
      const remaining = exits.filter((exit) => exit.to !== id || to !== undefined);
      for (const exit of remaining) if (exit.to === id && to !== undefined) exit.to = to;
      other.exits.set(outcome, remaining);
    }
  }
  return rest;
}

/** Replaces a step at its position; it leads where the old one led unless it writes its own main target. */
function put(
  steps: Map<string, LinkedStep>,
  old: LinkedStep,
  step: LinkedStep,
): Map<string, LinkedStep> {
  const exit = mainExit(old);
  takeOver(step, old, exit);
  return new Map([...steps].map(([id, other]) => [id, id === old.id ? step : other]));
}
