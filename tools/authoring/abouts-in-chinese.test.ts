import { expect, test } from 'vitest';
import {
  aboutIn,
  aboutsInChinese,
  localizedAbout,
} from '../../src/language/chinese/about/about-in.ts';
import endpoints from '../../src/language/chinese/about/endpoints.json' with { type: 'json' };
import features from '../../src/language/chinese/about/features.json' with { type: 'json' };
import names from '../../src/language/chinese/about/names.json' with { type: 'json' };
import settings from '../../src/language/chinese/about/settings.json' with { type: 'json' };
import syntax from '../../src/language/chinese/about/syntax.json' with { type: 'json' };
import templates from '../../src/language/chinese/about/templates.json' with { type: 'json' };
import { fileKinds, fileShape } from '../../src/language/schema/file-schemas.ts';
import { withSyntax } from '../../src/language/schema/syntax.ts';
import { at } from '../../src/language/yaml/by-key.ts';
import { entriesOf, textOf } from '../../src/language/yaml/node-access.ts';
import { readYaml } from '../../src/language/yaml/read.ts';
import { kindLabels } from '../../src/steps/registry/labels.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { readRepository } from '../repository/read-repository.ts';
import { root } from '../repository/repository.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { listNames } from './list-names.ts';

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

const folder = 'src/language/chinese/about';
/** The language's own words: `run`, `decide`, … */
const words = withSyntax({});
const shapes = fileKinds.map((kind) => fileShape(kind, { ...symbols, kinds: words }));
const ofFiles = [...aboutsOf(shapes)].map((about) => about.replace(/ Outcomes of .*$/s, ''));
const screens = Object.values(kindSchemas).map(({ hosts }) => hosts);

interface Translated {
  file: string;
  abouts: ReadonlySet<string>;
  table: Readonly<Record<string, string>>;
}

const kinds: Translated[] = Object.entries(kindSchemas).map(([kind, schema]) => ({
  file: `src/steps/${kind}/labels.ts`,
  abouts: aboutsOf({ ...schema, hosts: undefined }),
  table: kindLabels[kind]?.abouts ?? {},
}));
const others: Translated[] = [
  { file: `${folder}/endpoints.json`, abouts: aboutsOf(symbols.endpoints), table: endpoints },
  { file: `${folder}/features.json`, abouts: aboutsOf(screens), table: features },
  { file: `${folder}/syntax.json`, abouts: aboutsOf(words), table: syntax },
  { file: `${folder}/settings.json`, abouts: new Set(ofFiles), table: settings },
];
const shared: ReadonlyMap<string, string> = new Map(
  others.flatMap(({ table }) => Object.entries(table)),
);

test.each([...kinds, ...others])(
  'every description has its Chinese in $file, or shares that of others',
  ({ file, abouts, table }) => {
    const chinese = new Map([...shared, ...Object.entries(table)]);
    // A description that quotes Chinese words is Chinese to `isChinese` as it is.
    const missing = [...abouts].filter(
      (about) => chinese.get(about) === about || !isChinese(chinese.get(about) ?? ''),
    );

    expect(abouts.size).toBeGreaterThan(0);
    expect(missing.map((about) => `${file}: "${about}" is not translated`)).toEqual([]);
    expect([...abouts].filter((one) => !isChinese(aboutIn('zh', `${one} Required.`)))).toEqual([]);
  },
);

test('what only one kind says is translated in its folder', () => {
  const outside = new Set(others.flatMap(({ abouts }) => [...abouts]));
  const misplaced = [...shared.keys()].flatMap((about) => {
    const [kind, another] = kinds.filter(({ abouts }) => abouts.has(about));
    return kind && !another && !outside.has(about) ? [`${kind.file}: "${about}" belongs here`] : [];
  });

  expect(misplaced).toEqual([]);
});

test('no sentence is translated in two ways', () => {
  const different = kinds.flatMap(({ file, table }) =>
    Object.entries(table).flatMap(([about, chinese]) =>
      aboutIn('zh', about) === chinese ? [] : [`${file}: "${about}" is not said so elsewhere`],
    ),
  );

  expect(different).toEqual([]);
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
