/**
 * `npm run check [-- --format text|github|json]`: every flow and funder, with findings at their line. `--list <word>` lists
 * names instead: settings of a step kind, `kinds`, `endpoints`, … (see list-names.ts). `--explain <rule>`: what a rule says.
 * `--fix` mends what is beyond doubt, `--fix --dry-run` only shows it. `--language zh|en`: the terminal's own where it is left out.
 */
import { readArguments } from './arguments.ts';
import { findingIn } from '../src/language/chinese/localized.ts';
import { printFindings, type PrintOptions } from '../src/language/print.ts';
import type { Language } from '../src/model/definition.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { buildSymbols } from './symbols.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import { inColumns, listNames } from './list-names.ts';
import { listTemplates } from './authoring/list-templates.ts';
import { readRepository } from './read-repository.ts';
import { fixFiles } from './authoring/fix-files.ts';
import { checkRepository, root } from './repository.ts';
import { explainRule, ruleNames } from './rules-reference.ts';

const languages: readonly Language[] = ['zh', 'en'];
const formats = ['text', 'github', 'json'] as const;

function main(): number {
  const { values } = readArguments({
    options: {
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
      list: { type: 'string' },
      explain: { type: 'string' },
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      language: { type: 'string', default: languageOfTerminal() },
    },
  });
  if (values.explain !== undefined) return explain(values.explain);
  if (values.fix || values['dry-run']) return fix(values['dry-run']);
  const language = languages.find((one) => one === values.language);
  if (!language) {
    console.error(`There is no language "${values.language}". Write zh or en.`);
    return 2;
  }
  if (values.list !== undefined) return list(values.list, language);
  const requested = values.json ? 'json' : values.format;
  const format: PrintOptions['format'] | undefined = formats.find((one) => one === requested);
  if (!format) {
    console.error(`There is no format "${requested}". Write one of: ${formats.join(', ')}.`);
    return 2;
  }
  const { findings, index } = checkRepository();
  // Programs read English.
  const printedIn = format === 'text' ? language : 'en';
  const printed = printFindings(
    findings.map((one) => findingIn(printedIn, one)),
    { format, language: printedIn },
  );
  if (printed !== '' && (findings.length > 0 || format === 'json')) console.log(printed);
  if (format === 'text')
    console.log(
      findings.length > 0
        ? `\n${count(findings.length)[language]}`
        : good(Object.keys(index.funders).length)[language],
    );
  return findings.length > 0 ? 1 : 0;
}

function fix(dryRun: boolean): number {
  const { text, findings } = fixFiles(root, { dryRun });
  console.log(text);
  return findings > 0 ? 1 : 0;
}

function list(word: string, language: Language): number {
  const templates = listTemplates(word, () => readRepository(root), language);
  const names = templates ? inColumns(templates) : listNames(word, buildSymbols(), language);
  console.log(
    names ??
      `"${word}" has no list. Try kinds, flows, endpoints, documents, dictionaries, fees, order, actions, a kind of step, a template such as flow.bind-card, an endpoint, or a dictionary such as dictionary.house.`,
  );
  return names === undefined ? 2 : 0;
}

function explain(rule: string): number {
  const word = rule.replace(/^\[|\]$/g, '');
  const hint = nameHint(word, ruleNames(), 'All rules are in tests/findings/README.md.');
  console.log(explainRule(word) ?? `There is no rule "${word}". ${hint}`);
  return explainRule(word) === undefined ? 2 : 0;
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

/** From the environment, in the order in which programs read it. */
function languageOfTerminal(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG)?.startsWith('zh') ? 'zh' : 'en';
}

process.exit(main());
