import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { localized } from '../../src/language/chinese/localized.ts';
import { nameHint } from '../../src/language/text/nearest.ts';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import type { LocalizedText } from '../../src/model/step-kind.ts';

const stem = (path: string) => path.replace(/\.ya?ml$/i, '');
export const codeOf = (path: string) => /^funders\/([^/]+)$/.exec(stem(path))?.[1];
const templateOf = (path: string) => /^flows\/([^/]+)$/.exec(stem(path))?.[1];

function pathIn(root: string, written: string): string {
  return relative(root, resolve(root, written)).replaceAll('\\', '/');
}

/** The path of what a person names by its path, a funder's code or a template's name: one of `paths`, or a folder or file that is there. */
export function fileNamed(
  written: string,
  paths: readonly string[],
  root: string,
): string | undefined {
  const path = pathIn(root, written);
  const found = ['', 'funders/', 'flows/'].flatMap((folder) =>
    paths.filter((one) => stem(one) === stem(folder + path)),
  )[0];
  return found ?? (isRead(path) && existsSync(join(root, path)) ? path : undefined);
}

/** YAML, or a folder of it: what the commands read, and the formatter writes. */
const isRead = (path: string): boolean =>
  /\.ya?ml$/i.test(path) || /^(?:(?:flows|funders)(?:\/[^.]*)?)?$/.test(path);

/** All of them, or what to say of the first that is not there. */
export function filesNamed(
  words: readonly string[],
  paths: readonly string[],
  root: string,
): string[] | { unknown: LocalizedText } {
  return allNamed(
    words,
    (word) => fileNamed(word, paths, root),
    (word) => noFile(word, paths),
  );
}

function noFile(written: string, paths: readonly string[]): LocalizedText {
  const names = paths.flatMap((path) => [path, codeOf(path) ?? templateOf(path) ?? []].flat());
  const hint = nameHint(written, names, "Write a funder's code, or a path as funders/ACME.yaml.");
  const { zh, en } = localized(hint ?? '');
  return { zh: `没有文件 ${written}。${zh}`, en: `There is no file ${written}. ${en}`.trim() };
}

/** The code of the funder that a person names by its code or file. */
export function funderNamed(
  written: string,
  codes: readonly string[],
  root: string,
): string | undefined {
  const path = stem(pathIn(root, written));
  return codes.find((code) => code === path || stem(fileOfFunder(code)) === path);
}

export function fundersNamed(
  words: readonly string[],
  codes: readonly string[],
  root: string,
): string[] | { unknown: LocalizedText } {
  return allNamed(
    words,
    (word) => funderNamed(word, codes, root),
    (word) => noFunder(word, codes),
  );
}

function noFunder(written: string, codes: readonly string[]): LocalizedText {
  const hint = nameHint(codeOf(written) ?? written, codes, 'See the files in funders/.');
  const { zh, en } = localized(hint ?? '');
  return {
    zh: `没有资方“${written}”。${zh}`,
    en: `There is no funder "${written}". ${en}`.trim(),
  };
}

function allNamed(
  words: readonly string[],
  named: (word: string) => string | undefined,
  unknown: (word: string) => LocalizedText,
): string[] | { unknown: LocalizedText } {
  const names: string[] = [];
  for (const word of words) {
    const name = named(word);
    if (name === undefined) return { unknown: unknown(word) };
    names.push(name);
  }
  return names;
}
