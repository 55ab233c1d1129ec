/** The specification line by line: who does what a line of tests/inventory.yaml names, and which walks and examples show it. */
import { contract } from '../../src/api/contract.ts';
import { specClaimsIn } from '../../src/language/check.ts';
import type { SpecClaim } from '../../src/language/schema/spec/claims.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import type { Definition, Flow } from '../../src/model/definition.ts';
import { fileOfFunder } from '../../src/model/file-of-funder.ts';
import { oncePer } from '../../src/model/once-per.ts';
import type { SourceFile } from '../../src/model/source.ts';
import type { SourceLocations } from '../../src/model/source-locations.ts';
import { pagePaths } from '../../src/pages/routes.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { endpointsOf } from '../../src/verify/properties/moments.ts';
import { exampleRunner, examplesToWalk } from '../../src/verify/run-example.ts';
import type { CoveredFlow } from '../coverage/flow-report.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { type InventoryLine, inventoryLines } from '../symbols/inventory.ts';
import { exampleSamples } from '../made-up/example-samples.ts';

export interface Requirement extends InventoryLine {
  /** What does it: pages of the report, by key, each with a step; no step where the whole flow does. */
  flows: { key: string; flow: string; step?: string }[];
  /** A page of the app does it, or the app itself; or nothing happens, as the specification says. */
  byApp: boolean;
  /** Of the flows, how many have a journey that goes through it. */
  walked: number;
  /** `FUNDER name` of those whose walk comes by. */
  examples: string[];
  /** Files in which something does it. */
  files: string[];
  /** `flows/pay.yaml:12`: where a flow or a step says in its `spec:` that it is for this. */
  claims: string[];
  /** Of these, what does nothing of the kind. */
  unfounded: string[];
}

export interface SpecifiedRepository {
  definitions: readonly Definition[];
  places: ReadonlyMap<string, SourceLocations>;
  files: readonly SourceFile[];
}

export function requirementsOf(
  flows: readonly CoveredFlow[],
  { definitions, places, files }: SpecifiedRepository,
): Requirement[] {
  const examples = examplesBy(definitions);
  const claims = specClaimsIn(files, buildSymbols());
  return inventoryLines().map((line) => {
    const implementations = flows.flatMap((flow) => doing(line, flow, places));
    const claimed = claims.filter(({ id }) => id === line.id);
    return {
      ...line,
      flows: implementations.map(({ key, flow, step }) => ({ key, flow, ...(step && { step }) })),
      byApp: isOfTheApp(line, definitions),
      walked: implementations.filter(({ isWalked }) => isWalked).length,
      examples: unique(
        implementations.flatMap(({ visits }) => visits.flatMap((one) => examples.get(one) ?? [])),
      ),
      files: unique(implementations.flatMap((one) => one.files)),
      claims: claimed.map(placeOf),
      unfounded: claimed
        .filter((one) => !implementations.some((it) => matches(one, it, definitions)))
        .map(placeOf),
    };
  });
}

/** No flow does it, or no journey covers it where flows do. */
export function isUnproved({ flows, byApp, walked }: Requirement): boolean {
  return flows.length === 0 ? !byApp : walked === 0;
}

/** Flows do it, and none claims it. Lines about a funder are claimed by the funder's file. */
export function isUnclaimed({ part, flows, claims }: Requirement): boolean {
  return part !== 'funder' && flows.length > 0 && claims.length === 0;
}

function isOfTheApp({ part, name }: InventoryLine, definitions: readonly Definition[]): boolean {
  if (part === 'route') return pagePaths.some((path) => path === name);
  const doesNothing = ({ actions }: Definition) => {
    const target = actions[name];
    return target !== undefined && 'nothing' in target;
  };
  return part === 'code' ? definitions.some(doesNothing) : part === 'endpoint';
}

/** `FUNDER code` and `FUNDER flow step` → the examples that begin with it and come by. */
const examplesBy = oncePer((definitions: readonly Definition[]): ReadonlyMap<string, string[]> => {
  const examplesByVisit = new Map<string, string[]>();
  const walked = new WeakSet<Flow>();
  for (const definition of definitions) {
    const { funder } = definition;
    const run = exampleRunner(definition, kindStates, exampleSamples);
    for (const [name, example] of Object.entries(examplesToWalk(definition, walked))) {
      const { flow, visited } = run(example);
      const visits = new Set(visited.map((step) => `${funder} ${flow} ${step}`));
      for (const visit of [`${funder} ${example.action}`, ...visits])
        examplesByVisit.set(visit, [...(examplesByVisit.get(visit) ?? []), `${funder} ${name}`]);
    }
  }
  return examplesByVisit;
});

interface Doing {
  key: string;
  flow: string;
  step?: string;
  /** Keys of `examplesBy`. */
  visits: readonly string[];
  files: readonly string[];
  isWalked: boolean;
}

function doing(
  { part, name }: InventoryLine,
  { key, definition, flow, uses, steps, coverage }: CoveredFlow,
  places: SpecifiedRepository['places'],
): Doing[] {
  if (part === 'code' || part === 'funder') {
    const visits = uses.flatMap(({ funder, codes }) =>
      codes
        .filter((code) => (part === 'code' ? code : funder) === name)
        .map((code) => `${funder} ${code}`),
    );
    const funders = visits.map((visit) => visit.split(' ')[0] ?? '');
    const files = [`flows/${flow.use}.yaml`, ...funders.map(fileOfFunder)];
    return visits.length === 0
      ? []
      : [{ key, flow: flow.id, visits, files, isWalked: coverage.taken > 0 }];
  }
  const ofFlow = [`flows/${flow.use}.yaml`, ...uses.map(({ funder }) => fileOfFunder(funder))];
  const fileOf = (step: string, path: string[] = []) =>
    places.get(definition.funder)?.of(flow.id, step, path).file.path ?? '';
  return steps
    .filter(({ step }) =>
      part === 'route'
        ? step.path === name
        : endpointsOf(step, kindSchemas[step.kind]).some((id) => nameOf(id) === name),
    )
    .map(({ step: { id }, coverage: own }) => ({
      key,
      flow: flow.id,
      step: id,
      visits: uses.map(({ funder }) => `${funder} ${flow.id} ${id}`),
      files: [fileOf(id), fileOf(id, ['path']), ...ofFlow],
      isWalked: own.taken > 0,
    }));
}

/** A template is for what is done wherever it is taken up; a funder's flow for what itself does, or what runs it. */
function matches(
  { place, flow, step }: SpecClaim,
  { flow: id, step: done, files }: Doing,
  definitions: readonly Definition[],
): boolean {
  const { path } = place.file;
  if (!files.includes(path)) return false;
  const own = definitions.find(({ funder }) => path === fileOfFunder(funder));
  // Of its own where the code gives it settings: `contract-signing@2408`.
  const isThis = id === flow || id.startsWith(`${flow}@`);
  if (own && !isThis && Object.hasOwn(own.flows, flow)) return false;
  return step === undefined || done === undefined || done === step || done.endsWith(`/${step}`);
}

function placeOf({ place }: SpecClaim): string {
  return `${place.file.path}:${lineAndColumn(place).line}`;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function nameOf(endpoint: string): string | undefined {
  const rows: Readonly<Record<string, { method: string; path: string }>> = contract;
  const row = rows[endpoint];
  return row && `${row.method} ${row.path}`;
}
