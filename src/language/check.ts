import type { Symbols } from './schema/symbols.ts';
import { atTheirOverrides } from './override-causes.ts';
import { Findings } from './check-findings.ts';
import { checkFunder, type CheckedFunder, type FunderChecking } from './check-funder.ts';
import type { Definition } from '../model/definition.ts';
import { platformId } from '../model/action-id.ts';
import type { DefinitionIndex } from '../model/definition-files.ts';
import { indexOf } from './emit/index-of.ts';
import {
  fileSyntax,
  type FeesSyntax,
  type FileSyntax,
  type FunderSyntax,
} from './schema/file-syntax.ts';
import { checkFileShape, type CheckedFile } from './schema/check-file.ts';
import { type SpecClaim, specClaims } from './schema/spec/claims.ts';
import { readProperties, type Property } from './schema/property-syntax.ts';
import { inPass, type Finding } from '../model/finding.ts';
import type { MapNode } from './yaml/node.ts';
import type { SourceFile, SourceSpan } from '../model/source.ts';
import type { JourneyRules, SourceLocations } from '../model/source-locations.ts';
import { oncePer } from '../model/once-per.ts';
import { repositoryOf, type Repository } from './link/repository.ts';
import { leadsNowhere } from './analysis/rules/funder/leads-nowhere.ts';
import { duplicateName } from './analysis/rules/repository/duplicate-name.ts';
import { otherFunder } from './analysis/rules/repository/other-funder.ts';
import { exampleUnused } from './analysis/rules/repository/example-unused.ts';
import { unusedFlow } from './analysis/rules/repository/unused-flow.ts';

export interface Checked {
  findings: Finding[];
  /** Of funders without findings. */
  definitions: Definition[];
  /** Funder → where the parts of its definition come from. */
  places: Map<string, SourceLocations>;
  index: DefinitionIndex;
}

/**
 * Runs the passes shape, names (with formulas and data) and journey; the first with findings is the last. Unused flows
 * are reported only when nothing else is. Never throws for the content of files.
 */
export function checkFiles(
  files: readonly SourceFile[],
  symbols: Symbols,
  journeyRules?: JourneyRules,
): Checked {
  const { findings, named } = checkInPasses(files, symbols, {
    ...(journeyRules && {
      journeys: ({ definition, places }) => journeyRules(definition, places),
    }),
  });
  const good = findings.length === 0 && named ? named.funders : [];
  const definitions = good.map(({ definition }) => definition);
  return {
    findings,
    definitions,
    places: new Map(good.map(({ definition, places }) => [definition.funder, places])),
    index: indexOf(definitions),
  };
}

interface Passes {
  /** Results for unchanged files. */
  reuse?: (files: readonly FileSyntax[]) => Naming | undefined;
  journeys?: (funder: NamedFunder) => readonly Finding[];
  /** The funder that is linked next, where it has not been yet. */
  next?: () => string | undefined;
}

interface PassedFiles {
  findings: Finding[];
  files: FileSyntax[];
  /** Undefined where a file has shape findings. */
  named: Named | undefined;
}

/** What is known after one part of the passes. */
export interface PassPart {
  files: readonly FileSyntax[];
  /** A funder that has been linked, with what was found in its files up to there. */
  funder?: NamedFunder;
  findings?: readonly Finding[];
  /** Flows that others are made of, too. */
  shared?: Named['shared'];
  /** All have been linked. */
  named?: Named;
}

/** `checkFiles` for callers that keep results between runs. */
export function checkInPasses(
  files: readonly SourceFile[],
  symbols: Symbols,
  passes: Passes,
): PassedFiles {
  return drained(partsOfPasses(files, symbols, passes));
}

/** `checkInPasses` for callers that do something else between its parts, of about one funder each. */
export function* partsOfPasses(
  files: readonly SourceFile[],
  symbols: Symbols,
  { reuse, journeys, next }: Passes,
): Generator<PassPart, PassedFiles> {
  const findings = new Findings();
  const shapes = files.map((file) => shapeOf(file, symbols));
  findings.addAll(shapes.flatMap((shape) => shape.findings));
  const written = shapes.flatMap(({ node }) => (node ? syntaxOf(node) : []));
  findings.addAll(duplicateName(written).filter((one) => !hasFindingAt(findings, one)));
  if (findings.size > 0) return { findings: findings.all, files: written, named: undefined };
  findings.addAll(
    inPass('words', [...shapes.flatMap((shape) => shape.words), ...otherFunder(written)]),
  );
  yield { files: written };
  const ofWords = findings.all;
  const naming = partsOfNames(written, symbols, findings, { ...reuse?.(written), next });
  let part = naming.next();
  for (; !part.done; part = naming.next()) {
    const own = new Findings();
    own.addAll(ofWords);
    const { funder, shared } = part.value;
    addOfFunder(own, funder, () => funder.findings);
    yield { files: written, funder, findings: own.all, shared };
  }
  const named = part.value;
  yield { files: written, named };
  addOfFunders(findings, named.funders, leadingNowhere(named, symbols));
  if (journeys && findings.size === 0)
    for (const funder of named.funders) {
      addOfFunder(findings, funder, (one) => journeysOf(one, journeys));
      yield { files: written };
    }
  addUnused(findings, named);
  return { findings: findings.all, files: written, named };
}

