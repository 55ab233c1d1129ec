import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

function textIn(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
