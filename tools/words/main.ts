/**
 * `npm run words -- FUNDER [--out FILE]`: all words of a funder and of the templates its flows are made of, as a spreadsheet.
 * `npm run words -- --import FILE` brings it back.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments.ts';
import { createAuthoringService } from '../authoring/service.ts';
import { root } from '../repository.ts';
import { rowsOf, takeIn } from './exchange.ts';
import { NoWords, spreadsheetOf, wordsOfSpreadsheet } from './spreadsheet.ts';

function main(): number {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { import: { type: 'string' }, out: { type: 'string' } },
  });
  const service = createAuthoringService(root);
  if (values.import !== undefined) return bringBack(service, values.import);
  const [funder = ''] = positionals;
  if (service.text(`funders/${funder}.yaml`) === undefined) {
    console.error('Give the code of a funder: npm run words -- BOC');
    return 2;
  }
  const rows = rowsOf(service, funder);
  const out = values.out ?? `${funder}.csv`;
  writeFileSync(out, spreadsheetOf(rows));
  console.log(`Wrote ${out}: ${rows.length} texts.`);
  for (const { file, place, problem } of rows)
    if (problem !== '') console.log(`${file}: ${place}: ${problem}`);
  return 0;
}

function bringBack(service: ReturnType<typeof createAuthoringService>, from: string): number {
  const { texts, unknown, rows } = takeIn(service, wordsOfSpreadsheet(readFileSync(from)));
  for (const [file, text] of texts) {
    writeFileSync(join(root, file), text);
    console.log(`Wrote ${file}.`);
  }
  if (texts.size === 0) console.log('Nothing is said in other words.');
  for (const { file, place } of unknown) console.log(`${file} has no words at: ${place}`);
  for (const { file, place, problem } of rows)
    if (problem !== '') console.log(`${file}: ${place}: ${problem}`);
  return unknown.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof NoWords)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
