/** The check of all files that reads what earlier processes have found, and keeps what this one finds. */
import { deserialize, serialize } from 'node:v8';
import {
  checkInPasses,
  shapeOf,
  takeShape,
  type NamedFunder,
} from '../../../src/language/check.ts';
import { repositoryOf } from '../../../src/language/link/repository.ts';
import type { CheckedFile } from '../../../src/language/schema/check-file.ts';
import type { Symbols } from '../../../src/language/schema/symbols.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { platformId } from '../../../src/model/action-id.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { ourJourneyRules } from '../journey-rules.ts';
import { readRepository } from '../read-repository.ts';
import { buildSymbols } from '../../symbols/symbols.ts';
import { checkResults, DiskResults } from './disk-results.ts';
import { fileHash } from './kept-flows.ts';
import { KeptFunders } from './kept-funders.ts';
import type { KeptStore } from './store.ts';

export interface KeptCheck {
  findings: Finding[];
  /** How many there are. */
  funders: number;
  /** Of all funders where there are no findings, else of none. */
  definitions: () => Definition[];
}

/** `folder`: where flows and funders stand; `name`: under which results are kept. */
export function checkKept(folder: string, name = checkResults): KeptCheck {
  const symbols = buildSymbols();
  const results = new DiskResults(name);
  const { store, walks } = results;
  const files = readRepository(folder).map((file) => withShape(file, symbols, store));
  const at = new Map(files.map((file) => [file.path, file]));
  const flows = results.flowsOf(files);
  const funders = new KeptFunders(store, flows, at, symbols);
  const rules = ourJourneyRules(folder, {}, walks);
  const check = (isWalked: boolean) => {
    let isLacking = false;
    const passed = checkInPasses(files, symbols, {
      reuse: () => ({
        kept: flows,
        reusedFunder: (id, repository) => funders.get(id, repository, isWalked),
      }),
      journeys: (funder) => {
        const before = funders.journeysOf(funder);
        if (before) return before;
        isLacking ||= funders.isKept(funder);
        if (isLacking) return [];
        const found = rules(funder.definition, funder.places);
        funders.setJourneys(funder, found);
        return found;
      },
    });
    return { ...passed, isLacking };
  };
  let passed = check(false);
  // Something else was to be mended when a funder was kept; now it is walked.
  if (passed.isLacking) passed = check(true);
  const { findings, named } = passed;
  const repository = repositoryOf(passed.files);
  const written = (named?.funders ?? []).flatMap((funder) => {
    const id = funder.definition.funder;
    const syntax = id === platformId ? repository.pages : repository.funders.get(id);
    return syntax ? [{ funder, syntax }] : [];
  });
  if (named) {
    for (const { funder, syntax } of written) funders.keep(funder, syntax, repository);
    walks.keep();
    store.prune();
  }
  const definitions = () =>
    written.map(({ funder, syntax }) =>
      funders.definitionOf(funder, syntax, repository, named?.shared ?? new Map()),
    );
  return {
    findings,
    funders: countOf(written.map(({ funder }) => funder)),
    definitions: () => (findings.length === 0 ? definitions() : []),
  };
}

/** The file itself or, where an earlier process has read it, the equal one its shape was made of. */
function withShape(file: SourceFile, symbols: Symbols, store: KeptStore): SourceFile {
  const key = store.keyOf('shape', fileHash(file));
  const bytes = store.read(key);
  if (bytes) {
    const shape = deserialize(bytes) as CheckedFile;
    takeShape(shape, symbols);
    return shape.file;
  }
  store.write(key, serialize(shapeOf(file, symbols)));
  return file;
}

const countOf = (funders: readonly NamedFunder[]): number =>
  funders.filter(({ definition }) => definition.funder !== platformId).length;
