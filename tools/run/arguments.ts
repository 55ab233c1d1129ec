import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** `parseArgs`, with `--help`; a mistake prints a sentence and ends the process with 2. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpOf(process.argv[1] ?? '', options));
    return process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(`It knows: ${[...options, '--help'].join(', ')}.`);
    return process.exit(2);
  }
}

/** The text of `tools/README.md` about the command in this file, and its options. */
export function helpOf(file: string, options: readonly string[]): string {
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
  return [
    `npm run ${usage.replaceAll('`', '')}`,
    ...(does ? ['', `Prints ${does}`] : []),
    '',
    `Options, after \`--\`: ${[...options, '--help'].join(', ')}`,
  ].join('\n');
}
