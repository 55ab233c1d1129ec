import type { Emitting } from './emitting.ts';
import type { Setting } from '../../model/step-kind.ts';
import type { Message, ValueType, LocalizedTemplate } from '../../model/definition.ts';
import { emitFormula, emitText, type Formulas, type Site, typeOfFormula } from './formula.ts';
import { emitData, emitSend, moneyOf } from './send.ts';
import {
  at,
  entriesOf,
  formulaIn,
  isMap,
  isScalar,
  placeOf,
  textAt,
  written,
} from '../yaml/node-access.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { notFitting, unknownName } from '../link/rules/unknown-name.ts';

/** A setting as the Definition has it: milliseconds, fen, words with compiled texts. Undefined after a finding. */
export function emitValue(node: Node, setting: Setting, site: Site, emitting: Emitting): unknown {
  const { note } = emitting.formulas;
  switch (setting.type) {
    case 'words':
      return emitMessage(node, site, emitting);
    case 'formula':
      return isScalar(node)
        ? formula(node, setting.gives, site, emitting)
        : misfit(node, setting, note);
    case 'value':
      return emitData(node, setting.gives, site, emitting);
    case 'send':
      return emitData(node, 'any', site, emitting);
    case 'list':
      if (node.type !== 'list') return misfit(node, setting, note);
      return node.items.map((item) => emitValue(item, setting.of, site, emitting));
    case 'map':
      if (!isMap(node)) return misfit(node, setting, note);
      return Object.fromEntries(
        entriesOf(node).map(([name, { value }]) => [
          name,
          emitValue(value, setting.of, site, emitting),
        ]),
      );
    case 'object':
      if (!isMap(node)) return misfit(node, setting, note);
      return emitSettings(node, setting.settings, site, emitting);
    case 'either': {
      const shaped = setting.of.filter((one) => hasShape(node, one));
      const fitting = shaped.find((one) => hasRequired(node, one)) ?? shaped[0];
      return fitting ? emitValue(node, fitting, site, emitting) : misfit(node, setting, note);
    }
    case 'variants': {
      const kind = at(node, setting.by);
      const name = isScalar(kind) ? written(kind) : (setting.otherwise ?? '');
      const variant = Object.hasOwn(setting.of, name) ? setting.of[name] : undefined;
      if (!isMap(node) || !variant) return misfit(node, setting, note);
      const settings = { ...setting.common, ...variant.settings };
      const values = emitSettings(node, settings, site, emitting, [setting.by]);
      return isScalar(kind) ? { [setting.by]: name, ...values } : values;
    }
    default:
      return isScalar(node) ? emitScalar(node, setting, emitting) : misfit(node, setting, note);
  }
}

/** The settings that are written, and the defaults of those that are not. */
export function emitSettings(
  node: MapNode,
  settings: Record<string, Setting>,
  site: Site,
  emitting: Emitting,
  besides: readonly string[] = [],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const written = node.entries.get(name)?.value;
    const here = siteFor(setting, node, site, emitting);
    if (written && setting.type === 'send')
      values[name] = emitSend(written, textAt(node, 'endpoint') ?? '', here, emitting);
    else if (written) values[name] = emitValue(written, setting, here, emitting);
    else if ('default' in setting && setting.default !== undefined)
      values[name] = setting.type === 'duration' ? durationOf(setting.default) : setting.default;
    else if (setting.required)
      emitting.formulas.note({
        rule: 'schema',
        place: placeOf(site.step.name),
        message: `"${site.step.id}" needs "${name}".`,
        hint: setting.about,
      });
  }
  for (const [name, { key }] of node.entries) {
    if (Object.hasOwn(settings, name) || besides.includes(name)) continue;
    emitting.formulas.note(unknownName('setting', name, key, Object.keys(settings), site.step));
  }
  return values;
}

/** What is said of each of a list sees one of it as `item`. */
export function siteFor(
  { perItem }: Pick<Setting, 'perItem'>,
  node: MapNode,
  site: Site,
  { formulas }: Pick<Emitting, 'formulas'>,
): Site {
  if (perItem === undefined) return site;
  const list = typeOfFormula(at(node, perItem), site, formulas);
  const item = typeof list === 'object' && 'list' in list ? list.list : 'any';
  return { ...site, item };
}

type Scalars = Exclude<
  Setting,
  {
    type:
      'words' | 'formula' | 'value' | 'send' | 'list' | 'map' | 'object' | 'either' | 'variants';
  }
>;

