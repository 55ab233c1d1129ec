/** Everything the report knows of one flow. */
import type { Property } from '../../src/language/schema/property-syntax.ts';
import { lineAndColumn } from '../../src/language/text/lines.ts';
import type { Step } from '../../src/model/definition.ts';
import type { SourceLocations } from '../../src/model/source-locations.ts';
import { kindSchemas } from '../../src/steps/registry/schemas.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import type { PropertyVerdict } from '../../src/verify/properties/verify.ts';
import type { WalkStep } from '../../src/verify/diff/difference.ts';
import { explore } from '../../src/verify/explore.ts';
import { drawingOf, type Drawing } from '../graph/drawing.ts';
import { coverageOf, sum, type StepCoverage } from './coverage.ts';
import type { DifferentFlow, SharedSteps } from './different-flows.ts';
import { speakingOf } from './properties.ts';
import { shortestWalks } from './walks.ts';

interface CoveredStep {
  step: Step;
  coverage: StepCoverage;
}

/** What journeys take of a flow. */
export interface CoveredFlow extends DifferentFlow {
  steps: readonly CoveredStep[];
  coverage: StepCoverage;
}

export function coveredFlow(different: DifferentFlow): CoveredFlow {
  const { flow } = different;
  const covered = coverageOf(explore(flow, kindStates));
  const steps = Object.values(flow.steps).map((step) => ({
    step,
    coverage: covered.get(step.id) ?? sum([]),
  }));
  return { ...different, steps, coverage: sum(steps.map(({ coverage }) => coverage)) };
}

export interface StepReport extends CoveredStep {
  /** `flows/pay.yaml:131` */
  line: string;
  /** The funder's own file mentions it. */
  isOwn: boolean;
  walk: readonly WalkStep[] | undefined;
  properties: readonly Property[];
  shared: { same: readonly string[]; all: number };
}

export interface FlowReport extends CoveredFlow {
  drawing: Drawing;
  steps: StepReport[];
  /** Walks on which a property does not hold. */
  broken: { name: string; walk: readonly WalkStep[] }[];
}

export interface ReportParts {
  verdicts: readonly PropertyVerdict[];
  places: ReadonlyMap<string, SourceLocations>;
  shared: SharedSteps;
}

export function reportOf(
  different: DifferentFlow,
  { places, verdicts, shared }: ReportParts,
): FlowReport {
  const { flow, definition } = different;
  const walks = shortestWalks(flow);
  const properties = verdicts.map(({ property }) => property);
  const covered = coveredFlow(different);
  const steps = covered.steps.map(({ step, coverage }): StepReport => {
    const place = places.get(definition.funder)?.of(flow.id, step.id);
    const file = place?.file.path ?? '';
    return {
      step,
      line: place ? `${file}:${lineAndColumn(place).line}` : '',
      isOwn: file.startsWith('funders/'),
      walk: walks.get(step.id),
      properties: speakingOf(properties, flow, step),
      shared: shared.of(flow, step),
      coverage,
    };
  });
  return {
    ...covered,
    drawing: drawingOf(flow, kindSchemas),
    steps,
    broken: verdicts.flatMap(({ property: { name }, broken }) => {
      const found = broken.find((one) => one.flow === flow.id && isRunBy(different, one.funder));
      return found ? [{ name, walk: found.walk }] : [];
    }),
  };
}

function isRunBy({ uses }: DifferentFlow, funder: string): boolean {
  return uses.some((use) => use.funder === funder);
}
