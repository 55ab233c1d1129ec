import { expect, test } from 'vitest';
import {
  aboutIn,
  aboutsInChinese,
  localizedAbout,
} from '../../src/language/chinese/about/about-in.ts';
import templates from '../../src/language/chinese/about/templates.json' with { type: 'json' };
import names from '../../src/language/chinese/about/names.json' with { type: 'json' };
import { fileKinds, fileShape } from '../../src/language/schema/file-schemas.ts';
import { at } from '../../src/language/yaml/by-key.ts';
import { entriesOf, textOf } from '../../src/language/yaml/node-access.ts';
import { readYaml } from '../../src/language/yaml/read.ts';
import { readRepository } from '../read-repository.ts';
import { root } from '../repository.ts';
import { buildSymbols } from '../symbols.ts';
import { listNames } from '../list-names.ts';

const symbols = buildSymbols();
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Every `about` in schemas of files and settings, however deep. */
function aboutsOf(schema: unknown, found = new Set<string>(), visited = new Set<unknown>()) {
  if (typeof schema !== 'object' || schema === null || visited.has(schema)) return found;
  visited.add(schema);
  for (const [name, value] of Object.entries(schema))
    if (name === 'about' && typeof value === 'string') found.add(value);
    else aboutsOf(value, found, visited);
  return found;
}

test('descriptions of endpoints, step kinds, outcomes and settings have Chinese translations', () => {
  const schemas = fileKinds.map((kind) => fileShape(kind, symbols));
  const all = [...aboutsOf([symbols.endpoints, symbols.kinds, schemas])];

  expect(all.length).toBeGreaterThan(600);
  // A description that quotes Chinese words is Chinese to `isChinese` as it is.
  const inChinese = (about: string) => aboutIn('zh', about);
  expect(all.filter((one) => inChinese(one) === one || !isChinese(inChinese(one)))).toEqual([]);
  expect(all.filter((about) => !isChinese(aboutIn('zh', `${about} Required.`)))).toEqual([]);
});

test('there is no translation of a removed endpoint, step kind or setting', () => {
  const schemas = fileKinds.map((kind) => fileShape(kind, symbols));
  const there = [...aboutsOf([symbols.endpoints, symbols.kinds, schemas])].join('\n');
  const translated = [...aboutsInChinese.keys()].filter(
    (about) => !Object.hasOwn(names, about) && !Object.hasOwn(templates, about),
  );

  expect(translated.filter((about) => !there.includes(about))).toEqual([]);
});

test('what templates can be told has Chinese translations, and nothing else', () => {
  const told = readRepository(root).flatMap((file) =>
    entriesOf(readYaml(file).node?.entries.get('settings')?.value).flatMap(
      ([, { value }]) => textOf(at(value, 'about')) ?? [],
    ),
  );

  expect(told.length).toBeGreaterThan(150);
  expect(Object.keys(templates).toSorted()).toEqual([...new Set(told)].toSorted());
});

test.each(['kinds', 'endpoints', 'change', 'order', ...Object.keys(symbols.kinds)])(
  'the list of "%s" has no English sentence where Chinese is wanted',
  (word) => {
    const lines = listNames(word, symbols, 'zh')?.split('\n') ?? [];

    expect(lines.length).toBeGreaterThan(0);
    const withoutCode = lines.map((line) => line.replaceAll(/`[^`]*`/g, ''));
    expect(withoutCode.filter((line) => /[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(line))).toEqual([]);
  },
);

test('the outcomes of a kind are translated one by one, with their names unchanged', () => {
  const { kinds } = symbols;
  const outcome = Object.entries(kinds['sms-code']?.outcomes ?? {})[1];
  const about = `Outcome → where it leads. Any other name is a branch with its own \`when\`, tried from the top before the main outcome. Outcomes of sms-code: ok: The code was right. ${outcome?.[0]}: ${outcome?.[1].about}`;

  expect(aboutIn('zh', about)).toMatch(/sms-code 的结果：ok：验证码正确。failed：验证码错误/);
});

test('an untranslated description stays English', () => {
  expect(localizedAbout('Nobody ever wrote this one').zh).toBe('Nobody ever wrote this one');
});
