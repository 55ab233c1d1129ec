/** The settings of a step, as properties name and compare them. */
import type { Exit, Step } from '../../model/definition.ts';
import { durationOf } from '../../language/schema/duration.ts';
import { isFormula, isLocalizedTemplate } from '../diff/content.ts';
import { isObject } from '../../model/plain-object.ts';

/** Whether the setting at the dotted name has this value: one text, the items of a list, or `*` for any. */
export function hasSetting(step: Step, setting: string, expected: readonly string[]): boolean {
  const value = settingAt(step, setting);
  const [only = ''] = expected;
  if (only === '*') return value !== undefined;
  if (typeof value === 'number' && durationOf(only) === value) return expected.length === 1;
  const texts = textsOf(value);
  return (
    texts.length === expected.length && texts.every((text, at) => text === expected[at]?.trim())
  );
}

/** One text, or those of a list; an empty list where it is nothing that can be written as a text. */
export function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return textOf(value);
  const texts = value.flatMap(textOf);
  return texts.length === value.length ? texts : [];
}

function textOf(value: unknown): string[] {
  if (value === undefined || value === false) return ['no'];
  if (value === true) return ['yes'];
  if (isFormula(value)) return [`=${value.formula}`];
  if (isLocalizedTemplate(value)) return typeof value.zh === 'string' ? [value.zh] : [];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** Undefined where nothing stands there. The ways on are under `on`, each by its name. */
export function settingAt(step: Step, setting: string): unknown {
  const [first = '', ...rest] = setting.split('.');
  const exits = Object.values(step.exits).flat();
  if (first === 'on')
    return rest.length === 0 ? exits.map(({ label }) => label) : ofExit(exits, rest);
  let value: unknown = (step as unknown as Record<string, unknown>)[first];
  for (const name of rest)
    value =
      isObject(value) || Array.isArray(value)
        ? (value as Record<string, unknown>)[name]
        : undefined;
  return value;
}

function ofExit(exits: readonly Exit[], [label = '', part = 'to']: readonly string[]): unknown {
  const exit = exits.find((one) => one.label === label);
  return exit && (exit as unknown as Record<string, unknown>)[part];
}
