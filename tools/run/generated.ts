import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '../../src/model/definition.ts';

/** File name, from the root → its text; undefined where there is to be no such file. */
export type GeneratedFiles = ReadonlyMap<string, string | undefined>;

export function staleFiles(root: string, files: GeneratedFiles): GeneratedFiles {
  return new Map([...files].filter(([file, text]) => textIn(join(root, file)) !== text));
}

export function writeGenerated(root: string, files: GeneratedFiles): void {
  for (const [file, text] of files) {
    const path = join(root, file);
    if (text === undefined) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** `funders/pages: 17 files renewed (ACME.md, …)`, a line for each folder. */
export function renewedInWords(files: GeneratedFiles, language: Language): string[] {
  const all = [...files.keys()];
  return [...new Set(all.map((path) => dirname(path)))].map((folder) => {
    const paths = all.filter((path) => dirname(path) === folder);
    const few = paths.slice(0, 3).map((path) => basename(path));
    if (language === 'zh') {
      const more = paths.length > few.length ? ' 等' : '';
      return `${folder}：更新了 ${paths.length} 个文件（${few.join('、')}${more}）`;
    }
    const more = paths.length > few.length ? `, and ${paths.length - few.length} more` : '';
    const count = paths.length === 1 ? '1 file' : `${paths.length} files`;
    return `${folder}: ${count} renewed (${few.join(', ')}${more})`;
  });
}

function textIn(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
