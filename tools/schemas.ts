/** Writes the JSON Schemas that editors read; with `--check` compares instead and ends with 1 where one is not fresh. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Symbols } from '../src/language/schema/symbols.ts';
import { jsonSchema } from '../src/language/schema/json-schema.ts';
import type { FileKind } from '../src/language/schema/file-schemas.ts';
import { buildSymbols } from './symbols.ts';

const names: Record<FileKind, string> = {
  flow: 'flow',
  funder: 'funder',
  pages: 'order-pages',
  actions: 'order-actions',
  defaults: 'defaults',
};

/** File name under schemas/ → its text. */
export function schemaFiles(symbols: Symbols): Map<string, string> {
  const kinds = Object.keys(names) as FileKind[]; // the record above has exactly these
  return new Map(
    kinds.map((kind) => [
      `${names[kind]}.schema.json`,
      `${JSON.stringify(jsonSchema(kind, symbols), null, 1)}\n`,
    ]),
  );
}

function main(isCheck: boolean): void {
  for (const [name, text] of schemaFiles(buildSymbols())) {
    const file = fileURLToPath(new URL(`../schemas/${name}`, import.meta.url));
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (isCheck) {
      console.error(`schemas/${name} is not fresh. Run: npm run generate`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--check'));
