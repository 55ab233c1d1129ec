/** What kills a mutant: the first of check, properties, examples and journeys that fails. */
import type { ExampleSubject } from '../../language/emit/example-money.ts';
import type { Rechecker } from '../../language/recheck.ts';
import type { Property } from '../../language/schema/property-syntax.ts';
import { type Definition, type Flow, idWithoutCode } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { JourneyRules, SourceLocations } from '../../model/source-locations.ts';
import type { AnyKindStates, KindSchema } from '../../model/step-kind.ts';
import { flowStartedBy } from '../../machine/starts.ts';
import { keyOf } from '../diff/content.ts';
import { compareVersions, type FlowChange } from '../diff/repositories.ts';
import { walkInWords } from '../diff/words-of.ts';
import { describeProblem } from '../journey-problem.ts';
import { PropertyVerifier } from '../properties/verify.ts';
import type { Mutant } from './mutants.ts';
import type { ExampleSamples } from '../run-example.ts';
import { walkJourneys } from '../walk-failures.ts';

export const detectors = ['check', 'properties', 'examples', 'journeys'] as const;
export type Detector = (typeof detectors)[number];

export type MutantVerdict =
  | { status: 'killed'; by: Detector; why: string }
  /** Equivalent: the comparison finds no difference. */
  | { status: 'equivalent' }
  | { status: 'survived'; changes: readonly FlowChange[]; versions: DefinitionVersions };

/** The funders it reaches, as they were and as they are. */
export interface DefinitionVersions {
  before: readonly Definition[];
  after: readonly Definition[];
}

export interface Judging {
  kinds: Readonly<Record<string, AnyKindStates>>;
  schemas: Readonly<Record<string, KindSchema>>;
  /** The third pass. */
  rules: JourneyRules;
  properties: readonly Property[];
  /** What examples do not say. */
  samples?: ExampleSamples;
  /** What endpoints take and give. */
  contract?: ExampleSubject['symbols'];
}

type Changed = { definition: Definition; flows: Flow[]; places: SourceLocations };

export class MutationJudge {
  readonly #rechecker: Rechecker;
  readonly #input: Judging;
  readonly #before: ReadonlyMap<string, Definition>;
  readonly #places: ReadonlyMap<string, SourceLocations>;

  constructor(rechecker: Rechecker, input: Judging) {
    this.#rechecker = rechecker;
    this.#input = input;
    this.#places = rechecker.places;
    this.#before = new Map(rechecker.definitions.map((one) => [one.funder, one]));
  }

  async judge({ file }: Mutant): Promise<MutantVerdict> {
    // Most mutants are killed with any funder; one with few flows is the fastest.
    const [first] = this.#rechecker.fundersOf(file.path);
    return (
      (first === undefined ? undefined : this.#checked(file, new Set([first]))) ?? this.#whole(file)
    );
  }

  #checked(file: Mutant['file'], only: ReadonlySet<string>): MutantVerdict | undefined {
    const { findings, definitions, places } = this.#rechecker.recheck(file, only);
    return verdictOf(findings[0]) ?? this.#ruled(this.#changed(definitions, places));
  }

  async #whole(file: Mutant['file']): Promise<MutantVerdict> {
    const { findings, definitions, places } = this.#rechecker.recheck(file);
    const killed = verdictOf(findings[0]);
    if (killed) return killed;
    const before = definitions.flatMap(({ funder }) => this.#before.get(funder) ?? []);
    const { changes } = compareVersions(
      { definitions: before, places: this.#places },
      { definitions, places },
      this.#input,
    );
    const changed = this.#changed(definitions, places);
    const killedByRules = this.#ruled(changed);
    if (killedByRules) return killedByRules;
    if (changes.length === 0) return { status: 'equivalent' };
    return (
      this.#claimed(changed, changes) ??
      (await this.#walked(changed)) ?? {
        status: 'survived',
        changes,
        versions: { before, after: definitions },
      }
    );
  }

  /** The funders' changed flows, each distinct text once. */
  #changed(
    definitions: readonly Definition[],
    places: ReadonlyMap<string, SourceLocations>,
  ): Changed[] {
    const hashes = new Set<string>();
    return definitions.flatMap((definition): Changed[] => {
      const before = this.#before.get(definition.funder);
      const flows = Object.values(definition.flows).filter((flow) => {
        const old = before?.flows[flow.id];
        if (old?.hash === flow.hash && keyOf(old) === keyOf(flow)) return false;
        const isOwn = walks(definition, flow);
        const isNew = !hashes.has(flow.hash);
        hashes.add(flow.hash);
        return isNew || isOwn;
      });
      const place = places.get(definition.funder);
      return place && (flows.length > 0 || this.#isRewired(definition))
        ? [{ definition, flows, places: place }]
        : [];
    });
  }

  /** Its codes start other flows, or its examples changed. */
  #isRewired({ funder, actions, examples }: Definition): boolean {
    const before = this.#before.get(funder);
    return keyOf([before?.actions, before?.examples]) !== keyOf([actions, examples]);
  }

