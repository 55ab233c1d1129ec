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
import { nearest } from '../src/language/text/nearest.ts';

const folder = fileURLToPath(new URL('../funders', import.meta.url));

interface FunderOptions {
  code?: string | undefined;
  like?: string | undefined;
  zh?: string | undefined;
  en?: string | undefined;
  link?: string[] | undefined;
}

/** Why an answer is none, or undefined. */
type Fault = (input: string) => string | undefined;

const codeFault: Fault = (code) => {
  if (!/^[A-Z][A-Z0-9_]*$/.test(code))
    return 'Give the code of the funder in capitals: ACME_LEASING';
  return existsSync(fileOf(code)) ? `funders/${code}.yaml is there already.` : undefined;
};

const likeFault: Fault = (like) => {
  if (like === '' || codes().includes(like)) return undefined;
  const near = nearest(like, codes());
  return `There is no funder "${like}".${near ? ` Did you mean "${near}"?` : ` There are: ${codes().join(', ')}.`}`;
};

const wordFault: Fault = (word) => (word === '' ? 'Write its name.' : undefined);

const linksFault: Fault = (links) =>
  linksIn(links).every((link) => /^https:\/\/[^/\s]+$/.test(link))
    ? undefined
    : 'Write addresses like https://www.example.com, with a space between several.';

const linksIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const fileOf = (code: string): string => join(folder, `${code}.yaml`);

const codes = (): string[] =>
  readdirSync(folder).flatMap((name) => /^([A-Z]\w*)\.yaml$/.exec(name)?.[1] ?? []);

/** What was not given, asked until it can be used. */
async function prompted({ code, like, zh, en, link }: FunderOptions): Promise<FunderOptions> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const promptFor = async (initial: string | undefined, question: string, fault: Fault) => {
    for (let input = initial; ; input = undefined) {
      const text = input ?? (await terminal.question(`${question}: `)).trim();
      const wrong = fault(text);
      if (wrong === undefined) return text;
      console.log(wrong);
    }
  };
  try {
    return {
      code: await promptFor(code, 'Code, in capitals', codeFault),
      like: await promptFor(like, 'Most like which funder (Enter: none of them)', likeFault),
      zh: await promptFor(zh, 'Name in Chinese', wordFault),
      en: await promptFor(en, 'Name in English', wordFault),
      link: linksIn(
        await promptFor(
          link?.join(' '),
          'Addresses of its own pages, with a space between several (Enter: it has none)',
          linksFault,
        ),
      ),
    };
  } finally {
    terminal.close();
  }
}

function faultOf({ code = '', like = '', link = [] }: FunderOptions): string | undefined {
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
    },
  });
  const options: FunderOptions = { ...values, code: positionals[0] };
  const answers = process.stdin.isTTY ? await prompted(options) : options;
  const fault = faultOf(answers);
  if (fault !== undefined) {
    console.error(fault);
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
  console.log(`Wrote funders/${code}.yaml.`);
  if (text.includes('REPLACE ME'))
    console.log('Fill in every REPLACE ME, then: npm run check, npm run generate');
  else await generateAll();
  console.log(`See it on a phone screen: npm run studio -- ${code}`);
  return 0;
}

async function generateAll(): Promise<void> {
  console.log('Checking it, and drawing its flows …');
  // With all that checks and draws, which the studio loads in another process.
  const { checkRepository, root } = await import('./repository/repository.ts');
  const { printFindings } = await import('../src/language/print.ts');
  const { generate } = await import('./studio/desk/generate.ts');
  const { findings, definitions } = checkRepository();
  if (findings.length > 0) {
    console.log(printFindings(findings, { format: 'text' }));
    console.log('Mend this, then: npm run generate');
    return;
  }
  for (const file of await generate(root, definitions)) console.log(`Wrote ${file}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main());