const journeysPlaced = new WeakMap<readonly Finding[], readonly Finding[]>();

/** By what was found, which callers keep of funders that have not changed. */
function journeysOf(
  funder: NamedFunder,
  journeys: NonNullable<Passes['journeys']>,
): readonly Finding[] {
  const found = journeys(funder);
  const known = journeysPlaced.get(found);
  if (known) return known;
  const placed = atTheirOverrides(found, funder.overridable, (remade) =>
    remade.findings.length > 0 ? remade.findings : journeys({ ...funder, ...remade }),
  );
  journeysPlaced.set(found, placed);
  return placed;
}

/** What parts come to when nobody does anything between them. */
export function drained<T>(parts: Generator<unknown, T>): T {
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

/**
 * Links files that passed an older version of the rules, for comparison: reports what cannot be read or linked, and
 * runs no rules. A flow with a finding has no steps.
 */
export function linkFiles(
  files: readonly SourceFile[],
  symbols: Symbols,
): Pick<Checked, 'findings' | 'definitions' | 'places'> {
  const findings = new Findings();
  const shapes = files.map((file) => shapeOf(file, symbols));
  findings.addAll(shapes.flatMap((one) => one.findings));
  const written = shapes.flatMap(({ node }) => (node ? fileSyntax(node) : []));
  const { funders } = checkNames(written, symbols, findings, { onlyLinks: true });
  return {
    findings: findings.all,
    definitions: funders.map(({ definition }) => definition),
    places: new Map(funders.map(({ definition, places }) => [definition.funder, places])),
  };
}

/** What authors claim of every walk. Of files that `checkFiles` has passed. */
export function propertiesIn(files: readonly SourceFile[], symbols: Symbols): Property[] {
  return readProperties(repositoryOf(syntaxIn(files, symbols)).properties);
}

/** What flows and steps are for in the specification, as they say. Of files that `checkFiles` has passed. */
export function specClaimsIn(files: readonly SourceFile[], symbols: Symbols): SpecClaim[] {
  return syntaxIn(files, symbols).flatMap(specClaims);
}

function syntaxIn(files: readonly SourceFile[], symbols: Symbols): FileSyntax[] {
  return files.flatMap((file) => {
    const { node } = shapeOf(file, symbols);
    return node ? fileSyntax(node) : [];
  });
}

/** A pass over each funder; does nothing where an earlier pass has found something. */
export function addOfFunders(
  findings: Findings,
  funders: readonly NamedFunder[],
  pass: (funder: NamedFunder) => readonly Finding[],
): void {
  if (findings.size > 0) return;
  for (const funder of funders) addOfFunder(findings, funder, pass);
}

function addOfFunder(
  findings: Findings,
  funder: NamedFunder,
  pass: (funder: NamedFunder) => readonly Finding[],
): void {
  for (const finding of pass(funder))
    findings.add(finding, { id: funder.definition.funder, node: funder.node });
}

/** Ends that lead to an address of neither the app's pages nor a screen of any flow. */
export function leadingNowhere(
  { funders }: Named,
  { pages: own = [] }: Symbols,
): (funder: NamedFunder) => Finding[] {
  const pages = new Set([...own, ...funders.flatMap(({ addresses }) => addresses.screens)]);
  return ({ addresses }) => inPass('pages', leadsNowhere(addresses, { pages }));
}

/**
 * The last pass: what nothing uses. A template's kept value is unused when no flow made from it uses it; its question,
 * when one does not.
 */
export function addUnused(findings: Findings, { funders, unused }: Named): void {
  if (findings.size > 0) return;
  findings.addAll(unused);
  const placed = ({ file, start }: SourceSpan) => `${file.path}|${start}`;
  const flows = funders.flatMap(({ analysed }) => analysed);
  const savedInUse = new Set(flows.flatMap(({ savedInUse }) => savedInUse.map(placed)));
  const unusedIn = ({ analysed, overridable }: NamedFunder) => {
    const ofFunder = analysed
      .flatMap(({ unused: unusedFindings }) => unusedFindings)
      .filter(({ rule, place }) => rule !== 'answer-unused' || !savedInUse.has(placed(place)));
    return atTheirOverrides(ofFunder, overridable, (remade) => [
      ...remade.findings,
      ...remade.unused,
    ]);
  };
  for (const funder of funders) addOfFunder(findings, funder, unusedIn);
}

/** The file already has a finding about its name. */
const hasFindingAt = (findings: Findings, { place, also = [] }: Finding): boolean =>
  [place, ...also.map((one) => one.place)].some((one) => findings.isAt(one));

const shapesFor: (symbols: Symbols) => WeakMap<SourceFile, CheckedFile> = oncePer(
  () => new WeakMap(),
);

/** Cached by the file object. */
export function shapeOf(file: SourceFile, symbols: Symbols): CheckedFile {
  const shapes = shapesFor(symbols);
  let shape = shapes.get(file);
  if (!shape) shapes.set(file, (shape = checkFileShape(file, symbols)));
  return shape;
}

/** What an earlier process made of the file is not made again. */
export function takeShape(shape: CheckedFile, symbols: Symbols): void {
  shapesFor(symbols).set(shape.file, shape);
}

/** Cached by node, so that results for it can be reused. */
const syntaxOf = oncePer((node: MapNode): FileSyntax[] => fileSyntax(node));

export interface NamedFunder extends CheckedFunder {
  node: MapNode;
}

export interface Named {
  funders: NamedFunder[];
  unused: Finding[];
  shared: FunderChecking['shared'];
}

export interface Naming extends Pick<FunderChecking, 'onlyLinks' | 'reused' | 'previous' | 'kept'> {
  /** Unchanged flows that no funder overrides. */
  shared?: FunderChecking['shared'];
  /** A funder checked before, from unchanged files. */
  reusedFunder?: (id: string, repository: Repository) => NamedFunder | undefined;
}

export function checkNames(
  files: readonly FileSyntax[],
  symbols: Symbols,
  findings: Findings,
  naming: Naming = {},
): Named {
  return drained(partsOfNames(files, symbols, findings, naming));
}

/** Funders in any order; what is found and made of them is in that of the files. */
function* partsOfNames(
  files: readonly FileSyntax[],
  symbols: Symbols,
  findings: Findings,
  { reusedFunder, next, ...how }: Naming & Pick<Passes, 'next'>,
): Generator<{ funder: NamedFunder; shared: Named['shared'] }, Named> {
  const repository = repositoryOf(files);
  const checking: FunderChecking = {
    repository,
    symbols: withFees(symbols, repository),
    types: new Map(),
    used: new Set(),
    ...how,
    shared: new Map(how.shared),
  };
  const { pages } = repository;
  const all = new Map(
    pages ? [...repository.funders, [platformId, pages] as const] : repository.funders,
  );
  const linked = new Map<string, NamedFunder>();
  const open = new Map(all);
  for (;;) {
    const preferred = next?.();
    const [first] = open.keys();
    const id = preferred !== undefined && open.has(preferred) ? preferred : first;
    const syntax = id === undefined ? undefined : open.get(id);
    if (id === undefined || !syntax) break;
    const funder = linkedFunder(id, syntax, checking, reusedFunder?.(id, repository));
    open.delete(id);
    linked.set(id, funder);
    yield { funder, shared: checking.shared };
  }
  const funders = [...all.keys()].flatMap((id) => linked.get(id) ?? []);
  for (const { definition, findings: own, node } of funders)
    for (const finding of own) findings.add(finding, { id: definition.funder, node });
  const { shared, used } = checking;
  const walked = funders.flatMap((funder) => funder.walked);
  const unused = [unusedFlow, exampleUnused].flatMap((rule) => rule(repository, { used, walked }));
  return { funders, unused: inPass('unused', unused), shared };
}

/** The contract of the running program knows the kinds of payment as they were generated; what is written counts. */
export function withFees(symbols: Symbols, { fees }: Repository): Symbols {
  return fees ? knowingFees(symbols)(fees) : symbols;
}

/** One object for the fees of one file: what is worked out for symbols is kept by it. */
const knowingFees = oncePer((symbols: Symbols) =>
  oncePer((fees: FeesSyntax) => makeWithFees(symbols, fees)),
);

function makeWithFees(symbols: Symbols, { codes, amounts }: FeesSyntax): Symbols {
  const endpoints = Object.entries(symbols.endpoints).map(([id, endpoint]) => {
    const { feeType } = endpoint.request;
    return [
      id,
      feeType?.choices
        ? { ...endpoint, request: { ...endpoint.request, feeType: { ...feeType, choices: codes } } }
        : endpoint,
    ] as const;
  });
  return { ...symbols, endpoints: Object.fromEntries(endpoints), feeAmounts: amounts };
}

function linkedFunder(
  id: string,
  funder: FunderSyntax,
  checking: FunderChecking,
  before: NamedFunder | undefined,
): NamedFunder {
  if (!before) return { ...checkFunder(id, funder, checking), node: funder.node };
  for (const name of before.used) checking.used.add(name);
  return before;
}
