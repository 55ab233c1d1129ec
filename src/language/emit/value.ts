import type { Emitting } from './emitting.ts';
import type { Setting } from '../../model/step-kind.ts';
import type { Message, ValueType, LocalizedTemplate } from '../../model/definition.ts';
import { emitFormula, emitText, type FormulaSite, typeOfFormula } from './formula.ts';
import { emitData, emitSend, moneyOf } from './send.ts';
import { entriesOf, formulaIn, isMap, isScalar, placeOf, written } from '../yaml/node-access.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/node.ts';
import { endpointBeside } from '../schema/settings-with-requests.ts';
import { wordsIn } from '../yaml/words.ts';
import { chooseFor } from '../schema/either.ts';
import { durationOf } from '../schema/duration.ts';
import { notFitting, unknownName } from '../link/messages/unknown-name.ts';

type Emitter<T> = (setting: T, node: Node, site: FormulaSite, emitting: Emitting) => unknown;
type OfType<T extends Setting['type']> = Setting & { type: T };

/** How a setting of each type is emitted; types without an entry are scalars. */
const emitters: { readonly [T in Setting['type']]?: Emitter<OfType<T>> } = {
  words: (_, node, site, emitting) => emitMessage(node, site, emitting),
  formula: (setting, node, site, emitting) =>
    isScalar(node)
      ? formula(node, setting.gives, site, emitting)
      : reportMismatch(node, setting, emitting),
  value: ({ gives }, node, site, emitting) => emitData(node, gives, site, emitting),
  send: (_, node, site, emitting) => emitData(node, 'any', site, emitting),
  list: (setting, node, site, emitting) =>
    node.type === 'list'
      ? node.items.map((item) => emitValue(item, setting.of, site, emitting))
      : reportMismatch(node, setting, emitting),
  map: (setting, node, site, emitting) =>
    isMap(node)
      ? Object.fromEntries(
          entriesOf(node).map(([name, { value }]) => [
            name,
            emitValue(value, setting.of, site, emitting),
          ]),
        )
      : reportMismatch(node, setting, emitting),
  object: (setting, node, site, emitting) =>
    isMap(node)
      ? emitSettings(node, setting.settings, site, emitting)
      : reportMismatch(node, setting, emitting),
  either: (setting, node, site, emitting) =>
    emitValue(node, chooseFor(node, setting), site, emitting),
  variants: emitVariant,
};

/** A setting as the Definition has it: milliseconds, fen, words with compiled texts. Undefined after a finding. */
export function emitValue(
  node: Node,
  setting: Setting,
  site: FormulaSite,
  emitting: Emitting,
): unknown {
  const emit = emitters[setting.type] as Emitter<Setting> | undefined;
  if (emit) return emit(setting, node, site, emitting);
  return isScalar(node)
    ? emitScalar(node, setting as Scalars, emitting)
    : reportMismatch(node, setting, emitting);
}

function emitVariant(
  setting: OfType<'variants'>,
  node: Node,
  site: FormulaSite,
  emitting: Emitting,
): unknown {
  const kind = isMap(node) ? node.entries.get(setting.by)?.value : undefined;
  const name = isScalar(kind) ? written(kind) : (setting.otherwise ?? '');
  const variant = Object.hasOwn(setting.of, name) ? setting.of[name] : undefined;
  if (!isMap(node) || !variant) return reportMismatch(node, setting, emitting);
  const settings = { ...setting.common, ...variant.settings };
  const values = emitSettings(node, settings, site, emitting, [setting.by]);
  return isScalar(kind) ? { [setting.by]: name, ...values } : values;
}

