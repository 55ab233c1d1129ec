import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import { reservedTargets, type ValueType } from '../../model/definition.ts';
import { fullWidthProblem, withPlainSigns } from '../text/full-width.ts';
import { fixedBy, removable, renamed, replaced } from '../text/fixes.ts';
import { nameHint, nearest } from '../text/nearest.ts';
import type { MapEntry, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import {
  placeIn,
  quote,
  report,
  several,
  start,
  written,
  type SchemaContext,
  type Outer,
  type Where,
} from './context.ts';
import { type TextProblem } from '../text/problem.ts';
import { namesWrittenBeside, misplacedIn } from './indentation.ts';
import { belongsHere, isOfLostHeading, straysIn, takesSettingsOnly } from './strays.ts';
import { nameProblem } from './names.ts';
import { checkSameWords } from './same-words.ts';

export interface ObjectOptions {
  /** Keys handled already. */
  skip?: ReadonlySet<string>;
  /** Nothing is required. */
  partial?: boolean;
  /** How to list the names when there are many. */
  list?: string;
}

/** Settings with fixed names. */
export function checkObject(
  context: SchemaContext,
  node: MapNode,
  settings: SettingsSchema,
  where: Where,
  options: ObjectOptions = {},
): void {
  const free = new Map(Object.entries(settings).filter(([name]) => !node.entries.has(name)));
  const outer: Outer = { label: where.label, free, claimed: new Set() };
  const settingOf = (name: string) => (Object.hasOwn(settings, name) ? settings[name] : undefined);
  const isKnown = (name: string) =>
    settingOf(name) !== undefined || options.skip?.has(name) === true;
  const misplaced = misplacedIn(node, settingOf, isKnown);
  const strays = straysIn(node, where, (name) => isKnown(name) || misplaced.has(name));
  const must = needed(settings, node);
  const unknown: MapEntry[] = [];
  for (const [name, entry] of node.entries) {
    if (options.skip?.has(name)) continue;
    const setting = settingOf(name);
    const moved = misplaced.get(name) ?? strays.get(name);
    if (moved) {
      if (moved.problem) report(context, entry.key, moved.problem);
    } else if (setting)
      checkEntry(context, entry, setting, {
        outer,
        ...namesWrittenBeside(entry, misplaced),
        ...(must.some(([one]) => one === name) && { needed: true }),
      });
    else if (!checkMisspelt(context, entry, settings, where, outer)) unknown.push(entry);
  }
  reportUnknown(context, unknown, settings, where, options.list);
  reportIdle(context, node, settings);
  if (options.partial || node.reported) return;
  const isThere = (name: string) =>
    node.entries.has(name) || outer.claimed.has(name) || where.elsewhere?.has(name) === true;
  for (const [name, setting] of must)
    if (!isThere(name)) report(context, where.place, missing(name, setting, node, where));
}

const wordAt = (node: MapNode, name: string): string | undefined => {
  const value = node.entries.get(name)?.value;
  return value?.type === 'scalar' ? written(value) : undefined;
};

/** Settings that must be present, always or for the discriminator's value. */
function needed(settings: SettingsSchema, node: MapNode): [string, Setting][] {
  return Object.entries(settings).filter(
    ([, { required, only }]) =>
      required || (only?.needed && only.words.includes(wordAt(node, only.by) ?? '')),
  );
}

/** Reports a setting without effect for the discriminator's value, where that is written here. */
function reportIdle(context: SchemaContext, node: MapNode, settings: SettingsSchema): void {
  for (const [name, { key }] of node.entries) {
    const { only } = (Object.hasOwn(settings, name) && settings[name]) || {};
    if (!only) continue;
    const word = wordAt(node, only.by);
    const by = settings[only.by];
    if (word === undefined || only.words.includes(word)) continue;
    // A misspelt discriminator has a finding of its own.
    if (by?.type === 'one-of' && !by.options.includes(word)) continue;
    report(context, key, {
      rule: 'without-effect',
      message: `${quote(name)} changes nothing where ${quote(only.by)} is ${word}.`,
      hint: `Take it out. It is for ${only.words.join(', ')}.`,
      ...fixedBy({ remove: key }),
    });
  }
}

function missing(name: string, { about }: Setting, { file }: MapNode, where: Where): TextProblem {
  const isName = where.name === '' && where.label === `a ${name}`;
  if (!isName)
    return {
      rule: 'schema',
      message: `${start(where.label)} has no ${quote(name)}.`,
      hint: `Add ${quote(name)}: ${firstSentence(about)}`,
    };
  const [, called = '…'] = /([^/]+)\.yaml$/.exec(file.path) ?? [];
  return {
    rule: 'schema',
    message: `This file does not say what the ${name} is called.`,
    hint: `Begin it with "${name}: ${called}".`,
  };
}

function firstSentence(about: string): string {
  const [first = about] = about.split(/(?<=\.)\s/);
  return first.slice(0, 1).toLowerCase() + first.slice(1);
}

export function checkEntry(
  context: SchemaContext,
  entry: MapEntry,
  setting: Setting,
  more: Pick<Where, 'outer' | 'elsewhere' | 'needed'> = {},
): void {
  const name = entry.key.raw;
  context.check(entry.value, setting, { name, label: quote(name), place: entry.key, ...more });
}

/** An unknown key close to an unused known one. */
function checkMisspelt(
  context: SchemaContext,
  entry: MapEntry,
  settings: SettingsSchema,
  where: Where,
  outer: Outer,
): boolean {
  const { key } = entry;
  if (key.raw.includes('REPLACE ME')) {
    report(context, key, blank);
    return true;
  }
  const wide = fullWidthProblem(key.raw);
  if (wide) {
    report(context, placeIn(key, wide), { ...wide, ...plainName(key) });
    outer.claimed.add(withPlainSigns(key.raw));
    return true;
  }
  const now = Object.keys(settings).find((one) => settings[one]?.formerly === key.raw);
  if (now !== undefined) {
    report(context, key, {
      rule: 'unknown-key',
      message: `${quote(key.raw)} is now called ${quote(now)}.`,
      hint: `Write "${now}:".`,
      ...renamed(key, key.raw, [now]),
    });
    outer.claimed.add(now);
    return true;
  }
  const free = [...outer.free.keys()].filter((one) => !outer.claimed.has(one));
  const near = nearest(key.raw, free);
  const nearestSetting = near === undefined ? undefined : settings[near];
  if (near === undefined || !nearestSetting) return false;
  outer.claimed.add(near);
  const message = `${quote(key.raw)} is not a setting of ${where.label}.`;
  report(context, key, {
    rule: 'unknown-key',
    message,
    hint: `Did you mean ${quote(near)}?`,
    ...renamed(key, key.raw, free),
  });
  checkEntry(context, entry, nearestSetting);
  return true;
}

const blank: TextProblem = {
  rule: 'left-over',
  message: 'This blank is not filled in yet.',
  hint: 'Write a name in place of REPLACE ME.',
};

const plainName = (key: ScalarNode) =>
  replaced(key, withPlainSigns(key.file.text.slice(key.start, key.end)));

/** Several unknown keys in one place are one mistake: something else was meant. */
function reportUnknown(
  context: SchemaContext,
  unknown: MapEntry[],
  settings: SettingsSchema,
  where: Where,
  list: string | undefined,
): void {
  const names = Object.keys(settings);
  const many = list ? `"npm run check -- --list ${list}" lists its settings.` : undefined;
  const all = many ?? `It has these: ${names.join(', ')}.`;
  const [first] = unknown;
  if (unknown.length === 2 && unknown.every(({ key }) => isLanguage(key.raw)))
    return reportNameless(context, unknown, where);
  if (first && unknown.length > 2) {
    const message = `${several(unknown.map((entry) => entry.key.raw))} are not settings of ${where.label}.`;
    report(context, first.key, { rule: 'unknown-key', message, hint: nameHint('', names, all) });
    return;
  }
  for (const { key } of unknown) {
    const near = nearest(key.raw, names);
    const hint =
      near === undefined
        ? nameHint(key.raw, names, all)
        : `${quote(near)} stands here already; take one of them out.`;
    const message = `${quote(key.raw)} is not a setting of ${where.label}.`;
    report(context, key, { rule: 'unknown-key', message, hint, ...removable(key) });
  }
}

/** Names of the author's choosing. */
export function checkMap(
  context: SchemaContext,
  node: MapNode,
  setting: Setting & { type: 'map' },
  where: Where,
): void {
  if (setting.distinctTexts) checkSameWords(context, node);
  const isSteps = setting.of.type === 'variants' && setting.of.by === 'kind';
  const misplaced = misplacedIn(
    node,
    () => setting.of,
    (name, entry) =>
      belongsHere(entry.value, setting.of) &&
      !isLostLanguage(name, entry, setting.of) &&
      !(isWord(entry.value) && takesNamesOnly(setting.of)),
  );
  const strays = straysIn(
    node,
    where,
    (name, entry) =>
      misplaced.has(name) ||
      (belongsHere(entry.value, setting.of) &&
        !(isEmpty(entry.value) && where.outer?.free.has(name) === true) &&
        !(where.outer && isOfLostHeading(entry, setting.of, where.outer))),
  );
  const moved = (name: string) => misplaced.get(name) ?? strays.get(name);
  const nameless = namelessIn(node, setting, (name) => moved(name) !== undefined);
  if (nameless.length > 0) reportNameless(context, nameless, where);
  for (const [name, entry] of node.entries) {
    const { problem } = moved(name) ?? {};
    if (problem) report(context, entry.key, problem);
    if (moved(name)) continue;
    if (nameless.length > 0 && (nameless.includes(entry) || isSentence(entry.value))) continue;
    const isNamed = checkName(context, entry.key, setting, isSteps);
    if (!isNamed && setting.names === 'code') continue;
    const label = isSteps ? `the step ${quote(name)}` : quote(name);
    const outer = where.outer ? { outer: where.outer } : {};
    context.check(entry.value, setting.of, {
      name,
      label,
      place: entry.key,
      ...outer,
      ...namesWrittenBeside(entry, misplaced),
    });
  }
}

const isLanguage = (name: string): boolean => name === 'zh' || name === 'en';

/** `zh`/`en` as entries, where each entry has sentences in both languages. */
function isLostLanguage(name: string, { value }: MapEntry, of: Setting): boolean {
  const takesWords =
    of.type === 'words' || (of.type === 'either' && of.of.some(({ type }) => type === 'words'));
  return takesWords && value.type === 'scalar' && isLanguage(name);
}

const isEmpty = (node: Node): boolean => node.type === 'scalar' && node.value === null;

const isWord = (node: Node): boolean => node.type === 'scalar' && !isEmpty(node);

function takesNamesOnly(setting: Setting): boolean {
  if (setting.type === 'either') return setting.of.every(takesNamesOnly);
  return takesSettingsOnly(setting) || setting.type === 'map' || setting.type === 'send';
}

/** A word where each entry has entries of its own, or the reverse. */
function isOfAnotherForm(value: Node, of: Setting): boolean {
  if (value.type === 'scalar' && (value.reported || isEmpty(value))) return false;
  if (takesSettingsOnly(of) || of.type === 'map') return value.type === 'scalar';
  return of.type === 'formula' && value.type === 'map';
}

const isSentence = (node: Node): boolean =>
  node.type === 'map' && [...node.entries.keys()].every(isLanguage);

/** Entries whose name above them is missing: several, or one whose own name would not do here either. */
function namelessIn(
  node: MapNode,
  setting: Setting & { type: 'map' },
  isMoved: (name: string) => boolean,
): MapEntry[] {
  const found = [...node.entries.values()].filter(
    (entry) =>
      !isMoved(entry.key.raw) &&
      (isOfAnotherForm(entry.value, setting.of) ||
        isLostLanguage(entry.key.raw, entry, setting.of)),
  );
  const isHeadingLost =
    found.length > 1 ||
    found.some(({ key }) => nameProblem(key.raw, setting.names) && !isBlank(key.raw));
  return isHeadingLost ? found : [];
}

/** The key above them is missing: one mistake. */
function reportNameless(context: SchemaContext, entries: readonly MapEntry[], where: Where): void {
  const [first] = entries;
  if (!first) return;
  report(context, first.key, {
    rule: 'indentation',
    message: `${several(entries.map(({ key }) => key.raw))} cannot stand directly inside ${quote(where.name)}.`,
    hint: `Is the line with the name missing above ${quote(first.key.raw)}?`,
  });
}

const isBlank = (name: string): boolean => name.includes('REPLACE ME');

/** Whether the name is written as it should be. */
function checkName(
  context: SchemaContext,
  key: ScalarNode,
  setting: Setting & { type: 'map' },
  isSteps: boolean,
): boolean {
  const name = key.raw;
  if (isBlank(name)) {
    report(context, key, blank);
    return false;
  }
  if (isSteps && reservedTargets.some((target) => target === name)) {
    const hint = 'Give it another name: back, again, reload and leave are places to go.';
    report(context, key, {
      rule: 'name-format',
      message: `No step can be called ${quote(name)}.`,
      hint,
    });
    return false;
  }
  const wide = setting.names === 'any' ? undefined : fullWidthProblem(name);
  if (wide) {
    report(context, placeIn(key, wide), { ...wide, ...plainName(key) });
    return false;
  }
  const problem = nameProblem(name, setting.names);
  if (problem) report(context, key, { rule: 'name-format', ...problem });
  return !problem;
}

/** Values by name, without fixed names unless `gives` lists some. */
export function checkAnyMap(
  context: SchemaContext,
  node: MapNode,
  gives: ValueType | undefined,
): void {
  const fields = typeof gives === 'object' && 'fields' in gives ? gives.fields : {};
  for (const [name, entry] of node.entries) {
    const type = Object.hasOwn(fields, name) ? fields[name] : undefined;
    checkEntry(context, entry, { type: 'value', gives: type ?? 'any', about: '' });
  }
}
