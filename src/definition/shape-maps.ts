import type { Setting, Settings } from '../steps/contract.ts';
import { reservedTargets, type ValueType } from './definition.ts';
import { nameHint, nearest } from './nearest.ts';
import type { Entry, MapNode, ScalarNode } from './node.ts';
import { quote, report, written, type Context, type Outer, type Where } from './shape-context.ts';
import { givenTo, isStepLike, misplacedIn, swallowed } from './shape-indentation.ts';
import { nameProblem } from './shape-names.ts';
import { label, scalarProblem } from './shape-scalars.ts';

export interface ObjectOptions {
  /** Names that were dealt with already. */
  skip?: ReadonlySet<string>;
  /** Nothing is required. */
  partial?: boolean;
  /** How to list the names when there are many. */
  list?: string;
}

/** Settings with fixed names. */
export function checkObject(
  context: Context,
  node: MapNode,
  settings: Settings,
  where: Where,
  options: ObjectOptions = {},
): void {
  const names = Object.keys(settings);
  const free = new Set(names.filter((name) => !node.entries.has(name)));
  const outer: Outer = { label: where.label, free, claimed: new Set() };
  const settingOf = (name: string) => (Object.hasOwn(settings, name) ? settings[name] : undefined);
  const misplaced = misplacedIn(
    node,
    settingOf,
    (name) => settingOf(name) !== undefined || options.skip?.has(name) === true,
  );
  for (const [name, entry] of node.entries) {
    if (options.skip?.has(name)) continue;
    const setting = settingOf(name);
    const moved = misplaced.get(name);
    if (moved?.problem) report(context, entry.key, moved.problem);
    if (moved) continue;
    if (setting) checkEntry(context, entry, setting, { outer, ...givenTo(entry, misplaced) });
    else checkUnknown(context, { entry, settings, where, outer, options });
  }
  if (options.partial || node.reported) return;
  for (const [name, setting] of Object.entries(settings)) {
    if (!setting.required || node.entries.has(name)) continue;
    if (outer.claimed.has(name) || where.given?.has(name)) continue;
    const hint = `Add ${quote(name)}: ${firstSentence(setting.about)}`;
    report(context, where.place, {
      rule: 'schema',
      message: `${start(where.label)} has no ${quote(name)}.`,
      hint,
    });
  }
}

const start = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function firstSentence(about: string): string {
  const [first = about] = about.split(/(?<=\.)\s/);
  return first.slice(0, 1).toLowerCase() + first.slice(1);
}

export function checkEntry(
  context: Context,
  entry: Entry,
  setting: Setting,
  more: Pick<Where, 'outer' | 'given'> = {},
): void {
  const name = entry.key.raw;
  context.check(entry.value, setting, { name, label: quote(name), place: entry.key, ...more });
}

interface Unknown {
  entry: Entry;
  settings: Settings;
  where: Where;
  outer: Outer;
  options: ObjectOptions;
}

function checkUnknown(context: Context, unknown: Unknown): void {
  const { entry, settings, where, outer, options } = unknown;
  const { key } = entry;
  const name = key.raw;
  if (name.includes('REPLACE ME')) {
    report(context, key, {
      rule: 'left-over',
      message: 'This blank is not filled in yet.',
      hint: 'Write a name in place of REPLACE ME.',
    });
    return;
  }
  const indented = swallowed(name, where);
  if (indented) {
    report(context, key, indented);
    return;
  }
  const free = [...outer.free].filter((one) => !outer.claimed.has(one));
  const near = nearest(name, free);
  const meant = near === undefined ? undefined : settings[near];
  if (near !== undefined) outer.claimed.add(near);
  const many = options.list
    ? `"npm run check -- --list ${options.list}" lists its settings.`
    : undefined;
  const hint =
    near !== undefined
      ? `Did you mean ${quote(near)}?`
      : allowed(name, Object.keys(settings), many);
  report(context, key, {
    rule: 'unknown-key',
    message: `${quote(name)} is not a setting of ${where.label}.`,
    hint,
  });
  if (meant) checkEntry(context, entry, meant);
}

function allowed(name: string, names: string[], list: string | undefined): string | undefined {
  const near = nearest(name, names);
  if (near !== undefined) return `${quote(near)} stands here already; take one of them out.`;
  return nameHint(name, names, list ?? `It has these: ${names.join(', ')}.`);
}

/** Names of the author's choosing. */
export function checkMap(
  context: Context,
  node: MapNode,
  setting: Setting & { type: 'map' },
  where: Where,
): void {
  const isSteps = setting.of.type === 'variants' && setting.of.by === 'kind';
  const misplaced = misplacedIn(
    node,
    () => (isSteps ? setting.of : undefined),
    (_, entry) => isStepLike(entry.value),
  );
  for (const [name, entry] of node.entries) {
    const moved = misplaced.get(name);
    if (moved?.problem) report(context, entry.key, moved.problem);
    if (moved) continue;
    checkName(context, entry.key, setting, isSteps);
    const label = isSteps ? `the step ${quote(name)}` : quote(name);
    const outer = where.outer ? { outer: where.outer } : {};
    context.check(entry.value, setting.of, {
      name,
      label,
      place: entry.key,
      ...outer,
      ...givenTo(entry, misplaced),
    });
  }
}

