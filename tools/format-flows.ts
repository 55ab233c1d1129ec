/**
 * Writes flows and funders the way the language's rules say: `npm run format:flows -- [--check] [files]`. `--check`
 * changes nothing and ends with 1 where a file would change. A file that cannot be read is shown with its findings.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatYaml } from '../src/language/yaml/format.ts';
import { printFindings } from '../src/language/print.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** With the templates for people that begin with `_`. */
function allFiles(): string[] {
  return ['flows', 'funders'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => resolve(root, folder, name))
      .toSorted(),
  );
}

/** Returns whether the file is in order now. */
function formatFile(full: string, isCheck: boolean): boolean {
  const path = relative(root, full).replaceAll('\\', '/');
  const text = readFileSync(full, 'utf8');
  const result = formatYaml({ path, text });
  if ('findings' in result) {
    console.error(`${printFindings(result.findings, { format: 'text' })}\n`);
    return false;
  }
  if (result.text === text) return true;
  console.log(
    isCheck ? `${path} is not formatted. Run: npm run format:flows` : `${path} formatted.`,
  );
  if (!isCheck) writeFileSync(full, result.text);
  return !isCheck;
}

function main(words: readonly string[]): void {
  const isCheck = words.includes('--check');
  const named = words.filter((word) => !word.startsWith('--')).map((word) => resolve(word));
  const files = named.length > 0 ? named : allFiles();
  if (files.map((file) => formatFile(file, isCheck)).includes(false)) process.exitCode = 1;
}

main(process.argv.slice(2));
