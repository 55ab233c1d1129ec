/** What a step shows, asks, sends and remembers, whatever its author called it. */
import type { Formula, LocalizedTemplate, Step } from '../../model/definition.ts';
import type { KindSchema, Setting, SettingsSchema } from '../../model/step-kind.ts';
import { isObject } from '../../model/plain-object.ts';

export interface ContentChange {
  /** Keys below the step; '' is the step itself. */
  path: readonly string[];
  /** Undefined: not there. */
  before: unknown;
  after: unknown;
  /** Only sentences differ. */
  words: boolean;
}

/** Compared by what they lead to, not by their text: branches, and names the linker generates. */
const elsewhere = new Set(['id', 'when', 'exits', 'resume', 'needs']);

/** Derived from settings of this or other steps: reported only where nothing else of the step differs. */
const derived = new Set(['collects', 'sensitive', 'personal', 'writes']);

export function contentChanges(
  before: Step,
  after: Step,
  schemas: Readonly<Record<string, KindSchema>>,
): ContentChange[] {
  const shown = shownInOrder(schemas[after.kind]?.settings ?? {});
  const changes = compared([], contentOf(before), contentOf(after), shown);
  const written = changes.filter(({ path }) => !derived.has(path[0] ?? ''));
  return written.length > 0 ? written : changes;
}

/** Equal for steps that show, ask and send the same. */
export function contentKey(step: Step): string {
  return keyOf(contentOf(step));
}

/** A canonical text: key order and the spelling of formulas do not count. */
export function keyOf(value: unknown): string {
  return JSON.stringify(canonical(value));
}

function contentOf(step: Step): Record<string, unknown> {
  return Object.fromEntries(Object.entries(step).filter(([key]) => !elsewhere.has(key)));
}

function canonical(value: unknown): unknown {
  if (isFormula(value)) return { '=': value.expr };
  if (Array.isArray(value)) return value.map(canonical);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, canonical(value[key])]));
}

function compared(
  path: readonly string[],
  before: unknown,
  after: unknown,
  shown: ReadonlySet<string>,
): ContentChange[] {
  if (isLocalizedTemplate(before) && isLocalizedTemplate(after))
    return keyOf(before) === keyOf(after)
      ? []
      : [{ path, before, after, words: keyOf(formulasIn(before)) === keyOf(formulasIn(after)) }];
  if (isPlain(before) && isPlain(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const within = names.flatMap((key) => compared([...path, key], before[key], after[key], shown));
    return shown.has(path.at(-1) ?? '') ? [...within, ...reordered(path, before, after)] : within;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, at) => compared([...path, String(at)], one, after[at], shown));
  return keyOf(before) === keyOf(after) ? [] : [{ path, before, after, words: false }];
}

/** The formulas of a sentence, without its words. */
function formulasIn({ zh, en }: LocalizedTemplate): unknown[] {
  return [zh, en].map((text) => (typeof text === 'string' ? [] : text.filter(isFormula)));
}

function reordered(path: readonly string[], before: object, after: object): ContentChange[] {
  const common = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  const reorderedNames = Object.keys(after).filter((name) => Object.hasOwn(before, name));
  if (common.join() === reorderedNames.join()) return [];
  return [{ path: [...path, 'order'], before: common, after: reorderedNames, words: false }];
}

/** The maps whose entries the customer reads one below the other. */
function shownInOrder(settings: SettingsSchema): Set<string> {
  return new Set(
    Object.entries(settings).flatMap(([name, setting]) => [
      ...(setting.type === 'map' && hasWords(setting.of) ? [name] : []),
      ...partsOf(setting).flatMap((part) => [...shownInOrder(part)]),
    ]),
  );
}

function hasWords(setting: Setting): boolean {
  if (setting.type === 'words') return true;
  return partsOf(setting).some((part) => Object.values(part).some(({ type }) => type === 'words'));
}

function partsOf(setting: Setting): SettingsSchema[] {
  switch (setting.type) {
    case 'object':
      return [setting.settings];
    case 'variants':
      return [setting.common, ...Object.values(setting.of).map(({ settings }) => settings)];
    case 'map':
    case 'list':
      return partsOf(setting.of);
    case 'either':
      return setting.of.flatMap(partsOf);
    default:
      return [];
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !isFormula(value) && !isLocalizedTemplate(value);
}

export function isLocalizedTemplate(value: unknown): value is LocalizedTemplate {
  return isObject(value) && 'zh' in value && 'en' in value && Object.keys(value).length === 2;
}

export function isFormula(value: unknown): value is Formula {
  return isObject(value) && 'formula' in value && 'expr' in value;
}
