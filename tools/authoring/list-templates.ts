import { aboutIn } from '../../src/language/chinese/about/about-in.ts';
import { settingsSyntax, type SettingSyntax } from '../../src/language/schema/setting-syntax.ts';
import { at, mapAt, textAt } from '../../src/language/yaml/by-key.ts';
import { entriesOf, isScalar, itemsOf, written } from '../../src/language/yaml/node-access.ts';
import type { MapNode } from '../../src/language/yaml/node.ts';
import { readYaml } from '../../src/language/yaml/read.ts';
import type { Language } from '../../src/model/definition.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { inColumns, listNames } from './list-names.ts';

type Row = readonly [name: string, about: string];

/** What `npm run check -- --list WORD` prints: templates, or what `listNames` knows. Undefined for any other word. */
export function listOf(
  word: string,
  files: () => readonly SourceFile[],
  language: Language,
): string | undefined {
  const templates = listTemplates(word, files, language);
  return templates ? inColumns(templates) : listNames(word, buildSymbols(), language);
}

/** The templates, with what each is called and told; of `flow.bind-card` each setting; `fees`: the kinds of payment. Undefined for any other word. */
export function listTemplates(
  word: string,
  files: () => readonly SourceFile[],
  language: Language,
): Row[] | undefined {
  if (word === 'fees') return files().flatMap(feeRows);
  if (!/^flow(?:s$|\.)/.test(word)) return undefined;
  const templates = files().flatMap((file) => {
    const { node } = readYaml(file);
    const name = textAt(node, 'flow');
    return node && name !== undefined ? [{ name, node }] : [];
  });
  if (word === 'flows')
    return templates.map(({ name, node }) => [`flow.${name}`, summary(node, language)]);
  const template = templates.find(({ name }) => `flow.${name}` === word);
  return template && settingsOf(template.node).map((one) => [one.name, told(one, language)]);
}

function feeRows(file: SourceFile): Row[] {
  const { node } = readYaml(file);
  return entriesOf(mapAt(node, 'fees')).map(([code, { value }]) => {
    const [name, amount] = [at(value, 'name'), textAt(value, 'amount')];
    const words = [textAt(name, 'zh'), textAt(name, 'en'), amount && `¥${amount}`];
    return [code, words.filter(Boolean).join(' · ')];
  });
}

function settingsOf(node: MapNode): readonly SettingSyntax[] {
  const settings = mapAt(node, 'settings');
  return settings ? settingsSyntax(settings).declared : [];
}

function summary(node: MapNode, language: Language): string {
  const title = at(node, 'title');
  const words = [textAt(title, 'zh'), textAt(title, 'en')].filter((one) => one !== undefined);
  const settings = settingsOf(node).map(({ name }) => name);
  const named = settings.length > 0 ? [`${terms[language].with}${settings.join(', ')}`] : [];
  return [words.join(' · '), ...named].join('; ');
}

function told({ type, about, options, default: usual }: SettingSyntax, language: Language): string {
  const { required, choices, otherwise } = terms[language];
  const takes = options.length > 0 ? `${choices}${options.join(', ')}` : type;
  const parts = [
    aboutIn(language, about),
    terms[language].inBrackets(takes + (usual ? '' : required)),
  ];
  const isShort = usual && isScalar(usual) && written(usual) !== '';
  if (isShort) parts.push(`${otherwise}${written(usual)}`);
  else if (itemsOf(usual).length > 0)
    parts.push(`${otherwise}${itemsOf(usual).filter(isScalar).map(written).join(', ')}`);
  return parts.join(' ');
}

const terms = {
  zh: {
    with: 'with：',
    required: '，必填',
    choices: '可选 ',
    otherwise: '不写时为 ',
    inBrackets: (text: string) => `（${text}）`,
  },
  en: {
    with: 'with: ',
    required: ', required',
    choices: 'one of ',
    otherwise: 'Left out: ',
    inBrackets: (text: string) => `(${text})`,
  },
};
