import type { Setting } from '../../model/step-kind.ts';
import type { Symbols } from './symbols.ts';
import type { Finding } from '../../model/finding.ts';
import { formulaIn } from '../yaml/node-access.ts';
import { fullWidthProblem } from '../text/full-width.ts';
import { asScalar, fixedBy, removable } from '../text/fixes.ts';
import type { ListNode, MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { chooseFor } from './either.ts';
import {
  isSettingReference,
  label,
  placeIn,
  quote,
  report,
  written,
  type SchemaContext,
  type Where,
} from './context.ts';
import { describe } from './describe.ts';
import { checkAnyMap, checkMap, checkObject } from './maps.ts';
import { scalarProblem, type ScalarSetting } from './scalars/scalar-problem.ts';
import { takesSettingsOnly } from './strays.ts';
import { checkMessage } from './templates.ts';
import { checkVariants } from './variants.ts';

/** The shape pass: does what is written fit what may stand there? All findings at once; one mistake is one finding. */
export function checkShape(
  node: Node,
  setting: Setting,
  _catalogue: Symbols,
  called: { name?: string; label?: string } = {},
): Finding[] {
  const context: SchemaContext = { findings: [], check: (...args) => check(context, ...args) };
  const place = { file: node.file, start: node.start, end: node.start };
  const { name = '', label = name === '' ? 'this file' : quote(name) } = called;
  context.check(node, setting, { name, label, place });
  return context.findings;
}

function check(context: SchemaContext, node: Node, setting: Setting, where: Where): void {
  if (node.type === 'scalar') checkScalar(context, node, setting, where);
  else if (node.type === 'list') checkList(context, node, setting, where);
  else checkMapNode(context, node, setting, where);
}

/** A button is as wide as other buttons, whatever it is called. */
const shownAs = (setting: Setting & { type: 'words' }, where: Where): Where =>
  setting.shownAs ? { ...where, name: setting.shownAs } : where;

function checkScalar(
  context: SchemaContext,
  node: ScalarNode,
  setting: Setting,
  where: Where,
): void {
  if (node.reported) return;
  const text = written(node);
  if (text.includes('REPLACE ME')) {
    report(context, node, {
      rule: 'left-over',
      message: 'This blank is not filled in yet.',
      hint: 'Write what belongs here in place of REPLACE ME.',
    });
    return;
  }
  if (node.value === null || text.trim() === '') {
    empty(context, node, setting, where);
    return;
  }
  if (isCheckedLater(node, setting)) return;
  if (setting.type === 'either') {
    context.check(node, chooseFor(node, setting), where);
    return;
  }
  if (setting.type === 'words') {
    checkMessage(context, node, shownAs(setting, where));
    return;
  }
  if (isForMaps(setting) || setting.type === 'list') {
    reportSingleWord(context, node, setting, where);
    return;
  }
  const problem = scalarProblem(node, setting as ScalarSetting, where); // the others returned above
  if (problem) report(context, placeIn(node, problem), problem);
}

function reportSingleWord(
  context: SchemaContext,
  node: ScalarNode,
  setting: Setting,
  where: Where,
): void {
  const text = written(node);
  const wide = /^[【［｛]/.test(text) ? fullWidthProblem(text) : undefined;
  if (wide) {
    report(context, placeIn(node, wide), wide);
    return;
  }
  if (setting.type === 'list' && formulaIn(node) !== undefined) {
    report(context, node, {
      rule: 'schema',
      message: `${label(where)} takes ${describe(setting)}; a formula cannot stand here.`,
      hint: 'Write what is in it. Where that differs, write a step for each, with "when:".',
    });
    return;
  }
  const hint = setting.type === 'list' ? `Write it as a list: [${text}].` : hintFor(setting);
  report(context, node, {
    rule: 'schema',
    message: `${label(where)} takes ${describe(setting)}, not a single word.`,
    hint,
    ...(setting.type === 'list' && { write: `[${asScalar(text)}]` }),
  });
}

/** Where linking or the formula compiler checks the value. */
function isCheckedLater(node: ScalarNode, setting: Setting): boolean {
  if (setting.type === 'send' && formulaIn(node) !== undefined) return true;
  if (setting.type === 'name' || setting.type === 'requirement') return false;
  return isSettingReference(written(node));
}

function empty(context: SchemaContext, node: ScalarNode, setting: Setting, where: Where): void {
  if (where.elsewhere) return;
  // An explicit "" is allowed for a value of any type.
  if (takesAnything(setting) && node.quoted) return;
  const place = node.end > node.start ? node : where.place;
  if (setting.type === 'words') {
    checkMessage(context, node, shownAs(setting, where));
    return;
  }
  const isFormula = setting.type === 'formula';
  report(context, place, {
    rule: isFormula ? 'empty-formula' : 'schema',
    message: `${label(where)} is empty.`,
    ...(isFormula && removable(where.place)),
    hint: isFormula
      ? 'Write a formula that begins with "=", or take the setting out.'
      : whatItTakes(setting),
  });
}

function takesAnything(setting: Setting): boolean {
  return setting.type === 'either'
    ? setting.of.some(takesAnything)
    : setting.type === 'value' && setting.gives === 'any';
}

const isForMaps = (
  setting: Setting,
): setting is Setting & { type: 'send' | 'map' | 'object' | 'variants' } =>
  ['send', 'map', 'object', 'variants'].includes(setting.type);

function hintFor(setting: Setting): string {
  if (setting.type !== 'object')
    return 'Write each name on a line of its own below, indented by two spaces.';
  const names = Object.keys(setting.settings);
  return names.length <= 8
    ? `Its settings are ${names.join(', ')}.`
    : 'Write each setting on a line of its own below.';
}

function checkList(context: SchemaContext, node: ListNode, setting: Setting, where: Where): void {
  if (setting.type === 'either') {
    context.check(node, chooseFor(node, setting), where);
    return;
  }
  const of = itemOf(setting);
  if (!of) {
    const [only] = node.items.length === 1 ? node.items : [];
    report(context, node, {
      rule: 'schema',
      message: `${label(where)} takes ${describe(setting)}, not a list.`,
      hint: inPlaceOfList(setting),
      ...(only?.type === 'scalar' &&
        !isForMaps(setting) && { write: only.file.text.slice(only.start, only.end) }),
    });
    return;
  }
  if (node.items.length === 0 && setting.type === 'list' && setting.notEmpty)
    reportEmpty(context, node, setting, where);
  if (setting.type === 'list' && isName(setting.of) && !setting.mayRepeat)
    reportRepeated(context, node);
  const entry = where.name === '' ? where.label : `an entry of ${quote(where.name)}`;
  for (const item of node.items) {
    context.check(item, of, { name: '', label: entry, place: item });
  }
}

function reportEmpty(context: SchemaContext, node: Node, setting: Setting, where: Where): void {
  if (where.elsewhere || (node.type === 'map' && node.reported)) return;
  report(context, where.place, {
    rule: 'schema',
    message: `${label(where)} is empty.`,
    hint: howToFill(setting, where),
    ...(!where.needed && !isNamedElsewhere(setting) && removable(where.place)),
  });
}

function howToFill(setting: Setting, { needed }: Where): string {
  if (needed) return whatItTakes(setting);
  return holdsWords(setting)
    ? `${oneByOne} Or take the setting out.`
    : 'Write something in it, or take the setting out.';
}

function whatItTakes(setting: Setting): string {
  if (holdsWords(setting)) return oneByOne;
  if (setting.type === 'map' && takesSettingsOnly(setting.of))
    return 'Write a name of yours on a line of its own below, and its settings below that.';
  return `It takes ${describe(setting)}.`;
}

const oneByOne = 'Write each as "name: { zh: …, en: … }", with a name of yours.';

/** A name for each sentence: buttons, choices. */
function holdsWords(setting: Setting): boolean {
  if (setting.type !== 'map') return false;
  const of = setting.of.type === 'either' ? setting.of.of : [setting.of];
  return of.some(({ type }) => type === 'words');
}

function inPlaceOfList(setting: Setting): string {
  if (setting.type === 'words') return 'Write zh: and en:, each on a line of its own below.';
  if (holdsWords(setting)) return oneByOne;
  return isForMaps(setting) ? hintFor(setting) : 'Write one value, without "[" and "]" or "-".';
}

/** What a customer chooses from: what is chosen decides the way. */
const isNamedElsewhere = (setting: Setting): boolean =>
  setting.type === 'map' && setting.distinctTexts === true;

const isName = ({ type }: Setting): boolean =>
  ['document', 'step', 'name', 'requirement'].includes(type);

function reportRepeated(context: SchemaContext, { items }: ListNode): void {
  const words = new Set<string>();
  for (const item of items) {
    if (item.type !== 'scalar') continue;
    const word = written(item);
    if (words.has(word))
      report(context, item, {
        rule: 'duplicate-entry',
        message: `${quote(word)} stands twice in this list.`,
        hint: 'Take one of them out.',
        ...fixedBy({ remove: item }),
      });
    words.add(word);
  }
}

const keysOf = (node: MapNode): string => [...node.entries.keys()].slice(0, 8).join(', ');

function itemOf(setting: Setting): Setting | undefined {
  if (setting.type === 'list') return setting.of;
  if (setting.type !== 'value') return undefined;
  if (setting.gives === 'any') return setting;
  if (typeof setting.gives === 'string' || !('list' in setting.gives)) return undefined;
  return { type: 'value', gives: setting.gives.list, about: setting.about };
}

function checkMapNode(context: SchemaContext, node: MapNode, setting: Setting, where: Where): void {
  if (setting.type === 'either') context.check(node, chooseFor(node, setting), where);
  else if (setting.type === 'object') checkObject(context, node, setting.settings, where);
  else if (setting.type === 'variants') checkVariants(context, node, setting, where);
  else if (setting.type === 'words') checkMessage(context, node, shownAs(setting, where));
  else if (setting.type === 'map') {
    if (node.entries.size === 0 && setting.notEmpty) reportEmpty(context, node, setting, where);
    checkMap(context, node, setting, where);
  } else if (setting.type === 'send') checkAnyMap(context, node, undefined);
  else if (setting.type === 'value' && typeof setting.gives !== 'string') {
    checkAnyMap(context, node, setting.gives);
  } else if (setting.type === 'value' && setting.gives === 'any')
    checkAnyMap(context, node, undefined);
  else {
    report(context, where.place, {
      rule: 'schema',
      message: `${label(where)} takes ${describe(setting)}, not settings of its own.`,
      ...(setting.type === 'list' && { hint: `Write it as a list: [${keysOf(node)}].` }),
    });
  }
}
