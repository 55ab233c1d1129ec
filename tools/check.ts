/**
 * `npm run check [-- --format text|github|json]`: every flow and funder, with findings at their line. `--list <word>` lists
 * names instead: settings of a step kind, `kinds`, `endpoints`, … (see list-names.ts). `--explain <rule>`: what a rule says.
 * `--fix` mends what is beyond doubt, `--fix --dry-run` only shows it.
 */
import { readArguments } from './arguments.ts';
import { printFindings, type PrintOptions } from '../src/language/print.ts';
import { buildSymbols } from './symbols.ts';
import { nameHint } from '../src/language/text/nearest.ts';
import { listNames } from './list-names.ts';
import { fixFiles } from './authoring/fix-files.ts';
import { checkRepository, root } from './repository.ts';
import { explainRule, ruleNames } from './rules-reference.ts';

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
    },
  });
  if (values.list !== undefined) return list(values.list);
  if (values.explain !== undefined) return explain(values.explain);
  if (values.fix || values['dry-run']) return fix(values['dry-run']);
  const asked = values.json ? 'json' : values.format;
  const format: PrintOptions['format'] | undefined = formats.find((one) => one === asked);
  if (!format) {
    console.error(`There is no format "${asked}". Write one of: ${formats.join(', ')}.`);
    return 2;
  }
  const { findings, index } = checkRepository();
  const printed = printFindings(findings, { format });
  if (printed !== '' && (findings.length > 0 || format === 'json')) console.log(printed);
  if (format === 'text')
    console.log(
      findings.length > 0
        ? `\n${count(findings.length)}.`
        : good(Object.keys(index.funders).length),
    );
  return findings.length > 0 ? 1 : 0;
}

function fix(dryRun: boolean): number {
  const { said, findings } = fixFiles(root, { dryRun });
  console.log(said);
  return findings > 0 ? 1 : 0;
}

function list(word: string): number {
  const names = listNames(word, buildSymbols());
  console.log(
    names ??
      `"${word}" has no list. Try kinds, endpoints, documents, dictionaries, order, actions, a kind of step, an endpoint, or a dictionary such as dictionary.house.`,
  );
  return names === undefined ? 2 : 0;
}

function explain(rule: string): number {
  const word = rule.replace(/^\[|\]$/g, '');
  const hint = nameHint(word, ruleNames(), 'All rules are in tests/findings/README.md.');
  console.log(explainRule(word) ?? `There is no rule "${word}". ${hint}`);
  return explainRule(word) === undefined ? 2 : 0;
}

function count(findings: number): string {
  return findings === 1 ? '1 finding' : `${findings} findings`;
}

function good(funders: number): string {
  return `${funders} ${funders === 1 ? 'funder' : 'funders'}, nothing to mend.`;
}

process.exit(main());
