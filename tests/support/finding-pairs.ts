import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../src/language/check.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { SourceFile } from '../../src/model/source.ts';
import { journeyRules } from '../../src/verify/rules/journey-findings.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { readSource } from '../../tools/repository/read-repository.ts';
import { symbols, worldFiles } from '../findings/world.ts';

export const pairsFolder = path.join(import.meta.dirname, '../findings');

export const rules = journeyRules({
  states: kindStates,
  schemas: symbols.kinds,
  contract: symbols,
});

export interface Pair {
  name: string;
  rule: string;
  files: SourceFile[];
}

export function pairsIn(folder: string): Pair[] {
  return readdirSync(folder)
    .filter((name) => name !== 'world' && name !== 'ok')
    .filter((name) => name.endsWith('.yaml') || statSync(path.join(folder, name)).isDirectory())
    .toSorted()
    .map((entry) => {
      const name = entry.replace(/\.yaml$/, '');
      const full = path.join(folder, entry);
      const files = statSync(full).isDirectory()
        ? filesUnder(full).map((file) => [`${entry}/${file}`, path.join(full, file)] as const)
        : [[entry, full] as const];
      return {
        name,
        rule: name.split('.')[0] ?? name,
        files: files.map(([shown, file]) => ({
          ...readSource(path.dirname(file), path.basename(file)),
          path: shown,
        })),
      };
    });
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

const found = new Map<string, Finding[]>();

/** The findings that concern the pair's own files. Test files of one worker share them. */
export function findingsOf(pair: Pair): Finding[] {
  const key = JSON.stringify(pair.files.map(({ path: file, text }) => [file, text]));
  const findings = found.get(key) ?? ownFindings(pair);
  found.set(key, findings);
  return findings;
}

function ownFindings(pair: Pair): Finding[] {
  const { findings } = checkFiles([...worldFiles(pair.files), ...pair.files], symbols, rules);
  return findings.filter(({ place, also }) =>
    [place, ...(also ?? []).map((one) => one.place)].some(({ file }) =>
      pair.files.some((own) => own.path === file.path),
    ),
  );
}
