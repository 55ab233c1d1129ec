/**
 * Writes flows and funders the way the language's rules say: `npm run format:flows -- [--check] [files]`. `--check`
 * changes nothing and ends with 1 where a file would change. A file that cannot be read is shown with its findings.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatYaml } from '../src/language/yaml/format.ts';
import { longest } from '../src/language/formula/parse.ts';
import { piecesOf } from '../src/language/formula/sentence.ts';
import type { SourceFile } from '../src/model/source.ts';
import { readArguments } from './run/arguments.ts';
import { mapScalars } from '../src/language/yaml/change.ts';
import { formulaIn } from '../src/language/yaml/node-access.ts';
import type { ScalarNode } from '../src/language/yaml/node.ts';
import { readYaml } from '../src/language/yaml/read.ts';
import { findingIn } from '../src/language/chinese/localized.ts';
import { printFindings } from '../src/language/print.ts';
import type { LocalizedText } from '../src/model/step-kind.ts';
import { filesNamed } from './repository/named.ts';
import { languageOfTerminal } from './run/terminal-language.ts';

const language = languageOfTerminal();
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
    const findings = result.findings.map((one) => findingIn(language, one));
    console.error(`${printFindings(findings, { format: 'text', language })}\n`);
    return false;
  }
  for (const { line, length } of longFormulas({ path, text: result.text }))
    console.log(
      {
        zh: `${path}:${line} 的公式有 ${length} 个字符。请在“values:”下给其中一部分起个名字。`,
        en: `${path}:${line} has a formula of ${length} characters. Give a part of it a name under "values:".`,
      }[language],
    );
  if (result.text === text) return true;
  console.log((isCheck ? notFormatted(path) : formatted(path))[language]);
  if (!isCheck) writeFileSync(full, result.text);
  return !isCheck;
}

const formatted = (path: string): LocalizedText => ({
  zh: `已整理格式：${path}`,
  en: `${path} formatted.`,
});

const notFormatted = (path: string): LocalizedText => ({
  zh: `${path} 的格式没有整理。请运行：npm run format:flows`,
  en: `${path} is not formatted. Run: npm run format:flows`,
});

/** Cutting a formula up is the author's work: only an author knows what its parts are called. */
function longFormulas(file: SourceFile): { line: number; length: number }[] {
  const longLines: { line: number; length: number }[] = [];
  const { node } = readYaml(file);
  if (node)
    mapScalars(node, (one) => {
      const line = file.text.slice(0, one.start).split('\n').length;
      for (const { length } of formulasOf(one))
        if (length > longest) longLines.push({ line, length });
      return one;
    });
  return longLines;
}

function formulasOf(node: ScalarNode): string[] {
  const formula = formulaIn(node);
  if (formula !== undefined) return [formula.trim()];
  if (typeof node.value !== 'string' || !node.value.includes('{')) return [];
  try {
    return piecesOf(node.value).flatMap((piece) =>
      typeof piece === 'string' ? [] : [piece.source.trim()],
    );
  } catch {
    // A text that cannot be read is spoken of by `npm run check`.
    return [];
  }
}

function main(): void {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const isCheck = values.check;
  const all = allFiles();
  const paths = all.map((file) => relative(root, file).replaceAll('\\', '/'));
  const named = filesNamed(positionals, paths, root);
  if ('unknown' in named) {
    console.error(named.unknown[language]);
    process.exitCode = 2;
    return;
  }
  const files = named.length > 0 ? named.map((path) => resolve(root, path)) : all;
  if (files.map((file) => formatFile(file, isCheck)).includes(false)) process.exitCode = 1;
}

main();
