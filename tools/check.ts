/**
 * `npm run check [-- FUNDER|FILE… --format text|github|json]`: every flow and funder, with findings at their line; of those named, only
 * what concerns them is printed. `--list <word>` lists
 * names instead: settings of a step kind, `kinds`, `endpoints`, … (see list-names.ts). `--explain <rule>`: what a rule says.
 * `--fix` mends what is beyond doubt, `--fix --dry-run` only shows it. `--language zh|en`: the terminal's own where it is left out.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readArguments } from './run/arguments.ts';
import { findingIn, localized } from '../src/language/chinese/localized.ts';
import { printFindings, type PrintOptions } from '../src/language/print.ts';
import type { Language } from '../src/model/definition.ts';
import type { Finding } from '../src/model/finding.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import { listOf } from './authoring/list-templates.ts';
import { filesNamed } from './repository/named.ts';
import { readRepository } from './repository/read-repository.ts';
import { fixFiles } from './authoring/fix-files.ts';
import { checkKept } from './repository/kept/kept-check.ts';
import { root } from './repository/repository.ts';
import { languageOf } from './run/terminal-language.ts';
import { changedFees } from './repository/changed-fees.ts';
import { explainRule, ruleNames } from './generators/rules-reference.ts';

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const formats = ['text', 'github', 'json'] as const;

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      list: { type: 'string' },
      explain: { type: 'string' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      language: { type: 'string' },
    },
  });
  const language = languageOf(values.language);
  if (values.fix || values['dry-run']) return fix(values['dry-run'], language);
  if (values.explain !== undefined) return explain(values.explain, language);
  if (values.list !== undefined) return list(values.list, language);
  const requested = values.json ? 'json' : values.format;
  const format: PrintOptions['format'] | undefined = formats.find((one) => one === requested);
  if (!format) {
    console.error(`There is no format "${requested}". Write one of: ${formats.join(', ')}.`);
    return 2;
  }
  const paths = filesNamed(positionals, pathsOf(readRepository(root)), root);
  if ('unknown' in paths) {
    console.error(paths.unknown[language]);
    return 2;
  }
  const { findings: all, funders } = checkKept(root);
  const findings = paths.length > 0 ? concerning(paths, all) : all;
  report(findings, format, language);
  if (format === 'text') {
    const elsewhere = all.length - findings.length;
    const rest = elsewhere > 0 ? inOthers(elsewhere)[language] : '';
    const without = paths.length > 0 ? goodFiles(paths)[language] : good(funders)[language];
    const inFiles = findings.length > 0 ? `\n${count(findings.length)[language]}` : without;
    console.log(inFiles + rest);
    if (all.length === 0) console.log(notLookedAt(paths)[language]);
    printChangedFees(language);
  }
  return findings.length > 0 ? 1 : 0;
}

function report(
  findings: readonly Finding[],
  format: PrintOptions['format'],
  language: Language,
): void {
  // Programs read English.
  const printedIn = format === 'text' ? language : 'en';
  const printed = printFindings(
    findings.map((one) => findingIn(printedIn, one)),
    { format, language: printedIn },
  );
  if (printed !== '' && (findings.length > 0 || format === 'json')) console.log(printed);
}

/** Findings in the files and, of funders among them, in what they use. */
function concerning(paths: readonly string[], findings: readonly Finding[]): Finding[] {
  const named = new Set(paths);
  const funders = paths.map((path) => basename(path, '.yaml'));
  const isOf = (path: string) => named.has(path) || paths.some((one) => path.startsWith(`${one}/`));
  return findings.filter(
    ({ place, also = [], funders: inFunders = [] }) =>
      [place, ...also.map((one) => one.place)].some(({ file }) => isOf(file.path)) ||
      inFunders.some((funder) => funders.includes(funder)),
  );
}

function fix(dryRun: boolean, language: Language): number {
  const { text, findings } = fixFiles(root, { dryRun, language });
  console.log(text);
  return findings > 0 ? 1 : 0;
}

function list(word: string, language: Language): number {
  const names = listOf(word, () => readRepository(root), language);
  console.log(names ?? noList(word)[language]);
  return names === undefined ? 2 : 0;
}

function noList(word: string): LocalizedText {
  return {
    zh: `“${word}”没有列表。可以写 kinds、flows、endpoints、documents、dictionaries、fees、order、actions、步骤类型、模板（例如 flow.bind-card）、接口，或字典（例如 dictionary.house）。`,
    en: `"${word}" has no list. Try kinds, flows, endpoints, documents, dictionaries, fees, order, actions, a kind of step, a template such as flow.bind-card, an endpoint, or a dictionary such as dictionary.house.`,
  };
}

function explain(rule: string, language: Language): number {
  const word = rule.replace(/^\[|\]$/g, '');
  const section = explainRule(word, language);
  const hint = nameHint(word, ruleNames(), 'All rules are in tests/findings/README.md.') ?? '';
  const message = { zh: `没有规则“${word}”。`, en: `There is no rule "${word}". ` };
  console.log(section ?? message[language] + localized(hint)[language]);
  return section === undefined ? 2 : 0;
}

function count(findings: number): LocalizedText {
  return {
    zh: `${findings} 个问题。`,
    en: findings === 1 ? '1 finding.' : `${findings} findings.`,
  };
}

function good(funders: number): LocalizedText {
  return {
    zh: `${funders} 个资方，没有问题。`,
    en: `${funders} ${funders === 1 ? 'funder' : 'funders'}, nothing to mend.`,
  };
}

function goodFiles(paths: readonly string[]): LocalizedText {
  return {
    zh: `${paths.join('、')}：没有问题。`,
    en: `Nothing to mend in ${paths.join(', ')}.`,
  };
}

/** Walking every walk takes too long to be done after each edit. */
function notLookedAt(paths: readonly string[]): LocalizedText {
  const funders = paths.filter((path) => path.startsWith('funders/'));
  const command = ['npm run properties', ...(funders.length > 0 ? ['--'] : []), ...funders].join(
    ' ',
  );
  return {
    zh: `这里没有检查 flows/properties.yaml 对所有路径的要求：${command}`,
    en: `What flows/properties.yaml claims of every walk is not looked at here: ${command}`,
  };
}

const feesFile = 'flows/fees.yaml';

function printChangedFees(language: Language): void {
  const fees = changedFees(readFileSync(join(root, feesFile), 'utf8'));
  if (fees.length > 0) console.log(notGenerated(fees)[language]);
}

/** Programs know the kinds of payment as they were generated, and so do the walks of examples. */
function notGenerated(codes: readonly string[]): LocalizedText {
  return {
    zh: `${feesFile} 里的 ${codes.join('、')} 改过：请运行 npm run generate，在此之前示例仍按原来的金额走。`,
    en: `${codes.join(', ')} changed in ${feesFile}: run npm run generate. Until then examples are walked with what it was.`,
  };
}

function inOthers(findings: number): LocalizedText {
  return {
    zh: `其他文件还有 ${findings} 个问题；它们改好之前，有些检查不会进行。`,
    en: ` ${findings} more in other files: some passes wait until those are mended.`,
  };
}

process.exit(main());
