import { quotedNames } from '../../src/language/text/quoted-names.ts';
import { actionCodes } from '../../src/api/action-codes.ts';
import { aboutIn } from '../../src/language/chinese/about/about-in.ts';
import type { Symbols, EndpointType } from '../../src/language/schema/symbols.ts';
import type { Language, ValueType } from '../../src/model/definition.ts';
import { fileKinds, fileShape } from '../../src/language/schema/file-schemas.ts';
import { stepSettings } from '../../src/language/schema/step-settings.ts';
import type { Setting, SettingsSchema } from '../../src/model/step-kind.ts';

/**
 * What `npm run check -- --list <word>` prints: the settings of a step kind, what an endpoint takes and gives, the values of a setting that takes one of
 * many words, the choices of a dictionary (`dictionary.house`), or all `kinds`, `endpoints`, `dictionaries`, `documents`, `order` fields and `actions`. Undefined for a
 * word that names none of these.
 */
export function listNames(
  word: string,
  symbols: Symbols,
  language: Language = 'en',
): string | undefined {
  const rows = rowsFor(word, symbols, language);
  return rows && rows.length > 0 ? inColumns(rows) : undefined;
}

export function inColumns(rows: readonly (readonly [name: string, about: string])[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `${name.padEnd(width)}  ${about}`.trimEnd()).join('\n');
}

type Row = readonly [name: string, about: string];

function rowsFor(word: string, symbols: Symbols, language: Language): Row[] | undefined {
  const kind = Object.hasOwn(symbols.kinds, word)
    ? stepSettings(symbols, 'whole').of[word]
    : undefined;
  if (kind) return settingRows(kind.settings, language);
  const endpoint = Object.hasOwn(symbols.endpoints, word) ? symbols.endpoints[word] : undefined;
  if (endpoint) return endpointRows(endpoint, language);
  const fixed = choiceRows(word, symbols);
  if (fixed) return fixed;
  const lists: Record<string, () => Row[]> = {
    kinds: () =>
      Object.entries(symbols.kinds).map(([name, { about }]) => [name, aboutIn(language, about)]),
    endpoints: () =>
      Object.entries(symbols.endpoints).map(([name, { about }]) => [
        name,
        aboutIn(language, about),
      ]),
    dictionaries: () =>
      Object.entries(symbols.dictionaries).map(([name, words]) => [
        `dictionary.${name}`,
        firstOf(words.map((one) => one[language])),
      ]),
    documents: () =>
      Object.entries(symbols.documents).map(([name, { zh, en }]) => [
        name,
        [zh, en].filter((text) => typeof text === 'string').join(' · '),
      ]),
    order: () =>
      Object.entries(symbols.order).map(([name, type]) => [
        `order.${name}`,
        valuesOf(type, symbols.orderChoices?.[name], language),
      ]),
    actions: () =>
      symbols.actionCodes.map((code) => {
        const { zh = '', en = '' } = actionCodes[code] ?? {};
        return [String(code), `${zh} · ${en}`];
      }),
    change: () => settingRows(stepSettings(symbols, 'part').common, language),
  };
  if (Object.hasOwn(lists, word)) return lists[word]?.();
  return optionsOf(word, symbols).map((option): Row => [option, '']);
}

/** The values of a dictionary, of a field of the order (`order.status`), or of an endpoint's field (`sign.link signType`). */
function choiceRows(word: string, symbols: Symbols): Row[] | undefined {
  const [whole = '', field = ''] = word.split(/[ .](?=[^ .]+$)/);
  if (whole === 'dictionary' && Object.hasOwn(symbols.dictionaries, field))
    return symbols.dictionaries[field]?.map(({ value, zh, en }) => [value, `${zh} · ${en}`]);
  const { request = {}, response = {} } = symbols.endpoints[whole] ?? {};
  const choices =
    whole === 'order'
      ? symbols.orderChoices?.[field]
      : (request[field]?.choices ?? response[field]?.choices);
  return choices?.map((one) => [one, '']);
}

/** As many as fit on a line. */
function firstOf(texts: readonly string[]): string {
  const some = texts.slice(0, 5).join(', ');
  return texts.length > 5 ? `${some} …` : some;
}

export function endpointRows(
  { request, response, data, once, filled = [] }: EndpointType,
  language: Language,
): Row[] {
  const words = rowWords[language];
  const takes = Object.entries(request).map(([name, { type, required, choices }]): Row => [
    `send: ${name}`,
    valuesOf(type, choices, language) + (required ? words.required : ''),
  ]);
  const own = filled.map((name): Row => [
    `(${name})`,
    aboutIn(language, 'The app fills it in itself.'),
  ]);
  const gives = Object.entries(response).map(([name, { type, required, choices }]): Row => [
    `result.${name}`,
    valuesOf(type, choices, language) + (required ? '' : words.missing),
  ]);
  const whole: Row[] = gives.length > 0 ? [] : [['result.data', inWords(data, language)]];
  const write: Row[] = once
    ? [
        [
          aboutIn(language, '(a write)'),
          aboutIn(language, 'The customer cannot go back behind it.'),
        ],
      ]
    : [];
  return [...takes, ...own, ...gives, ...whole, ...write];
}

function valuesOf(
  type: ValueType,
  choices: readonly string[] | undefined,
  language: Language,
): string {
  return choices ? quotedNames(choices) : inWords(type, language);
}

const rowWords = {
  zh: { required: '，必填', missing: '，可能没有', list: '列表：', has: '有 ' },
  en: { required: ', required', missing: ', may be missing', list: 'a list of ', has: 'has ' },
};

function inWords(type: ValueType, language: Language): string {
  const words = rowWords[language];
  if (typeof type === 'string') return aboutIn(language, type === 'any' ? 'anything' : type);
  if ('list' in type) return `${words.list}${inWords(type.list, language)}`;
  return `${words.has}${Object.keys(type.fields).join(', ')}`;
}

const settingRows = (settings: SettingsSchema, language: Language): Row[] =>
  Object.entries(settings).map(([name, { about, required }]) => [
    name,
    aboutIn(language, required ? `${about} Required.` : about),
  ]);

/** The words that settings of this name take, wherever they stand. */
function optionsOf(name: string, symbols: Symbols): string[] {
  const names = new Set<string>();
  const walk = (setting: Setting, called: string): void => {
    if (setting.type === 'one-of' && called === name)
      for (const option of setting.options) names.add(option);
    if (setting.type === 'object') walkAll(setting.settings);
    if (setting.type === 'list' || setting.type === 'map') walk(setting.of, called);
    if (setting.type === 'either') for (const one of setting.of) walk(one, called);
    if (setting.type === 'variants') {
      if (setting.by === name) for (const word of Object.keys(setting.of)) names.add(word);
      for (const { settings } of Object.values(setting.of)) walkAll(settings);
    }
  };
  const walkAll = (settings: SettingsSchema): void => {
    for (const [called, setting] of Object.entries(settings)) walk(setting, called);
  };
  for (const kind of fileKinds) walk(fileShape(kind, symbols), '');
  return [...names];
}