/** The settings that are written, and the defaults of those that are not. */
export function emitSettings(
  node: MapNode,
  settings: Record<string, Setting>,
  site: FormulaSite,
  emitting: Emitting,
  additional: readonly string[] = [],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const written = node.entries.get(name)?.value;
    const here = siteFor(setting, node, site, emitting);
    if (written && setting.type === 'send')
      values[name] = emitSend(written, endpointBeside(node), here, emitting);
    else if (written) values[name] = emitValue(written, setting, here, emitting);
    else if ('default' in setting && setting.default !== undefined)
      values[name] = setting.type === 'duration' ? durationOf(setting.default) : setting.default;
    else if (setting.required)
      emitting.formulas.findings.push({
        rule: 'schema',
        place: placeOf(site.step.name),
        message: `"${site.step.id}" needs "${name}".`,
        hint: setting.about,
      });
  }
  for (const [name, { key }] of node.entries) {
    if (Object.hasOwn(settings, name) || additional.includes(name)) continue;
    emitting.formulas.findings.push(
      unknownName('setting', name, key, Object.keys(settings), site.step),
    );
  }
  return values;
}

/** Settings evaluated per item see it as `item`. */
export function siteFor(
  { perItem }: Pick<Setting, 'perItem'>,
  node: MapNode,
  site: FormulaSite,
  { formulas }: Pick<Emitting, 'formulas'>,
): FormulaSite {
  if (perItem === undefined) return site;
  const list = typeOfFormula(node.entries.get(perItem)?.value, site, formulas);
  const item = typeof list === 'object' && 'list' in list ? list.list : 'any';
  return { ...site, item };
}

type Scalars = Exclude<
  Setting,
  {
    type:
      | 'words'
      | 'formula'
      | 'value'
      | 'send'
      | 'list'
      | 'map'
      | 'object'
      | 'either'
      | 'variants';
  }
>;

function emitScalar(node: ScalarNode, setting: Scalars, emitting: Emitting): unknown {
  const { symbols, formulas, flow } = emitting;
  const text = written(node);
  const checked = (names: readonly string[], what: string, name = text) => {
    if (!names.includes(name)) formulas.findings.push(unknownName(what, name, node, names));
    return text;
  };
  switch (setting.type) {
    case 'endpoint':
      return checked(Object.keys(symbols.endpoints), 'endpoint');
    case 'document':
      return checked(Object.keys(symbols.documents), 'document');
    case 'dictionary':
      return checked(
        Object.keys(symbols.dictionaries),
        'dictionary',
        text.replace(/^dictionary\./, ''),
      );
    case 'step':
      return checked([...flow.steps.keys(), ...flow.omitted.keys()], 'step');
    case 'one-of':
      if (!setting.options.includes(text)) reportMismatch(node, setting, emitting);
      return text;
    case 'yes-no':
      return typeof node.value === 'boolean' ? node.value : reportMismatch(node, setting, emitting);
    case 'number':
      return typeof node.value === 'number' ? node.value : reportMismatch(node, setting, emitting);
    case 'money':
      return moneyOf(node) ?? reportMismatch(node, setting, emitting);
    case 'duration':
      return durationOf(text) ?? reportMismatch(node, setting, emitting);
    default:
      return text;
  }
}

function formula(
  node: ScalarNode,
  gives: ValueType,
  site: FormulaSite,
  emitting: Emitting,
): unknown {
  if (typeof node.value === 'boolean' || typeof node.value === 'number') return node.value;
  return emitFormula(node, site, emitting.formulas, gives)?.formula;
}

/** Words, or a formula giving a text. */
export function emitMessage(
  node: Node,
  site: FormulaSite,
  { formulas }: Emitting,
): Message | undefined {
  if (isScalar(node) && formulaIn(node) !== undefined)
    return emitFormula(node, site, formulas, 'text')?.formula;
  const both = wordsIn(node);
  if (!both) {
    formulas.findings.push(notFitting(node, 'words in zh and en'));
    return undefined;
  }
  const words = {
    zh: emitText(both.zh, site, formulas),
    en: emitText(both.en, site, formulas),
  };
  return words.zh === undefined || words.en === undefined
    ? undefined
    : (words as LocalizedTemplate);
}

function reportMismatch(node: Node, setting: Setting, { formulas }: Emitting): undefined {
  formulas.findings.push(notFitting(node, wordsFor(setting)));
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
