import type { Setting, SettingsSchema } from '../../model/step-kind.ts';
import { fullWidthProblem } from '../text/full-width.ts';
import { renamed } from '../text/fixes.ts';
import { nameHint, nearest } from '../text/nearest.ts';
import type { MapEntry, MapNode } from '../yaml/node.ts';
import {
  placeIn,
  quote,
  report,
  start,
  written,
  type SchemaContext,
  type Where,
} from './context.ts';
import { checkEntry, checkObject } from './maps.ts';
import { partOf, partsOf } from './parts.ts';

type Variants = Setting & { type: 'variants' };

/** Settings that depend on a discriminator among them: a step's on its kind. */
export function checkVariants(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  where: Where,
): void {
  const word = wordOf(context, node, setting, where);
  if (word === 'reported') return checkCommon(context, node, setting);
  if (word) return checkVariant(context, node, setting, where, word);
  if (setting.partial) return checkPartial(context, node, setting, where);
  if (node.reported) return checkCommon(context, node, setting);
  const { otherwise } = setting;
  const usual = variantOf(setting, otherwise);
  if (usual === undefined || otherwise === undefined)
    return noVariant(context, node, setting, where);
  if (lacksWord(context, node, setting, usual.settings, where)) return;
  checkObject(context, node, usual.settings, where, { skip: new Set(), list: otherwise });
}

function checkVariant(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  where: Where,
  { word, name }: Word,
): void {
  const variant = variantOf(setting, word);
  if (!variant) return noVariant(context, node, setting, where);
  const label = setting.by === 'kind' ? `the ${word} step ${quote(where.name)}` : where.label;
  const options = { skip: new Set([name]), list: word, partial: setting.partial === true };
  const settings = setting.partial ? partsOf(variant.settings) : variant.settings;
  checkObject(context, node, settings, { ...where, label }, options);
}

function variantOf({ of }: Variants, word: string | undefined): Variants['of'][string] | undefined {
  return word !== undefined && Object.hasOwn(of, word) ? of[word] : undefined;
}

function noVariant(context: SchemaContext, node: MapNode, setting: Variants, where: Where): void {
  if (setting.otherwise === undefined)
    report(context, where.place, {
      rule: 'schema',
      message: `${start(where.label)} has no ${quote(setting.by)}.`,
      hint: `Write one of: ${Object.keys(setting.of).join(', ')}.`,
    });
  checkCommon(context, node, setting);
}

interface Word {
  word: string;
  /** The name it stands under; misspelt, perhaps. */
  name: string;
}

function wordOf(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  where: Where,
): Word | 'reported' | undefined {
  const entry = node.entries.get(setting.by) ?? misspelt(context, node, setting, where);
  if (!entry) return undefined;
  const { value } = entry;
  if (value.type !== 'scalar' || value.reported) {
    if (value.type !== 'scalar') {
      report(context, entry.key, {
        rule: 'schema',
        message: `${quote(setting.by)} takes one word.`,
      });
    }
    return 'reported';
  }
  const word = written(value);
  if (Object.hasOwn(setting.of, word)) return { word, name: entry.key.raw };
  if (word.includes('REPLACE ME')) {
    context.check(value, { type: 'text', about: '' }, where);
    return 'reported';
  }
  const words = Object.keys(setting.of);
  const wide = value.type === 'scalar' ? fullWidthProblem(word) : undefined;
  if (wide && value.type === 'scalar') {
    report(context, placeIn(value, wide), wide);
    return 'reported';
  }
  report(context, value.end > value.start ? value : entry.key, {
    rule: 'schema',
    message:
      word === '' ? `${quote(setting.by)} is empty.` : `${quote(word)} is not a ${setting.noun}.`,
    hint: nameHint(word, words, `Write one of: ${words.join(', ')}.`),
    ...renamed(value, word, words),
  });
  return 'reported';
}

/** `knd: form`: reported, and then read as if it were right. */
function misspelt(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  where: Where,
): MapEntry | undefined {
  for (const [name, entry] of node.entries) {
    if (Object.hasOwn(setting.common, name) || entry.value.type !== 'scalar') continue;
    const isWord = Object.hasOwn(setting.of, written(entry.value));
    if (!isWord || nearest(name, [setting.by]) === undefined) continue;
    const message = `${quote(name)} is not a setting of ${where.label}.`;
    report(context, entry.key, {
      rule: 'unknown-key',
      message,
      hint: `Did you mean ${quote(setting.by)}?`,
      ...renamed(entry.key, name, [setting.by]),
    });
    return entry;
  }
  return undefined;
}

/** Without the discriminator, settings of some variant show that it was forgotten. */
function lacksWord(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  usual: SettingsSchema,
  where: Where,
): boolean {
  for (const name of node.entries.keys()) {
    if (Object.hasOwn(usual, name)) continue;
    const owners = Object.keys(setting.of).filter((word) =>
      Object.hasOwn(setting.of[word]?.settings ?? {}, name),
    );
    const [owner] = owners;
    if (owner === undefined) continue;
    const hint =
      owners.length === 1
        ? `${quote(name)} is a setting of ${owner}: write "${setting.by}: ${owner}".`
        : `${quote(name)} is a setting of ${owners.join(', ')}: write which it is.`;
    report(context, where.place, {
      rule: 'schema',
      message: `${start(where.label)} has no ${quote(setting.by)}.`,
      hint,
    });
    checkCommon(context, node, setting);
    return true;
  }
  return false;
}

function checkCommon(context: SchemaContext, node: MapNode, setting: Variants): void {
  for (const [name, entry] of node.entries) {
    const common = Object.hasOwn(setting.common, name) ? setting.common[name] : undefined;
    if (common) checkEntry(context, entry, common);
  }
}

/** Part of a step whose kind is in another file: settings of any kind are accepted; linking checks the whole. */
function checkPartial(
  context: SchemaContext,
  node: MapNode,
  setting: Variants,
  where: Where,
): void {
  const settingsByName: Record<string, Setting[]> = {};
  for (const settings of [
    setting.common,
    ...Object.values(setting.of).map((one) => one.settings),
  ]) {
    for (const [name, one] of Object.entries(settings)) (settingsByName[name] ??= []).push(one);
  }
  const unambiguous: Record<string, Setting> = {};
  for (const [name, settings] of Object.entries(settingsByName)) {
    const entry = node.entries.get(name);
    const fitting = entry && settings.find((one) => isFine(context, entry, one));
    const likely = fitting ?? settings.at(-1);
    if (likely) unambiguous[name] = partOf(likely);
  }
  checkObject(context, node, unambiguous, where, { partial: true, list: 'change' });
}

function isFine(context: SchemaContext, entry: MapEntry, setting: Setting): boolean {
  const count = context.findings.length;
  checkEntry(context, entry, partOf(setting));
  return context.findings.splice(count).length === 0;
}