function checkName(
  context: Context,
  key: ScalarNode,
  setting: Setting & { type: 'map' },
  isSteps: boolean,
): void {
  const name = key.raw;
  if (name.includes('REPLACE ME')) {
    report(context, key, {
      rule: 'left-over',
      message: 'This blank is not filled in yet.',
      hint: 'Write a name in place of REPLACE ME.',
    });
    return;
  }
  if (isSteps && reservedTargets.some((target) => target === name)) {
    const hint = 'Give it another name: back, again, reload and leave are places to go.';
    report(context, key, {
      rule: 'name-format',
      message: `No step can be called ${quote(name)}.`,
      hint,
    });
    return;
  }
  const problem = nameProblem(name, setting.names);
  if (problem) report(context, key, { rule: 'name-format', ...problem });
}

/** Values by name, without fixed names unless `gives` lists some. */
export function checkAnyMap(context: Context, node: MapNode, gives: ValueType | undefined): void {
  const fields = typeof gives === 'object' && 'fields' in gives ? gives.fields : {};
  for (const [name, entry] of node.entries) {
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    checkEntry(context, entry, { type: 'value', gives: type ?? 'any', about: '' });
  }
}

const languages = { zh: 'Chinese', en: 'English' } as const;
const sentence: Setting & { type: 'text' } = {
  type: 'text',
  about: 'The sentence in this language.',
};

/** A sentence in both languages. */
export function checkWords(context: Context, node: MapNode | ScalarNode, where: Where): void {
  if (node.type === 'scalar') {
    oneLanguage(context, node, where);
    return;
  }
  const missing = Object.entries(languages).filter(([name]) => !node.entries.has(name));
  for (const [name, entry] of node.entries) {
    if (name === 'zh' || name === 'en') checkSentence(context, entry, where);
    else checkLanguage(context, node, entry, where, missing);
  }
  if (node.reported) return;
  for (const [name, language] of missing) {
    if (where.given?.has(name)) continue;
    report(context, where.place, {
      rule: 'text-missing-language',
      message: `${start(where.label)} has no ${language} text.`,
      hint: `Add ${quote(name)}.`,
    });
  }
}

function oneLanguage(context: Context, node: ScalarNode, where: Where): void {
  const text = written(node);
  if (text.startsWith('=')) {
    report(context, node, {
      rule: 'formula-looks-literal',
      message: `${label(where)} takes a sentence; a formula cannot stand here alone.`,
      hint: `Write zh: and en:, with the formula in braces: "{${text.slice(1)}}".`,
    });
    return;
  }
  const isEmpty = node.value === null || text.trim() === '';
  report(context, node.end > node.start ? node : where.place, {
    rule: 'text-missing-language',
    message: isEmpty ? `${label(where)} has no text.` : `${label(where)} is in one language only.`,
    hint: 'Write it in both: zh: and en:, each on a line of its own below.',
  });
}

function checkSentence(context: Context, entry: Entry, where: Where): void {
  const { key, value } = entry;
  if (
    value.type === 'scalar' &&
    !value.reported &&
    (value.value === null || written(value).trim() === '')
  ) {
    const language = languages[key.raw as 'zh' | 'en']; // the caller looked
    report(context, key, {
      rule: 'text-missing-language',
      message: `${start(where.label)} has no ${language} text.`,
      hint: `Write it after ${quote(`${key.raw}:`)}.`,
    });
    return;
  }
  if (value.type === 'scalar' && !value.reported && written(value).startsWith('=')) {
    const problem = scalarProblem(value, sentence, { name: key.raw, label: key.raw, place: key });
    const hint = `In a text a formula stands in braces: "{${written(value).slice(1)}}".`;
    if (problem) report(context, value, { ...problem, hint });
    return;
  }
  checkEntry(context, entry, sentence);
}

function checkLanguage(
  context: Context,
  node: MapNode,
  entry: Entry,
  where: Where,
  missing: [string, string][],
): void {
  const { key } = entry;
  const isOneLine = node.file.text[node.start] === '{';
  const indented = swallowed(key.raw, where);
  if (indented && !isOneLine) {
    report(context, key, indented);
    return;
  }
  if (isOneLine && missing.length === 0) {
    report(context, key, {
      rule: 'comma-in-text',
      message: `${quote(key.raw)} is not a language; the text before it ends at the comma.`,
      hint: 'Write the whole text in quotes.',
    });
    return;
  }
  const [taken] = missing.splice(0, 1);
  report(context, key, {
    rule: 'unknown-key',
    message: `${quote(key.raw)} is not a language.`,
    hint: taken ? `Write ${quote(taken[0])} for ${taken[1]}.` : 'The languages are zh and en.',
  });
}