  /** The rules of the third pass, and then the examples. */
  #ruled(changed: readonly Changed[]): MutantVerdict | undefined {
    for (const { definition, flows, places } of changed) {
      const isReached = (flow: Flow | undefined) =>
        flow && flows.some(({ id }) => idWithoutCode(id) === idWithoutCode(flow.id));
      const isRewired = this.#isRewired(definition);
      const reached = (examples: Definition['examples']) =>
        Object.fromEntries(
          Object.entries(examples).filter(
            ([, { action }]) => isRewired || isReached(flowStartedBy(definition, action)),
          ),
        );
      const part: Definition = {
        ...definition,
        flows: Object.fromEntries(
          Object.entries(definition.flows).filter(([, flow]) => isRewired || isReached(flow)),
        ),
        examples: reached(definition.examples),
        templateExamples: reached(definition.templateExamples ?? {}),
      };
      const [finding] = this.#input.rules(part, places);
      const verdict = verdictOf(finding);
      if (verdict) return verdict;
    }
    return undefined;
  }

  #claimed(changed: readonly Changed[], changes: readonly FlowChange[]): MutantVerdict | undefined {
    const { kinds, schemas } = this.#input;
    const properties = this.#input.properties.filter(
      (property) => readsSettings(property) || changes.some(isOfWalks),
    );
    const verifier = new PropertyVerifier({ kinds, schemas });
    const definitions = smallest(changed).map(({ definition, flow }) => ({
      ...definition,
      flows: { [flow.id]: flow },
    }));
    for (const property of properties) {
      const [broken] = verifier.verify(property, definitions).broken;
      if (broken)
        return {
          status: 'killed',
          by: 'properties',
          why: `${property.name}: ${walkInWords(broken.walk)}`,
        };
    }
    return undefined;
  }

  async #walked(changed: readonly Changed[]): Promise<MutantVerdict | undefined> {
    const [one] = smallest(changed);
    if (!one) return undefined;
    const { definition, flow } = one;
    const { problems } = await walkJourneys(definition, flow, this.#input.kinds);
    const [why] = problems;
    // Journeys that fail without the mutation prove nothing.
    if (why === undefined || !(await this.#walkedBefore(definition.funder, flow.id)))
      return undefined;
    return { status: 'killed', by: 'journeys', why: describeProblem(why).en };
  }

  /** Whether the flow's journeys passed before the mutation. */
  async #walkedBefore(funder: string, id: string): Promise<boolean> {
    const definition = this.#before.get(funder);
    const flow = definition?.flows[id];
    if (!definition || !flow) return false;
    const { problems } = await walkJourneys(definition, flow, this.#input.kinds);
    return problems.length === 0;
  }
}

/**
 * One flow of each template, the one with the fewest steps, smallest first: walking all variants takes longest and
 * seldom finds more.
 */
function smallest(changed: readonly Changed[]): { definition: Definition; flow: Flow }[] {
  const all = changed
    .flatMap(({ definition, flows }) => flows.map((flow) => ({ definition, flow })))
    .toSorted((a, b) => sizeOf(a.flow) - sizeOf(b.flow));
  const sources = new Set<string>();
  return all.filter(({ flow: { use } }) => !sources.has(use) && sources.add(use));
}

/** Keys a property can refer to without naming a setting. */
const tested = new Set([
  'endpoint',
  'get',
  'documents',
  'path',
  'collects',
  'sensitive',
  'ends',
  'once',
  'kind',
]);

/** Whether properties of walks can be affected. */
function isOfWalks({ rule, differences }: FlowChange): boolean {
  if (rule === 'words' || rule === 'message-changed') return false;
  if (rule !== 'screen-changed' && rule !== 'request-changed') return true;
  return differences.some(({ path = [] }) => path.some((name) => tested.has(name)));
}

function readsSettings({ claim }: Property): boolean {
  return claim?.claim === 'always' && [claim.of, claim.is].some(({ has }) => has.length > 0);
}

function sizeOf({ steps }: Flow): number {
  return Object.keys(steps).length;
}

function walks(definition: Definition, flow: Flow): boolean {
  return Object.values(definition.examples).some(
    ({ action }) => flowStartedBy(definition, action)?.id === flow.id,
  );
}

function verdictOf(finding: Finding | undefined): MutantVerdict | undefined {
  if (!finding) return undefined;
  const by = finding.rule === 'example-fails' ? 'examples' : 'check';
  return { status: 'killed', by, why: `${finding.message} [${finding.rule}]` };
}
