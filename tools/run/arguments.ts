import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearest } from '../../src/language/text/nearest.ts';
import type { Language } from '../../src/model/definition.ts';
import { helpInChinese } from './help-in-chinese.ts';
import { languages, languageOfTerminal } from './terminal-language.ts';

const root = join(import.meta.dirname, '../..');

/** `parseArgs`, with `--help`; a mistake prints a sentence and ends the process with 2. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(process.argv[1] ?? '', options, languageIn(args)));
    return process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const language = languageIn(args);
    const known = [...options, '--help'].join(', ');
    console.error(mistakeIn(error, options, language));
    console.error(language === 'zh' ? `可用的选项：${known}。` : `It knows: ${known}.`);
    return process.exit(2);
  }
}

/** `--language` before anything is parsed, or the terminal's. */
function languageIn(args: readonly string[]): Language {
  const given = /--language[= ](\w+)/.exec(args.join(' '))?.[1];
  return languages.find((one) => one === given) ?? languageOfTerminal();
}

/** What `parseArgs` says, with the option or the word it names. */
const mistakes: readonly [RegExp, (name: string) => string][] = [
  [/^Option '(?:-\w, )?(--[\w-]+) <value>' argument/, (name) => `${name} 后面要写一个值。`],
  [/^Option '(?:-\w, )?(--[\w-]+)' does not take/, (name) => `${name} 后面不能写值。`],
  [/^Unexpected argument '([^']+)'/, (name) => `不知道“${name}”是什么。`],
];

function mistakeIn(error: unknown, options: readonly string[], language: Language): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
  if (unknown !== undefined) return noOption(unknown, nearest(unknown, options), language);
  if (language !== 'zh') return message;
  for (const [pattern, inChinese] of mistakes) {
    const [, name] = pattern.exec(message) ?? [];
    if (name !== undefined) return inChinese(name);
  }
  return message;
}

/** Node adds advice about words that begin with a dash, which nobody wants here. */
function noOption(name: string, near: string | undefined, language: Language): string {
  if (language === 'zh')
    return `没有选项 ${name}。${near === undefined ? '' : `是不是想写 ${near}？`}`;
  return `There is no option ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
}

/** The text of `tools/README.md` about the command in this file, and its options. */
export function helpOf(
  file: string,
  options: readonly string[],
  language: Language = 'en',
): string {
  const path = relative(root, file).split(sep).join('/');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [command = path] = Object.entries(scripts)
    .filter(([, line]) => line.split(' ').includes(path))
    .map(([name]) => name);
  const rows = readFileSync(join(root, 'tools/README.md'), 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));
  const row = rows.find(([, usage]) => usage?.replace('`', '').split(/[ `]/)[0] === command);
  const [usage = command, does = ''] = row?.slice(1) ?? [];
  const known = [...options, '--help'].join(', ');
  if (language === 'zh')
    return [
      `npm run ${usage.replaceAll('`', '')}`,
      '',
      `${helpInChinese[command] ?? ''}。`,
      '',
      `选项（写在 -- 之后）：${known}`,
    ].join('\n');
  return [
    `npm run ${usage.replaceAll('`', '')}`,
    ...(does ? ['', `Prints ${does}`] : []),
    '',
    `Options, after \`--\`: ${known}`,
  ].join('\n');
}
