/**
 * `npm run funder:new -- ACME_LEASING [--like GONGTOU_FINANCE] [--zh 顶点租赁] [--en "Acme Leasing"] [--link https://…]`: a new
 * funder's file, and what is generated of it. A terminal is asked for what is not given; elsewhere that is marked REPLACE ME.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { newFunder } from './authoring/new-funder.ts';
import { readArguments } from './run/arguments.ts';
import { languageOf } from './run/terminal-language.ts';
import { nearest } from '../src/language/text/nearest.ts';
import type { Language } from '../src/model/definition.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';

const folder = fileURLToPath(new URL('../funders', import.meta.url));

interface FunderOptions {
  code?: string | undefined;
  like?: string | undefined;
  zh?: string | undefined;
  en?: string | undefined;
  link?: string[] | undefined;
}

/** Why an answer is none, or undefined. */
type Fault = (input: string) => LocalizedText | undefined;

const codeFault: Fault = (code) => {
  if (!/^[A-Z][A-Z0-9_]*$/.test(code))
    return {
      zh: '请用大写字母写资方代码，例如 ACME_LEASING',
      en: 'Give the code of the funder in capitals: ACME_LEASING',
    };
  if (!existsSync(fileOf(code))) return undefined;
  return { zh: `已有 funders/${code}.yaml。`, en: `funders/${code}.yaml is there already.` };
};

const likeFault: Fault = (like) => {
  if (like === '' || codes().includes(like)) return undefined;
  const near = nearest(like, codes());
  return near
    ? {
        zh: `没有资方“${like}”。是不是想写“${near}”？`,
        en: `There is no funder "${like}". Did you mean "${near}"?`,
      }
    : {
        zh: `没有资方“${like}”。现有：${codes().join('、')}。`,
        en: `There is no funder "${like}". There are: ${codes().join(', ')}.`,
      };
};

const wordFault: Fault = (word) =>
  word === '' ? { zh: '请写名称。', en: 'Write its name.' } : undefined;

const linksFault: Fault = (links) =>
  linksIn(links).every((link) => /^https:\/\/[^/\s]+$/.test(link))
    ? undefined
    : {
        zh: '地址请写成 https://www.example.com 的形式，多个地址用空格隔开。',
        en: 'Write addresses like https://www.example.com, with a space between several.',
      };

const linksIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const fileOf = (code: string): string => join(folder, `${code}.yaml`);

const codes = (): string[] =>
  readdirSync(folder).flatMap((name) => /^([A-Z]\w*)\.yaml$/.exec(name)?.[1] ?? []);

type Question = keyof FunderOptions;

const questions: Record<Question, LocalizedText> = {
  code: { zh: '资方代码（大写字母）', en: 'Code, in capitals' },
  like: {
    zh: '与哪个资方最相似（直接回车：都不像）',
    en: 'Most like which funder (Enter: none of them)',
  },
  zh: { zh: '中文名称', en: 'Name in Chinese' },
  en: { zh: '英文名称', en: 'Name in English' },
  link: {
    zh: '资方自己的网页地址，多个用空格隔开（直接回车：没有）',
    en: 'Addresses of its own pages, with a space between several (Enter: it has none)',
  },
};

/** What was not given, asked until it can be used. */
async function prompted(
  { code, like, zh, en, link }: FunderOptions,
  language: Language,
): Promise<FunderOptions> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const promptFor = async (initial: string | undefined, name: Question, fault: Fault) => {
    const question = questions[name][language] + (language === 'zh' ? '：' : ': ');
    for (let input = initial; ; input = undefined) {
      const text = input ?? (await terminal.question(question)).trim();
      const wrong = fault(text);
      if (wrong === undefined) return text;
      console.log(wrong[language]);
    }
  };
  try {
    return {
      code: await promptFor(code, 'code', codeFault),
      like: await promptFor(like, 'like', likeFault),
      zh: await promptFor(zh, 'zh', wordFault),
      en: await promptFor(en, 'en', wordFault),
      link: linksIn(await promptFor(link?.join(' '), 'link', linksFault)),
    };
  } finally {
    terminal.close();
  }
}

function faultOf({ code = '', like = '', link = [] }: FunderOptions): LocalizedText | undefined {
  return codeFault(code) ?? likeFault(like) ?? linksFault(link.join(' '));
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      like: { type: 'string' },
      zh: { type: 'string' },
      en: { type: 'string' },
      link: { type: 'string', multiple: true },
      language: { type: 'string' },
    },
  });
  const language = languageOf(values.language);
  const options: FunderOptions = { ...values, code: positionals[0] };
  const answers = process.stdin.isTTY ? await prompted(options, language) : options;
  const fault = faultOf(answers);
  if (fault !== undefined) {
    console.error(fault[language]);
    return 2;
  }
  const { code = '', like = '', zh = 'REPLACE ME', en = 'REPLACE ME', link } = answers;
  const text = newFunder({
    code,
    like: readFileSync(fileOf(like === '' ? '_template' : like), 'utf8'),
    name: { zh, en },
    ...(link && { links: link }),
  });
  writeFileSync(fileOf(code), text);
  const print = (words: LocalizedText) => console.log(words[language]);
  print(written(`funders/${code}.yaml`));
  if (text.includes('REPLACE ME'))
    print({
      zh: '请填好每一处 REPLACE ME，然后运行：npm run check，npm run generate',
      en: 'Fill in every REPLACE ME, then: npm run check, npm run generate',
    });
  else await generateAll(language);
  print({
    zh: `在手机画面上查看：npm run studio -- ${code}`,
    en: `See it on a phone screen: npm run studio -- ${code}`,
  });
  return 0;
}

const written = (file: string): LocalizedText => ({ zh: `写好了 ${file}。`, en: `Wrote ${file}.` });

async function generateAll(language: Language): Promise<void> {
  const print = (words: LocalizedText) => console.log(words[language]);
  print({ zh: '正在检查，并画出流程…', en: 'Checking it, and drawing its flows …' });
  // With all that checks and draws, which the studio loads in another process.
  const { checkRepository, root } = await import('./repository/repository.ts');
  const { printFindings } = await import('../src/language/print.ts');
  const { generate } = await import('./studio/desk/generate.ts');
  const { findings, definitions } = checkRepository();
  if (findings.length > 0) {
    const { findingIn } = await import('../src/language/chinese/localized.ts');
    const inLanguage = findings.map((one) => findingIn(language, one));
    console.log(printFindings(inLanguage, { format: 'text', language }));
    print({
      zh: '请先改好，然后运行：npm run generate',
      en: 'Mend this, then: npm run generate',
    });
    return;
  }
  for (const file of await generate(root, definitions)) print(written(file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main());