function emitScalar(node: ScalarNode, setting: Scalars, emitting: Emitting): unknown {
  const { symbols, formulas, flow } = emitting;
  const text = written(node);
  const checked = (known: readonly string[], what: string, name = text) => {
    if (!known.includes(name)) formulas.note(unknownName(what, name, node, known));
    return text;
  };
  switch (setting.type) {
    case 'endpoint':
      return checked(Object.keys(symbols.endpoints), 'endpoint');
    case 'document':
      return checked(Object.keys(symbols.documents), 'document');
    case 'dictionary':
      return checked(symbols.dictionaries, 'dictionary', text.replace(/^dictionary\./, ''));
    case 'step':
      return checked([...flow.steps.keys(), ...flow.gone.keys()], 'step');
    case 'one-of':
      if (!setting.options.includes(text)) misfit(node, setting, formulas.note);
      return text;
    case 'yes-no':
      return typeof node.value === 'boolean' ? node.value : misfit(node, setting, formulas.note);
    case 'number':
      return typeof node.value === 'number' ? node.value : misfit(node, setting, formulas.note);
    case 'money':
      return moneyOf(node) ?? misfit(node, setting, formulas.note);
    case 'duration':
      return durationOf(text) ?? misfit(node, setting, formulas.note);
    default:
      return text;
  }
}

const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export function durationOf(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(text) ?? [];
  return unit === undefined ? undefined : Math.round(Number(amount) * (units[unit] ?? 0));
}

function formula(node: ScalarNode, gives: ValueType, site: Site, emitting: Emitting): unknown {
  if (typeof node.value === 'boolean' || typeof node.value === 'number') return node.value;
  return emitFormula(node, site, emitting.formulas, gives)?.formula;
}

/** Words, or a formula giving a text. */
export function emitMessage(node: Node, site: Site, { formulas }: Emitting): Message | undefined {
  if (isScalar(node) && formulaIn(node) !== undefined)
    return emitFormula(node, site, formulas, 'text')?.formula;
  const [zh, en] = [at(node, 'zh'), at(node, 'en')];
  if (!isScalar(zh) || !isScalar(en)) {
    formulas.note(notFitting(node, 'words in zh and en'));
    return undefined;
  }
  const words = { zh: emitText(zh, site, formulas), en: emitText(en, site, formulas) };
  return words.zh === undefined || words.en === undefined
    ? undefined
    : (words as LocalizedTemplate);
}

/** For `either`: tried by the shape of what was written. */
function hasShape(node: Node, setting: Setting): boolean {
  switch (setting.type) {
    case 'either':
      return setting.of.some((one) => hasShape(node, one));
    case 'words':
      return formulaIn(node) !== undefined || (isMap(node) && isTemplate(node));
    case 'formula':
      return formulaIn(node) !== undefined;
    case 'value':
      return true;
    case 'list':
      return node.type === 'list';
    case 'map':
    case 'send':
      return isMap(node) && !isTemplate(node);
    case 'object':
    case 'variants':
      return isMap(node) && !isTemplate(node);
    case 'number':
    case 'money':
      return isScalar(node) && typeof node.value === 'number';
    case 'yes-no':
      return isScalar(node) && typeof node.value === 'boolean';
    case 'dictionary':
      return isScalar(node) && written(node).startsWith('dictionary.');
    case 'one-of':
      return isScalar(node) && setting.options.includes(written(node));
    case 'duration':
      return isScalar(node) && durationOf(written(node)) !== undefined;
    default:
      return isScalar(node) && formulaIn(node) === undefined;
  }
}

/** Of two kinds of settings, the one whose required names are there is meant. */
function hasRequired(node: Node, setting: Setting): boolean {
  if (setting.type !== 'object') return true;
  return Object.entries(setting.settings).every(
    ([name, { required }]) => !required || at(node, name),
  );
}

function isTemplate(node: MapNode): boolean {
  const names = [...node.entries.keys()];
  return names.length > 0 && names.every((name) => name === 'zh' || name === 'en');
}

function misfit(node: Node, setting: Setting, note: Formulas['note']): undefined {
  note(notFitting(node, wordsFor(setting)));
  return undefined;
}

function wordsFor(setting: Setting): string {
  const names: Partial<Record<Setting['type'], string>> = {
    'yes-no': 'yes or no',
    number: 'a number',
    money: 'an amount in yuan',
    duration: 'a time such as 2s or 5m',
    list: 'a list',
    map: 'several lines of name and value',
    object: 'several lines of name and value',
  };
  if (setting.type === 'one-of') return `one of: ${setting.options.join(', ')}`;
  return names[setting.type] ?? 'something else';
}
